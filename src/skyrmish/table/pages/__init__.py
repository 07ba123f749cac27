"""The pages that look at a live table, and what each of them is shown."""
