"""Dogfight and Bombing Raid at the table: orders, events, records, positions, with the manners of every match."""
