"""Puzzles: positions with one best answer, made and proved by the engine, and rated by what bots find."""
