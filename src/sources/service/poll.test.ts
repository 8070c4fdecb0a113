import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { bidRecord, roundRecord } from '../../../test/factories.ts'
import { eventually } from '../../../test/harness.ts'
import { type Script, type SourceItem, scriptedConnector, scriptedSources } from '../../../test/scripted-source.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../../lib/clock.ts'
import { readHead } from '../../lib/feed.ts'
import { SourceFailure } from '../rules/failure.ts'
import type { FoundNotice } from '../schema/connector.ts'

let app: TestApp
before(async () => {
  app = await startTestApp()
})
after(() => app.close())

const LIMITS = [
  { name: 'licences', tellsParts: 'licences' as const },
  { name: 'regions', tellsParts: 'regions' as const },
]

function notice(number: string, at: number, changes: Partial<FoundNotice['record']> = {}): SourceItem {
  const record = bidRecord({ source: 's', number, changedAt: at, regions: [], licences: [], ...changes })
  return { operation: 'notices', at, batch: { notices: [{ record }] } }
}

const limited = (number: string, at: number, changes: Partial<FoundNotice['record']> = {}): SourceItem => {
  const items = notice(number, at, changes)
  for (const one of items.batch.notices ?? []) one.wants = { licences: true, regions: true }
  return items
}

const licences = (number: string, at: number, revision = 0): SourceItem => ({
  operation: 'licences',
  at,
  batch: {
    parts: [{ number, revision, part: 'licences', value: [{ group: 1, code: '1468', name: '소프트웨어사업자' }] }],
  },
})

const regions = (number: string, at: number, names: string[], revision = 0): SourceItem => ({
  operation: 'regions',
  at,
  batch: { parts: [{ number, revision, part: 'regions', value: names }] },
})

/** A source of its own, at a moment of its own; `turn` does all that is due. */
async function reading(name: string, script: Script, changes: Parameters<typeof scriptedSources>[2] = {}) {
  const connector = scriptedConnector(script)
  for (const { batch } of script.items) for (const { record } of batch.notices ?? []) record.source = name
  const connectorFor = (row: { name: string }) => (row.name === name ? connector : null)
  const sources = scriptedSources(app, connector, Object.assign(changes, { connectorFor }))
  await sources.add(name, 'ocds', {})
  const turn = async () => {
    await sources.wakeAll()
    const worker = sources.workerFor(name)
    await worker.tick()
    await worker.stop()
  }
  return { sources, turn, state: async () => (await sources.list()).find((one) => one.name === name) }
}

const stored = async (number: string) => {
  const [row] = await app.db.sql<
    {
      regions: string[]
      regionCheckNeeded: boolean
      licences: object[]
      live: boolean
      version: number
      title: string
    }[]
  >`
    select regions, region_check_needed, licences, live, version, title from bids where number = ${number}`
  return row ?? null
}

