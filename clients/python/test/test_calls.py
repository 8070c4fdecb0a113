from __future__ import annotations

import copy
import json
import pickle
import threading
import time
import unittest
from datetime import datetime, timedelta, timezone
from email.utils import format_datetime
from typing import Any

from scripted_server import Asked, Scene, Stage, answer, cut, cut_inside, pieces, refusal

import gonggo
from gonggo import UNSET, ApiError, Client, ConnectionLost, TimedOut
from gonggo._platform.http import is_alive

PAGE = {"total": 0, "page": 1, "items": []}
KEYWORD = {"keyword": "하수관로"}


class Case(unittest.TestCase):
    def start(self, *scenes: Scene, **options: Any) -> tuple[Client, list[Asked]]:
        stage = Stage(self, *scenes)
        client = Client(stage.base_url, **{"key": "gg_live_x", "retry_delay": 0.001, **options})
        self.addCleanup(client.close)
        return client, stage.asked


class Requests(Case):
    def test_carry_the_key_and_what_the_caller_wants_sent(self) -> None:
        client, asked = self.start(answer({"items": []}), headers={"Accept-Language": "ko"})
        client.with_options(headers={"x-mine": "yes"}).sources.list()
        sent = asked[0].headers
        self.assertEqual(
            [sent.get(it) for it in ("authorization", "accept", "accept-language", "x-mine")],
            ["Bearer gg_live_x", "application/json", "ko", "yes"],
        )

    def test_encode_hangul_and_slashes_and_repeat_what_is_a_list(self) -> None:
        client, asked = self.start(answer(PAGE))
        client.bids.get("조/2026 #가?", version=2)
        client.bids.list(keyword="도로 & 교량", agency=["서울", "b"], region="경기", explain=True)
        self.assertEqual(asked[0].path, "/v1/bids/%EC%A1%B0%2F2026%20%23%EA%B0%80%3F?version=2")
        self.assertTrue(asked[1].path.endswith("&agency=%EC%84%9C%EC%9A%B8&agency=b&region=%EA%B2%BD%EA%B8%B0&explain=true"))

    def test_refuse_what_would_be_another_address(self) -> None:
        client, _ = self.start(answer({}))
        for value in ("", ".", ".."):
            with self.assertRaises(ValueError):
                client.bids.get(value)
        with self.assertRaises(ValueError):
            Client("gonggo")

    def test_of_a_patch_tell_absent_none_and_a_value_apart(self) -> None:
        client, asked = self.start(answer({}))
        client.keywords.change("kw_1", keyword="하수", filter=None, alert=UNSET, if_match='"abc"')
        self.assertEqual(asked[0].body, '{"keyword": "하수", "filter": null}')
        self.assertEqual([asked[0].headers[it] for it in ("content-type", "if-match")], ["application/json", '"abc"'])

    def test_of_several_calls_share_a_connection_and_a_dead_one_is_not_used(self) -> None:
        def last(handler: Any) -> None:
            answer(PAGE)(handler)
            handler.close_connection = True

        client, asked = self.start(answer(PAGE), answer({}, 204), last, answer(PAGE), max_retries=0)
        client.bids.list()
        client.keywords.delete("kw_1")
        client.bids.list()
        # Once the service has closed it, a request that cannot be repeated must not fail for that.
        transport = client._core.transport
        assert isinstance(transport, gonggo.HttpTransport)
        until = time.monotonic() + 10
        while is_alive(transport._idle[0][1].sock) and time.monotonic() < until:
            time.sleep(0.001)
        client.keywords.change("kw_1", state="paused")
        self.assertEqual(len({one.port for one in asked[:3]}), 1)
        self.assertNotEqual(asked[3].port, asked[0].port)


