"""A table becomes what a screen is sent: text, drawings, differences."""
