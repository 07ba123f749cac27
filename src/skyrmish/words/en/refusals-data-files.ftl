### What is wrong with a data file, ours or yours. $where says in which part of which file.

data-unread = { $where }: the file cannot be read: { $error }
data-no-key = { $where } has no { $key }
data-no-key-but = { $where } has no { $key }; there are { $known }
data-no-key-near = { $where } has no { $key }; did you mean { $near }?
data-missing = { $where }: { $key } is missing
data-no-folder = { $variable }: there is no folder { $folder }
data-no-game = SKYRMISH_GAMES: { $name } cannot be had: { $kind }: { $problem }
in-lesson = lesson { $name }: { $reason }
lesson-no-goal = a mistake is made at goal { $goal }, and there are { $goals }

# Input that is too much to be quoted
quoted-list = a list
quoted-object = an object