class Answers(Case):
    def test_may_hold_words_and_fields_that_this_client_does_not_know(self) -> None:
        bid = {"noticeNo": "R1", "status": "suspended", "colour": "blue"}
        client, _ = self.start(answer({"total": 1, "page": 1, "items": [bid], "more": {}}))
        page = client.bids.list()
        self.assertEqual((page.items, page.total, page.data.get("more")), ([bid], 1, {}))

    def test_are_records_whose_fields_are_attributes_and_keys(self) -> None:
        bid = {"noticeNo": "R1", "closeAt": None, "lots": [{"lotNo": "1"}], "from": 2, "token_hash": "x", "items": [3]}
        client, _ = self.start(answer({"total": 1, "page": 1, "items": [bid]}))
        one: Any = client.bids.list().items[0]
        self.assertEqual((one.notice_no, one["noticeNo"], one.get("noticeNo")), ("R1", "R1", "R1"))
        self.assertEqual((one.close_at, one.lots[0].lot_no, one.from_, one.token_hash, one.items_), (None, "1", 2, "x", [3]))
        self.assertEqual((dict(one), json.loads(json.dumps(one)), copy.deepcopy(one)), (bid, bid, bid))
        self.assertEqual(pickle.loads(pickle.dumps(one)).notice_no, "R1")
        self.assertIn("notice_no", dir(one))
        self.assertIsNone(one.eligibility)  # the service may leave it out
        with self.assertRaisesRegex(AttributeError, "'notice_nr': the answer has no field 'noticeNr', only noticeNo"):
            _ = one.notice_nr
        with self.assertRaises(AttributeError):
            one.close_at = "2026"
        self.assertFalse(hasattr(one, "__array__"))

    def test_of_lists_are_pages_whether_they_have_several_or_not(self) -> None:
        feed = {"items": [{"noticeNo": "A"}], "nextCursor": "c1", "hasMore": False}
        client, _ = self.start(answer({"items": [{"name": "koneps"}]}), answer(feed))
        sources = client.sources.list()
        self.assertEqual(([one.name for one in sources.all()], sources["items"]), (["koneps"], sources.items))
        changes = client.bids.list_changes()
        self.assertEqual((changes.items[0].notice_no, changes.next_cursor), ("A", "c1"))
        self.assertEqual(repr(sources), "Page({'items': [{'name': 'koneps'}]})")

    def test_come_with_status_headers_and_body_by_with_raw_response(self) -> None:
        client, asked = self.start(answer(KEYWORD, 200, {"ETag": '"e"', "X-Request-Id": "req_1"}), answer(PAGE), refusal(404, "not_found"))
        raw = client.keywords.with_raw_response.get("kw_1")
        self.assertEqual((raw.data.keyword, raw.status, raw.headers["etag"], raw.request_id), ("하수관로", 200, '"e"', "req_1"))
        self.assertEqual(json.loads(raw.content), KEYWORD)
        self.assertEqual(client.bids.with_raw_response.list(keyword="도로").data.total, 0)
        self.assertTrue(asked[1].path.startswith("/v1/bids?keyword="))
        with self.assertRaises(ApiError):
            client.keywords.with_raw_response.get("kw_2")

    def test_come_with_status_and_headers_if_asked_for(self) -> None:
        client, asked = self.start(answer(KEYWORD, 200, {"ETag": '"e"'}), answer(None, 304, {"etag": '"e"'}))
        data, status, headers = client.with_response(client.keywords.get, "kw_1")
        self.assertEqual((data["keyword"], status, headers["etag"], len(asked)), ("하수관로", 200, '"e"', 1))
        again = client.with_options(headers={"if-none-match": '"e"'})
        self.assertEqual(again.with_response(again.keywords.get, "kw_1")[1], 304)

    def test_come_raw_if_asked_for(self) -> None:
        client, _ = self.start(answer({"items": [1]}), refusal(404, "not_found"))
        with client.raw(client.sources.list) as raw:
            self.assertEqual((raw.status, raw.read()), (200, b'{"items": [1]}'))
        with self.assertRaises(ApiError):
            client.raw(client.bids.get, "R1")

    def test_without_a_body_are_nothing_and_files_are_bytes(self) -> None:
        client, asked = self.start(answer({}, 204), pieces([b"%PDF-", b"\xff"], "application/pdf"))
        client.keywords.delete("kw_1")
        self.assertEqual(client.reports.get_content("rep_1"), b"%PDF-\xff")
        self.assertEqual(asked[1].headers["accept"], "*/*")


