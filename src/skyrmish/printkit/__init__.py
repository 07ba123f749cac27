"""The kit to print: solids, flat parts and paper, made from the geometry that the engine flies with."""
