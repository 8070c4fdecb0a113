import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { MailedBid } from '../../src/alerts/rules/letters.ts'
import type { Db } from '../../src/lib/db/index.ts'
import { endsWithTests, eventually, openTestDatabase } from '../harness.ts'
import { rounds } from './rounds.ts'

const CHILD = fileURLToPath(new URL('./alert-mails-child.ts', import.meta.url))
const LEASE_MS = 400
const ACCOUNTS = ['acc_a', 'acc_b', 'acc_c']
const MEMBERS = 2
const EVENTS = 30
const KILLS = 3
const ALL = ACCOUNTS.length * MEMBERS * EVENTS

/** The state that the reader of the feed leaves: events and their queue entries. */
async function owe({ sql }: Db): Promise<void> {
  await sql`truncate alert_items, alert_members, alert_notes, reminders, mails, events, event_notices`
  const bid: Omit<MailedBid, 'noticeNo' | 'detailUrl'> = {
    revision: 0,
    urgent: false,
    source: 'koneps',
    bsnsDiv: '공사',
    title: '하수관로 정비',
    agency: '종로구',
    demandAgency: null,
    currency: 'KRW',
    baseAmount: null,
    estimatedPrice: 1,
    budget: null,
    floorRate: null,
    regions: [],
    regionCheckNeeded: false,
    industries: [],
    contractMethod: null,
    awardMethod: null,
    closeAt: null,
    openAt: null,
  }
  await sql`
    insert into event_notices (change, at, bid)
    select n, now(), (${JSON.stringify(bid)}::text::jsonb
      || jsonb_build_object('noticeNo', 'N' || n, 'detailUrl', 'https://portal.example/' || n))::text
    from generate_series(1, ${EVENTS}) n`
  const matches = JSON.stringify([{ keywordId: 'kw_1', keyword: '하수관로', terms: [] }])
  await sql`
    insert into events (account_id, position, id, type, at, notice_no, version, change, data)
    select a, n, 'evt_' || a || n, 'bid.matched', now(), 'N' || n, 1, n, ${matches}
    from unnest(${ACCOUNTS}::text[]) a, generate_series(1, ${EVENTS}) n`
  const alert = { email: 'instant', to: ['kim', 'lee'], webhook: true, on: ['new'], remind: [3] }
  const keywords = JSON.stringify([{ id: 'kw_1', text: '하수관로', createdBy: null, alert }])
  await sql`
    insert into alert_items (account_id, event_id, keywords)
    select account_id, id, ${keywords}::text::jsonb from events`
}

test('kill -9 between events and mails: each member is owed one mail of each event, whoever made it', async () => {
  const database = await openTestDatabase()
  const { sql } = database.db
  await sql`
    insert into accounts (id, name, plan, state, language, zone, beta, created_at)
    select a, a, 'pro', 'active', 'ko', 'Asia/Seoul', false, now() from unnest(${ACCOUNTS}::text[]) a`
  for (let round = 0; round < rounds() / 2; round++) {
    await owe(database.db)
    const start = () =>
      endsWithTests(
        spawn(process.execPath, [CHILD, JSON.stringify(database.target), String(LEASE_MS)], {
          stdio: ['ignore', 'ignore', 'inherit'],
        }),
      )
    const posted = async () => (await sql`select from mails`).length
    const notes = async () => (await sql`select from alert_notes`).length
    for (let kill = 0; kill < KILLS; kill++) {
      const child = start()
      const closed = once(child, 'close')
      const stage = kill === 0 ? notes : posted
      const before = await stage()
      await eventually(async () => (await stage()) > before || (await posted()) >= ALL)
      // At any point of the following work.
      await pause(Math.random() * 30)
      child.kill('SIGKILL')
      await closed
    }
    const last = start()
    const closed = once(last, 'close')
    await eventually(async () => (await posted()) >= ALL)
    await eventually(async () => (await sql`select from alert_items`).length === 0)
    last.kill('SIGKILL')
    await closed
    const made = await sql<{ mailId: string | null }[]>`select mail_id from alert_notes`
    const ids = new Set((await sql<{ id: string }[]>`select id from mails`).map(({ id }) => id))
    assert.deepEqual([made.length, ids.size], [ALL, ALL])
    assert.deepEqual(new Set(made.map(({ mailId }) => mailId)), ids)
    assert.equal((await sql`select from reminders`).length, ACCOUNTS.length * EVENTS)
  }
  await database.close()
})
