"""Settings, health, figures and logs of a server, and what runs beside everything else."""
