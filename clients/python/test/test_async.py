"""What differs under asyncio; the rest is the same code, and the conformance suite plays it. Needs httpx2."""

from __future__ import annotations

import asyncio
import time
import unittest
from typing import Any

from scripted_server import Asked, Scene, Stage, answer, break_off, cut, cut_inside, pieces, refusal

from gonggo import ApiError, AsyncClient, ClientClosed, ConnectionLost, TimedOut

PAGE = {"total": 1, "page": 1, "items": [{"noticeNo": "A"}]}


class Asynchronous(unittest.IsolatedAsyncioTestCase):
    def start(self, *scenes: Scene, **options: Any) -> tuple[AsyncClient, list[Asked]]:
        stage = Stage(self, *scenes)
        client = AsyncClient(stage.base_url, **{"key": "gg_live_x", "retry_delay": 0.001, **options})
        self.addAsyncCleanup(client.close)
        return client, stage.asked

    async def test_calls_are_repeated_and_keep_their_key(self) -> None:
        client, asked = self.start(cut, refusal(503, "unavailable"), cut_inside(), answer({"keyword": "가"}), max_retries=3)
        keyword = await client.keywords.create(keyword="가")
        self.assertEqual((keyword["keyword"], len(asked)), ("가", 4))
        self.assertEqual(len({one.headers["idempotency-key"] for one in asked}), 1)

    async def test_lists_are_awaited_or_looped_over(self) -> None:
        first = answer(PAGE, headers={"link": '</v1/bids?page=2>; rel="next"'})
        client, asked = self.start(first, answer(PAGE), first, answer(PAGE))
        self.assertEqual([bid["noticeNo"] async for bid in client.bids.list().all()], ["A", "A"])
        page = await client.bids.list()
        self.assertEqual([one.total async for one in page.pages()], [1, 1])
        self.assertEqual(len(asked), 4)

    async def test_answers_come_with_status_headers_and_body_by_with_raw_response(self) -> None:
        client, _ = self.start(answer({"keyword": "가"}, headers={"ETag": "e"}), answer(PAGE))
        raw = await client.keywords.with_raw_response.get("kw_1")
        self.assertEqual((raw.data.keyword, raw.headers["etag"]), ("가", "e"))
        pages = await client.bids.with_raw_response.list(timeout=5)
        self.assertEqual((pages.status, pages.data.items[0].notice_no), (200, "A"))

    async def test_answers_come_with_headers_and_raw(self) -> None:
        client, _ = self.start(answer(PAGE, headers={"ETag": "e"}), answer(PAGE), refusal(404, "not_found"))
        data, status, headers = await client.with_response(client.bids.get, "A")
        self.assertEqual((status, headers["etag"]), (200, "e"))
        async with await client.raw(client.bids.get, "A") as raw:
            self.assertEqual((await raw.json())["total"], 1)
        with self.assertRaises(ApiError):
            await client.raw(client.bids.get, "A")

    async def test_the_stream_goes_on_after_the_last_event(self) -> None:
        message = 'id: e1\ndata: {"id": "e1"}\n\n'
        kind = "text/event-stream"
        client, asked = self.start(pieces([message], kind, then=break_off), pieces([message.replace("e1", "e2")], kind))
        async for event in client.events.stream():
            if event["id"] == "e2":
                break
        self.assertEqual(asked[1].headers["last-event-id"], "e1")

    async def test_a_stream_that_is_cut_off_or_falls_silent_never_looks_whole(self) -> None:
        stage = Stage(self)
        for scene, error in ((cut_inside("a\n"), ConnectionLost), (stage.stall("a\n"), TimedOut)):
            client, _ = self.start(scene, timeout=0.2)
            with self.assertRaises(error):
                await (await client.bids.list_as_csv()).read()

    async def test_time_covers_head_and_body(self) -> None:
        stage = Stage(self)
        for scene in (stage.stall(), lambda _: stage.ended.wait(10)):
            client, asked = self.start(scene, timeout=1.5, max_retries=1)
            with self.assertRaises(TimedOut):
                await client.bids.list()
            self.assertEqual(len(asked), 2)

    async def test_a_task_that_is_cancelled_gives_up_at_once(self) -> None:
        stage = Stage(self)
        for scene in (stage.stall(), lambda _: stage.ended.wait(10), refusal(503, "unavailable", {"retry-after": "30"})):
            client, asked = self.start(scene)
            begun = time.monotonic()
            with self.assertRaises(asyncio.TimeoutError):
                await asyncio.wait_for(client.bids.get("A"), 0.5)
            self.assertLess(time.monotonic() - begun, 8)
            self.assertEqual(len(asked), 1)

    async def test_a_closed_client_asks_no_more(self) -> None:
        client, asked = self.start(answer(PAGE))
        await client.close()
        with self.assertRaises(ClientClosed):
            await client.bids.list()
        self.assertEqual(asked, [])

    async def test_nobody_there_is_told_as_unsent(self) -> None:
        nobody = Stage(self)
        nobody.end()
        async with AsyncClient(nobody.base_url, max_retries=0) as client:
            with self.assertRaises(ConnectionLost) as caught:
                await client.bids.get("A")
        self.assertTrue(caught.exception.unsent)


if __name__ == "__main__":
    unittest.main()
