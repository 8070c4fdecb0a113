import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { createApp } from '../../src/app.ts'
import { addTextNews } from '../../src/attachments/store/news.ts'
import { toConfig } from '../../src/config.ts'
import { DAY, MINUTE } from '../../src/lib/clock.ts'
import type { Db, Tx } from '../../src/lib/db/index.ts'
import { createLog } from '../../src/lib/log.ts'
import { createSecrets } from '../../src/lib/secret.ts'
import { matches, parseQuery } from '../../src/search/query.ts'
import { compact, lettersOf, normalise } from '../../src/search/text.ts'
import { SEARCH_PLACES, type SearchPlace } from '../../src/vocabulary/places.ts'
import { alertsRead } from '../alerts-read.ts'
import { bidRecord, newAccount } from '../factories.ts'
import type { KILL_POINTS, TEXT_POINTS } from './alerts-points.ts'
import { any, chance, crash, createWorkers, openServer, retried } from './alerts-world.ts'
import { LONG_ROUNDS, rounds } from './rounds.ts'

/**
 * Checks the events for keywords, notices and texts, evaluated for each keyword separately, while readers are killed.
 */

const SHORT = 15
const LONG = 600
const STEPS = 10
/** Points that this history reaches often, and those that only news reach. */
const POINTS: (keyof typeof KILL_POINTS | keyof typeof TEXT_POINTS)[] = [
  'before the news',
  'before the news are deleted',
  'before the position',
  'before what was told',
  'before the matches',
  'before the notices',
  'before the heads and the events',
  'before the commit',
  'after the commit',
]

const WORDS = ['하수관로', '정비', '현장설명', '감리', '실적', '생략']

interface ModelKeyword {
  id: string
  accountId: string
  text: string
  place: SearchPlace
  /** It is matched with later changes. */
  on: readonly string[]
}

interface ModelNotice {
  record: ReturnType<typeof bidRecord>
  version: number
  texts: string[]
  /** Nothing else happens to it in this round, because the order would be undefined. */
  isDone: boolean
}

const docOf = (text: string, numbers: string[] = []) => ({
  norm: normalise(text),
  letters: lettersOf(normalise(text)),
  numbers,
})

/** The matches of one keyword in one notice, without an index: each text is searched separately. */
function fits(
  { text, place }: Pick<ModelKeyword, 'text' | 'place'>,
  { record, texts }: ModelNotice,
  withTexts: boolean,
): boolean {
  const parsed = parseQuery(text)
  if (!parsed.ok) throw new Error(`${text} is no query`)
  const docs = [
    ...(place === 'attachments' ? [] : [docOf(record.title, [compact(record.number)])]),
    ...(withTexts && place !== 'title' ? texts.map((one) => docOf(one)) : []),
  ]
  type Node = Parameters<typeof matches>[0]
  const holds = (node: Node): boolean => {
    if (node.kind === 'not') return !holds(node.node)
    if (node.kind === 'and') return node.nodes.every(holds)
    if (node.kind === 'or') return node.nodes.some(holds)
    return docs.some((doc) => matches(node, doc))
  }
  return docs.length > 0 && holds(parsed.query)
}

function createModel() {
  const keywords = new Map<string, ModelKeyword>()
  const notices: ModelNotice[] = []
  const told = new Set<string>()
  const lines: string[] = []

  /** By account: subscribed keywords that match. */
  function wanting(cause: string, notice: ModelNotice, withTexts: boolean): Map<string, string[]> {
    const found = new Map<string, string[]>()
    for (const one of keywords.values()) {
      if (!one.on.includes(cause) || (withTexts ? one.place === 'title' : one.place === 'attachments')) continue
      if (fits(one, notice, withTexts)) found.set(one.accountId, [...(found.get(one.accountId) ?? []), one.id])
    }
    return found
  }

  function match(notice: ModelNotice, withTexts: boolean): void {
    for (const accountId of wanting('new', notice, withTexts).keys()) {
      const line = `${accountId} ${notice.record.number} bid.matched`
      if (!told.has(line)) lines.push(line)
      told.add(line)
    }
  }

  function change(notice: ModelNotice): void {
    const byTitle = wanting('deadline_changed', notice, false)
    const byText = notice.texts.length > 0 ? wanting('deadline_changed', notice, true) : new Map<string, string[]>()
    for (const [accountId, ids] of new Map([...byText, ...byTitle]))
      lines.push(`${accountId} ${notice.record.number} bid.changed ${notice.version} ${ids.toSorted().join(' ')}`)
  }

  return { keywords, notices, match, change, take: () => lines.splice(0).sort() }
}
type Model = ReturnType<typeof createModel>

