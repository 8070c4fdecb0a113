from __future__ import annotations

import gc
import json
import time
import unittest
from typing import Any

from scripted_server import Asked, Scene, Stage, answer, break_off, cut, cut_inside, pieces, refusal

from gonggo import ApiError, Client, ConnectionLost, CursorExpired, TimedOut
from gonggo._generated.core import Answer


class Case(unittest.TestCase):
    def start(self, *scenes: Scene, **options: Any) -> tuple[Client, list[Asked]]:
        stage = Stage(self, *scenes)
        client = Client(stage.base_url, **{"key": "gg_live_x", "retry_delay": 0.001, **options})
        self.addCleanup(client.close)
        return client, stage.asked


def page(*numbers: str, link: str = "") -> Scene:
    body = {"total": 3, "page": 1, "items": [{"noticeNo": number} for number in numbers]}
    return answer(body, headers={"link": link} if link else {})


def numbers(items: Any) -> list[str]:
    return [item["noticeNo"] for item in items]


FIRST = page("A", "B", link='</v1/bids?agency=%EC%84%9C&page=2&anchor=x>; rel="next", </v1/bids>; rel="first"')


class Pages(Case):
    def test_of_a_feed_is_a_page_too(self) -> None:
        first = answer({"items": [{"noticeNo": "A"}], "nextCursor": "c2", "hasMore": True})
        last = answer({"items": [{"noticeNo": "B"}], "nextCursor": "c3", "hasMore": False})
        for ask in (lambda it: it.events.list(limit=1), lambda it: it.bids.list_changes(limit=1)):
            client, asked = self.start(first, last)
            page = ask(client)
            self.assertEqual(numbers(page.items), ["A"])
            self.assertEqual((page.data["nextCursor"], page["nextCursor"]), ("c2", "c2"))
            self.assertEqual(numbers(page.all()), ["A", "B"])
            self.assertEqual([one.path.partition("?")[2] for one in asked], ["limit=1", "since=c2&limit=1"])

    def test_are_read_as_long_as_there_is_a_next_one(self) -> None:
        client, asked = self.start(FIRST, cut, page("C", link='</v1/bids?page=1>; rel="prev"'))
        self.assertEqual(numbers(client.bids.list(agency=["서"]).all()), ["A", "B", "C"])
        self.assertEqual([one.path for one in asked[1:]], ["/v1/bids?agency=%EC%84%9C&page=2&anchor=x"] * 2)

    def test_come_one_by_one_and_only_while_somebody_reads(self) -> None:
        client, asked = self.start(FIRST, page("C"))
        self.assertEqual([numbers(it.items) for it in client.bids.list().pages()], [["A", "B"], ["C"]])
        for _ in client.bids.list().all():
            break
        self.assertEqual(len(asked), 3)


    def test_of_a_search_are_asked_for_by_its_body_with_the_fields_of_the_next_one(self) -> None:
        def found(number: str, onward: object) -> Scene:
            return answer({"total": 2, "page": 1, "items": [{"noticeNo": number}], "prev": None, "next": onward})

        client, asked = self.start(found("A", {"page": 2, "anchor": "x"}), cut, found("B", None))
        self.assertEqual(numbers(client.bids.search(keyword="도로", page_size=1).all()), ["A", "B"])
        self.assertEqual({(one.method, one.path) for one in asked}, {("POST", "/v1/bids/search")})
        first, *others = [json.loads(one.body) for one in asked]
        self.assertEqual(first, {"keyword": "도로", "pageSize": 1})
        self.assertEqual(others, [{"keyword": "도로", "pageSize": 1, "page": 2, "anchor": "x"}] * 2)

    def test_without_a_total_have_none(self) -> None:
        client, _ = self.start(answer({"items": [], "nextCursor": "c", "hasMore": False}))
        self.assertIsNone(client.events.list().total)

    def test_after_the_first_are_not_kept_by_its_raw_response(self) -> None:
        client, _ = self.start(FIRST, page("C"))
        first = client.bids.with_raw_response.list()
        self.assertEqual(numbers(first.data.all()), ["A", "B", "C"])
        kept = [it for it in gc.get_objects() if isinstance(it, Answer) and b'"C"' in it.content]
        self.assertEqual(kept, [])
        self.assertIn(b'"A"', first.content)


class Changes(Case):
    def changes(self, cursor: str, more: bool, *items: str) -> Scene:
        return answer({"items": [{"noticeNo": it} for it in items], "nextCursor": cursor, "hasMore": more})

    def test_are_followed_over_outages_from_the_cursor_on_that_was_kept(self) -> None:
        outage = [refusal(503, "unavailable")] * 5
        last = self.changes("c2", False, "B")
        client, asked = self.start(self.changes("c1", True, "A"), *outage, self.changes("c1", False), cut, last)
        seen = []
        for one in client.bids.follow_changes(since="c0"):
            seen.append((one["nextCursor"], numbers(one["items"])))
            if one["nextCursor"] == "c2":
                break
        self.assertEqual(seen, [("c1", ["A"]), ("c2", ["B"])])
        self.assertEqual([asked[0].path, asked[-1].path], [f"/v1/bids/changes?since=c{n}&wait=30" for n in (0, 1)])

    def test_of_an_account_are_asked_for_again_after_a_pause(self) -> None:
        client, asked = self.start(self.changes("c1", False), self.changes("c2", False, "A"))
        next(one for one in client.events.follow(pause=0.005) if one["nextCursor"] == "c2")
        self.assertEqual(asked[1].path, "/v1/events?since=c1")

    def test_that_are_no_longer_kept_are_told_as_such(self) -> None:
        client, _ = self.start(refusal(410, "cursor_expired"))
        with self.assertRaises(CursorExpired):
            next(client.bids.follow_changes(since="old"))

    def test_end_at_an_outage_if_the_caller_wants_no_more_attempts(self) -> None:
        client, asked = self.start(refusal(503, "unavailable"))
        with self.assertRaises(ApiError):
            next(client.with_options(max_retries=1).bids.follow_changes())
        self.assertEqual(len(asked), 2)


