from decimal import Decimal
from typing import Annotated, Literal
from uuid import UUID

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field
from pydantic import PlainSerializer, model_validator

Flow = Annotated[
    Decimal, Field(ge=0, le=200, decimal_places=2), PlainSerializer(float, when_used="json")
]


class Reading(BaseModel):
    model_config = ConfigDict(extra="forbid", str_strip_whitespace=True)

    id: UUID
    replaces: UUID | None = None
    water_point: Annotated[str, Field(pattern=r"^[A-Z]{3}-[0-9]{4}$")]
    observed_at: AwareDatetime
    status: Literal["working", "degraded", "broken"]
    flow_l_min: Flow | None = None

    @model_validator(mode="after")
    def broken_means_no_flow(self) -> "Reading":
        if self.status == "broken" and self.flow_l_min:
            raise ValueError("a broken water point cannot have a flow")
        return self
