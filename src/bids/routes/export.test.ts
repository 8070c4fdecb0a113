import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { bidRecord } from '../../../test/factories.ts'
import { exchange } from '../../../test/raw-http.ts'
import { askWire, unpack } from '../../../test/wire.ts'

const CSV = { headers: { accept: 'text/csv' } }
const NDJSON = { headers: { accept: 'application/x-ndjson' } }

interface Item {
  noticeNo: string
  title: string
}

describe('export of a search', () => {
  let app: TestApp
  const COUNT = 1_203

  before(async () => {
    app = await startTestApp()
    const records = Array.from({ length: COUNT }, (_, index) =>
      bidRecord({ number: `X${String(index).padStart(4, '0')}`, title: `도로 보수 ${index}` }),
    )
    records[7] = bidRecord({
      number: 'X0007',
      title: '=SUM(A1), "따옴표"\n줄',
      regions: ['경기도', '서울특별시'],
      licences: [{ group: 1, code: '0001', name: '토목공사업' }],
      estimatedPrice: null,
    })
    await app.bids.upsert(records, () => true)
  })
  after(() => app.close())

  test('NDJSON holds every notice once, as the list shows it', async () => {
    const { status, headers, body } = await app.get<string>('/v1/bids', {}, NDJSON)
    assert.equal(status, 200)
    assert.equal(headers.get('content-type'), 'application/x-ndjson; charset=utf-8')
    assert.equal(headers.get('x-total-count'), String(COUNT))
    const items = body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Item)
    assert.equal(new Set(items.map((item) => item.noticeNo)).size, COUNT)
    const { body: page } = await app.get<{ items: Item[] }>('/v1/bids', { pageSize: 100 })
    assert.deepEqual(items.slice(0, 100), page.items)
  })

  test('a page is written a few notices at a time, and only after others have had a turn', async () => {
    const { value: page } = await app.bids.walk(app.account.id, {}).next()
    assert.ok(page)
    let others = 0
    setImmediate(() => others++)
    const sizes: number[] = []
    for await (const piece of page.pieces('\n')) {
      assert.equal(others, 1)
      sizes.push(String(piece).split('\n').length)
    }
    assert.deepEqual([Math.max(...sizes), sizes.reduce((sum, size) => sum + size)], [25, 500])
    assert.equal(String(await page.write('\n')).split('\n').length, 500)
  })

  test('notices that come, change and go meanwhile change nothing of an export', async () => {
    const numberOf = (index: number) => `W${String(index).padStart(4, '0')}`
    const titled = (index: number, title: string) => bidRecord({ number: numberOf(index), title })
    const all = Array.from({ length: 1_100 }, (_, index) => index)
    await app.bids.upsert(
      all.map((index) => titled(index, '교량 점검')),
      () => true,
    )
    await app.bids.follower.tick()
    const pages = app.bids.walk(app.account.id, { keyword: '교량' })
    const begun = (await pages.next()).value ?? assert.fail('no page')
    await app.bids.upsert(
      all.flatMap((index) => [
        titled(index, index % 2 ? '터널 점검' : '교량 보수'),
        titled(index + 2_000, '교량 새로'),
      ]),
      () => true,
    )
    await app.bids.follower.tick()
    const written: Item[] = []
    for (let page: typeof begun | undefined = begun; page; page = (await pages.next()).value || undefined)
      for (const line of String(await page.write('\n')).split('\n')) if (line) written.push(JSON.parse(line))
    assert.deepEqual([begun.total, new Set(written.map(({ noticeNo }) => noticeNo)).size], [1_100, 1_100])
    assert.ok(written.every(({ title }) => title === '교량 점검'))
    const after = await app.get<string>('/v1/bids', { keyword: '교량' }, NDJSON)
    assert.deepEqual(
      [after.headers.get('x-total-count'), after.body.trimEnd().split('\n').length],
      [String(550 + 1_100), 550 + 1_100],
    )
  })

  test('CSV: fields in the order of the JSON, lists joined, formulas harmless', async () => {
    const { headers, body } = await app.get<string>('/v1/bids', { keyword: 'X0007' }, CSV)
    assert.equal(headers.get('content-type'), 'text/csv; charset=utf-8')
    const { body: page } = await app.get<{ items: Record<string, unknown>[] }>('/v1/bids', { keyword: 'X0007' })
    // fetch takes the byte order mark away when it reads text.
    const [head, ...lines] = body.replace('\ufeff', '').split('\r\n')
    // The last one is there only with a company profile.
    assert.equal(head, [...Object.keys(page.items[0] ?? {}), 'eligibility'].join(','))
    assert.match(lines.join('\r\n'), /"'=SUM\(A1\), ""따옴표""\n줄"/)
    assert.match(lines.join('\r\n'), /경기도; 서울특별시/)
    assert.match(lines.join('\r\n'), /0001 토목공사업/)
  })

  test('CSV begins with the mark by which spreadsheets know UTF-8', async () => {
    const answer = await fetch(`${app.baseUrl}/v1/bids?keyword=X0001`, {
      headers: { authorization: `Bearer ${app.key}`, accept: 'text/csv' },
    })
    const bytes = new Uint8Array(await answer.arrayBuffer())
    assert.deepEqual([...bytes.slice(0, 3)], [0xef, 0xbb, 0xbf])
  })

  test('in a coding both are the same, and far smaller', async () => {
    for (const accept of ['text/csv', 'application/x-ndjson']) {
      const ask = (coding: string) =>
        askWire(`${app.baseUrl}/v1/bids`, { authorization: `Bearer ${app.key}`, accept, 'accept-encoding': coding })
      const plain = await ask('identity')
      for (const coding of ['gzip', 'br', 'zstd']) {
        const packed = await ask(coding)
        assert.deepEqual([packed.status, packed.headers['content-encoding']], [200, coding])
        assert.match(packed.headers.vary ?? '', /Accept-Encoding/)
        assert.equal(unpack(packed), plain.bytes.toString())
        assert.ok(packed.bytes.length < plain.bytes.length / 5, `${packed.bytes.length} of ${plain.bytes.length}`)
      }
    }
  })

  test('filters and sorts hold, words of pages are refused', async () => {
    const { body } = await app.get<string>('/v1/bids', { keyword: '"보수 12"', sort: 'postedAt' }, NDJSON)
    assert.ok(
      body
        .split('\n')
        .filter(Boolean)
        .every((line) => (JSON.parse(line) as Item).title.includes('보수 12')),
    )
    const words: Record<string, string | number | boolean>[] = [
      { page: 2 },
      { pageSize: 5 },
      { explain: true },
      { anchor: 'x' },
    ]
    for (const word of words) {
      const { status } = await app.get('/v1/bids', word, NDJSON)
      assert.equal(status, 400, JSON.stringify(word))
    }
  })

  test('nothing found: an empty stream, a table of its head alone', async () => {
    const none = await app.get<string>('/v1/bids', { keyword: '없는말' }, NDJSON)
    assert.deepEqual([none.body ?? '', none.headers.get('x-total-count')], ['', '0'])
    const { body } = await app.get<string>('/v1/bids', { keyword: '없는말' }, CSV)
    assert.equal(body.trimEnd().split('\r\n').length, 1)
  })

  test('HTTP/1.0 cannot tell a complete stream from a truncated one, so it gets none', async () => {
    const ask = (accept: string, version: string) =>
      exchange(
        app.baseUrl,
        `GET /v1/bids?keyword=X0001 HTTP/${version}\r\nHost: localhost\r\nAuthorization: Bearer ${app.key}\r\nAccept: ${accept}\r\n\r\n`,
      )
    for (const accept of ['text/csv', 'application/x-ndjson']) {
      const refused = await ask(accept, '1.0')
      assert.deepEqual([refused?.status, refused?.headers.upgrade], [426, 'HTTP/1.1'], accept)
      assert.equal(JSON.parse(refused?.body ?? '').code, 'http_1_1_required')
      assert.equal((await ask(accept, '1.1'))?.status, 200)
    }
    // Of a page Content-Length says where it ends.
    const page = await ask('application/json', '1.0')
    assert.deepEqual(
      [page?.status, page?.headers['content-length']],
      [200, String(Buffer.byteLength(page?.body ?? ''))],
    )
  })

  test('a reader who goes away in the middle is noticed', async () => {
    const closed = new Promise((resolve) =>
      app.http.server.once('connection', (socket) => socket.once('close', resolve)),
    )
    const reader = connect(Number(new URL(app.baseUrl).port), '127.0.0.1')
    reader.write(
      `GET /v1/bids HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${app.key}\r\naccept: text/csv\r\n\r\n`,
    )
    await once(reader, 'data')
    reader.destroy()
    await closed
    assert.equal((await app.get('/v1/bids')).status, 200)
  })
})

