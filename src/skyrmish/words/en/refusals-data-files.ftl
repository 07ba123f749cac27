### What is wrong with a data file, ours or yours. $where says in which part of which file.

place-in-file = { $where ->
    [the-file] the file
    [the-mission] the mission
   *[other] { $where }
 }
data-unread = { place-in-file }: the file cannot be read: { $error }
data-no-key = { place-in-file } has no { $key }
data-no-key-but = { place-in-file } has no { $key }; there are { $known }
data-no-key-near = { place-in-file } has no { $key }; did you mean { $near }?
data-missing = { place-in-file }: { $key } is missing
data-no-folder = { $variable }: there is no folder { $folder }
data-no-game = SKYRMISH_GAMES: { $name } cannot be had: { $kind }: { $problem }
in-lesson = lesson { $name }: { $reason }
lesson-no-goal = a mistake is made at goal { $goal }, and there are { $goals }

# Input that is too much to be quoted
quoted-list = a list
quoted-object = an object
