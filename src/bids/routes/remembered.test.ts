import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { bidRecord, makeAccount, makeKey, NOW } from '../../../test/factories.ts'
import { HOUR } from '../../lib/clock.ts'

interface Shown {
  total: number
  items: { noticeNo: string; status: string; matchedKeywords: string[] }[]
}

const LIVE = () => true

describe('a search that is asked again', () => {
  let app: TestApp
  before(async () => {
    app = await startTestApp()
  })
  after(() => app.close())

  let round = 0
  let word = ''
  beforeEach(async () => {
    word = `다리${++round}호`
    const records = Array.from({ length: 3 }, (_, i) => bidRecord({ number: `${round}-${i}`, title: `${word} 보수` }))
    await app.bids.upsert(records, LIVE)
  })

  const ask = (more: Record<string, string> = {}, asking: Parameters<TestApp['get']>[2] = {}) =>
    app.get<Shown>('/v1/bids', { keyword: word, ...more }, asking)
  const recalled = () => app.bids.remembered().recalled
  /** Whether it was held. */
  async function isRecalled(work: () => Promise<unknown>): Promise<boolean> {
    const before = recalled()
    await work()
    return recalled() > before
  }

  test('is answered from memory: the same bytes, and every header but those of the request', async () => {
    await ask()
    const first = await ask()
    let again = first
    const repeat = async () => {
      again = await ask()
    }
    assert.equal(await isRecalled(repeat), true)
    assert.deepEqual(again.body, first.body)
    const own = new Set(['date', 'x-request-id', 'ratelimit'])
    const lasting = (headers: Headers) => [...headers].filter(([name]) => !own.has(name))
    assert.deepEqual(lasting(again.headers), lasting(first.headers))
    assert.notEqual(again.headers.get('x-request-id'), first.headers.get('x-request-id'))
    const left = ({ headers }: { headers: Headers }) => Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1])
    assert.equal(left(again), left(first) - 1, 'it counts as any other request')
  })

  test('is compressed once in each coding, and has a tag for each', async () => {
    const tags = new Set<string | null>()
    for (const coding of ['identity', 'gzip', 'br', 'zstd', 'gzip', 'br', 'zstd']) {
      const { headers, body } = await ask({ pageSize: '100' }, { headers: { 'accept-encoding': coding } })
      assert.equal(headers.get('content-encoding') ?? 'identity', coding)
      assert.equal(body.total, 3)
      tags.add(headers.get('etag'))
      const known = { 'accept-encoding': coding, 'if-none-match': headers.get('etag') ?? '' }
      assert.equal((await ask({ pageSize: '100' }, { headers: known })).status, 304)
    }
    assert.equal(tags.size, 4)
  })

  test('also by HEAD', async () => {
    await ask()
    const { headers } = await ask()
    const head = await ask({}, { method: 'HEAD' })
    assert.equal(head.body, null)
    for (const name of ['etag', 'content-length', 'link']) assert.equal(head.headers.get(name), headers.get(name))
  })

  test('a new notice, a changed one and one that closes are in the next answer', async () => {
    await ask()
    await ask()
    await app.bids.upsert([bidRecord({ number: `${round}-9`, title: `${word} 신설`, closeAt: NOW + HOUR })], LIVE)
    const { body } = await ask()
    assert.equal(body.total, 4)
    const statusOf = ({ items }: Shown) => items.find(({ noticeNo }) => noticeNo === `${round}-9`)?.status
    assert.equal(statusOf(body), 'open')
    await app.bids.upsert([bidRecord({ number: `${round}-0`, title: '청소', revision: 1 })], LIVE)
    assert.equal((await ask()).body.total, 3)
    assert.equal(await isRecalled(() => ask()), true)
    await app.pass(2 * HOUR)
    assert.equal(statusOf((await ask()).body), 'closed')
    app.clock.set(NOW)
  })

  test('what changes elsewhere leaves it where it is', async () => {
    await ask()
    await ask()
    await app.bids.upsert([bidRecord({ number: `${round}-other`, title: '급식 재료' })], LIVE)
    assert.equal(await isRecalled(() => ask()), true)
  })

  test('an account’s keywords are its own, and a new one counts at once', async () => {
    const mine = await makeAccount(app)
    const { key } = await makeKey(app, mine.id)
    assert.deepEqual((await ask({}, { key })).body.items[0]?.matchedKeywords, [])
    await app.keywords.createMany(mine.id, [{ keyword: word }])
    assert.deepEqual((await ask({}, { key })).body.items[0]?.matchedKeywords, [word])
    assert.deepEqual((await ask()).body.items[0]?.matchedKeywords, [])
    assert.deepEqual((await ask({}, { key })).body.items[0]?.matchedKeywords, [word])
  })

  test('credentials are checked before it: no key, a wrong one, and a form that is not JSON', async () => {
    await ask()
    await ask()
    assert.equal((await ask({}, { key: null })).status, 401)
    assert.equal((await ask({}, { key: `${app.key}x` })).status, 401)
    assert.equal((await ask({}, { headers: { accept: 'image/png' } })).status, 406)
    const csv = await app.get<string>('/v1/bids', { keyword: word }, { headers: { accept: 'text/csv' } })
    assert.match(csv.headers.get('content-type') ?? '', /^text\/csv/)
    assert.equal((await ask({ nonsense: '1' })).status, 400)
    assert.equal((await ask({ nonsense: '1' })).status, 400)
  })

  test('hints are in the language of who asks', async () => {
    const hinted = (language: string) =>
      app.get('/v1/bids', { agency: '없는기관', explain: true }, { headers: { 'accept-language': language } })
    assert.equal((await hinted('en')).headers.get('content-language'), 'en')
    assert.equal((await hinted('ko')).headers.get('content-language'), 'ko')
  })
})
