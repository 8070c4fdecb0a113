"""Writes the dashboard as a file for Superset: in Korean, as in `dashboard/`, and in English."""

import argparse
import json
import re
import uuid
import zipfile
from pathlib import Path

HERE = Path(__file__).parent
FOLDER = HERE / "dashboard"
ENGLISH: dict[str, str] = json.loads((HERE / "english.json").read_text("utf-8"))
TWINS = ("charts", "dashboards")
HANGUL = re.compile("[\uac00-\ud7a3]")
UUID = re.compile(r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}")


def in_english(text: str, twins: set[str]) -> str:
    """The English version: its own charts and dashboard, on the same datasets."""
    # The longest first, because a word may be part of another.
    for korean in sorted(ENGLISH, key=len, reverse=True):
        text = text.replace(korean, ENGLISH[korean])
    if left := [line for line in text.splitlines() if HANGUL.search(line)]:
        raise SystemExit(f"english.json has no words for: {left}")
    text = re.sub(r"^slug: (.*)$", r"slug: \1-en", text, flags=re.M)
    return UUID.sub(lambda found: twin_of(found[0]) if found[0] in twins else found[0], text)


def twin_of(own: str) -> str:
    return str(uuid.uuid5(uuid.UUID(own), "en"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("database", help="address of the mirror, postgresql://…; XXXXXXXXXX for a password that is asked for")
    parser.add_argument("file", help="where to write, such as gonggo.zip")
    given = parser.parse_args()
    texts = {path.relative_to(FOLDER): path.read_text("utf-8") for path in sorted(FOLDER.rglob("*.yaml"))}
    of_twins = {path: text for path, text in texts.items() if path.parts[0] in TWINS}
    twins = {own for text in of_twins.values() for own in re.findall(rf"^uuid: ({UUID.pattern})$", text, flags=re.M)}
    with zipfile.ZipFile(given.file, "w", zipfile.ZIP_DEFLATED) as bundle:
        for path, text in texts.items():
            address = f"sqlalchemy_uri: {json.dumps(given.database)}"
            bundle.writestr(f"gonggo/{path}", re.sub(r"^sqlalchemy_uri: .*$", lambda _: address, text, flags=re.M))
        for path, text in of_twins.items():
            bundle.writestr(f"gonggo/{path.with_stem(f'{path.stem}_en')}", in_english(text, twins))


main()