describe('a source that is read', () => {
  test('what it tells is stored; what is older than its first schedule is stock, the rest is live', async () => {
    const now = app.clock.now()
    const items = [notice('A1', now - 10 * MINUTE), notice('A2', now + 5 * MINUTE)]
    const { turn, state } = await reading('read', { operations: [{}], items })
    await turn()
    assert.equal((await stored('A1'))?.live, false)
    assert.equal(await stored('A2'), null)
    app.clock.advance(16 * MINUTE)
    await turn()
    assert.equal((await stored('A2'))?.live, true)
    const seen = await state()
    assert.deepEqual([seen?.failedWindows, seen?.openWindows, seen?.notices24h, seen?.quarantined], [0, 0, 2, 0])
    assert.ok((seen?.lagSeconds ?? 99_999) < 180)
  })

  test('read again nothing changes', async () => {
    const now = app.clock.now()
    const { turn } = await reading('again', { operations: [{}], items: [notice('B1', now - MINUTE * 5)] })
    await turn()
    const { position } = await readHead(app.db.sql)
    for (let times = 0; times < 3; times++) {
      app.clock.advance(16 * MINUTE)
      await turn()
    }
    assert.equal((await readHead(app.db.sql)).position, position)
    assert.equal((await stored('B1'))?.version, 1)
  })

  test('a page that fails leaves its window with the reason; it is read again, later and later, and loses nothing', async () => {
    const now = app.clock.now()
    let down = true
    const { turn, state } = await reading('down', {
      operations: [{}],
      items: [notice('C1', now - 5 * MINUTE), notice('C2', now + DAY / 2)],
      before: () => {
        if (down) throw new SourceFailure('retry', 'nobody answers')
      },
    })
    await turn()
    assert.deepEqual([(await state())?.failedWindows, (await state())?.lastFailure], [1, 'nobody answers'])
    assert.deepEqual((await state())?.gaps, [], 'it is repeated within minutes')
    for (let hour = 0; hour < 24; hour++) {
      app.clock.advance(HOUR)
      await turn()
    }
    assert.ok(((await state())?.lagSeconds ?? 0) > 80_000)
    const [gap, ...others] = (await state())?.gaps ?? []
    assert.ok(
      gap && Date.parse(gap.from) <= now && Date.parse(gap.to) >= app.clock.now() - 2 * HOUR,
      JSON.stringify(gap),
    )
    assert.equal(others.length, 0, 'what touches is one period')
    down = false
    app.clock.advance(6 * HOUR)
    await turn()
    await turn()
    app.clock.advance(15 * MINUTE)
    await turn()
    assert.ok((await stored('C1')) && (await stored('C2')))
    assert.deepEqual([(await state())?.failedWindows, (await state())?.openWindows], [0, 0])
    assert.deepEqual((await state())?.gaps, [])
  })

  test('a window that is too long is cut in two until it is not', async () => {
    const now = app.clock.now()
    const asked: number[] = []
    const connector = scriptedConnector({ operations: [{}], items: [notice('D1', now - 50 * MINUTE)] })
    const { fetch } = connector
    connector.fetch = (task, tools) => {
      const length = task.window.to - task.window.from
      asked.push(length)
      if (length > 20 * MINUTE) throw new SourceFailure('range', 'too long', '07')
      return fetch(task, tools)
    }
    const sources = scriptedSources(app, connector, { connectorFor: (row) => (row.name === 'long' ? connector : null) })
    await sources.add('long', 'ocds', {})
    const worker = sources.workerFor('long')
    await worker.tick()
    await worker.stop()
    assert.ok(asked.length > 2 && (await stored('D1')))
    const state = (await sources.list()).find(({ name }) => name === 'long')
    assert.deepEqual([state?.failedWindows, state?.openWindows], [0, 0])
  })

  test('a record that cannot be stored goes to quarantine, the others of its page do not', async () => {
    const now = app.clock.now()
    const bad = notice('E1', now - 5 * MINUTE, { title: '' })
    const rejected: SourceItem = {
      operation: 'notices',
      at: now - 5 * MINUTE,
      batch: { rejected: [{ reason: 'no number', record: { bidNtceNm: '이름만 있는 공고' } }] },
    }
    const { turn, sources } = await reading('bad', {
      operations: [{}],
      items: [bad, rejected, notice('E2', now - 4 * MINUTE)],
    })
    await turn()
    assert.ok((await stored('E2')) && !(await stored('E1')))
    const rejects = await sources.rejects('bad', 10)
    assert.deepEqual(rejects.map(({ reason }) => reason).length, 2)
    app.clock.advance(16 * MINUTE)
    await turn()
    assert.equal((await sources.rejects('bad', 10)).length, 2, 'the same record again is the same entry')
  })

  test('a clock that was two hours fast keeps nothing from being read once it is right again', async () => {
    const items: SourceItem[] = []
    const { turn } = await reading('fast', { operations: [{}], items })
    await turn()
    const right = app.clock.now()
    app.clock.set(right + 2 * HOUR)
    await turn()
    await app.db.sql`
      insert into source_windows (source, operation, subject, from_at, to_at, purpose, due_at)
      values ('fast', 'notices', '', ${right + HOUR}, ${right + 2 * HOUR}, 'poll', ${right + 2 * HOUR})`
    app.clock.set(right + 20 * MINUTE)
    items.push(notice('FAST1', right + 10 * MINUTE), notice('FAST2', right + 20 * MINUTE))
    for (const { batch } of items) for (const { record } of batch.notices ?? []) record.source = 'fast'
    await turn()
    assert.ok(await stored('FAST1'))
    assert.ok(await stored('FAST2'))
  })

  test('disabled it is left alone, enabled it is read on from where it was', async () => {
    const now = app.clock.now()
    const { turn, sources } = await reading('off', { operations: [{}], items: [notice('F1', now + 10 * MINUTE)] })
    await turn()
    await sources.disable('off')
    app.clock.advance(20 * MINUTE)
    await turn()
    assert.equal(await stored('F1'), null)
    await sources.enable('off')
    await turn()
    assert.ok(await stored('F1'))
  })

  test('two workers: one reads, the other finds nothing to do', async () => {
    const now = app.clock.now()
    let [running, most] = [0, 0]
    const items = Array.from({ length: 30 }, (_, index) => notice(`G${index}`, now - 5 * MINUTE))
    const { sources } = await reading('two', {
      operations: [{}],
      items,
      before: async () => {
        most = Math.max(most, ++running)
        await new Promise((resolve) => setImmediate(resolve))
        running--
      },
    })
    const workers = [sources.workerFor('two'), sources.workerFor('two'), sources.workerFor('two')]
    await Promise.all(workers.map((worker) => worker.tick()))
    await Promise.all(workers.map((worker) => worker.stop()))
    assert.equal(most, 1)
    assert.ok(await stored('G29'))
  })

  test('what a killed worker was reading is free for another within eight seconds', async () => {
    const leases: number[] = []
    const items = [notice('G40', app.clock.now() - 5 * MINUTE)]
    const before = async () => {
      const [row] = await app.db.sql<{ ms: number }[]>`
        select extract(epoch from lease_until - statement_timestamp())::float8 * 1000 as ms
        from sources where name = 'killed'`
      leases.push(row?.ms ?? Number.NaN)
    }
    const { turn } = await reading('killed', { operations: [{}], items, before })
    await turn()
    assert.ok(leases.length > 0)
    for (const ms of leases) assert.ok(ms <= 8 * SECOND, String(ms))
  })
})

