### What a server turns away.

at-seat = seat { $seat }: { $reason }
database-away = the table cannot reach its matches now; try again in a moment
form-not-called-json = this is not said to be JSON: it needs the header Content-Type: application/json
form-problem = { $place ->
    [not-there] what was sent
   *[other] { $place }
 }: { $problem }
match-not-over = the match is not over yet
match-unplayable = answer { $number } of this match, as it is kept, breaks the rules: { $reason }; nothing of it was changed
match-unreadable = this match was kept by another version, and cannot be read by this one; nothing of it was changed
no-seat-opens = that key opens no seat of this match
no-such-address = there is no /api/{ $rest }
no-such-match = there is no such match
record-zero-byte = a record is plain text, and this one has a zero byte in it
page-has-left = the page has left
request-other-name = this table is not known under that name; see --url of skyrmish host
request-other-page = the request comes from another page
request-too-large = the request is too large; it may have { $most } bytes at most
host-leaving = this host is about to stop; the others have its matches
host-misdirected = this line was meant for another host: what its --reach says leads here
host-out-of-reach = this match is played at a host that cannot be reached now; try again in a moment
rooms-not-ready = a process that serves matches is being started
too-many-callers = too many people call at once; try again in a moment
too-many-readers = too many records are being read for one place, of one match, or for all; wait a little
too-many-hints = too many hints are asked for; wait a little
too-many-matches = too many matches are being made; wait a little

## Why a line is closed

line-cannot-save = the table could not go on; come back to it
line-closed-for-now = the table is closed for now
line-come-back = the table is closed for now; come back to it
line-hello-first = the first message must be a hello
line-hello-twice = hello was said already
line-no-hello = no hello came
line-no-key = none of the keys opens a seat of this match
line-no-text = messages are text
line-other-version = this table speaks version { $version } of the protocol; load the page again
line-too-many-bots = too many matches against bots for one place, or for all; wait a little
line-too-many-watch = too many people look on at this match
line-unsaved = the table cannot save now: its disk is full, or its database is away; nothing is lost
line-unplayable = what is kept of this match breaks its rules; nothing of it was changed: tell whoever runs the table
line-too-fast = too many messages
line-too-large = the message is too large

## Starting to serve

archive-without-days = --archive: say with --keep-days after how many days matches are laid away
cannot-listen = cannot listen on { $address } port { $port }: { $error }
database-closed = the database { $url } cannot be opened: { $error }
database-newer = the database was written by a newer Skyrmish (its version is { $version }, ours { $ours })
database-no-driver = the database { $url } needs the driver { $driver }, which is not installed: pip install '{ $package }'
database-unusable = the database { $url } cannot be used: { $error }
host-already = another server has these matches open, at { $address }; stop it first, or name another --database
limit-no-number = --limit { $name }: { $value } is no number above 0
limit-unknown = --limit: there is no limit { $name }; there are { $names }
site-page-not-built = the page is not built yet; build it with: make page
site-needs-linker = a linker is missing that bots at full strength need; install it with: pip install "skyrmish[site]", or leave them out with --no-engine
site-no-folder = { $folder } is a file, not a folder
site-file-in-the-way = { $file } is no file of the earlier site, and is left alone; move it, or name another folder
site-not-empty = { $folder } holds other files than an earlier site, and is left alone; name an empty folder
page-not-built = The page is not built yet. Build it with: make page
processes-in-memory = --processes: a database in memory belongs to one process
processes-no-lines = --processes: this system hands no lines from one process to another; one has to do everything

## Backups

backup-damaged = { $file } is no database of Skyrmish, or damaged: { $error }
backup-failed = { $file } cannot be written: { $error }
backup-made = { $file } has { $matches ->
    [one] the only match
   *[other] all { $matches } matches
 }.
backup-missing = there is no file { $file }
backup-other-database = { $url } is no SQLite file; its own program copies it: pg_dump --format=custom --file=FILE URL
backup-restored = { $file } has { $matches ->
    [one] its only match
   *[other] its { $matches } matches
 } again.
backup-there = { $file } is there already; name another file
database-nowhere = a database in memory is in no file
restore-open = a server has these matches open, at { $address }; stop it first
restore-other-database = { $url } is no SQLite file; its own program puts a copy back: pg_restore --clean --dbname=URL FILE

## The page for whoever writes a client

api-docs = The table over HTTP and WebSocket, version { $version } of the protocol
api-docs-about = For whoever writes a client. How it all goes together is told in docs/protocol.md; the same for programs:
api-docs-gives = Gives
api-docs-hears = The table says
api-docs-says = The page says
api-docs-takes = Takes
