"""Solids for 3D printers: made from pieces, stored in a box, written to files, estimated and pictured."""
