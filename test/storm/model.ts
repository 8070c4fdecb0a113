import assert from 'node:assert/strict'
import type { Db } from '../../src/lib/db/index.ts'
import { eventually } from '../harness.ts'
import { checkHistory } from '../webhook-history.ts'
import type { Load } from './load.ts'
import type { World } from './world.ts'

const SOURCE = 'storm'

/** Compares what was acknowledged with what is stored and what arrived. */
export interface Judgement {
  notices: number
  events: number
  deliveries: number
  /** Repeated deliveries with the same id are allowed by the guarantee to receivers, and not a fault. */
  repeatedDeliveries: number
  keywords: number
  changes: number
  lost: string[]
  duplicated: string[]
}

/** Waits for the end of all running work, and compares. */
export async function judgeStorm(world: World, load: Load, webhookId: string): Promise<Judgement> {
  const { db, publisher, receiver, answers, keys } = world
  const [lost, duplicated]: [string[], string[]] = [[], []]
  const compare = (what: string, expected: readonly string[], found: readonly string[]) => {
    const counts = new Map<string, number>()
    for (const one of found) counts.set(one, (counts.get(one) ?? 0) + 1)
    for (const one of expected) if (!counts.has(one)) lost.push(`${what} ${one}`)
    const due = new Set(expected)
    for (const [one, count] of counts) if (count > 1 || !due.has(one)) duplicated.push(`${what} ${one}: ${count}`)
  }

  await eventually(async () => (await storedCount(db)) >= publisher.numbers.length)
  const stored = await db.sql<{ number: string; version: number; key: string }[]>`
    select number, version, notice_no as key from bids where source = ${SOURCE}`
  compare(
    'notice',
    publisher.numbers,
    stored.map(({ number }) => number),
  )
  for (const { number, version } of stored) if (version !== 1) duplicated.push(`version ${version} of ${number}`)

  const [head] = await db.sql<{ isDense: boolean }[]>`
    select (select position from feed_head) = count(*) and count(*) = coalesce(max(position), 0) as is_dense from changes`
  assert.equal(head?.isDense, true, 'the feed has a gap')
  await eventually(() => load.follow())
  compare(
    'change',
    stored.map(({ key }) => key),
    load.feed,
  )

  const { accountId } = keys.notified
  await eventually(async () => (await eventsOf(db, accountId)).length >= publisher.numbers.length)
  const events = await eventsOf(db, accountId)
  compare(
    'event of',
    stored.map(({ key }) => key),
    events.map(({ noticeNo }) => noticeNo),
  )
  const due = events.map(({ id }) => id)
  await eventually(() => due.every((id) => answers.has(id)))
  await eventually(async () => {
    const [row] = await db.sql<{ open: number }[]>`select count(*)::int as open from deliveries where state = 'pending'`
    return row?.open === 0
  })
  await checkHistory({ db, webhookId, due, answers, received: receiver.received, unwritten: true })

  const rows = await db.sql<{ keyword: string; maxAmt: string | null }[]>`
    select keyword, filter ->> 'maxAmt' as max_amt from keywords where account_id = ${keys.load.accountId}`
  const known = [...load.writer.known.values()].map(({ text, maxAmt }) => `${text} ${maxAmt}`)
  compare(
    'keyword',
    known,
    rows.map(({ keyword, maxAmt }) => `${keyword} ${maxAmt}`),
  )

  return {
    notices: stored.length,
    events: events.length,
    deliveries: due.length,
    repeatedDeliveries: receiver.received.length - due.length,
    keywords: rows.length,
    changes: load.feed.length,
    lost,
    duplicated,
  }
}

const eventsOf = ({ sql }: Db, accountId: string) => sql<{ id: string; noticeNo: string }[]>`
  select id, notice_no from events where account_id = ${accountId} and type = 'bid.matched'`

export async function storedCount({ sql }: Db): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from bids where source = ${SOURCE}`
  return row?.count ?? 0
}

/** The existing ones of these ids. */
export async function storedOf({ sql }: Db, numbers: readonly string[]): Promise<Set<string>> {
  const rows = await sql<{ number: string }[]>`
    select number from bids where source = ${SOURCE} and number = any(${numbers})`
  return new Set(rows.map(({ number }) => number))
}
