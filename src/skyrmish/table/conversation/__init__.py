"""The conversation with one page, from hello to the end."""
