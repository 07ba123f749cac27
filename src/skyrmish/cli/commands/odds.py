"""``skyrmish odds``: the exact chances of an attack."""

import json
from typing import Annotated

from typer import Option

from skyrmish import USUAL
from skyrmish.cli.options import Edition, Game, Json, Modules, Options, Plain, ruleset_from

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
    from skyrmish.cli.odds.face import Asked
    from skyrmish.cli.odds.faces import face_for
    from skyrmish.cli.texts.paper import Paper

    ruleset = ruleset_from(game, edition, modules, option, "")
    asked = Asked(
        *(attack, defense, attacker_rerolls, defender_rerolls, section, altitude, target_altitude, guides),
        *(attacker_aces, defender_aces, health, goal, attack_dice, defense_dice),
        *(squadron, against, hit_icons, evade_icons),
    )
    face = face_for(ruleset, asked)
    told = face.told(ruleset, asked)
    if as_json:
        print(json.dumps({**face.named(ruleset), **told.as_json()}))
    else:
        told.show(ruleset, Paper(plain))