describe('notices and what belongs to them', () => {
  test('they are written together when both are there', async () => {
    const at = app.clock.now() - 5 * MINUTE
    const items = [limited('H1', at), licences('H1', at), regions('H1', at, ['경기도'])]
    const { turn } = await reading('whole', { operations: [{}, ...LIMITS], items })
    await turn()
    const row = await stored('H1')
    assert.deepEqual(
      [row?.regions, row?.licences.length, row?.regionCheckNeeded, row?.version],
      [['경기도'], 1, false, 1],
    )
  })

  test('without licences for ten minutes it is written with a warning; when they come that is a new version', async () => {
    const at = app.clock.now() - 5 * MINUTE
    const items = [limited('I1', at)]
    const { turn, state } = await reading('late', { operations: [{}, ...LIMITS], items })
    await turn()
    assert.equal(await stored('I1'), null)
    assert.equal((await state())?.waiting, 1)
    app.clock.advance(10 * MINUTE)
    await turn()
    assert.deepEqual([(await stored('I1'))?.regionCheckNeeded, (await stored('I1'))?.version], [true, 1])
    items.push(licences('I1', at))
    app.clock.advance(6 * MINUTE)
    await turn()
    const row = await stored('I1')
    assert.deepEqual([row?.regionCheckNeeded, row?.version, row?.licences.length], [false, 2, 1])
    assert.equal((await state())?.waiting, 0)
  })

  test('licences that come within the ten minutes make one version, not two', async () => {
    const at = app.clock.now() - 5 * MINUTE
    const items = [limited('J1', at)]
    const { turn } = await reading('soon', {
      operations: [{ everyMs: 2 * MINUTE }, ...LIMITS.map((one) => ({ ...one, everyMs: 2 * MINUTE }))],
      items,
    })
    await turn()
    items.push(licences('J1', at + MINUTE))
    app.clock.advance(5 * MINUTE)
    await turn()
    assert.deepEqual([(await stored('J1'))?.version, (await stored('J1'))?.regionCheckNeeded], [1, false])
  })

  test('the regions operation away: the notice waits, then is written with a warning', async () => {
    const at = app.clock.now() - 5 * MINUTE
    let away = true
    const items = [limited('K1', at), licences('K1', at), regions('K1', at, ['부산광역시'])]
    const { turn } = await reading('away', {
      operations: [{}, ...LIMITS],
      items,
      before: (operation) => {
        if (away && operation === 'regions') throw new SourceFailure('retry', 'away')
      },
    })
    await turn()
    assert.equal(await stored('K1'), null)
    app.clock.advance(11 * MINUTE)
    await turn()
    assert.deepEqual([(await stored('K1'))?.regionCheckNeeded, (await stored('K1'))?.regions], [true, []])
    away = false
    app.clock.advance(HOUR)
    await turn()
    assert.deepEqual([(await stored('K1'))?.regionCheckNeeded, (await stored('K1'))?.regions], [false, ['부산광역시']])
  })

  test('a withdrawal that came first is applied also to a notice that had to wait', async () => {
    const at = app.clock.now() - 5 * MINUTE
    const items = [limited('W1', at), licences('W1', at), regions('W1', at, ['부산광역시'])]
    const { sources, turn } = await reading('early', {
      operations: [{}, ...LIMITS],
      items,
      before: (operation) => {
        if (operation === 'regions') throw new SourceFailure('retry', 'away')
      },
    })
    const early = async function* () {
      yield { withdrawals: [{ number: 'W1', asOf: at + MINUTE, reason: null, sameAs: null }] }
    }
    await sources.take({ name: 'early', kind: 'ocds' }, early(), { live: false, onProgress: () => {} })
    const left = () => app.db.sql`select reason from source_rejects where source = 'early'`
    await turn()
    assert.deepEqual([...(await left())], [{ reason: 'unknown_notice' }])
    app.clock.advance(11 * MINUTE)
    await turn()
    assert.equal(await stored('W1'), null)
    assert.equal((await app.bids.missing('W1')).code, 'notice_withdrawn')
    assert.equal((await left()).length, 0)
  })

  test('regions that come later than their notice are a new version of it', async () => {
    const at = app.clock.now() - 5 * MINUTE
    const items = [limited('L1', at), licences('L1', at)]
    const { turn } = await reading('later', { operations: [{}, ...LIMITS], items })
    await turn()
    assert.deepEqual((await stored('L1'))?.regions, [])
    items.push(regions('L1', at + 2 * MINUTE, ['서울특별시']))
    app.clock.advance(16 * MINUTE)
    await turn()
    assert.deepEqual([(await stored('L1'))?.regions, (await stored('L1'))?.version], [['서울특별시'], 2])
  })
})

