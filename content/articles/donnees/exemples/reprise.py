import csv
from datetime import datetime, timezone
from pathlib import Path
from uuid import UUID, uuid5

from pydantic import ValidationError

from modele import Reading

HISTORY = UUID("b7c1f0de-5d0a-4a39-9d0b-2f1f3a1c6e55")
WORDS = {
    "missing": "case vide",
    "literal_error": "mot hors de la liste",
    "decimal_max_places": "deux décimales au plus",
    "value_error": "un point en panne n’a pas de débit",
    "extra_forbidden": "case en trop",
}


def read_text(path: Path) -> str:
    raw = path.read_bytes()
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        return raw.decode("cp1252")


def to_values(row: dict, source: str) -> dict:
    values = {key: value or None for key, value in row.items()}
    values["id"] = values.get("id") or uuid5(HISTORY, source)
    if values.get("flow_l_min"):
        values["flow_l_min"] = values["flow_l_min"].replace(",", ".")
    if values.get("observed_at"):
        seen = datetime.strptime(values["observed_at"], "%d/%m/%Y %H:%M")
        values["observed_at"] = seen.replace(tzinfo=timezone.utc)
    return values


def sort_rows(path: Path) -> tuple[list[Reading], list[dict]]:
    accepted: list[Reading] = []
    rejected: list[dict] = []
    reader = csv.DictReader(read_text(path).splitlines(), delimiter=";", restkey="suite")
    for row in reader:
        line = reader.line_num
        try:
            accepted.append(Reading.model_validate(to_values(row, f"{path.name}:{line}")))
        except ValidationError as error:
            reasons = [
                f"{(*e['loc'], 'ligne')[0]} : {WORDS.get(e['type'], 'à vérifier')}"
                for e in error.errors()
            ]
            rejected.append({"line": line, "row": row, "reasons": reasons})
        except ValueError:
            rejected.append({"line": line, "row": row, "reasons": ["observed_at : jj/mm/aaaa hh:mm"]})
    return accepted, rejected
