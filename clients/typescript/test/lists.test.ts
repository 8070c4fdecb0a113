import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type ClientOptions, ConnectionError, CursorExpired, createClient, TimedOut } from '../src/index.ts'
import { cut, cutInside, json, play, refusal, type Scene, stall } from './scripted-server.ts'

async function start(scenes: Scene[], options: Partial<ClientOptions> = {}) {
  const { baseUrl, asked } = await play(...scenes)
  return { asked, gonggo: createClient({ baseUrl, key: 'gg_live_x', retryDelayMs: 1, ...options }) }
}

const idsOf = (items: { noticeNo: string }[]) => items.map(({ noticeNo }) => noticeNo)
const bids = (...ids: string[]) => ids.map((noticeNo) => ({ noticeNo }))

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const item of items) found.push(item)
  return found
}

describe('pages', () => {
  const page = (items: object[], link = ''): Scene =>
    json({ total: 3, page: 1, items }, link === '' ? {} : { headers: { link } })
  const first = page(
    bids('A', 'B'),
    '</v1/bids?agency=%EC%84%9C%EC%9A%B8&agency=b&page=2&anchor=x>; rel="next", </v1/bids>; rel="first"',
  )

  test('are read one after the other while there is a next one', async () => {
    const { gonggo, asked } = await start([first, cut, page(bids('C'), '</v1/bids?page=1>; rel="prev"')])
    assert.deepEqual(idsOf(await all(gonggo.bids.list({ agency: ['서울', 'b'] }))), ['A', 'B', 'C'])
    assert.equal(asked[1]?.url, '/v1/bids?agency=%EC%84%9C%EC%9A%B8&agency=b&page=2&anchor=x')
    assert.equal(asked[2]?.url, asked[1]?.url)
  })

  test('are available as pages too', async () => {
    const { gonggo } = await start([first, page(bids('C'))])
    const pages = await all(gonggo.bids.list().pages())
    assert.deepEqual(
      pages.map(({ items }) => idsOf(items)),
      [['A', 'B'], ['C']],
    )
  })

  test('are not requested after the reader stops', async () => {
    const { gonggo, asked } = await start([first])
    for await (const { noticeNo } of gonggo.bids.list()) if (noticeNo === 'A') break
    assert.equal(asked.length, 1)
  })

  test('of a service below a path stay below it', async () => {
    const { baseUrl, asked } = await play(first, page([]))
    await all(createClient({ baseUrl: `${baseUrl}/gonggo/` }).bids.list())
    assert.match(asked[1]?.url ?? '', /^\/gonggo\/v1\/bids\?agency/)
  })
})

describe('the changes', () => {
  const page = (nextCursor: string, hasMore: boolean, ...ids: string[]): Scene =>
    json({ items: bids(...ids), nextCursor, hasMore })

  test('are followed without end, also over outages, from a stored cursor', async () => {
    const outage = Array.from({ length: 5 }, () => refusal(503, 'unavailable'))
    const scenes = [page('c1', true, 'A'), ...outage, page('c1', false), cut, page('c2', false, 'B')]
    const { gonggo, asked } = await start(scenes)
    const pages: [string, string[]][] = []
    for await (const { items, nextCursor } of gonggo.bids.followChanges({ since: 'c0' })) {
      pages.push([nextCursor, idsOf(items)])
      if (nextCursor === 'c2') break
    }
    assert.deepEqual(pages, [
      ['c1', ['A']],
      ['c2', ['B']],
    ])
    assert.equal(asked[0]?.url, '/v1/bids/changes?wait=30&since=c0')
    assert.equal(asked.at(-1)?.url, '/v1/bids/changes?wait=30&since=c1')
  })

  test('of an account are requested again after a pause', async () => {
    const { gonggo, asked } = await start([page('c1', false), page('c2', false, 'A')])
    for await (const { nextCursor } of gonggo.events.follow({}, { pauseMs: 5 })) if (nextCursor === 'c2') break
    assert.equal(asked[1]?.url, '/v1/events?since=c1')
  })

  test('that are no longer stored cause a specific error', async () => {
    const { gonggo } = await start([refusal(410, 'cursor_expired')])
    await assert.rejects(all(gonggo.bids.followChanges({ since: 'old' })), (error) => {
      assert.ok(error instanceof CursorExpired)
      return error.status === 410 && error.name === 'CursorExpired'
    })
  })

  test('end when the caller aborts, also in a pause', async () => {
    const leaving = new AbortController()
    const { gonggo } = await start([
      (response, asked) => {
        page('c0', false)(response, asked)
        setTimeout(() => leaving.abort(new Error('gone home')), 10)
      },
    ])
    await assert.rejects(all(gonggo.events.follow({ since: 'c0' }, { signal: leaving.signal })), /gone home/)
  })

  test('end at an outage if the caller allows no more attempts', async () => {
    const { gonggo, asked } = await start([refusal(503, 'unavailable')])
    await assert.rejects(all(gonggo.bids.followChanges({}, { maxRetries: 1 })), { code: 'unavailable' })
    assert.equal(asked.length, 2)
  })
})

