"""Objects of the service: dictionaries whose fields are attributes too."""

from __future__ import annotations

import keyword
import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ._generated.names import OPTIONAL


class Record(dict[str, Any]):
    """An object in a response, such as a notice. ``bid["closeAt"]`` and ``bid.close_at`` are the same.

    Attributes have the names of the API in snake case. Names that are keywords of Python or methods of dictionaries
    end with ``_``: ``from_``, ``items_``. An absent field is ``None`` as an attribute if a field of this name is
    optional in any type of ``gonggo.types``; otherwise it raises ``AttributeError``.
    """

    __slots__ = ()

    if not TYPE_CHECKING:  # the types declare the attributes

        def __getattr__(self, name):
            # A few names of other systems are in snake case in the API.
            for known in (field_of(name), name):
                if known in self:
                    return self[known]
            if name in OPTIONAL:
                return None
            raise AttributeError(f"{name!r}: the answer has no field {field_of(name)!r}, only {', '.join(self) or 'none'}")

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *(attribute_of(name) for name in self)]


@lru_cache(4096)
def field_of(name: str) -> str:
    """The API name of an attribute: ``closeAt`` for ``close_at``."""
    return re.sub(r"(?<=[a-z0-9])_([a-z])", lambda it: it[1].upper(), name.removesuffix("_"))


def attribute_of(field: str) -> str:
    snake = re.sub(r"(?<=[a-z0-9])[A-Z]", lambda it: f"_{it[0].lower()}", field)
    return f"{snake}_" if hasattr(dict, snake) or keyword.iskeyword(snake) else snake
