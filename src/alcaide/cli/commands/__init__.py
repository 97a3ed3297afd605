"""The commands of `alcaide`, a file each."""
