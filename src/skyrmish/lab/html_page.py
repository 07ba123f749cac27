"""The page that a report of the lab is: it needs nothing else."""

from collections.abc import Sequence
from html import escape
from importlib.resources import files

from skyrmish.words.language import spoken

META = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'


def page(title: str, parts: Sequence[str]) -> str:
    css = files("skyrmish.lab").joinpath("report.css").read_text(encoding="utf-8")
    head = f"<head>{META}<title>{escape(title)}</title>\n<style>{css}</style></head>"
    body = "\n".join(parts)
    return f'<!doctype html>\n<html lang="{spoken()}">{head}\n<body><main>{body}</main></body></html>\n'


def header(title: str, under: str, stamp: str) -> str:
    told = f'<h1>{title}</h1><p class="under">{escape(under)}</p>'
    return f'<header><div>{told}</div><span class="stamp">{stamp}</span></header>'


def card(title: str, inside: str, note: str = "", kind: str = "card") -> str:
    told = f'<p class="note">{escape(note)}</p>' if note else ""
    return f'<section class="{kind}"><h2>{title}</h2>{inside}{told}</section>'
