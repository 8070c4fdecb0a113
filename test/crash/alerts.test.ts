import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createApp } from '../../src/app.ts'
import { toConfig } from '../../src/config.ts'
import { DAY, HOUR } from '../../src/lib/clock.ts'
import type { Db } from '../../src/lib/db/index.ts'
import type { Value } from '../../src/lib/db/sql.ts'
import { createLog } from '../../src/lib/log.ts'
import { createSecrets } from '../../src/lib/secret.ts'
import { alertsRead } from '../alerts-read.ts'
import { bidRecord, newAccount, roundRecord } from '../factories.ts'
import { createModel, lineOf, type Reads } from './alerts-model.ts'
import { KILL_POINTS } from './alerts-points.ts'
import { any, chance, crash, createWorkers, openServer, retried } from './alerts-world.ts'
import { LONG_ROUNDS, rounds } from './rounds.ts'

const STEPS = 16
/** Rounds are short, so that more of them test the guarantee. */
const SHORT = 20
const LONG = 1_000
const POINTS = Object.keys(KILL_POINTS)

type App = ReturnType<typeof createApp>
type Write = () => Promise<unknown>

/** Reads that a lost connection does not end. */
const patiently = ({ sql }: Db): Reads => ({
  sql: <Rows extends object[]>(parts: TemplateStringsArray, ...values: Value[]) =>
    retried<Rows>(async () => await sql<Rows>(parts, ...values)),
})

const WORDS = ['하수관로', '정비', '교량', '보수', '정보시스템', '구축', '청소']
const CAUSES = ['new', 'deadline_changed', 'price_changed', 'cancelled', 'awarded'] as const

/** Random notices, amendments, awards and edits of keywords. */
function createHistory(app: App, accounts: readonly string[]) {
  let count = 0
  const open = new Map<string, ReturnType<typeof bidRecord>>()
  const amounts = new Map<string, { changedAt: number; amount: number }>()

  function notice(): Write {
    const number = `H${++count}-${process.pid}`
    const closeAt = Date.now() + (chance(0.85) ? 10 : -1) * DAY
    const title = `${any(WORDS)} ${any(WORDS)} 공사`
    const record = bidRecord({ number, title, ...limits(), closeAt, openAt: closeAt + HOUR, changedAt: Date.now() })
    open.set(number, record)
    const live = chance(0.8)
    return () => app.bids.upsert([record], () => live)
  }

  function amendment(): Write {
    const number = any([...open.keys()])
    const before = open.get(number)
    if (!before) return notice()
    const record = { ...before, revision: before.revision + 1, changedAt: Date.now() }
    const closeAt = Date.now() + 20 * DAY + count
    if (chance(0.3)) Object.assign(record, { closeAt, openAt: closeAt + HOUR })
    if (chance(0.3)) record.estimatedPrice = 1_000_000 + ++count
    if (chance(0.3)) record.title = `${any(WORDS)} ${any(WORDS)} 공사`
    if (chance(0.3)) Object.assign(record, limits())
    record.kind = chance(0.15) ? 'cancelled' : 'changed'
    open.set(number, record)
    const live = chance(0.8)
    return () => app.bids.upsert([record], () => live)
  }

  function award(): Write {
    const number = chance(0.1) ? `H${count + 1}-${process.pid}` : any([...open.keys(), 'none'])
    const before = amounts.get(number)
    const said = { changedAt: Math.max(Date.now(), (before?.changedAt ?? 0) + 1), amount: 1_000_000 + ++count }
    amounts.set(number, said)
    const failed = chance(0.25)
    const record = roundRecord({ number, ...said, state: failed ? 'failed' : 'awarded' })
    const live = chance(0.85)
    return () => app.bids.recordRounds('one', [record], () => live)
  }

  function edit(): Write {
    const accountId = any(accounts)
    const alert = { on: CAUSES.filter(() => chance(0.5)) }
    const filter = chance(0.6) ? { eligibility: any([['yes'], ['yes', 'check']] as const).slice() } : {}
    const keyword = chance(0.5) ? any(WORDS) : `${any(WORDS)} -${any(WORDS)}`
    if (chance(0.4)) return () => app.keywords.createMany(accountId, [{ keyword, filter, alert }]).catch(refused)
    return async () => {
      const { items } = await app.keywords.list({ accountId, plan: 'enterprise' }, { page: 1, pageSize: 100 })
      const one = items.length > 0 ? any(items) : null
      if (!one) return
      if (chance(0.3)) await app.keywords.remove(accountId, one.id)
      else {
        const state = chance(0.3) ? ('paused' as const) : ('active' as const)
        await app.keywords.change(accountId, one.id, { keyword, filter, alert, state }, () => true).catch(refused)
      }
    }
  }

  return { step: (): Write => any([notice, notice, amendment, amendment, award, edit])() }
}

