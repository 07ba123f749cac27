"""Paper: PDF sheets to exact scale, A4 or Letter."""
