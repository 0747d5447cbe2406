from datetime import datetime, timedelta, timezone
from decimal import Decimal
from zoneinfo import ZoneInfo

FIELD_TIME = ZoneInfo("Africa/Dakar")  # the enumerators' clock


def keep(value, holds: bool):
    if not holds:
        raise ValueError(value)
    return value


def moment(cell: str) -> datetime:
    seen = datetime.strptime(cell, "%d/%m/%Y %H:%M").replace(tzinfo=FIELD_TIME)
    return keep(seen, seen <= datetime.now(timezone.utc) + timedelta(days=1))


def flow(cell: str) -> Decimal:
    number = Decimal(cell.replace(",", ".")).normalize()
    return keep(number, 0 <= number <= 200 and number == round(number, 2))


def contract(codes: set[str]) -> dict:
    statuses = ("working", "degraded", "broken")
    return {
        "water_point": (lambda cell: keep(cell, cell in codes), "un code de la liste"),
        "observed_at": (moment, "jj/mm/aaaa hh:mm, pas à venir"),
        "status": (lambda cell: keep(cell, cell in statuses), ", ".join(statuses)),
        "flow_l_min": (flow, "de 0 à 200, deux décimales au plus"),
    }


def read_reading(cells: dict, codes: set[str]) -> tuple[dict, list[str]]:
    values, reasons = {}, ["case en trop"] if None in cells else []
    for name, (read, expected) in contract(codes).items():
        cell = (cells.get(name) or "").strip()
        try:
            if cell:
                values[name] = read(cell)
            elif name != "flow_l_min":
                reasons.append(f"{name} : case vide")
        except (ValueError, ArithmeticError):
            reasons.append(f"{name} : {expected}")
    if values.get("status") == "broken" and "flow_l_min" in values:
        reasons.append("flow_l_min : vide pour un point en panne")
    return values, reasons
