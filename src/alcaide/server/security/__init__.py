"""Who may ask, by which name and from which page, until when, and how often."""
