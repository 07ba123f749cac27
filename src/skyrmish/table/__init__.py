"""A live table: seats, questions, views, clocks. No sockets, no database: a server or a page can hold it."""
