"""The player of this client for the suite in clients/conformance: reads a line, makes the call, writes a line."""

from __future__ import annotations

import json
import re
import sys
import traceback
from collections.abc import Iterator
from itertools import islice
from typing import Any

import gonggo

METHODS = {
    "listBids": "bids.list",
    "getBid": "bids.get",
    "listBidChanges": "bids.list_changes",
    "searchBids": "bids.search",
    "lookUpBids": "bids.look_up",
    "listKeywords": "keywords.list",
    "createKeyword": "keywords.create",
    "getKeyword": "keywords.get",
    "changeKeyword": "keywords.change",
    "deleteKeyword": "keywords.delete",
    "listEvents": "events.list",
    "mailSignInLink": "session.mail_sign_in_link",
}
# Other formats of an operation have their own methods.
FORMS = {
    "lines": (r"list$", "list_as_ndjson"),
    "bytes": (r"list$", "list_as_csv"),
    "follow": (r"list", "follow"),
    "stream": (r"list$", "stream"),
}
SETTINGS = {
    "timeoutMs": ("timeout", 0.001),
    "retryDelayMs": ("retry_delay", 0.001),
    "maxRetryAfterMs": ("max_retry_after", 0.001),
    "maxRetries": ("max_retries", 1),
}


def snake(names: dict[str, Any]) -> dict[str, Any]:
    return {re.sub(r"(?<=[a-z])[A-Z]", lambda it: f"_{it[0].lower()}", name): value for name, value in names.items()}


def settings_in(given: dict[str, Any]) -> dict[str, Any]:
    return {name: given[told] * unit for told, (name, unit) in SETTINGS.items() if told in given} | {
        name: given[name] for name in ("key", "headers") if name in given
    }


def method_of(client: gonggo.Client, operation: str, way: str) -> Any:
    group, name = METHODS[operation].split(".")
    return getattr(getattr(client, group), re.sub(*FORMS[way], name) if way in FORMS else name)


def play(task: dict[str, Any], values: list[Any]) -> Any:
    """What came of a call; of what gives many, each goes into ``values``."""
    call = task["call"]
    if "verify" in call:
        check = call["verify"]
        known = {"tolerance": check["toleranceSeconds"]} if "toleranceSeconds" in check else {}
        return gonggo.verify_webhook(
            check["body"].encode(), check["headers"], check["secrets"], now=check["at"], **known
        )
    with gonggo.Client(task["client"]["baseUrl"], **settings_in(task["client"])) as whole:
        options, way, take = call.get("options", {}), call.get("as", "value"), call.get("take")
        client = whole.with_options(**settings_in(options))
        method = method_of(client, call["operation"], way)
        given = snake(call.get("parameters", {}) | call.get("body", {}))
        given |= snake({name: options[name] for name in ("idempotencyKey", "ifMatch") if name in options})
        if "pauseMs" in options:
            given["pause"] = options["pauseMs"] / 1000
        if way == "value":
            answer = method(**given)
            return answer.data if isinstance(answer, gonggo.Page) else answer
        if way == "response":
            data, status, headers = client.with_response(method, **given)
            value = data.data if isinstance(data, gonggo.Page) else data
            return {"status": status, "headers": dict(headers), "value": value}
        if way == "raw":
            with client.raw(method, **given) as raw:
                return {"status": raw.status, "headers": dict(raw.headers), "text": raw.read().decode()}
        if way == "bytes":
            return text_of(method(**given), take)
        items = method(**given)
        if way == "all":
            items = items.all()
        if way == "pages":
            items = items.pages()
        if way in ("pages", "follow"):
            items = (page.data for page in items)
        values.extend([]) if take == 0 else collect(items, take, values)
        return None


def collect(items: Iterator[Any], take: int | None, values: list[Any]) -> None:
    for item in islice(items, take):
        values.append(item)


def text_of(stream: gonggo.Answer, take: int | None) -> str:
    pieces = b""
    with stream:
        for piece in stream:
            pieces += piece
            if take is not None and len(pieces) >= take:
                break
    return pieces.decode(errors="replace" if take else "strict")


def failure(error: Exception) -> dict[str, Any]:
    told = {"text": "".join(traceback.format_exception(error))}
    match error:
        case gonggo.ApiError():
            kind = "expired" if isinstance(error, gonggo.CursorExpired) else "api"
            return told | {
                "kind": kind,
                "status": error.status,
                "code": error.code,
                "detail": error.detail,
                "requestId": error.request_id,
                "retryAfter": error.retry_after,
                "errors": error.fields,
                "message": str(error),
            }
        case gonggo.ConnectionLost():
            kind = "timeout" if isinstance(error, gonggo.TimedOut) else "connection"
            return told | {"kind": kind, "message": str(error)}
        case gonggo.InvalidSignature():
            return told | {"kind": "signature"}
        case gonggo.GonggoError():
            return told | {"kind": "foreign", "message": str(error)}
        case ValueError():
            return told | {"kind": "usage"}
    raise error


def main() -> None:
    for line in sys.stdin:
        task: dict[str, Any] = json.loads(line)
        values: list[Any] = []
        many = task["call"].get("as") in ("all", "pages", "lines", "follow", "stream")
        try:
            value = play(task, values)
            outcome: dict[str, Any] = {"values": values} if many else {"value": value}
        except Exception as error:
            outcome = ({"values": values} if many else {}) | {"error": failure(error)}
        print(json.dumps(outcome), flush=True)


if __name__ == "__main__":
    main()
