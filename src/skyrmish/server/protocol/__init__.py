"""The messages between the table and a browser, as data. Their version changes when an old page could not read them."""

VERSION = 2
