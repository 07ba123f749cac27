### What a page says that brings its own table, and needs no server.

## here/SiteNotes

site-loading = Making the table ready: { $percent } %
site-failed = { $why ->
    [old] This browser has no { $lacking }, which the table needs here. Use a newer browser, or play with Skyrmish installed on this computer.
    [download] The table did not come whole: a file is missing, or the line broke off. Nothing is lost.
   *[start] The table stopped in this page. Your matches are kept, and open where they stood.
}
site-try-again = Try again
site-silent = The table has said nothing for a while. If it has stopped, another is begun within a minute; what was kept is not lost.
site-renew = Begin another now
site-weak = What bots think with did not come. Until it does, they answer at a glance, and the lab has nothing to count with.
site-not-kept = This browser lets the page keep nothing, as in a private window: a match lasts until you close the page. Save its record if you want to keep it.
site-newer = A newer version of Skyrmish is here. Your matches stay as they are.
site-take-it = Use it now
site-later = Later

## lobby/HostAddress

site-friends = Friends by link need a host: here, all play at one screen. If you know a host, give its address.
site-host-address = Address of a host
site-go = Go
site-no-address = What is wanted here is the address of a host, such as table.example or http://192.168.1.20:8000, as whoever has it tells you.

## play/TableScreen, sitting/Banner

site-play-here = Play here

## kit/ReadyKits

site-kits = A zip file for each game, as it is usually played by two: sheets as PDF, solid parts for 3D printers.
site-kit = { $title }, { $megabytes } MB
site-kit-coming = { $title } is on its way
site-kit-missed = { $title } did not come. A kit is fetched when you ask for it, which takes a line; ask again once there is one.
site-other-kits = Any other kit, for more players or with other modules, is made by Skyrmish installed on a computer: skyrmish print.
