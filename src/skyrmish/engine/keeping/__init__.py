"""What takes long to make is made once, and kept under a fingerprint of all that it is made of."""
