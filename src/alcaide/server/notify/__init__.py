"""Who is told what when he is not looking."""