class Refusals(Case):
    def test_are_told_with_all_that_the_service_says(self) -> None:
        errors = [{"in": "query", "name": "keywrd", "code": "unknown_parameter", "message": "There is none"}]
        client, _ = self.start(refusal(400, "unknown_parameter", errors=errors))
        with self.assertRaises(ApiError) as caught:
            client.bids.list()
        error = caught.exception
        self.assertEqual(str(error), "400 unknown_parameter Not so. (keywrd)")
        self.assertEqual((error.status, error.code, error.request_id, error.retry_after), (400, "unknown_parameter", "req_1", None))
        self.assertEqual(error.fields, errors)

    def test_of_somebody_on_the_way_or_cut_off_still_have_their_status(self) -> None:
        for scene in (answer(None, 502), answer(["a"], 502), cut_inside('{"code": "x', 502)):
            client, _ = self.start(scene)
            with self.assertRaises(ApiError) as caught:
                client.bids.list()
            self.assertEqual((caught.exception.status, caught.exception.code), (502, "unknown"))

    def test_do_not_show_a_key_that_is_given_as_the_address(self) -> None:
        for address in ("gg_live_secret", " gg_live_secret", "notices"):
            with self.assertRaises(ValueError) as caught:
                gonggo.Client(address, key="https://a")
            self.assertIn("base URL", str(caught.exception))
            self.assertNotIn("secret", str(caught.exception))

    def test_do_not_show_the_key(self) -> None:
        client, _ = self.start(cut, max_retries=0)
        with self.assertRaises(ConnectionLost) as caught:
            client.bids.list()
        self.assertNotIn("gg_live", repr(caught.exception) + repr(client._core))


class Repeating(Case):
    def test_of_a_get_after_429_503_and_cuts(self) -> None:
        for scene in (refusal(429, "rate_limited", {"retry-after": "0"}), refusal(503, "unavailable"), cut, cut_inside()):
            client, asked = self.start(scene, scene, answer(PAGE))
            self.assertEqual(client.bids.list().data, PAGE)
            self.assertEqual(len(asked), 3)

    def test_takes_the_time_that_a_call_is_given(self) -> None:
        stage = Stage(self)
        client, asked = self.start(stage.stall(), answer(PAGE), timeout=60, max_retries=0)
        with self.assertRaises(TimedOut):
            client.bids.list(timeout=0.2)
        self.assertEqual((client.bids.list().total, len(asked)), (0, 2))

    def test_ends_where_the_caller_says(self) -> None:
        client, asked = self.start(refusal(503, "unavailable"), max_retries=3)
        with self.assertRaises(ApiError):
            client.bids.list()
        self.assertEqual(len(asked), 4)
        with self.assertRaises(ApiError):
            client.with_options(max_retries=0).bids.list()
        self.assertEqual(len(asked), 5)

    def test_is_not_for_what_was_refused_for_good(self) -> None:
        for status, code in ((400, "invalid_parameter"), (404, "not_found"), (500, "internal")):
            client, asked = self.start(refusal(status, code), answer(PAGE))
            with self.assertRaises(ApiError):
                client.bids.list()
            self.assertEqual(len(asked), 1)

    def test_of_a_put_and_a_delete_after_a_cut_and_of_a_patch_only_after_503(self) -> None:
        for scene in (cut, cut_inside()):
            client, asked = self.start(scene, answer({"ranges": []}))
            client.access.replace_ip_allow_list(ranges=[])
            client.keywords.delete("kw_1")
            self.assertEqual([one.method for one in asked], ["PUT", "PUT", "DELETE"])
            client, asked = self.start(scene, answer(KEYWORD))
            with self.assertRaises(ConnectionLost):
                client.keywords.change("kw_1", keyword="하수")
            self.assertEqual(len(asked), 1)
        client, asked = self.start(refusal(503, "unavailable"), answer(KEYWORD))
        client.keywords.change("kw_1", keyword="하수")
        self.assertEqual(len(asked), 2)

    def test_of_a_post_keeps_its_key_and_another_call_has_another(self) -> None:
        busy = refusal(409, "request_in_progress")
        client, asked = self.start(cut, cut_inside(), answer(KEYWORD), busy, answer(KEYWORD))
        client.keywords.create(keyword="하수관로")
        client.keywords.create(keyword="하수관로")
        client.keywords.create(keyword="하수관로", idempotency_key="order-7")
        keys = [one.headers["idempotency-key"] for one in asked]
        self.assertEqual([keys.index(key) for key in keys], [0, 0, 0, 3, 3, 5])
        self.assertEqual(keys[5], "order-7")

    def test_of_a_post_without_a_key_only_if_it_was_never_sent(self) -> None:
        client, asked = self.start(cut, answer({}))
        with self.assertRaises(ConnectionLost) as caught:
            client.session.mail_sign_in_link(email="a@example.com")
        self.assertEqual((len(asked), caught.exception.unsent), (1, False))
        self.assertNotIn("idempotency-key", asked[0].headers)
        nobody = Stage(self, answer({}))
        nobody.end()
        with self.assertRaises(ConnectionLost) as caught:
            Client(nobody.base_url, max_retries=0).bids.list()
        self.assertTrue(caught.exception.unsent)