describe('the stream of events', () => {
  const message = (id: string, text = `{"id":"${id}","type":"bid.matched"}`) => `id: ${id}\nevent: x\ndata: ${text}\n\n`
  const stream =
    (text: string, end: (response: Parameters<Scene>[0]) => void): Scene =>
    (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(text, () => end(response))
    }

  test('resumes after the last event wherever the connection ends', async () => {
    const { gonggo, asked } = await start([
      stream(`: hello\n\n${message('evt_1')}`, (response) => response.end()),
      refusal(503, 'unavailable'),
      stream(`${message('evt_2')}id: evt_3\ndata: {"id":`, (response) => response.destroy()),
      stream(message('evt_3').replaceAll('\n', '\r\n') + message('evt_4'), () => {}),
    ])
    const seen: string[] = []
    for await (const { id } of gonggo.events.stream({ type: ['bid.matched'], lastEventId: 'evt_0' })) {
      seen.push(id)
      if (id === 'evt_4') break
    }
    assert.deepEqual(seen, ['evt_1', 'evt_2', 'evt_3', 'evt_4'])
    assert.deepEqual(
      asked.map(({ headers }) => headers['last-event-id']),
      ['evt_0', 'evt_1', 'evt_1', 'evt_2'],
    )
    assert.equal(asked[0]?.url, '/v1/events?type=bid.matched')
    assert.equal(asked[0]?.headers.accept, 'text/event-stream')
  })

  test('that is silent is reopened', async () => {
    const { gonggo, asked } = await start([stream(message('evt_1'), () => {}), stream(message('evt_2'), () => {})], {
      timeoutMs: 200,
    })
    for await (const { id } of gonggo.events.stream()) if (id === 'evt_2') break
    assert.equal(asked[1]?.headers['last-event-id'], 'evt_1')
  })

  test('ends when the service returns an error, and when the caller aborts', async () => {
    const { gonggo } = await start([
      stream(message('evt_1'), (response) => response.end()),
      refusal(401, 'revoked_key'),
    ])
    await assert.rejects(all(gonggo.events.stream()), { code: 'revoked_key' })
    const leaving = new AbortController()
    const open = await start([stream(message('evt_1'), () => {})])
    const read = async () => {
      for await (const { id } of open.gonggo.events.stream({}, { signal: leaving.signal })) leaving.abort(new Error(id))
    }
    await assert.rejects(read(), /evt_1/)
  })
})

