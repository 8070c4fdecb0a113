import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { HOUR } from '../../../lib/clock.ts'
import { SourceFailure } from '../../rules/failure.ts'
import type { Batch, Tools } from '../../schema/connector.ts'
import { createOcds, shownAddress } from './ocds.ts'

interface Reply {
  status?: number
  body?: string | Uint8Array | object
}

const bytesOf = (body: Reply['body'] = '') =>
  body instanceof Uint8Array ? body : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))

const release = (id: string | number, title = 'Roads') => ({
  ocid: `ocds-x1-${id}`,
  id,
  date: '2026-11-02T09:00:00Z',
  tag: ['tender'],
  tender: { title },
})
const pageOf = (ids: number[], next?: string) => ({
  releases: ids.map((id) => release(id)),
  ...(next ? { links: { next } } : {}),
})

/** A publisher of pages by path; several replies of one page come one after the other, the last one from then on. */
function createPublisher(pages: Record<string, Reply | Reply[]>) {
  const asked: { url: string; foreign: boolean }[] = []
  const call: Tools['call'] = async (_budget, url, options) => {
    const times = asked.filter((one) => one.url === url.href).length
    asked.push({ url: url.href, foreign: options.foreign === true })
    const replies = [pages[url.href] ?? { status: 404 }].flat()
    const { status = 200, body } = replies[Math.min(times, replies.length - 1)] ?? {}
    return options.read({ status, headers: new Headers(), body: bytesOf(body) })
  }
  const tools = { call, signal: new AbortController().signal, now: () => Date.parse('2026-11-20T00:00:00Z') }
  async function read(url: string, window = { from: 0, to: 0 }, subject = '') {
    const batches: Batch[] = []
    const operation = subject ? 'release' : 'releases'
    for await (const batch of createOcds({ name: 'north', url }).fetch({ operation, window, subject }, tools))
      batches.push(batch)
    return batches
  }
  const ids = async (url: string) =>
    (await read(url)).flatMap(({ releases = [] }) => releases.map(({ id }) => Number(id)))
  return { asked, read, ids }
}

const A = 'https://north.example/api'
const failure =
  (kind: string, message = /./) =>
  (error: unknown) =>
    error instanceof SourceFailure && error.kind === kind && message.test(error.message)

describe('pages', () => {
  test('are followed by relative and absolute links; another host is foreign', async () => {
    const publisher = createPublisher({
      [A]: { body: pageOf([1], '?cursor=2') },
      [`${A}?cursor=2`]: { body: pageOf([2], 'https://south.example/3') },
      'https://south.example/3': { body: pageOf([3]) },
    })
    assert.deepEqual(await publisher.ids(A), [1, 2, 3])
    assert.deepEqual(
      publisher.asked.map(({ foreign }) => foreign),
      [false, false, true],
    )
  })

  test('a circle is noticed; an empty page ends, wherever it points', async () => {
    const circle = createPublisher({ [A]: { body: pageOf([1], '?p=2') }, [`${A}?p=2`]: { body: pageOf([2], A) } })
    await assert.rejects(circle.read(A), failure('retry', /circle/))
    const end = createPublisher({ [A]: { body: pageOf([1], '?p=2') }, [`${A}?p=2`]: { body: pageOf([], '?p=2') } })
    assert.deepEqual(await end.ids(A), [1])
    const script = createPublisher({ [A]: { body: pageOf([1], 'file:///etc/passwd') } })
    await assert.rejects(script.read(A), failure('retry', /no address/))
  })

  test('more pages than anybody has are noticed', async () => {
    const url = `${A}?since={from}`
    const call: Tools['call'] = async (_budget, { href }, { read }) => {
      const body = bytesOf(pageOf([1], `?p=${Number(/p=(\d+)/.exec(href)?.[1] ?? 0) + 1}`))
      return read({ status: 200, headers: new Headers(), body })
    }
    const tools = { call, signal: new AbortController().signal, now: () => 0 }
    const work = async () => {
      for await (const _ of createOcds({ name: 'n', url }).fetch(
        { operation: 'releases', window: { from: 0, to: 1 }, subject: '' },
        tools,
      ));
    }
    await assert.rejects(work, failure('range', /more than 5000 pages/))
  })

  test('the ends of the window stand in the address', async () => {
    const window = { from: Date.parse('2026-11-01T00:00:00+09:00'), to: Date.parse('2026-11-01T05:59:59+09:00') }
    const from = '2026-11-01T00%3A00%3A00%2B09%3A00'
    const url = `${A}?updatedFrom=${from}&updatedTo=${from.replace('00%3A00%3A00', '05%3A59%3A59')}`
    const publisher = createPublisher({ [url]: { body: pageOf([1]) } })
    assert.equal((await publisher.read(`${A}?updatedFrom={from}&updatedTo={to}`, window)).length, 1)
  })

  test('windows are short where the address has room for them, and one where it has none', () => {
    const [windowed] = createOcds({ name: 'n', url: `${A}?since=%7Bfrom%7D` }).operations
    const [whole] = createOcds({ name: 'n', url: A }).operations
    assert.deepEqual([windowed?.longestMs, windowed?.overlapMs], [6 * HOUR, 6 * HOUR])
    assert.deepEqual([whole?.longestMs, whole?.overlapMs], [Number.MAX_SAFE_INTEGER, 0])
  })
})

