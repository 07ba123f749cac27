"""The table with no server: Python that runs in a page, and the folder that it is all put into."""
