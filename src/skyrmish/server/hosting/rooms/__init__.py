"""Rooms: processes that serve matches, and processes that think for them."""
