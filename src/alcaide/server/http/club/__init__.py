"""The pages of the club that keeps a server. Under /api/club."""
