"""For whoever runs a server: whether it lives and is ready, its figures, and its log."""
