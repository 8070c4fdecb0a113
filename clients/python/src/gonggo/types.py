"""The types of all requests and responses.

Response types are records: dictionaries whose fields are attributes too. At run time, each of them is a
``gonggo.Record``, so these classes are for type checkers. Request types are dictionaries with known keys.
"""

from ._generated.types import *  # noqa: F403
from ._generated.types import __all__ as __all__
