"""The command line: one module a command. The one place that may import everything."""
