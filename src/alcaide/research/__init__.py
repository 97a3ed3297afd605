"""The games for programs that learn: PettingZoo, Gymnasium and OpenSpiel environments."""
