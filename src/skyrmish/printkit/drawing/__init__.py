"""Flat shapes in millimetres: how they are made, letters, figures, icons; and the colours of the table."""