class Time(Case):
    def waited(self, header: str, **options: Any) -> float:
        client, _ = self.start(refusal(429, "rate_limited", {"retry-after": header}), answer(PAGE), **options)
        begun = time.monotonic()
        client.bids.list()
        return time.monotonic() - begun

    def test_that_the_service_asks_for_is_waited(self) -> None:
        self.assertGreaterEqual(self.waited("1"), 1)
        at = datetime.now(timezone.utc) + timedelta(seconds=2)
        self.waited(format_datetime(at, usegmt=True))
        self.assertGreaterEqual(datetime.now(timezone.utc), at.replace(microsecond=0))
        self.assertLess(self.waited("soon"), 10)

    def test_that_is_too_long_is_told_at_once(self) -> None:
        for header, options in (("3600", {}), ("1", {"max_retry_after": 0.5})):
            with self.assertRaises(ApiError) as caught:
                self.waited(header, **options)
            self.assertEqual(caught.exception.retry_after, float(header))

    def test_covers_the_head_and_the_body_however_slowly_they_drip(self) -> None:
        def drip(handler: Any) -> None:
            for letter in b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}":
                handler.wfile.write(bytes([letter]))
                handler.wfile.flush()
                time.sleep(0.05)  # 2 s in all, twice the time that it is given

        stage = Stage(self)
        for scene in (drip, stage.stall(), lambda _: stage.ended.wait(10)):
            client, asked = self.start(scene, timeout=1.0, max_retries=1)
            begun = time.monotonic()
            with self.assertRaises(TimedOut) as caught:
                client.bids.list()
            self.assertIsInstance(caught.exception, TimeoutError)
            self.assertLess(time.monotonic() - begun, 8)
            self.assertEqual(len(asked), 2)

    def test_that_the_service_was_asked_to_wait_comes_on_top(self) -> None:
        def slow(handler: Any) -> None:
            time.sleep(0.2)
            answer({"items": [], "nextCursor": "c", "hasMore": False})(handler)

        client, _ = self.start(slow, timeout=0.05, max_retries=0)
        self.assertEqual(client.bids.list_changes(wait=30)["nextCursor"], "c")
        with self.assertRaises(TimedOut):
            client.bids.list_changes()

    def test_ends_when_another_thread_closes_the_client(self) -> None:
        stage = Stage(self)
        for scene in (lambda _: stage.ended.wait(10), stage.stall(), refusal(503, "unavailable", {"retry-after": "30"})):
            client, asked = self.start(scene)
            closing = threading.Timer(0.4, client.close)
            closing.start()
            begun = time.monotonic()
            with self.assertRaises(gonggo.ClientClosed):
                client.bids.list()
            self.assertLess(time.monotonic() - begun, 8)
            with self.assertRaises(gonggo.ClientClosed):
                client.bids.list()
            self.assertEqual(len(asked), 1)


class Transports(unittest.TestCase):
    def test_of_ones_own_are_small(self) -> None:
        class Reply:
            status = 200
            headers = {"etag": "e"}

            def __init__(self) -> None:
                self.pieces = [b'{"keyword":', b' "a"}']

            def read(self, timeout: float) -> bytes:
                return self.pieces.pop(0) if self.pieces else b""

            def close(self) -> None: ...

        class Own:
            def send(self, request: gonggo.Request, timeout: float) -> gonggo.Reply:
                self.url = request.url
                return Reply()

            def close(self) -> None: ...

        own = Own()
        with Client("https://example.com/at/", transport=own) as client:
            self.assertEqual(client.keywords.get("kw_1")["keyword"], "a")
        self.assertEqual(own.url, "https://example.com/at/v1/keywords/kw_1")


if __name__ == "__main__":
    unittest.main()