describe('parts that come at the same moment', () => {
  test('make one version: none is written over by what was read before it came', async () => {
    const at = app.clock.now() - 5 * MINUTE
    const items = [limited('N1', at), licences('N1', at)]
    const licencesRead = Promise.withResolvers<void>()
    let isSecondTurn = false
    let hasRegions = false
    const before = async (operation: string) => {
      if (isSecondTurn && operation === 'regions') await licencesRead.promise
    }
    let isFirstRead = true
    // What was read without the regions goes on once they are written, if they are written meanwhile.
    const recordsOf: typeof app.bids.recordsOf = async (...asked) => {
      const records = await app.bids.recordsOf(...asked)
      if (!isSecondTurn || !isFirstRead) return records
      isFirstRead = false
      licencesRead.resolve()
      for (let i = 0; !hasRegions && i < 100; i++) await app.db.sql`select 1`
      return records
    }
    const upsert: typeof app.bids.upsert = async (...asked) => {
      const summary = await app.bids.upsert(...asked)
      hasRegions ||= asked[0].some((record) => record.regions.length > 0)
      return summary
    }
    const script = { operations: [{}, ...LIMITS], items, before }
    const { turn } = await reading('at-once', script, { bids: { ...app.bids, recordsOf, upsert } })
    await turn()
    items.push(regions('N1', at + 2 * MINUTE, ['서울특별시']))
    isSecondTurn = true
    app.clock.advance(16 * MINUTE)
    await turn()
    assert.deepEqual([(await stored('N1'))?.regions, (await stored('N1'))?.version], [['서울특별시'], 2])
  })
})

