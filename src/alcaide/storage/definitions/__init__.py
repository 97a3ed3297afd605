"""The tables of the database by what they are about; `alcaide.storage.schema` has them all."""