describe('matched and explain', () => {
  let app: TestApp
  before(async () => {
    app = await startTestApp()
    await app.bids.upsert(
      [
        bidRecord({ number: 'E1', title: '하수 관로 정비공사', regions: ['경기도'], bsnsDiv: '공사' }),
        bidRecord({
          number: 'E2',
          title: '정보시스템 구축',
          licences: [{ group: 1, code: '1468', name: '소프트웨어' }],
        }),
        bidRecord({ number: 'E3', title: '도로 포장공사', regions: ['부산광역시'], bsnsDiv: '공사' }),
      ],
      () => true,
    )
  })
  after(() => app.close())

  const numbers = async (asked: Record<string, string | boolean>) =>
    (await app.get<{ items: Item[] }>('/v1/bids', asked)).body.items.map((item) => item.noticeNo).sort()

  test('matched=true shows what the keywords of the account match, and nothing where there are none', async () => {
    assert.deepEqual(await numbers({ matched: true }), [])
    await app.keywords.createMany(app.account.id, [
      { keyword: '하수관로' },
      { keyword: '공사', filter: { region: ['부산'] } },
    ])
    assert.deepEqual(await numbers({ matched: true }), ['E1', 'E3'])
    assert.deepEqual(await numbers({ matched: true, keyword: '정비' }), ['E1'])
  })

  test('explain says what was understood, what each filter finds, and what stands in the way', async () => {
    const { body } = await app.get<{ total: number; explain: unknown }>('/v1/bids', {
      keyword: '공사  |공사',
      region: '서울',
      explain: true,
    })
    assert.equal(body.total, 0)
    assert.deepEqual(body.explain, {
      query: '공사',
      filters: [
        { name: 'keyword', notices: 2 },
        { name: 'region', notices: 1 },
      ],
      hints: ['No match with keyword; 1 without it', 'No match with region; 2 without it'],
    })
  })

  test('explain says how many have no industry limit', async () => {
    const { body } = await app.get<{ explain: { hints: string[] } }>('/v1/bids', { industry: '1468', explain: true })
    assert.deepEqual(body.explain.hints, ['2 more notices have no industry limit: add industry=none to include them'])
  })

  test('a new notice is found soon after its commit, without being asked to look', async () => {
    await app.bids.upsert([bidRecord({ number: 'E9', title: '갑자기 나온 공고' })], () => true)
    const deadline = performance.now() + 1_000
    const { follower } = app.bids
    while (!follower.catalog().find('E9')) {
      assert.ok(performance.now() < deadline, 'not within a second')
      await new Promise((resolve) => setImmediate(resolve))
    }
  })
})
