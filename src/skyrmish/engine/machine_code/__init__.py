"""Rules as machine code: made in a process of its own, kept, loaded and called without the compiler."""
