"""Errors of a mirror."""

from .._errors import GonggoError


class MirrorError(GonggoError):
    """An error that the operator of a mirror can fix, with a message for them."""


class DatabaseError(MirrorError):
    """The database rejected a statement, is unreachable or is full. Committed data remains; the next run resumes there."""
