"""Many games of Dogfight and Bombing Raid, and what they show."""
