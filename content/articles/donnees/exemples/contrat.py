from datetime import datetime, timedelta, timezone
from decimal import Decimal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

try:
    FIELD_TIME = ZoneInfo("Africa/Dakar")  # l’horloge des enquêteurs
except ZoneInfoNotFoundError:
    raise SystemExit("Fuseaux horaires absents. Sous Windows : pip install tzdata")

LABELS = {
    "water_point": "point d’eau",
    "observed_at": "date",
    "status": "état",
    "flow_l_min": "débit",
}
STATUSES = {"en marche": "working", "dégradé": "degraded", "en panne": "broken"}


def keep(value, holds: bool):
    if not holds:
        raise ValueError(value)
    return value


def moment(cell: str) -> datetime:
    seen = datetime.strptime(cell, "%d/%m/%Y %H:%M").replace(tzinfo=FIELD_TIME)
    return keep(seen, seen <= datetime.now(timezone.utc) + timedelta(days=1))


def state(cell: str) -> str:
    word = STATUSES.get(cell.casefold(), cell)
    return keep(word, word in STATUSES.values())


def flow(cell: str) -> str:
    number = Decimal(cell.replace(",", ".")).normalize()
    return format(keep(number, 0 <= number <= 200 and number == round(number, 2)), "f")


def read_reading(cells: dict, codes: set[str]) -> tuple[dict, list[str]]:
    contract = {
        "water_point": (lambda cell: keep(cell, cell in codes), "un code de la liste"),
        "observed_at": (moment, "jj/mm/aaaa hh:mm, pas à venir"),
        "status": (state, ", ".join(STATUSES)),
        "flow_l_min": (flow, "de 0 à 200, deux décimales au plus"),
    }
    values, reasons = {}, []
    for name, (read, expected) in contract.items():
        cell = cells.get(name, "").strip()
        try:
            if cell:
                values[name] = read(cell)
            elif name != "flow_l_min":
                reasons.append(f"{LABELS[name]} : case vide")
        except (ValueError, ArithmeticError):
            reasons.append(f"{LABELS[name]} : {expected}")
    if values.get("status") == "broken" and "flow_l_min" in values:
        reasons.append("débit : vide pour un point en panne")
    return values, reasons
