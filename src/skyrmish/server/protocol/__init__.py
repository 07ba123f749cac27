"""What is said over HTTP alone: forms and the print kit. A table's own messages lie with the table."""
