import type { Clock } from '../../lib/clock.ts'
import type { Db, Queryable, Tx } from '../../lib/db/index.ts'
import type { Answer, Attempt, Idempotency } from '../../lib/idempotency.ts'
import { newId } from '../../lib/ids.ts'
import type { Page } from '../../lib/page.ts'
import { fieldProblem, type Problem, problem } from '../../lib/problems.ts'
import type { Member } from '../../teams/index.ts'
import { changedSince, NO_SUCH_MEMBER } from '../../vocabulary/sentences.ts'
import { nextRun } from '../rules/period.ts'
import type { Schedule, ScheduleInput, SchedulePatch } from '../schema.ts'
import * as store from '../store.ts'
import type { ReportManager } from './manage.ts'
import { toSchedule } from './show.ts'

export interface ScheduleDeps {
  db: Db
  clock: Clock
  idempotency: Pick<Idempotency, 'run'>
  specOf: ReportManager['specOf']
  refuseUnknownCompany: ReportManager['refuseUnknownCompany']
  lockAccount: (tx: Tx, accountId: string) => Promise<unknown>
  membersOf: (sql: Queryable, accountId: string) => Promise<Member[]>
}

type Made = Required<Answer<Schedule>>

const MOST_SCHEDULES = 50
const ZONE = 'Asia/Seoul'

/** Operations on schedules of reports. */
export function createSchedules(deps: ScheduleDeps) {
  const { db, clock, idempotency, specOf, membersOf, refuseUnknownCompany, lockAccount } = deps

  /** Locks the company, so that it cannot be deleted before the schedule is stored. */
  async function useCompany(tx: Tx, accountId: string, profileId: string | null): Promise<void> {
    if (profileId === null) return
    await lockAccount(tx, accountId)
    await refuseUnknownCompany(tx, accountId, profileId)
  }

  async function create(attempt: Attempt, accountId: string, input: ScheduleInput): Promise<Made> {
    const wanted = await specOf(accountId, input)
    const members = await membersOf(db.sql, accountId)
    const { mailTo = null, profile: profileId = null } = input
    refuseStrangers(mailTo, members)
    const zone = zoneOf(mailTo, members)
    const answer = await idempotency.run(attempt, async (tx) => {
      await useCompany(tx, accountId, profileId)
      if ((await store.countSchedules(tx, accountId)) >= MOST_SCHEDULES) throw tooMany()
      const now = clock.now()
      const row = await store.insertSchedule(tx, {
        ...wanted,
        accountId,
        id: newId('sch', now),
        profileId,
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

  /** Absent fields remain. A due schedule starts its next period again only if period, recipients or state change. */
  async function change(
    accountId: string,
    id: string,
    patch: SchedulePatch,
    isAsRead: (now: Schedule) => boolean,
  ): Promise<Schedule> {
    const members = patch.mailTo === undefined ? null : await membersOf(db.sql, accountId)
    if (members !== null) refuseStrangers(patch.mailTo ?? null, members)
    return db.transaction(async (tx) => {
      await useCompany(tx, accountId, patch.profile ?? null)
      const before = await store.lockSchedule(tx, accountId, id)
      if (!before) throw noSuchSchedule()
      if (!isAsRead(toSchedule(before)))
        throw problem('precondition_failed', changedSince({ en: 'schedule has', ko: '보고서 예약이' }))
      const mailTo = patch.mailTo === undefined ? before.mailTo : patch.mailTo
      const zone = members === null ? before.zone : zoneOf(mailTo, members)
      const wanted = await specOf(accountId, patched(before, patch))
      const profileId = patch.profile === undefined ? before.profileId : patch.profile
      const dueAt = dueAfter(before, patch, { period: wanted.period, zone, now: clock.now() })
      // The company may have been deleted while the plan included no reports.
      if (dueAt !== null) await refuseUnknownCompany(tx, accountId, profileId)
      const after = {
        ...before,
        ...wanted,
        profileId,
        mailTo,
        zone,
        dueAt,
      }
      await store.saveSchedule(tx, after)
      return toSchedule(after)
    })
  }

  async function remove(accountId: string, id: string): Promise<void> {
    if (!(await store.deleteSchedule(db.sql, accountId, id))) throw noSuchSchedule()
  }

  return { create, list, find, change, remove }
}

const zoneOf = (mailTo: string[] | null, members: Member[]): string =>
  members.find(({ id }) => mailTo === null || mailTo.includes(id))?.zone ?? ZONE

/** `null` = paused. */
function dueAfter(
  before: store.ScheduleRow,
  { state }: SchedulePatch,
  { period, zone, now }: Pick<store.ScheduleRow, 'period' | 'zone'> & { now: number },
): number | null {
  const isPaused = state === undefined ? before.dueAt === null : state === 'paused'
  if (isPaused) return null
  const isOtherTime = before.dueAt === null || period !== before.period || zone !== before.zone
  return isOtherTime ? nextRun(period, now, zone) : before.dueAt
}

/** The input that would create the patched schedule. `null` fields are omitted, so that they get their defaults. */
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
  problem('not_found', { en: 'There is no such schedule.', ko: '보고서 예약을 찾을 수 없습니다.' })
const tooMany = (): Problem =>
  problem('limit_reached', {
    en: `An account can have at most ${MOST_SCHEDULES} schedules. Delete one first.`,
    ko: `보고서 예약은 계정마다 ${MOST_SCHEDULES}개까지 둘 수 있습니다. 먼저 하나를 삭제해 주십시오.`,
  })
