import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { type ProblemAnswer, type QueryValues, startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { bidRecord, NOW } from '../../../test/factories.ts'
import { DAY } from '../../lib/clock.ts'
import { BID_SORTS, type Bid } from '../schema/notices.ts'

interface Page {
  total: number
  page: number
  items: Bid[]
  prev: Neighbour | null
  next: Neighbour | null
  explain?: object
  facets?: object[]
}
interface Neighbour {
  page: number
  anchor: string | null
}

const NOTICES = 60
let app: TestApp

function send(body: object, accept = 'application/json'): Promise<Response> {
  const headers = {
    authorization: `Bearer ${app.key}`,
    'content-type': 'application/json',
    'accept-language': 'en',
    accept,
  }
  return fetch(`${app.baseUrl}/v1/bids/search`, { method: 'POST', headers, body: JSON.stringify(body) })
}
async function search(body: object) {
  const answer = await send(body)
  return { status: answer.status, body: (await answer.json()) as Page & ProblemAnswer }
}
const numbersOf = ({ items }: Pick<Page, 'items'>) => items.map(({ noticeNo }) => noticeNo)

describe('POST /v1/bids/search', () => {
  before(async () => {
    app = await startTestApp()
    app.clock.set(NOW)
    const records = Array.from({ length: NOTICES }, (_, index) =>
      bidRecord({
        number: `S${index}`,
        title: index % 3 === 0 ? '하수관로 정비공사' : '정보시스템 구축',
        bsnsDiv: index % 2 === 0 ? '공사' : '용역',
        estimatedPrice: index % 5 === 0 ? null : index * 1_000_000,
        postedAt: NOW - index * DAY,
        closeAt: NOW + (index - 30) * DAY,
      }),
    )
    await app.bids.upsert(records, () => false)
    await app.bids.follower.tick()
  })
  after(() => app.close())

  test('it finds what GET /v1/bids finds with the same parameters', async () => {
    const question = fc.record(
      {
        keyword: fc.constantFrom('정비', '하수관로 | 구축', '-정비', 'S7'),
        bsnsDiv: fc.subarray(['공사', '용역', '물품'], { minLength: 1 }),
        status: fc.subarray(['open', 'closed'] as const, { minLength: 1 }),
        minAmt: fc.integer({ min: 0, max: 60_000_000 }),
        unknownAmt: fc.constantFrom('include', 'exclude', 'only'),
        closeFrom: fc.constantFrom('2020-01-01', '2026-11-20'),
        sort: fc.constantFrom(...BID_SORTS),
        urgent: fc.boolean(),
        explain: fc.boolean(),
        facets: fc.subarray(['status', 'bsnsDiv', 'month'] as const, { minLength: 1 }),
        page: fc.integer({ min: 1, max: 4 }),
        pageSize: fc.integer({ min: 1, max: 30 }),
      },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(question, async (asked) => {
        const [{ status, body }, listed] = await Promise.all([
          search(asked),
          app.get<Page>('/v1/bids', asked as QueryValues, { headers: { 'accept-language': 'en' } }),
        ])
        assert.equal(status, 200)
        const { prev, next, ...rest } = body
        assert.deepEqual(rest, listed.body)
        assert.deepEqual([prev !== null, next !== null], ['prev' in listed.links, 'next' in listed.links])
      }),
      { numRuns: 60 },
    )
  })

  test('following next shows every notice once, and prev leads back', async () => {
    const asked = { keyword: '정비 | 구축', sort: 'closeAt', pageSize: 7 }
    const seen: string[] = []
    let page = (await search(asked)).body
    assert.equal(page.prev, null)
    for (;;) {
      seen.push(...numbersOf(page))
      if (page.next === null) break
      const before = numbersOf(page)
      page = (await search({ ...asked, ...page.next })).body
      assert.deepEqual(numbersOf((await search({ ...asked, ...page.prev })).body), before)
    }
    assert.equal(seen.length, NOTICES)
    assert.equal(new Set(seen).size, NOTICES)
  })

  test('a page that has become empty leads back, whatever body it was asked with', async () => {
    const asked = { keyword: '하수관로', sort: 'postedAt', pageSize: 15 }
    const first = (await search(asked)).body
    // The same place in a list of which nothing is left behind it.
    const last = first.items.at(-1)?.postedAt ?? assert.fail()
    const narrowed = { ...asked, postedTo: last }
    const { next } = (await search({ ...narrowed, pageSize: 5 })).body
    const beyond = { ...narrowed, ...next, page: 9, anchor: null, pageSize: 100 }
    const empty = (await search(beyond)).body
    assert.deepEqual([empty.items, empty.next], [[], null])
    const back = (await search({ ...beyond, ...empty.prev })).body
    assert.ok(back.items.length > 0)
  })

  test('a query that is too long for a URL', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `${'가나다라마바사아자차'.repeat(8)}${index}`)
    const { status, body } = await search({ keyword: `${'정비 | '.repeat(90)}구축`, agency: names })
    assert.deepEqual([status, body.total], [200, 0])
    const refused = await app.get('/v1/bids', { agency: names })
    assert.equal(refused.status, 414)
  })

  test('all of it as NDJSON, without a word that belongs to pages', async () => {
    const answer = await send({ keyword: '정비' }, 'application/x-ndjson')
    const lines = (await answer.text()).trim().split('\n')
    assert.deepEqual([answer.status, answer.headers.get('x-total-count'), lines.length], [200, '20', 20])
    const refused = await send({ keyword: '정비', page: 1 }, 'application/x-ndjson')
    const { errors = [] } = (await refused.json()) as ProblemAnswer
    assert.deepEqual(
      [refused.status, errors.map(({ in: place, name, code }) => [place, name, code])],
      [400, [['body', 'page', 'invalid_field']]],
    )
  })

  test('errors name the fields of the body', async () => {
    const wrong = [
      [{ keyword: '(정비' }, 'invalid_query', 'keyword'],
      [{ closeFrom: '2026-12-01', closeTo: '2026-11-01' }, 'reversed_range', 'closeTo'],
      [{ winner: ['--'] }, 'invalid_field', 'winner'],
      [{ anchor: 'x' }, 'invalid_cursor', 'anchor'],
      [{ status: 'open' }, 'invalid_field', 'status'],
      [{ keywords: '정비' }, 'unknown_field', 'keywords'],
    ] as const
    for (const [asked, code, name] of wrong) {
      const { status, body } = await search(asked)
      const [error] = body.errors ?? []
      assert.deepEqual([status, error?.in, error?.name, error?.code], [400, 'body', name, code], JSON.stringify(asked))
    }
  })
})
