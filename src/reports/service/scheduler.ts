import type { Account } from '../../accounts/index.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Db, Queryable, Tx } from '../../lib/db/index.ts'
import { newId } from '../../lib/ids.ts'
import { createWorker, LeaseLost, type Worker } from '../../lib/leases.ts'
import type { Member } from '../../teams/index.ts'
import { includes } from '../../vocabulary/plans.ts'
import { lastFullSpan, nextRun } from '../rules/period.ts'
import * as store from '../store.ts'

export interface SchedulerDeps {
  db: Db
  clock: Clock
  accountOf: (accountId: string) => Promise<Pick<Account, 'plan' | 'state'> | null>
  membersOf: (sql: Queryable, accountId: string) => Promise<Member[]>
  nudge: () => void
  log: (message: string, detail?: object) => void
  timing?: { pollMs?: number }
}

const LEASE_MS = 30_000
const POLL_MS = 5_000

/** Requests the reports of schedules that are due. */
export function createScheduler({ db, clock, accountOf, membersOf, nudge, log, timing = {} }: SchedulerDeps) {
  const leases = store.scheduleLeases(LEASE_MS)

  /** The report and the next date are written in one transaction, so that no period is requested twice. */
  async function run(row: store.LeasedSchedule): Promise<void> {
    const account = await accountOf(row.accountId)
    const mayHave = account?.state === 'active' && includes(account.plan, 'reports')
    await db.transaction(async (tx) => {
      const now = Math.max(clock.now(), row.dueAt)
      const [finished] = await leases.finish(tx, [row], { at: nextRun(row.period, now, row.zone) })
      if (!finished) throw new LeaseLost()
      if (mayHave) await request(tx, row, now)
    })
    if (mayHave) nudge()
  }

  async function request(tx: Tx, row: store.LeasedSchedule, now: number): Promise<void> {
    const { accountId, period, format, sections, filter, language, profileId } = row
    const { from, to } = lastFullSpan(period, now)
    await store.insertReport(tx, {
      accountId,
      id: newId('rpt', now),
      period,
      format,
      sections,
      filter,
      language,
      profileId,
      fromAt: from,
      toAt: to,
      scheduleId: row.id,
    })
  }

  /** The recipients of a scheduled report who are active members now. */
  async function recipientsOf(tx: Tx, { accountId, scheduleId }: store.ReportRow): Promise<Member[]> {
    const schedule = scheduleId === null ? null : await store.findSchedule(tx, accountId, scheduleId)
    if (!schedule) return []
    const { mailTo } = schedule
    const active = (await membersOf(tx, accountId)).filter(({ state }) => state === 'active')
    return mailTo === null ? active.slice(0, 1) : active.filter(({ id }) => mailTo.includes(id))
  }

  const worker = (): Worker =>
    createWorker<store.LeasedSchedule>({
      claim: (limit) => leases.claim(db.sql, limit),
      work: run,
      heartbeat: (rows) => leases.extend(db.sql, rows),
      leaseMs: leases.leaseMs,
      concurrency: 1,
      pollMs: timing.pollMs ?? POLL_MS,
      due: { db, question: leases.due() },
      log,
    })

  return { recipientsOf, worker }
}
