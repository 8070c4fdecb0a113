import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import fastify from 'fastify'
import { readXlsx } from 'hucre/xlsx'
import { type Cells, createWorkbooks } from './index.ts'
import { MOST_WAITING } from './tables.ts'

const cellsOf = (batches: Cells['batches'], total = 1): Cells => ({
  total,
  table: 'bids',
  columns: ['noticeNo', 'title'],
  batches,
})

describe('workbooks', () => {
  /** What each caller asks for. */
  const wanted = new Map<string, () => Promise<Cells>>()
  const read: string[] = []
  const http = fastify({ forceCloseConnections: true })
  let base: string

  before(async () => {
    const workbooks = createWorkbooks()
    http.get<{ Querystring: { as: string } }>('/', (request, reply) => {
      const accountId = request.query.as
      request.caller = { accountId } as never
      const make = async () => {
        read.push(accountId)
        return (await wanted.get(accountId)?.()) ?? cellsOf([[['A1', '도로']]])
      }
      return workbooks.send(request, reply, make, 'en')
    })
    http.setErrorHandler((error: { status?: number; headers?: object }, _request, reply) =>
      reply
        .code(error.status ?? 500)
        .headers({ ...error.headers })
        .send(JSON.stringify(error)),
    )
    await http.listen({ port: 0 })
    base = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}/?as=`
  })
  after(() => http.close())

  /** A table that nobody has read before its caller leaves. */
  function endless(as: string) {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const { promise: left, resolve: leave } = Promise.withResolvers<void>()
    async function* batches() {
      try {
        for (;;) {
          yield [['', '']]
          begin()
          await nextTurn()
        }
      } finally {
        leave()
      }
    }
    wanted.set(as, async () => cellsOf(batches()))
    const caller = new AbortController()
    const answer = fetch(base + as, { signal: caller.signal })
    return { begun, left, answer, go: () => caller.abort() }
  }

  const rowsOf = async (answer: Response) =>
    (await readXlsx(Buffer.from(await answer.arrayBuffer()))).sheets[0]?.rows.slice(1)

  test('nothing of a table is read before its turn, and a caller who leaves ends the reading', async () => {
    const first = endless('first')
    await first.begun
    const second = fetch(`${base}second`)
    // Another connection is answered: the request before it has arrived.
    assert.equal((await fetch(`${base.split('?')[0]}none`)).status, 404)
    assert.deepEqual(read, ['first'])
    first.go()
    await assert.rejects(first.answer, { name: 'AbortError' })
    await first.left
    assert.deepEqual(await rowsOf(await second), [['A1', '도로']])
    assert.deepEqual(read, ['first', 'second'])
  })

  test('a long line is refused, with a time to come again', async () => {
    const first = endless('busy')
    await first.begun
    const leaving = new AbortController()
    const others = Array.from({ length: MOST_WAITING + 1 }, (_, n) =>
      fetch(`${base}other${n}`, { signal: leaving.signal }),
    )
    const refused = await Promise.race(others)
    assert.equal(refused.status, 503)
    assert.match(refused.headers.get('retry-after') ?? '', /^\d+$/)
    assert.equal(read.filter((as) => as.startsWith('other')).length, 0)
    leaving.abort()
    first.go()
    await Promise.allSettled([first.answer, ...others])
    let later = await fetch(`${base}later`)
    // Until the service has noticed that the others have left.
    while (later.status === 503) later = await fetch(`${base}later`)
    assert.equal(later.status, 200)
  })

  test('a table is refused by its rows, and by its bytes', async () => {
    wanted.set('rows', async () => cellsOf([], 10_001))
    const rows = await fetch(`${base}rows`)
    assert.equal(rows.status, 400)
    assert.match(await rows.text(), /10001 rows.*at most 10000/)
    const title = '가'.repeat(1_000_000)
    wanted.set('bytes', async () => cellsOf(Array.from({ length: 20 }, () => [['A', title]])))
    const bytes = await fetch(`${base}bytes`)
    assert.equal(bytes.status, 400)
    assert.match(await bytes.text(), /32 MB/)
  })
})
