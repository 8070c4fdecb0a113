"""Client for Gonggo, public-procurement bid notices over REST."""

from ._async_client import AsyncClient
from ._async_core import AsyncAnswer, AsyncPage, AsyncPages
from ._errors import ApiError, ClientClosed, ConnectionLost, CursorExpired, GonggoError, InvalidSignature, TimedOut
from ._generated.client import Client
from ._generated.core import Answer, Page
from ._generated.version import API_VERSION
from ._generated.version import VERSION as __version__
from ._platform.http import HttpTransport, Reply, Request, Transport
from ._platform.http_async import AsyncReply, AsyncTransport
from ._record import Record
from ._rules import UNSET, Response, Unset
from ._webhook import verify_webhook

__all__ = [
    "API_VERSION", "UNSET", "Answer", "ApiError", "AsyncAnswer", "AsyncClient", "AsyncPage", "AsyncPages", "AsyncReply", "AsyncTransport",
    "Client", "ClientClosed", "ConnectionLost", "CursorExpired", "GonggoError", "HttpTransport", "InvalidSignature", "Page", "Record",
    "Reply", "Request", "Response", "TimedOut", "Transport", "Unset", "__version__", "verify_webhook",
]