describe('answers', () => {
  test('may be Latin although JSON is not, marked, packed, or lines', async () => {
    const titles = async (body: Reply['body']) =>
      (await createPublisher({ [A]: { body } }).read(A)).flatMap(({ releases = [] }) =>
        releases.map(({ told }) => told.title?.text),
      )
    const text = JSON.stringify({ releases: [release(1, 'Café £5')] })
    assert.deepEqual(await titles(Buffer.from(text, 'latin1')), ['Café £5'])
    assert.deepEqual(await titles(`\ufeff${text}`), ['Café £5'])
    assert.deepEqual(await titles(gzipSync(text)), ['Café £5'])
    assert.deepEqual(await titles(`${JSON.stringify(release(1, '도로'))}\n${JSON.stringify(release(2))}\n`), [
      '도로',
      'Roads',
    ])
    const hangul = JSON.stringify({ releases: [release(1, '도로 정비 공사 ?')] })
    const broken = Buffer.from(hangul)
    broken[broken.indexOf('?')] = 0xff
    assert.deepEqual(await titles(broken), ['도로 정비 공사 \ufffd'])
  })

  test('a broken record costs itself; half a page is taken not at all', async () => {
    const broken = `{"releases":[${JSON.stringify(release(1))},{"ocid":"x","value": 000,}],"links":{"next":"?p=2"}}`
    const publisher = createPublisher({ [A]: { body: broken }, [`${A}?p=2`]: { body: pageOf([2]) } })
    const batches = await publisher.read(A)
    assert.equal(batches.flatMap(({ releases = [] }) => releases).length, 2)
    assert.deepEqual(
      batches.flatMap(({ rejected = [] }) => rejected.map(({ reason }) => reason)),
      ['not_json'],
    )
    const half = createPublisher({ [A]: { body: JSON.stringify(pageOf([1, 2, 3])).slice(0, -30) } })
    await assert.rejects(half.read(A), failure('retry', /breaks off/))
  })

  test('an error inside 200 is an error', async () => {
    await assert.rejects(createPublisher({ [A]: { body: { status: 500 } } }).read(A), failure('retry', /error/))
    await assert.rejects(createPublisher({ [A]: { body: '<html>busy</html>' } }).read(A), failure('retry', /no OCDS/))
    await assert.rejects(createPublisher({ [A]: { body: '' } }).read(A), failure('retry'))
    await assert.rejects(createPublisher({ [A]: { body: { hello: 1 } } }).read(A), failure('retry', /no OCDS/))
    const among = createPublisher({ [A]: { body: { releases: [release(1), { status: 500 }] } } })
    assert.deepEqual(await among.ids(A), [1])
  })

  test('records that only point at releases lead to them', async () => {
    const url = 'https://north.example/r/1'
    const publisher = createPublisher({
      [A]: { body: { records: [{ ocid: 'o', releases: [{ url }] }] } },
      [url]: { body: pageOf([1]) },
    })
    const [batch] = await publisher.read(A)
    assert.deepEqual(batch?.follow, [{ operation: 'release', subject: url }])
    assert.equal((await publisher.read(A, { from: 0, to: 0 }, url))[0]?.releases?.length, 1)
  })

  test('the address of a question is never that of a record', async () => {
    const publisher = createPublisher({
      [A]: { body: { uri: `${A}?window=3`, publisher: { uri: A }, ...pageOf([1]) } },
    })
    const { address, publisher: around } = (await publisher.read(A))[0]?.releases?.[0]?.told ?? {}
    assert.deepEqual([address, around], [undefined, undefined])
    assert.equal(shownAddress('https://me:pass@north.example/api?key=secret#x'), 'https://north.example/api')
  })

  test('large answers come in portions', async () => {
    const ids = Array.from({ length: 1201 }, (_, index) => index)
    const batches = await createPublisher({ [A]: { body: pageOf(ids) } }).read(A)
    assert.deepEqual(
      batches.map(({ releases }) => releases?.length),
      [500, 500, 201],
    )
  })
})

describe('refusals', () => {
  test('each has its kind, and none shows the address', async () => {
    const kinds: [Reply, string][] = [
      [{ status: 429 }, 'throttled'],
      [{ status: 403, body: 'Too many requests. Please wait 5 minutes.' }, 'throttled'],
      [{ status: 403, body: 'Forbidden' }, 'config'],
      [{ status: 401 }, 'config'],
      [{ status: 404 }, 'config'],
      [{ status: 503 }, 'retry'],
      [{ status: 500 }, 'retry'],
    ]
    for (const [reply, kind] of kinds) {
      const url = `${A}?key=secret`
      const check = (error: unknown) => failure(kind)(error) && !String(error).includes('secret')
      await assert.rejects(createPublisher({ [url]: reply }).read(url), check, JSON.stringify(reply))
    }
  })
})
