"""Any ruleset as a short rule sheet, made from the data that it is played with."""
