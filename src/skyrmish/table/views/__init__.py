"""What pages are shown: the table and its pieces, drawn and in words."""
