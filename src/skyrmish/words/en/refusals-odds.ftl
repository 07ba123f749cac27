### Why a question about an attack makes no sense.

odds-dice = { $what }: { $number } dice are not from 0 to { $most }
odds-rerolls = { $who ->
    [attacker] attacker's rerolls
   *[defender] defender's rerolls
 }: { $number } is not from 0 to { $most }
odds-not-from = { $what }: { $number } is not from { $least } to { $most }
odds-goal = goal: { $given } is not one of { $known }
odds-kill = goal: for a kill, tell the target's health
odds-no-rerolls = { $what }: no die is rerolled in this ruleset
odds-section-or-rerolls = { $what }: they follow from the section; tell one or the other
odds-section = section: { $section } is not from 1 to { $most }
odds-guides = guides: the forward guides change no dice in this ruleset
odds-guides-section = guides: tell the section too, so that rerolls can be counted
odds-no-altitude = { $what }: this ruleset has no altitude
odds-altitude-section = { $what }: tell the section too, so that rerolls can be counted
odds-altitude = { $what }: { $level } is not from 0 to { $most } in this ruleset
odds-aces = aces: this ruleset gives no ace dice; the module ace-pilots does in the first edition
