### Several things in one sentence.

list-and = { $first } and { $second }
list-or = { $first } or { $second }
