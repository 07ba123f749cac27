"""One source, four speeds: rules, records and dice streams. Nothing here knows about planes."""
