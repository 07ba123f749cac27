"""``skyrmish odds``: the exact chances of an attack."""

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Any

from typer import Option

from skyrmish import USUAL
from skyrmish.cli.commands.dice_odds import squadrons
from skyrmish.cli.options import Edition, Game, Json, Modules, Options, Plain, as_options, ruleset_from
from skyrmish.games.squadron_dice.constants import GAMES
from skyrmish.games.squadron_leader.pieces import MOST_STAT
from skyrmish.words.refusal import Refusal

if TYPE_CHECKING:
    from skyrmish.cli.texts.odds_text import Told
    from skyrmish.games.squadron_leader.pieces import Rules
    from skyrmish.odds.questions import Question

Number = int | None


Attack = Annotated[Number, Option(help="The attacker's Attack.")]
Defense = Annotated[Number, Option(help="The target's Defense.")]
AttackerRerolls = Annotated[Number, Option(help="Dice the attacker may reroll.")]
DefenderRerolls = Annotated[Number, Option(help="Dice the defender may reroll.")]
Section = Annotated[Number, Option(help="Section of the ruler between them; rerolls then follow from it.")]
Altitude = Annotated[int, Option(help="The attacker's, with --section.")]
TargetAltitude = Annotated[int, Option(help="The target's, with --section.")]
Guides = Annotated[bool, Option("--guides", help="The target is in the forward guides.")]
AttackerAces = Annotated[int, Option(help="Ace dice in the attack.")]
DefenderAces = Annotated[int, Option(help="Ace dice in the defence.")]
Health = Annotated[Number, Option(help="Health left to the target: tells the chance to kill.")]
Goal = Annotated[str, Option(help="What rerolls are for: damage, or kill (with --health).")]
AttackDice = Annotated[str, Option(help="Attack dice as they lie, such as 8,7,2: which one to reroll?")]
DefenseDice = Annotated[str, Option(help="Defence dice as they lie, after --attack-dice.")]
Squadron = Annotated[str, Option(help="Dice games: Rookies and Aces that roll, such as 3,A.")]
Against = Annotated[str, Option(help="Dice games: those that they roll against.")]
HitIcons = Annotated[int, Option(help="Dogfight: hits beside the Hit dice.")]
EvadeIcons = Annotated[int, Option(help="Dogfight: evades beside the Evade dice.")]


def odds(
    game: Game = USUAL,
    edition: Edition = "",
    modules: Modules = "",
    option: Options = [],  # noqa: B006 - Typer's way to say none
    attack: Attack = None,
    defense: Defense = None,
    attacker_rerolls: AttackerRerolls = None,
    defender_rerolls: DefenderRerolls = None,
    section: Section = None,
    altitude: Altitude = 0,
    target_altitude: TargetAltitude = 0,
    guides: Guides = False,
    attacker_aces: AttackerAces = 0,
    defender_aces: DefenderAces = 0,
    health: Health = None,
    goal: Goal = "damage",
    attack_dice: AttackDice = "",
    defense_dice: DefenseDice = "",
    squadron: Squadron = "",
    against: Against = "",
    hit_icons: HitIcons = 0,
    evade_icons: EvadeIcons = 0,
    plain: Plain = False,
    as_json: Json = False,
) -> None:
    """Print the exact chances of an attack, every reroll used as well as it can be; or of two squadrons of dice.

    Without --attack and --defense, a table of all the edition's stats against each other.

    Example: `skyrmish odds --edition first --attack 3 --defense 3 --attacker-rerolls 1 --health 2`

    Example: `skyrmish odds --edition second --attack 3 --defense 4 --section 1 --altitude 2 --guides --json`

    Example: `skyrmish odds --attack-dice 8,7,2 --defense 3 --attacker-rerolls 1` (which die to reroll?)

    Example: `skyrmish odds --game dogfight --squadron 3,A --against 2,B,E --hit-icons 1`
    """
    from skyrmish.games.all_games import game_of
    from skyrmish.odds.questions import Question

    ruleset = ruleset_from(game, edition, modules, option, "")
    flown = {"attack": attack, "defense": defense, "section": section, "attack-dice": attack_dice, "health": health}
    rolled = {"squadron": squadron, "against": against, "hit-icons": hit_icons, "evade-icons": evade_icons}
    if game in GAMES:
        refuse_all(flown, game)
        told: Told = squadrons(game_of(ruleset).make_rules(ruleset), squadron, against, hit_icons, evade_icons)
        return tell(ruleset, told, plain, as_json)
    refuse_all(rolled, game)
    with as_options():
        rules = game_of(ruleset).shot_rules(ruleset)
    stats, aces = (attack or 0, defense or 0), (attacker_aces, defender_aces)
    rerolls, heights = (attacker_rerolls, defender_rerolls), (altitude, target_altitude)
    question = Question(*stats, *rerolls, section, *heights, guides, *aces, health, goal)
    if attack_dice or defense_dice:
        told = shown(rules, question, attack_dice, defense_dice)
    elif attack is None and defense is None:
        told = everything(rules, question)
    else:
        told = one(rules, question, attack, defense)
    return tell(ruleset, told, plain, as_json)


