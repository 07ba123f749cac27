"""Reading what anybody may have written: data files, JSON, position files; strictly, and with a limit to everything."""
