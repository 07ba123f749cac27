"""Games of the lab as records: played once more order by order, kept, and played again."""
