"""The table for browsers: seats, clocks, storage and sockets; no rules."""
