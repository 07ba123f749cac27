"""Squadron Leader and Space Pirates at the terminal: the view from the cockpit."""
