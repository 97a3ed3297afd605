"""What ``alcaide admin`` does for those who keep a house: reports, measures, results, audit."""
