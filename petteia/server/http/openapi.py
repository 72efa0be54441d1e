"""The OpenAPI document: routes as Litestar knows them, types as msgspec reads and writes them.

msgspec describes the same types that it reads and writes, so the document is never out of step.
"""

from typing import Any

import msgspec
from litestar import Litestar
from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

TEMPLATE = "#/components/schemas/{name}"


class Structs(OpenAPISchemaPlugin):
    """Litestar leaves a place for every struct it comes across; `document` puts the structs in."""

    def __init__(self) -> None:
        self.seen: dict[str, type[msgspec.Struct]] = {}

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        """Every struct."""
        return not field_definition.is_union and field_definition.is_subclass_of(msgspec.Struct)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        """An empty place under the struct's name."""
        kind = field_definition.annotation
        self.seen[kind.__name__] = kind
        empty: Schema = schema_creator.create_component_schema(field_definition, required=[], property_fields={})
        return empty


def document(app: Litestar, structs: Structs) -> dict[str, Any]:
    """The whole document."""
    out: dict[str, Any] = app.openapi_schema.to_schema()
    _, components = msgspec.json.schema_components(list(structs.seen.values()), ref_template=TEMPLATE)
    out.setdefault("components", {}).setdefault("schemas", {}).update(components)
    return out
