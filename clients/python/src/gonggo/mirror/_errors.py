"""What keeps a mirror from going on."""

from .._errors import GonggoError


class MirrorError(GonggoError):
    """What keeps a mirror from going on, in a sentence for whoever runs it."""


class DatabaseError(MirrorError):
    """The database refused, is away or is full. What is committed stands; the next run goes on there."""
