import type { Account } from '../../accounts/index.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Db, Queryable, Tx } from '../../lib/db/index.ts'
import type { Answer, Attempt, Idempotency } from '../../lib/idempotency.ts'
import { newId } from '../../lib/ids.ts'
import { createWorker, LeaseLost, type Worker } from '../../lib/leases.ts'
import type { Page } from '../../lib/page.ts'
import { fieldProblem, type Problem, problem } from '../../lib/problems.ts'
import type { Member } from '../../teams/index.ts'
import { includes } from '../../vocabulary/plans.ts'
import { changedSince, NO_SUCH_MEMBER } from '../../vocabulary/sentences.ts'
import { lastFullSpan, nextRun } from '../rules/period.ts'
import type { Schedule, ScheduleInput, SchedulePatch } from '../schema.ts'
import * as store from '../store.ts'
import type { ReportDesk } from './desk.ts'
import { toSchedule } from './show.ts'

export interface ScheduleDeps {
  db: Db
  clock: Clock
  idempotency: Pick<Idempotency, 'run'>
  wishOf: ReportDesk['wishOf']
  accountOf: (accountId: string) => Promise<Pick<Account, 'plan' | 'state'> | null>
  membersOf: (sql: Queryable, accountId: string) => Promise<Member[]>
  nudge: () => void
  log: (message: string, detail?: object) => void
  timing?: { pollMs?: number }
}

type Made = Required<Answer<Schedule>>

const LEASE_MS = 30_000
const POLL_MS = 5_000
const MOST_SCHEDULES = 50
const ZONE = 'Asia/Seoul'

/** Reports that are made again and again. */
export function createSchedules(deps: ScheduleDeps) {
  const { db, clock, idempotency, wishOf, accountOf, membersOf, nudge, log, timing = {} } = deps
  const leases = store.scheduleLeases(LEASE_MS)

  async function create(attempt: Attempt, accountId: string, input: ScheduleInput): Promise<Made> {
    const wanted = await wishOf(accountId, input)
    const members = await membersOf(db.sql, accountId)
    const { mailTo = null } = input
    refuseStrangers(mailTo, members)
    const zone = zoneOf(mailTo, members)
    const answer = await idempotency.run(attempt, async (tx) => {
      if ((await store.countSchedules(tx, accountId)) >= MOST_SCHEDULES) throw tooMany()
      const now = clock.now()
      const row = await store.insertSchedule(tx, {
        ...wanted,
        accountId,
        id: newId('sch', now),
        mailTo,
        zone,
        dueAt: nextRun(wanted.period, now, zone),
      })
      return { status: 201, headers: { location: `/v1/reports/schedules/${row.id}` }, body: toSchedule(row) }
    })
    return answer as Made
  }

  async function list(accountId: string, page: Page) {
    const { total, rows } = await store.listSchedules(db.sql, accountId, page)
    return { total, items: rows.map(toSchedule) }
  }

  async function find(accountId: string, id: string): Promise<Schedule> {
    const row = await store.findSchedule(db.sql, accountId, id)
    if (!row) throw noSuchSchedule()
    return toSchedule(row)
  }

  /** Absent fields stay. One that is due begins its next period anew only where period, readers or state change. */
  async function change(
    accountId: string,
    id: string,
    patch: SchedulePatch,
    isAsRead: (now: Schedule) => boolean,
  ): Promise<Schedule> {
    const members = patch.mailTo === undefined ? null : await membersOf(db.sql, accountId)
    if (members !== null) refuseStrangers(patch.mailTo ?? null, members)
    return db.transaction(async (tx) => {
      const before = await store.holdSchedule(tx, accountId, id)
      if (!before) throw noSuchSchedule()
      if (!isAsRead(toSchedule(before)))
        throw problem('precondition_failed', changedSince({ en: 'schedule has', ko: '보고서 예약이' }))
      const mailTo = patch.mailTo === undefined ? before.mailTo : patch.mailTo
      const zone = members === null ? before.zone : zoneOf(mailTo, members)
      const wanted = await wishOf(accountId, patched(before, patch))
      const isPaused = patch.state === undefined ? before.dueAt === null : patch.state === 'paused'
      const isOtherTime = before.dueAt === null || wanted.period !== before.period || zone !== before.zone
      const dueAt = isOtherTime ? nextRun(wanted.period, clock.now(), zone) : before.dueAt
      const after = { ...before, ...wanted, mailTo, zone, dueAt: isPaused ? null : dueAt }
      await store.saveSchedule(tx, after)
      return toSchedule(after)
    })
  }

  async function remove(accountId: string, id: string): Promise<void> {
    if (!(await store.deleteSchedule(db.sql, accountId, id))) throw noSuchSchedule()
  }

  /** The report and the next date stand together; the same period is never asked for twice. */
  async function run(row: store.LeasedSchedule): Promise<void> {
    const account = await accountOf(row.accountId)
    const mayHave = account?.state === 'active' && includes(account.plan, 'reports')
    await db.transaction(async (tx) => {
      const now = Math.max(clock.now(), row.dueAt)
      const [held] = await leases.finish(tx, [row], { at: nextRun(row.period, now, row.zone) })
      if (!held) throw new LeaseLost()
      if (mayHave) await ask(tx, row, now)
    })
    if (mayHave) nudge()
  }

  async function ask(tx: Tx, row: store.LeasedSchedule, now: number): Promise<void> {
    const { accountId, period, format, sections, filter, language } = row
    const { from, to } = lastFullSpan(period, now)
    await store.insertReport(tx, {
      accountId,
      id: newId('rpt', now),
      period,
      format,
      sections,
      filter,
      language,
      fromAt: from,
      toAt: to,
      scheduleId: row.id,
    })
  }

  /** Who gets a mail of a report that a schedule asked for: of its members, those who are there by now. */
  async function readersOf(tx: Tx, { accountId, scheduleId }: store.ReportRow): Promise<Member[]> {
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
      log,
    })

  return { create, list, find, change, remove, readersOf, worker }
}

const zoneOf = (mailTo: string[] | null, members: Member[]): string =>
  members.find(({ id }) => mailTo === null || mailTo.includes(id))?.zone ?? ZONE

/** As it would have been asked for: what is `null` is left out, and filled in again. */
function patched(before: store.ScheduleRow, patch: SchedulePatch): ScheduleInput {
  const { sections = before.sections, filter = before.filter, language = before.language } = patch
  return {
    period: patch.period ?? before.period,
    format: patch.format ?? before.format,
    ...(sections === null ? {} : { sections }),
    ...(filter === null ? {} : { filter }),
    ...(language === null ? {} : { language }),
  }
}

function refuseStrangers(mailTo: string[] | null, members: Member[]): void {
  const memberIds = new Set(members.map(({ id }) => id))
  const errors = (mailTo ?? []).flatMap((id, index) =>
    memberIds.has(id)
      ? []
      : [
          {
            in: 'body' as const,
            name: `mailTo[${index}]`,
            code: 'invalid_field' as const,
            message: NO_SUCH_MEMBER,
          },
        ],
  )
  if (errors.length > 0) throw fieldProblem(errors)
}

const noSuchSchedule = (): Problem =>
  problem('not_found', { en: 'There is no such schedule.', ko: '그런 보고서 예약이 없습니다.' })
const tooMany = (): Problem =>
  problem('limit_reached', {
    en: `An account can have at most ${MOST_SCHEDULES} schedules. Delete one first.`,
    ko: `보고서 예약은 계정마다 ${MOST_SCHEDULES}개까지 둘 수 있습니다. 먼저 하나를 삭제해 주십시오.`,
  })
