"""What a screen asks for besides the table, and what it is told: advice, a layer, what happened."""
