"""What is said over HTTP alone: the lobby and the print kit. A table's own messages lie with the table."""
