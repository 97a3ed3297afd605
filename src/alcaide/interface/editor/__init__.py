"""Setting positions up: what they are made of, their text as it grows, what can be read of it."""
