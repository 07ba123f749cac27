"""Hosting: processes that serve pages and tables, and guard them."""
