### Mehrere Dinge in einem Satz.

list-and = { $first } und { $second }
list-or = { $first } oder { $second }

## Wie die Sprache bei denen heißt, die sie sprechen, und was zwischen ganzen Zahlen und Dezimalen steht

language-name = Deutsch
decimal-point = ,
