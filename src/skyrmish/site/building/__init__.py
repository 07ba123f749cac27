"""The folder of a site: what is put into it, and how it is packed."""
