import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { createActor, openHouse, refused } from '../../test/acting.ts'
import { createTestClock } from '../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../test/harness.ts'
import { FAKE_KEY, type FakeKoneps, startFakeKoneps } from '../../test/koneps/server.ts'
import { down } from '../../test/koneps/tricks.ts'
import { createWorld } from '../../test/koneps/world.ts'
import { paceLimit, timeOf } from '../../test/pace.ts'
import { toConfig } from '../config.ts'
import type { CommandHouse } from './command.ts'
import { source } from './source.ts'

const act = createActor({ source })

interface State {
  name: string
  state: string
  ready: boolean
  notices24h: number
}

describe('sources as an operator sees them', () => {
  let opened: TestDatabase
  let house: CommandHouse
  let fake: FakeKoneps
  // Days before the clock of the portal, which stands still: nothing is published between two runs.
  const day = '2026-11-16'
  const start = Date.parse(`${day}T00:00:00+09:00`)
  const open = async () => house
  const say = async <T>(line: string) => (await act(line, { open })).document as T
  const listed = async (name: string) =>
    (await say<{ items: State[] }>('source list')).items.find((item) => item.name === name)

  before(async () => {
    opened = await openTestDatabase()
    const world = createWorld({ seed: 'commands', from: start, days: 1, noticesADay: 8 })
    fake = await startFakeKoneps({ world, clock: createTestClock(), spacingMs: 150 })
    ;({ house } = openHouse(
      opened,
      toConfig({ KONEPS_SERVICE_KEY: encodeURIComponent(FAKE_KEY), KONEPS_BASE_URL: fake.baseUrl }),
    ))
  })
  after(async () => {
    await fake.stop()
    await opened.close()
  })

  test('none at first, and how to come by one', async () => {
    assert.match((await act('source list', { open })).text, /KONEPS_SERVICE_KEY/)
  })

  test('a publisher is added, listed, disabled and enabled', async () => {
    const url = 'http://127.0.0.1:9/releases?from={from}'
    assert.deepEqual(await say(`source add ocds city --url ${url} --every 1h`), {
      name: 'city',
      kind: 'ocds',
      state: 'enabled',
    })
    assert.equal((await listed('city'))?.state, 'enabled')
    await say('source disable city')
    assert.equal((await listed('city'))?.state, 'disabled')
    await say('source enable city')
    assert.equal((await listed('city'))?.state, 'enabled')
    assert.match((await act('source list', { open })).text, /city +enabled/)
    await say('source disable city')
  })

  test('other services of the portal are enabled by their names, and shown as off before', async () => {
    await house.app.sources.ensure('koneps', 'koneps')
    assert.deepEqual(
      [(await listed('koneps-private'))?.state, (await listed('koneps-prespec'))?.state],
      ['disabled', 'disabled'],
    )
    assert.deepEqual(await say('source enable koneps-private'), { name: 'koneps-private', state: 'enabled' })
    assert.equal((await listed('koneps-private'))?.state, 'enabled')
    await say('source disable koneps-private')
    assert.equal((await listed('koneps-private'))?.state, 'disabled')
    const taken = await refused(() => act('source add ocds koneps-prespec --url http://127.0.0.1:9/', { open }))
    assert.match(JSON.stringify(taken), /and not koneps/)
  })

  test('what is wrong is refused with a word', async () => {
    const wrong = async (line: string) => {
      const { exit, code } = await refused(() => act(line, { open }))
      return [exit, code]
    }
    assert.deepEqual(await wrong('source add ocds city --url http://127.0.0.1:9/'), [1, 'refused'])
    assert.deepEqual(await wrong('source add ocds koneps --url http://127.0.0.1:9/'), [2, 'wrong_usage'])
    assert.deepEqual(await wrong('source add ocds Stadt --url http://127.0.0.1:9/'), [2, 'wrong_usage'])
    assert.deepEqual(await wrong('source add rss city --url http://127.0.0.1:9/'), [2, 'wrong_usage'])
    assert.deepEqual(await wrong('source add ocds town --url ftp://127.0.0.1/'), [2, 'wrong_usage'])
    assert.deepEqual(await wrong('source add ocds town --url http://a.example/ --every 3x'), [2, 'wrong_usage'])
    assert.deepEqual(await wrong('source enable nowhere'), [3, 'not_found'])
    assert.deepEqual(await wrong('source run nowhere'), [3, 'not_found'])
    assert.deepEqual(await wrong('source quarantine --source nowhere'), [3, 'not_found'])
    assert.deepEqual(await wrong('source run city --from 2099-01-01'), [2, 'wrong_usage'])
  })

  test('a run fetches past days, tells how far it is, and what it came to', async () => {
    await house.app.sources.ensure('koneps', 'koneps')
    await say('source disable koneps')
    const lines: string[] = []
    const { document, text } = await act(`source run koneps --from ${day} --to ${day}`, {
      open,
      progress: (line) => lines.push(line),
    })
    const { ms, ...counts } = document as Record<string, number>
    assert.deepEqual(Object.keys(counts), ['new', 'changed', 'unchanged', 'quarantined'])
    assert.ok((counts.new ?? 0) >= 8 && counts.quarantined === 0 && (ms ?? 0) > 0, text)
    assert.match(lines.at(-1) ?? '', /^\d+ of \d+ parts; \d+ new/)
    assert.equal((await listed('koneps'))?.notices24h, counts.new)
    assert.deepEqual(fake.violations, [])
    const again = (await act(`source run koneps --from ${day} --to ${day}`, { open })).document as Record<
      string,
      number
    >
    assert.deepEqual([again.new, again.changed], [0, 0])
  })

  test('nothing is in quarantine, and it says so', async () => {
    assert.deepEqual(await say('source quarantine'), { total: 0, items: [] })
    assert.equal((await act('source quarantine --source koneps', { open })).text, 'Nothing is in quarantine.')
  })

  test('stopped it says what is left, and the windows stay', async () => {
    fake.misbehave(down)
    const stopping = new AbortController()
    const run = act('source run koneps', { open, stopping: stopping.signal, progress: () => stopping.abort() })
    const { exit, code, detail } = await refused(() => run)
    assert.deepEqual([exit, code], [1, 'interrupted'])
    assert.match(detail, /parts left/)
    fake.behave()
    const [row] = await opened.db.sql<{ open: number }[]>`
      select count(*) as open from source_windows where source = 'koneps' and run is not null`
    assert.ok((row?.open ?? 0) > 0)
  })

  for (const next of ['https://10.0.0.1/page?token=secret', 'http://127.0.0.1:9/page', 'https://localhost/page']) {
    test(`a publisher whose pages lead to ${next} is told of within seconds, and what came before is in`, async () => {
      const release = {
        ocid: `ocds-x1-${next.length}`,
        id: 1,
        date: '2026-11-02T09:00:00Z',
        tender: { title: 'Roads' },
      }
      const publisher = createServer((_request, response) =>
        response.end(JSON.stringify({ releases: [release], links: { next } })),
      )
      await new Promise<void>((resolve) => publisher.listen(0, '127.0.0.1', resolve))
      const name = `led-${next.length}`
      try {
        const { port } = publisher.address() as AddressInfo
        await say(`source add ocds ${name} --url http://127.0.0.1:${port}/releases?from={from}&to={to}`)
        await say(`source disable ${name}`)
        // A publisher that is tried again is waited for, for minutes.
        const controlMs = await timeOf(() => act('source list', { open }))
        const run = refused(() => act(`source run ${name}`, { open }))
        const ms = await timeOf(() => run)
        const { exit, code, detail } = await run
        assert.ok(ms < paceLimit({ controlMs, times: 40, floorMs: 8_000 }), `${ms} ms, a list ${controlMs} ms`)
        assert.deepEqual([exit, code], [1, 'incomplete'])
        assert.match(
          detail,
          /parts are not done: \d+ cannot be done at present \((?:10\.0\.0\.1|127\.0\.0\.1:9|localhost):? /,
        )
        assert.ok(!detail.includes('secret'))
        const [row] = await opened.db.sql`select title from bids where number = ${release.ocid}`
        assert.equal(row?.title, 'Roads')
        // Ordered again it is tried again, not refused for what it once said.
        const tried = await refused(() => act(`source run ${name}`, { open }))
        assert.equal(tried.code, 'incomplete')
      } finally {
        publisher.closeAllConnections()
        await new Promise((resolve) => publisher.close(resolve))
      }
    })
  }

  test('without its key a source cannot be read, and that is said', async () => {
    const { house: keyless } = openHouse(opened)
    const { code, detail } = await refused(() => act('source run koneps', { open: async () => keyless }))
    assert.equal(code, 'refused')
    assert.match(detail, /service key/)
  })
})
