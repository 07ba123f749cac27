"""The lobby's catalogue: games, editions, modules, options and bots, from the same data that is played with."""

from typing import Any

from skyrmish.bots.kinds import kinds_of
from skyrmish.bots.level import Level
from skyrmish.games.all_games import BY_NAME, game_named
from skyrmish.games.reading.data_files import packaged
from skyrmish.games.squadron_leader.rulesets.mission import mission_named, mission_names
from skyrmish.games.squadron_leader.rulesets.naming import edition_text, edition_title, module_about, module_title
from skyrmish.games.squadron_leader.rulesets.ruleset import EDITIONS, GAMES, Ruleset, edition_data, is_core
from skyrmish.games.squadron_leader.rulesets.settings import SETTINGS, Amount, Choice, Setting, Stats
from skyrmish.lessons.lesson import Lesson, lessons
from skyrmish.match.records.record import read_record
from skyrmish.table.messages import VERSION
from skyrmish.table.messages.lobby import (
    BotCard,
    Catalogue,
    EditionCard,
    GameCard,
    LessonCard,
    MissionCard,
    ModuleCard,
    NewMatch,
    OptionCard,
    Preset,
)
from skyrmish.table.messages.reading import read
from skyrmish.table.views.liveries import LIVERIES
from skyrmish.words.catalogue import say
from skyrmish.words.language import in_each_language


@in_each_language()
def catalogue() -> Catalogue:
    return Catalogue(
        version=VERSION,
        games=[game_card(game) for game in BY_NAME],
        options=[option_card(each) for each in SETTINGS],
        missions=[mission_card(name) for name in mission_names()],
        presets=[preset(name, match) for name, match in packaged("skyrmish.table.lobby", "presets.toml").items()],
        lessons=[lesson_card(lesson) for lesson in lessons().values()],
        colours=LIVERIES,
        credits=say("credits"),
    )


def game_card(game: str) -> GameCard:
    editions = [edition for edition in EDITIONS if Ruleset(edition).game == game]
    return GameCard(
        game=game,
        title=say(f"game-{game}"),
        about=say(f"game-{game}-about"),
        players=say(f"game-{game}-players"),
        editions=[edition_card(edition) for edition in editions],
        bots=[bot_card(level) for level in kinds_of(game).ladder],
        yardsticks=[bot_card(level) for level in kinds_of(game).levels if level.is_yardstick],
        most_seats=game_named(game).most_seats,
        has_pieces=game_named(game).has_pieces,
        files=list(game_named(game).option_texts),
    )


def bot_card(level: Level) -> BotCard:
    return BotCard(level=level.name, title=level.title, about=level.about)


def edition_card(edition: str) -> EditionCard:
    data = edition_data(edition)
    return EditionCard(
        edition=edition,
        title=edition_title(edition),
        short_title=edition_text(edition, "short") or edition_title(edition),
        about=edition_text(edition, "about"),
        board=tuple(float(side) for side in data["board"]),  # type: ignore[arg-type]
        hex_board=(data["hex"]["columns"], data["hex"]["rows"]),
        modules=[module_card(edition, name, module) for name, module in data["modules"].items()],
        recommended=list(data.get("recommended", [])),
        stats=list(data["settings"]["stats"]),
    )


def module_card(edition: str, name: str, module: dict[str, Any]) -> ModuleCard:
    return ModuleCard(
        name=name,
        title=module_title(name),
        about=module_about(edition, name),
        clause=module["clause"],
        needs=list(module.get("needs", [])),
        excludes=list(module.get("excludes", [])),
        core=is_core(edition, name),
        brings_pieces=module.get("sets", {}).get("bombers") == "on",
    )


def option_card(each: Setting) -> OptionCard:
    kind = "switch"
    if isinstance(each, Choice):
        kind = "choice"
    elif isinstance(each, Amount):
        kind = "number"
    elif isinstance(each, Stats):
        kind = "stats"
    return OptionCard(
        key=each.key,
        about=each.about,
        clause=each.clause,
        kind=kind,  # type: ignore[arg-type]
        values=list(each.values) if isinstance(each, Choice) else [],
        readings=each.readings(),
        least=each.least if isinstance(each, Amount) else None,
        most=each.most if isinstance(each, Amount) else None,
        defaults={edition: Ruleset(edition).settled()[each.key] for edition in EDITIONS},
    )


def mission_card(name: str) -> MissionCard:
    mission = mission_named(name)
    return MissionCard(
        mission=name,
        title=mission.title,
        about=mission.about,
        game=GAMES[0],
        edition=EDITIONS[0],
        seats=[side.title for side in mission.sides],
        pilots=[side.most_pilots for side in mission.sides],
    )


def preset(name: str, match: dict[str, Any]) -> Preset:
    title, about = say(f"preset-{name}"), say(f"preset-{name}-about")
    return Preset(name=name, title=title, about=about, match=read(NewMatch, match))


def lesson_card(lesson: Lesson) -> LessonCard:
    return LessonCard(
        name=lesson.name,
        game=read_record(lesson.record).header.ruleset.game,
        pupil=lesson.pupil,
        points=[goal.points for goal in lesson.goals],
        mistakes=[mistake.name for mistake in lesson.mistakes],
        shows=list(lesson.shows),
    )
