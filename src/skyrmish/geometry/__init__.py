"""Poses, outlines, templates, arcs and rulers: numbers in, numbers out. Millimetres, x east, y north.

No trigonometry of the machine's is used anywhere, only sums, products and square roots, which every machine rounds
alike: results are the same bits everywhere.
"""
