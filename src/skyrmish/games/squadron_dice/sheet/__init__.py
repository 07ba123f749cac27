"""Any ruleset of the dice games as a short rule sheet, made from the dice that it is played with."""
