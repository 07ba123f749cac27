"""The messages between the table and a browser, as data. Their version changes when an old page could not read them.

Views are plain dataclasses, without slots: orjson writes these in a third of the time.
"""

VERSION = 4
