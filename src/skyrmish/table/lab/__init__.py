"""The lab at a table: many games of what is chosen in the lobby, told while they are counted."""