/** Mostly limits that only one of the profiles satisfies. */
const limits = () => ({
  regions: chance(0.8) ? ['경기도'] : [],
  licences: chance(0.8) ? [{ group: 1, code: any(['0001', '0002']), name: '면허' }] : [],
})

/** A different set of licences for an account. */
const declare = (app: App, accountId: string) =>
  app.eligibility.profiles.replace(
    { accountId, actor: { kind: 'operator', id: null } },
    {
      seats: [{ region: '경기도', kind: 'head' }],
      licences: ['0001', '0002']
        .filter(() => chance(0.5))
        .map((code) => ({ code, name: '면허', until: chance(0.8) ? '9999-12-31' : null })),
      jointBidding: false,
      complete: ['licences', 'seats'],
    },
    () => true,
  )

/** Duplicates and excluded words are refused, as they should be. */
function refused(error: unknown): void {
  if (!(error instanceof Error && error.constructor.name === 'Problem')) throw error
}

/** Events of each account since the last call. */
async function written(db: Reads, seen: Map<string, number>): Promise<string[]> {
  const rows = await db.sql<
    {
      accountId: string
      position: number
      noticeNo: string
      type: string
      version: number
      correction: number
      data: string
    }[]
  >`
    select e.account_id, e.position, notice_no, type, version, correction, data
    from events e left join unnest(${[...seen.keys()]}::text[], ${[...seen.values()]}::bigint[]) as s (account_id, position)
      on s.account_id = e.account_id
    where e.position > coalesce(s.position, 0)`
  for (const { accountId, position } of rows) seen.set(accountId, Math.max(position, seen.get(accountId) ?? 0))
  return rows
    .map(({ accountId, noticeNo, type, version, correction, data }) => {
      const ids = (JSON.parse(data) as { keywordId: string }[]).map(({ keywordId }) => keywordId)
      return lineOf(accountId, noticeNo, type, version, correction, ids)
    })
    .sort()
}

async function expectSound(db: Reads): Promise<void> {
  const [state] = await db.sql<{ dense: boolean; counted: boolean }[]>`
    select
      not exists (
        select from event_heads h
        where h.position <> (select count(*) from events e where e.account_id = h.account_id)
          or h.position <> (select max(position) from events e where e.account_id = h.account_id)
      ) as dense,
      not exists (
        select from keyword_counts c where c.matches <> (
          select count(*) from keyword_matches m where m.account_id = c.account_id and m.keyword_id = c.keyword_id)
      ) as counted`
  assert.deepEqual({ ...state }, { dense: true, counted: true })
}

async function play(db: Db, app: App, workers: ReturnType<typeof createWorkers>, times: number) {
  const accounts: string[] = []
  for (const name of ['A', 'B', 'C']) {
    accounts.push((await app.accounts.create(newAccount({ name, plan: 'enterprise' }))).id)
  }
  const history = createHistory(app, accounts)
  const patient = patiently(db)
  const model = createModel(patient)
  let events = 0
  let turned = 0
  const seen = new Map<string, number>()
  for (const accountId of accounts) await retried(() => declare(app, accountId))
  for (let round = 1; round <= times; round++) {
    for (let step = 0; step < STEPS; step++) {
      await Promise.all([retried(history.step()), retried(history.step())])
      if (chance(0.03)) workers.killOne()
    }
    if (round % 5 === 0) await retried(() => crash(db))
    await retried(() => alertsRead({ db }))
    const [expected, there] = [await model.expected(), await written(patient, seen)]
    assert.deepEqual(there, expected, `round ${round}`)
    // Separately, so that the order of examinations is defined.
    for (const accountId of accounts) {
      if (chance(0.5)) await retried(() => declare(app, accountId))
      if (chance(0.3)) workers.killOne()
      await retried(() => alertsRead({ db }))
      const [wanted, came] = [await model.expected(), await written(patient, seen)]
      assert.deepEqual(came, wanted, `round ${round}, profile`)
      turned += came.length
    }
    await expectSound(patient)
    events += there.length
  }
  return { events: events + turned, turned }
}

test('whatever is killed, every event that should be there is there once, with its keywords, and no other', async () => {
  const { db, target, close } = await openServer()
  const app = createApp(toConfig({}), {
    infrastructure: { db, secrets: createSecrets(['crash test secret']), migrations: [], embedded: true },
    log: createLog({ level: 'silent' }),
  })
  const workers = createWorkers(target, POINTS)
  const times = rounds() >= LONG_ROUNDS ? LONG : SHORT
  try {
    workers.start()
    const { events, turned } = await play(db, app, workers, times)
    process.stderr.write(
      `${times} rounds, ${events} events, ${turned} of them after a profile had changed, ${workers.killed()} workers killed\n`,
    )
    assert.ok(workers.killed() >= times / 4, `${workers.killed()} workers were killed`)
  } finally {
    await workers.end()
    await close()
  }
})
