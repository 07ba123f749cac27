"""What pages are shown: the table, its pieces and the questions, drawn and in words."""