/** Like the transaction that stores a text read from a file. */
async function storeText(tx: Tx, noticeNos: readonly string[], text: string): Promise<void> {
  const hash = createHash('sha256').update(text).digest('hex')
  const again = await tx`select from attachment_texts where hash = ${hash}`
  for (const noticeNo of noticeNos) {
    await tx`
      insert into attachment_notices (notice_no, version, ends_at) values (${noticeNo}, 1, now()) on conflict do nothing`
    await tx`
      insert into attachment_files (id, notice_no, url, name, host, state, hash, bytes, due_at)
      values (${`${noticeNo} ${hash}`}, ${noticeNo}, 'https://a.example', 'a.txt', 'a.example', 'fetched', ${hash}, 1, null)
      on conflict do nothing`
  }
  if (again.length === 0) {
    await tx`
      insert into attachment_texts (hash, state, kind, characters, parts, read_at, due_at)
      values (${hash}, 'text', 'text', ${text.length}, 1, now(), null)`
    await tx`insert into attachment_parts (hash, part, text) values (${hash}, 1, ${text})`
  }
  await addTextNews(tx, hash, Date.now())
}

type App = ReturnType<typeof createApp>

function createHistory(app: App, db: Db, { accounts, model }: { accounts: readonly string[]; model: Model }) {
  let count = 0
  const words = () => Array.from({ length: 1 + Math.floor(Math.random() * 3) }, () => any(WORDS)).join(' ')
  const query = () => any([any(WORDS), words(), `${any(WORDS)} -${any(WORDS)}`, `${any(WORDS)}|${any(WORDS)}`])

  async function post(): Promise<void> {
    const closeAt = Date.now() + 10 * DAY
    const number = `T${++count}-${process.pid}`
    const record = bidRecord({ number, title: `${words()} 공사`, closeAt, openAt: closeAt, changedAt: Date.now() })
    await retried(() => app.bids.upsert([record], () => true))
    const notice: ModelNotice = { record, version: 1, texts: [], isDone: false }
    model.notices.push(notice)
    model.match(notice, false)
  }

  async function read(): Promise<void> {
    const free = model.notices.filter(({ isDone }) => !isDone)
    const those = free.filter(() => chance(0.3)).slice(-3)
    if (those.length === 0) return
    const text = `${words()} ${++count}\n${'가나다 '.repeat(any([1, 5_000]))}\n${words()}`
    await retried(() =>
      db.transaction((tx) =>
        storeText(
          tx,
          those.map(({ record }) => record.number),
          text,
        ),
      ),
    )
    for (const notice of those) {
      notice.texts.push(text)
      notice.isDone = true
      model.match(notice, true)
    }
  }

  /** Includes notices whose text is not matched yet. */
  async function amend(): Promise<void> {
    const notice = any(model.notices)
    if (!notice) return
    const { record } = notice
    // Two times within a second are the same deadline.
    const closeAt = Date.now() + 20 * DAY + ++count * MINUTE
    const next = { ...record, revision: record.revision + 1, closeAt, openAt: closeAt, changedAt: Date.now() }
    await retried(() => app.bids.upsert([next], () => true))
    notice.record = next
    notice.version++
    notice.isDone = true
    model.match(notice, false)
    if (notice.texts.length > 0) model.match(notice, true)
    model.change(notice)
  }

  async function refresh(): Promise<void> {
    for (const accountId of accounts) {
      const { items } = await app.keywords.list({ accountId, plan: 'enterprise' }, { page: 1, pageSize: 100 })
      for (const { id, keyword: text, in: place, alert, state } of items) {
        if (state === 'active')
          model.keywords.set(id, { id, accountId, text, place: place as SearchPlace, on: alert.on })
        else model.keywords.delete(id)
      }
    }
  }

  async function create(): Promise<void> {
    const alert = { on: (['new', 'deadline_changed'] as const).filter(() => chance(0.7)) }
    const input = { keyword: query(), in: any(SEARCH_PLACES), alert }
    await retried(() => app.keywords.createMany(any(accounts), [input]).catch(refused))
    await refresh()
  }

  /** After everything is matched, because the order of an edit and a match is undefined otherwise. */
  async function edit(): Promise<void> {
    const one = any([...model.keywords.values()])
    if (!one) return
    const { accountId, id } = one
    model.keywords.delete(id)
    if (chance(0.3)) await retried(() => app.keywords.remove(accountId, id))
    else {
      const patch = any([{ state: 'paused' as const }, { in: any(SEARCH_PLACES) }, { keyword: query() }])
      await retried(() => app.keywords.change(accountId, id, patch, () => true).catch(refused))
    }
    await refresh()
  }

  return { step: () => any([post, read, read, amend, create])(), edit }
}

