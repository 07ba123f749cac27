"""The Move Stage: templates, altitude, whole flight plans, and what lies in the way."""
