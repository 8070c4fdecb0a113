"""The types of all that the service answers and takes.

What it answers are records: dictionaries whose fields are attributes too. While a program runs, each of them is a
``gonggo.Record``, so these classes are for type checkers. What it takes are dictionaries with known keys.
"""

from ._generated.types import *  # noqa: F403
from ._generated.types import __all__ as __all__
