"""Bombing Raid for two, solved."""