describe('a whole list', () => {
  const piecemeal =
    (bytes: Buffer, type: string): Scene =>
    async (response) => {
      response.writeHead(200, { 'content-type': type })
      // Cut between any two bytes, inside of letters too.
      for (const byte of bytes) await new Promise((resolve) => response.write(Buffer.of(byte), resolve))
      response.end()
    }

  test('as NDJSON is read line by line', async () => {
    const text = Buffer.from('{"noticeNo":"가"}\n{"noticeNo":"나"}\n')
    const { gonggo, asked } = await start([piecemeal(text, 'application/x-ndjson')])
    assert.deepEqual(idsOf(await all(gonggo.bids.listAsNdjson({ keyword: '도로' }))), ['가', '나'])
    assert.equal(asked[0]?.headers.accept, 'application/x-ndjson')
  })

  test('as CSV is a stream of its bytes', async () => {
    const text = '\uFEFF공고번호\r\n가\r\n'
    const { gonggo, asked } = await start([cut, piecemeal(Buffer.from(text), 'text/csv')])
    const stream = await gonggo.bids.listAsCsv()
    assert.equal(await new Response(stream).text(), text.slice(1))
    assert.equal(asked[1]?.headers.accept, 'text/csv')
  })

  test('as a workbook is all of its bytes, after another attempt', async () => {
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    const bytes = Buffer.from([0x50, 0x4b, 3, 4, 0xff, 0])
    const { gonggo, asked } = await start([cut, piecemeal(bytes, type), piecemeal(bytes, type)])
    const workbook = await gonggo.bids.listAsXlsx({ keyword: '도로', language: 'ko' })
    assert.deepEqual(Buffer.from(await workbook.arrayBuffer()), bytes)
    assert.deepEqual([asked[1]?.headers.accept, asked[1]?.url?.split('?')[0]], [type, '/v1/bids'])
    assert.deepEqual(Buffer.from(await (await gonggo.pursuits.listAsXlsx()).arrayBuffer()), bytes)
    assert.equal(asked[2]?.headers.accept, type)
  })

  test('of events and of competitors is available as CSV too', async () => {
    const { gonggo, asked } = await start(
      ['id\r\n', 'noticeNo\r\n'].map((text) => piecemeal(Buffer.from(text), 'text/csv')),
    )
    assert.equal(await new Response(await gonggo.events.listAsCsv()).text(), 'id\r\n')
    const competitors = await gonggo.statistics.listCompetitorsAsCsv({ businessNo: ['1234567890'] })
    assert.equal(await new Response(competitors).text(), 'noticeNo\r\n')
    assert.deepEqual(
      asked.map(({ url, headers }) => [url?.split('?')[0], headers.accept]),
      [
        ['/v1/events', 'text/csv'],
        ['/v1/statistics/competitors', 'text/csv'],
      ],
    )
  })

  test('that is cut off never looks complete', async () => {
    const line = '{"noticeNo":"A"}\n'
    const { gonggo } = await start([cutInside(line)])
    await assert.rejects(all(gonggo.bids.listAsNdjson()), ConnectionError)
    const stream = await gonggo.bids.listAsCsv()
    await assert.rejects(new Response(stream).text(), ConnectionError)
  })

  test('that is silent is aborted; a slow reader is not', async () => {
    const { gonggo } = await start([stall('{"noticeNo":"A"}\n{"noticeNo":"B"}\n')], { timeoutMs: 1_500 })
    const seen: string[] = []
    const read = async () => {
      for await (const { noticeNo } of gonggo.bids.listAsNdjson()) {
        // Twice as long is more than the time limit; the limit itself leaves a busy machine time to connect.
        const until = performance.now() + 800
        while (performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 20))
        seen.push(noticeNo)
      }
    }
    await assert.rejects(read(), TimedOut)
    assert.deepEqual(seen, ['A', 'B'])
  })

  test('closes the connection when the reader stops', async () => {
    const closed = Promise.withResolvers<void>()
    const { gonggo } = await start([
      (response) => {
        response.on('close', closed.resolve)
        response.writeHead(200).write('{"noticeNo":"A"}\n')
      },
    ])
    for await (const { noticeNo } of gonggo.bids.listAsNdjson()) if (noticeNo === 'A') break
    await closed.promise
  })
})
