### Die Bildschirme der Rätsel.

puzzles-puzzles = Rätsel
puzzles-puzzle = Ein Rätsel
puzzles-puzzles-skyrmish = Rätsel · Skyrmish
puzzles-of-the-day = Rätsel des Tages
puzzles-solve = Lösen
puzzles-again = Noch einmal lösen
puzzles-fetching = Die Rätsel werden geholt …
puzzles-damaged = Was dieser Browser von deinen Rätseln wusste, ist nicht lesbar. Es wurde beiseitegelegt, und die Zählung beginnt neu.
puzzles-days = Tage in Folge
puzzles-in-a-row = In Folge beim ersten Versuch
puzzles-most-in-a-row = Längste Folge
puzzles-solved = Gelöst
puzzles-of = { $solved } von { $all }
puzzles-about = Jede Stellung wurde vom Programm gemacht und bewiesen: Keine andere Antwort kommt der besten nahe. Wertungen sagen, was Bots jeder Stufe finden.
puzzles-all = Alle Rätsel
puzzles-by-kind = Nach Art
puzzles-every-kind = Alle Arten
puzzles-next-unsolved = Das nächste ungelöste
puzzles-is-solved = gelöst
puzzles-kind = { $kind ->
    [safe-shot] Ungesehen schießen
    [best-shot] Abschießen
    [escape] Entkommen
    [reroll] Der richtige Nachwurf
    [stats] Die richtigen Werte
    [trap] Falle in zwei Runden
    [dice] Würfel
   *[own] Dein eigener Fehler
 }
puzzles-rated = Rätsel, Wertung { $rating }
puzzles-of-your-match = Aus einer Partie von dir
puzzles-to-all = Zu allen Rätseln
puzzles-try-to-fetch = Noch einmal
puzzles-fold = Frage einklappen
puzzles-hint = Tipp
puzzles-share = Link
puzzles-link-copied = Link kopiert
puzzles-right = Das ist es
puzzles-wrong = Es gibt etwas Besseres
puzzles-yours = Deine
puzzles-the-best = Die beste
puzzles-try-again = Noch einmal
puzzles-show = Antwort zeigen
puzzles-next = Nächstes Rätsel
puzzles-play-on = Von hier weiterspielen
puzzles-match-title = Rätsel: { $title }
puzzles-found-by = Gefunden von
puzzles-bot-found = { $level } { $share } %
