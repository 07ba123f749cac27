"""The commands: a module each, and the options that they share."""