def tell(ruleset: Any, told: "Told", plain: bool, as_json: bool) -> None:
    from skyrmish.cli.texts.paper import Paper

    if as_json:
        print(json.dumps({**named(ruleset), **told.as_json()}))
    else:
        told.show(ruleset, Paper(plain))


def refuse_all(asked: dict[str, Any], game: str) -> None:
    """What another game is asked."""
    for option, value in asked.items():
        if value:
            raise Refusal("chances-other-game", "SD-01", option=option, game=game)


def named(ruleset: Any) -> dict[str, Any]:
    """What is played, as far as dice go."""
    told = {"game": ruleset.game}
    if ruleset.game not in GAMES:
        told |= {"edition": ruleset.edition, "modules": list(ruleset.modules)}
    return told | ({"options": ruleset.options} if ruleset.options else {})


def one(rules: "Rules", question: "Question", attack: int | None, defense: int | None) -> "Told":
    """One attack."""
    from skyrmish.cli.texts.odds_text import OneAttack
    from skyrmish.odds.questions import answer, dice_for

    for what, number in (("attack", attack), ("defense", defense)):
        if number is None:
            raise Refusal("chances-one-missing", "SL1-ATK-04", option=what)
    return OneAttack(rules, question, dice_for(rules, question), answer(rules, question))


def everything(rules: "Rules", question: "Question") -> "Told":
    """Every number that pilots share out, in attack and in defence."""
    from skyrmish.cli.texts.odds_text import EveryAttack
    from skyrmish.odds.questions import answer

    stats = sorted(set(rules.stats))
    asked = {(a, d): replace(question, attack=a, defense=d) for a in stats for d in stats}
    return EveryAttack(rules, question, {pair: answer(rules, each) for pair, each in asked.items()})


def shown(rules: "Rules", question: "Question", attack: str, defense: str) -> "Told":
    """Dice that lie on a table, and a reroll to be chosen."""
    from skyrmish.cli.texts.odds_text import ShownDice
    from skyrmish.odds.questions import dice_for
    from skyrmish.odds.shown import advice_on

    shots = faces_from("attack-dice", attack, rules.die_sides)
    shield = faces_from("defense-dice", defense, rules.die_sides) if defense else None
    if shield is None and not question.defense:
        raise Refusal("chances-no-defense", "SL1-ATK-05")
    told = replace(question, attack=len(shots), defense=len(shield) if shield else question.defense)
    who, advice = advice_on(rules, shots, shield, dice_for(rules, told))
    if not advice.rerolls:
        raise Refusal("chances-no-rerolls", "B-36", who=who)
    return ShownDice(rules, told, who, shots, shield, advice)


def faces_from(name: str, text: str, sides: int) -> list[int]:
    """Faces with commas or blanks between them."""
    words = text.replace(",", " ").split()
    if not 1 <= len(words) <= MOST_STAT:
        raise Refusal("chances-so-many-dice", "SL1-ATK-04", option=name, most=MOST_STAT, dice=len(words))
    for word in words:
        if not (word.isascii() and word.isdigit() and len(word) <= 3 and 1 <= int(word) <= sides):
            raise Refusal("chances-no-face", "B-40", option=name, face=repr(word[:20]), sides=sides)
    return [int(word) for word in words]