def message(number: str) -> str:
    return f'id: {number}\nevent: x\ndata: {{"id": "{number}",\ndata: "type": "bid.matched"}}\n\n'


class TheStream(Case):
    def test_goes_on_after_the_last_event_wherever_the_connection_ends(self) -> None:
        kind = "text/event-stream"
        client, asked = self.start(
            pieces([": hello\n\n", message("e1")], kind),
            refusal(503, "unavailable"),
            pieces([message("e2"), 'id: e3\ndata: {"id":'], kind, then=break_off),
            pieces([message("e3").replace("\n", "\r\n"), message("e4")], kind),
        )
        seen = []
        for event in client.events.stream(type=["bid.matched"], last_event_id="e0"):
            seen.append(event["id"])
            if event["id"] == "e4":
                break
        self.assertEqual(seen, ["e1", "e2", "e3", "e4"])
        self.assertEqual([one.headers.get("last-event-id") for one in asked], ["e0", "e1", "e1", "e2"])
        self.assertEqual((asked[0].path, asked[0].headers["accept"]), ("/v1/events?type=bid.matched", kind))

    def test_that_falls_silent_is_opened_anew_and_ends_at_a_refusal(self) -> None:
        stage = Stage(self)
        client, asked = self.start(stage.stall(message("e1")), refusal(401, "revoked_key"), timeout=0.5)
        with self.assertRaises(ApiError):
            list(client.events.stream())
        self.assertEqual(asked[1].headers["last-event-id"], "e1")


class WholeLists(Case):
    def test_as_ndjson_are_read_line_by_line_wherever_they_are_divided(self) -> None:
        text = '{"noticeNo":"가"}\n\n{"noticeNo":"나"}\n{"noticeNo":"다"}'.encode()
        client, asked = self.start(pieces([bytes([byte]) for byte in text], "application/x-ndjson"))
        self.assertEqual(numbers(client.bids.list_as_ndjson(keyword="도로")), ["가", "나", "다"])
        self.assertEqual(asked[0].headers["accept"], "application/x-ndjson")

    def test_as_csv_are_a_stream_of_bytes(self) -> None:
        client, _ = self.start(cut, pieces(["\ufeff공고번호\r\n", "가\r\n"], "text/csv"))
        self.assertEqual(b"".join(client.bids.list_as_csv()).decode(), "\ufeff공고번호\r\n가\r\n")

    def test_as_a_workbook_are_bytes(self) -> None:
        kind = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        text = bytes([0x50, 0x4B, 3, 4, 0xFF, 0])
        client, asked = self.start(cut, pieces([text[:3], text[3:]], kind), pieces([text], kind))
        self.assertEqual(b"".join(client.bids.list_as_xlsx(keyword="도로", language="ko")), text)
        self.assertEqual(b"".join(client.pursuits.list_as_xlsx()), text)
        self.assertEqual([one.headers["accept"] for one in asked], [kind, kind, kind])

    def test_of_events_and_of_competitors_come_as_csv_too(self) -> None:
        client, asked = self.start(pieces(["id\r\n"], "text/csv"), pieces(["noticeNo\r\n"], "text/csv"))
        self.assertEqual(b"".join(client.events.list_as_csv()), b"id\r\n")
        competitors = client.statistics.list_competitors_as_csv(business_no=["1234567890"])
        self.assertEqual(b"".join(competitors), b"noticeNo\r\n")
        self.assertEqual([one.headers["accept"] for one in asked], ["text/csv", "text/csv"])

    def test_that_are_cut_off_never_look_whole(self) -> None:
        line = json.dumps({"noticeNo": "A"}) + "\n"
        for scene in (cut_inside(line), pieces([line], "text/csv", then=break_off)):
            client, _ = self.start(scene)
            with self.assertRaises(ConnectionLost):
                list(client.bids.list_as_ndjson())
            with self.assertRaises(ConnectionLost):
                client.bids.list_as_csv().read()

    def test_that_fall_silent_are_given_up_and_a_slow_reader_is_not(self) -> None:
        stage = Stage(self)
        client, _ = self.start(stage.stall('{"noticeNo":"A"}\n{"noticeNo":"B"}\n'), timeout=1.5)
        seen = []
        with self.assertRaises(TimedOut):
            for item in client.bids.list_as_ndjson():
                time.sleep(0.8)
                seen.append(item["noticeNo"])
        self.assertEqual(seen, ["A", "B"])

    def test_let_the_connection_go_when_the_reader_leaves(self) -> None:
        gone: list[bytes] = []

        def wait(handler: Any) -> None:
            gone.append(handler.connection.recv(1))

        client, _ = self.start(pieces(['{"noticeNo":"A"}\n'], "application/x-ndjson", then=wait))
        for _item in client.bids.list_as_ndjson():
            break
        until = time.monotonic() + 5
        while not gone and time.monotonic() < until:
            time.sleep(0.005)
        self.assertEqual(gone, [b""])


if __name__ == "__main__":
    unittest.main()
