"""The sheets of the kit: cards, mats, stickers, pieces and the boxes for them."""
