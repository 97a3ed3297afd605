"""The desk of those who keep the house, and what people report and answer."""
