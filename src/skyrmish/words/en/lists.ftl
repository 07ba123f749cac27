### How several things are said one after the other.

list-and = { $first } and { $second }
list-or = { $first } or { $second }
