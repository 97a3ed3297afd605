"""Who somebody is: accounts and their names, passwords, devices, links and keys."""
