import csv
from io import StringIO
from pathlib import Path
from uuid import UUID, uuid5

from contrat import LABELS, read_reading

HISTORY = UUID("b7c1f0de-5d0a-4a39-9d0b-2f1f3a1c6e55")


def read_table(path: Path) -> list[list[str]]:
    raw = path.read_bytes()
    unicode = "utf-16" if raw[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig"
    try:
        text = raw.decode(unicode)
    except UnicodeDecodeError:
        text = raw.decode("cp1252")
    head = text.split("\n")[0]
    separator = max(";,\t", key=head.count)
    return list(csv.reader(StringIO(text, newline=""), delimiter=separator)) or [[]]


def column(title: str) -> str:
    bare = title.split("(")[0].strip().casefold().replace("'", "’")
    return {label: name for name, label in LABELS.items()}.get(bare, bare)


def sort_rows(path: Path, codes: set[str]) -> tuple[list[dict], list[dict]]:
    head, *rows = read_table(path)
    names = [column(title) for title in head]
    absent = [f"colonne absente : {LABELS[name]}" for name in LABELS if name not in names]
    if absent:
        return [], [{"line": 1, "row": head, "reasons": absent}]
    accepted, rejected = [], []
    for line, row in enumerate(rows, start=2):
        if not any(cell.strip() for cell in row):
            continue
        values, reasons = read_reading(dict(zip(names, row)), codes)
        if any(cell.strip() for cell in row[len(names) :]):
            reasons.insert(0, "case en trop")
        if reasons:
            rejected.append({"line": line, "row": row, "reasons": reasons})
        else:
            said = "|".join(f"{name}={value}" for name, value in values.items())
            accepted.append({"id": uuid5(HISTORY, said), **values})
    return accepted, rejected


def write_refusals(rejected: list[dict], path: Path) -> None:
    with path.open("w", encoding="utf-8-sig", newline="") as file:
        rows = csv.writer(file, delimiter=";")
        rows.writerow(["Ligne", "À corriger", "Ce qui est écrit"])
        for each in rejected:
            rows.writerow([each["line"], " ; ".join(each["reasons"]), " | ".join(each["row"])])