describe('openings told without lot and round', () => {
  const opening = (number: string, at: number): SourceItem => {
    const {
      lot: _lot,
      rebid: _rebid,
      bidderRows: _rows,
      ...round
    } = roundRecord({
      number,
      part: 'bidders',
      changedAt: at,
    })
    const bidders = [
      { name: '한빛건설', businessNo: '1234567890', rank: 1, amount: 44_000_000, rate: 88.1, won: true, reason: null },
    ]
    return {
      operation: 'bidders',
      at,
      batch: { openings: [{ round, bidders, otherwise: { operation: 'ranking', subject: `${number}/000` } }] },
    }
  }
  const award = (number: string, at: number, lot: string): SourceItem => ({
    operation: 'awards',
    at,
    batch: { rounds: [roundRecord({ number, part: 'award', lot, changedAt: at })] },
  })

  test('are joined where there is one round, asked for one by one where there are several, counted always', async () => {
    const at = app.clock.now() - 5 * MINUTE
    let unjoined = 0
    const asked: string[] = []
    const connector = scriptedConnector({
      operations: [{ name: 'awards' }, { name: 'bidders' }, { name: 'ranking', everyMs: null }],
      items: [
        ...['M1', 'M2', 'M3'].map((number) => notice(number, at)),
        award('M1', at, '1'),
        award('M2', at, '1'),
        award('M2', at, '2'),
        ...['M1', 'M2', 'M3'].map((number) => opening(number, at)),
      ],
    })
    // One after another: bidders are asked for in the night after their rounds were told.
    connector.manners = { atOnce: 1, spacingMs: 0 }
    const { fetch } = connector
    connector.fetch = (task, tools) => {
      if (task.operation === 'ranking') asked.push(task.subject)
      return fetch(task, tools)
    }
    const sources = scriptedSources(app, connector, {
      connectorFor: (row) => (row.name === 'openings' ? connector : null),
      onUnjoined: (_source, n) => {
        unjoined += n
      },
    })
    await sources.add('openings', 'ocds', {})
    for (let turn = 0; turn < 2; turn++) {
      await sources.wakeAll()
      const worker = sources.workerFor('openings')
      await worker.tick()
      await worker.stop()
      app.clock.advance(16 * MINUTE)
    }
    const bidders = await app.db.sql<{ number: string }[]>`
      select number from bidders where source = 'openings' order by number`
    assert.deepEqual(
      bidders.map(({ number }) => number),
      ['M1'],
    )
    assert.deepEqual([...new Set(asked)], ['M2/000'])
    assert.ok(unjoined >= 2)
  })
})

describe('orders for past days', () => {
  test('fetch what is missing, tell how far they are, and alert nobody', async () => {
    const now = app.clock.now()
    const items = [notice('N1', now - 3 * DAY), notice('N2', now - 2 * DAY), notice('N3', now - 20 * DAY)]
    const { sources, turn } = await reading('past', { operations: [{ backfills: true }], items })
    await sources.disable('past')
    const run = await sources.order('past', { from: now - 5 * DAY, to: now })
    assert.equal(run?.windows, 6)
    await turn()
    const ended = await sources.runState(run?.id ?? '')
    assert.deepEqual([ended?.open, ended?.new, ended?.changed], [0, 2, 0])
    assert.deepEqual([(await stored('N1'))?.live, (await stored('N3'))?.version], [false, undefined])
  })

  test('an order for what is being fetched counts what that brings', async () => {
    const now = app.clock.now()
    const asked = Promise.withResolvers<void>()
    const ordered = Promise.withResolvers<void>()
    const { sources, turn } = await reading('joined', {
      operations: [{ backfills: true }],
      items: [notice('P1', now - 30 * DAY)],
      before: async () => {
        asked.resolve()
        await ordered.promise
      },
    })
    await sources.disable('joined')
    const window = { from: now - 30 * DAY - HOUR, to: now - 30 * DAY + HOUR }
    await sources.order('joined', window)
    const first = turn()
    await asked.promise
    const second = await sources.order('joined', window)
    ordered.resolve()
    await first
    const ended = await sources.runState(second?.id ?? '')
    assert.deepEqual([ended?.open, ended?.new], [0, 1])
  })

  test('stopped in the middle they go on', async () => {
    const now = app.clock.now()
    const stopping = { worker: null as { stop(): Promise<void> } | null, pages: 0 }
    const items = Array.from({ length: 20 }, (_, index) => notice(`O${index}`, now - index * DAY))
    const { sources, turn } = await reading('stopped', {
      operations: [{ backfills: true }],
      items,
      before: () => {
        if (++stopping.pages === 5) void stopping.worker?.stop()
      },
    })
    await sources.disable('stopped')
    const run = await sources.order('stopped', { from: now - 20 * DAY, to: now })
    const worker = sources.workerFor('stopped', 0)
    stopping.worker = worker
    worker.start()
    await eventually(() => stopping.pages >= 5)
    await worker.stop()
    await app.db.sql`update sources set lease_until = null where name = 'stopped'`
    await turn()
    assert.equal((await sources.runState(run?.id ?? ''))?.open, 0)
    const [row] = await app.db.sql<{ count: number }[]>`select count(*) from bids where source = 'stopped'`
    assert.equal(row?.count, 20)
  })
})
