"""How bots fly: the plan that each level chooses at a glance."""
