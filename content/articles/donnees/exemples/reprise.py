import csv
from io import StringIO
from pathlib import Path
from uuid import UUID, uuid5

from contrat import read_reading

HISTORY = UUID("b7c1f0de-5d0a-4a39-9d0b-2f1f3a1c6e55")


def read_rows(path: Path) -> csv.DictReader:
    raw = path.read_bytes()
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = raw.decode("cp1252")
    return csv.DictReader(StringIO(text, newline=""), delimiter=";")


def sort_rows(path: Path, codes: set[str]) -> tuple[list[dict], list[dict]]:
    accepted, rejected = [], []
    for line, row in enumerate(read_rows(path), start=2):
        values, reasons = read_reading(row, codes)
        if reasons:
            rejected.append({"line": line, "row": row, "reasons": reasons})
        else:
            said = "|".join(f"{name}={value}" for name, value in values.items())
            accepted.append({"id": uuid5(HISTORY, said), **values})
    return accepted, rejected
