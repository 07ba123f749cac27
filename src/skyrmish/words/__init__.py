"""Everything that is said to a player, by message key and language; and how numbers and quotations are written."""
