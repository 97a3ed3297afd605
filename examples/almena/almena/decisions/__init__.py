"""What a person is asked and shown before he decides."""
