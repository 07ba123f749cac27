"""Where dice come from, and how nobody can foresee, choose or change them or a secret choice."""
