"""Lines: WebSockets, from the door to the conversation with one page."""
