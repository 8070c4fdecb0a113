"""The types of all that the service answers and takes: dictionaries with known keys."""

from ._generated.types import *  # noqa: F403
from ._generated.types import __all__ as __all__