/** Duplicates and contradictory words are refused. */
function refused(error: unknown): void {
  if (!(error instanceof Error && error.constructor.name === 'Problem')) throw error
}

async function written(db: Db, seen: Map<string, number>): Promise<string[]> {
  const rows = await retried(
    async () =>
      await db.sql<
        { accountId: string; position: number; noticeNo: string; type: string; version: number; data: string }[]
      >`select account_id, position, notice_no, type, version, data from events`,
  )
  const fresh = rows.filter(({ accountId, position }) => position > (seen.get(accountId) ?? 0))
  for (const { accountId, position } of fresh) seen.set(accountId, Math.max(position, seen.get(accountId) ?? 0))
  return fresh
    .map(({ accountId, noticeNo, type, version, data }) => {
      if (type === 'bid.matched') return `${accountId} ${noticeNo} ${type}`
      const ids = (JSON.parse(data) as { keywordId: string }[]).map(({ keywordId }) => keywordId)
      return `${accountId} ${noticeNo} ${type} ${version} ${ids.toSorted().join(' ')}`
    })
    .sort()
}

async function play(db: Db, app: App, workers: ReturnType<typeof createWorkers>, times: number): Promise<number> {
  const accounts: string[] = []
  for (const name of ['A', 'B']) accounts.push((await app.accounts.create(newAccount({ name, plan: 'enterprise' }))).id)
  const model = createModel()
  const history = createHistory(app, db, { accounts, model })
  const seen = new Map<string, number>()
  let events = 0
  for (let round = 1; round <= times; round++) {
    for (const notice of model.notices) notice.isDone = false
    // One in each round: at random, one run in twenty killed too few.
    const killed = Math.floor(Math.random() * STEPS)
    for (let step = 0; step < STEPS; step++) {
      await history.step()
      if (step === killed) workers.killOne()
    }
    if (round % 5 === 0) await retried(() => crash(db))
    await retried(() => alertsRead({ db }))
    const [expected, there] = [model.take(), await written(db, seen)]
    assert.deepEqual(there, expected, `round ${round}`)
    events += there.length
    await history.edit()
    await retried(() => alertsRead({ db }))
  }
  return events
}

test('whatever is killed, each notice is reported once to each account for its title and texts', async () => {
  const { db, target, close } = await openServer()
  const app = createApp(toConfig({}), {
    infrastructure: { db, secrets: createSecrets(['crash test secret']), migrations: [], embedded: true },
    log: createLog({ level: 'silent' }),
  })
  const workers = createWorkers(target, POINTS)
  const times = rounds() >= LONG_ROUNDS ? LONG : SHORT
  try {
    workers.start()
    const events = await play(db, app, workers, times)
    process.stderr.write(`${times} rounds, ${events} events, ${workers.killed()} workers killed\n`)
    assert.ok(workers.killed() >= times / 4, `${workers.killed()} workers were killed`)
  } finally {
    await workers.end()
    await close()
  }
})
