import type { AuditEntry } from '../../accounts/index.ts'
import { type Clock, seoulTime } from '../../lib/clock.ts'
import type { Db, Tx } from '../../lib/db/index.ts'
import { appendChanges, takePositions } from '../../lib/feed.ts'
import type { Answer, Attempt, Idempotency } from '../../lib/idempotency.ts'
import { newId } from '../../lib/ids.ts'
import { offsetOf, type Page } from '../../lib/page.ts'
import { type FieldError, fieldProblem, problem } from '../../lib/problems.ts'
import { GRANTS, includes, type Plan } from '../../vocabulary/plans.ts'
import { changedSince } from '../../vocabulary/sentences.ts'
import { changedFields, readProfile, UNDECLARED } from '../rules/profile.ts'
import type { NamedProfile, NamedProfileInput, NamedProfileSummary } from '../schema/named.ts'
import * as store from '../store/named.ts'
import { NO_SUCH_PROFILE } from '../texts.ts'

export interface NamedProfilesDeps {
  db: Db
  clock: Pick<Clock, 'now'>
  idempotency: Pick<Idempotency, 'run'>
  lockAccount: (tx: Tx, accountId: string) => Promise<unknown>
  /** Writes to the audit log, in the transaction of the change. */
  audit: (tx: Tx, line: AuditEntry) => Promise<void>
}

/** The actor who changes a profile, and the plan of the account. */
export interface ProfileChanger extends Pick<AuditEntry, 'accountId' | 'actor' | 'requestId'> {
  plan: Plan
}

type Created = Required<Answer<NamedProfile>>

/** The number of further companies, if the plan includes any. */
export const createProfileCounters = (db: Db) => async (accountId: string, plan: Plan) => {
  if (!includes(plan, 'profiles')) return []
  return [{ name: 'profiles', limit: GRANTS[plan].profiles, used: await store.countNamed(db.sql, accountId) }]
}

/** Profiles of further companies of an account: subsidiaries, members of a consortium. */
export function createNamedProfiles({ db, clock, idempotency, lockAccount, audit }: NamedProfilesDeps) {
  async function create(attempt: Attempt, changer: ProfileChanger, input: NamedProfileInput): Promise<Created> {
    const { plan, ...by } = changer
    const { accountId } = by
    const declared = checked(input)
    const answer = await idempotency.run(attempt, async (tx) => {
      await lockAccount(tx, accountId)
      const now = clock.now()
      const row = { ...declared, id: newId('prf', now), createdAt: now, updatedAt: now }
      await refuseNamesake(tx, accountId, row)
      if ((await store.countNamed(tx, accountId)) >= GRANTS[plan].profiles) throw limitReached(GRANTS[plan].profiles)
      await store.insertNamed(tx, accountId, row)
      await audit(tx, { ...by, action: 'profile.created', subject: row.id, detail: { name: row.name } })
      return { status: 201, headers: { location: addressOf(row.id) }, body: show(plan)(row) }
    })
    return answer as Created
  }

  /** `isAsRead` checks the precondition of the request (`If-Match`). */
  const replace = (
    { plan, ...by }: ProfileChanger,
    id: string,
    input: NamedProfileInput,
    isAsRead: (now: NamedProfile) => boolean,
  ): Promise<NamedProfile> => {
    const { accountId } = by
    const declared = checked(input)
    return db.transaction(async (tx) => {
      await lockAccount(tx, accountId)
      const before = await store.findNamed(tx, accountId, id)
      if (!before) throw noSuchProfile()
      if (!isAsRead(show(plan)(before))) throw problem('precondition_failed', changedSince(PROFILE_HAS))
      const row = { ...before, ...declared, updatedAt: clock.now() }
      const changed = [
        ...(before.name === row.name ? [] : ['name']),
        ...changedFields(before.profile, declared.profile),
      ]
      if (changed.length === 0) return show(plan)(before)
      await refuseNamesake(tx, accountId, row)
      await store.updateNamed(tx, accountId, row)
      await audit(tx, { ...by, action: 'profile.replaced', subject: id, detail: { changed } })
      await appendProfileChange(tx, accountId, row)
      return show(plan)(row)
    })
  }

  const remove = ({ plan, ...by }: ProfileChanger, id: string): Promise<void> =>
    db.transaction(async (tx) => {
      await lockAccount(tx, by.accountId)
      const name = await store.deleteNamed(tx, by.accountId, id)
      if (name === null) throw noSuchProfile()
      await leaveKeywords(tx, by.accountId, id, plan)
      await leaveSchedules(tx, by.accountId, id, plan)
      await audit(tx, { ...by, action: 'profile.deleted', subject: id, detail: { name } })
    })

  return {
    create,
    replace,
    remove,
    async list(
      { accountId, plan }: { accountId: string; plan: Plan },
      page: Page,
    ): Promise<{ total: number; items: NamedProfileSummary[] }> {
      const rows = await store.listNamed(db.sql, accountId)
      const from = offsetOf(page)
      return { total: rows.length, items: rows.slice(from, from + page.pageSize).map(summary(plan)) }
    },
    /** A summary without the declared data; `null` if there is no such profile. */
    summaryOf: store.findNamedSummary,
    async find({ accountId, plan }: { accountId: string; plan: Plan }, id: string): Promise<NamedProfile> {
      const row = await store.findNamed(db.sql, accountId, id)
      if (!row) throw noSuchProfile()
      return show(plan)(row)
    },
  }
}

/** Name and profile in the form in which they are stored; throws a `Problem` with all errors. */
function checked({ name, ...input }: NamedProfileInput) {
  const { profile, errors } = readProfile(input)
  if (errors.length > 0) throw fieldProblem(errors)
  return { name: canonicalName(name), profile }
}

/**
 * macOS decomposes Hangul syllables into letters that look the same. Older versions of the service stored them
 * unchanged.
 */
const canonicalName = (name: string): string => name.normalize('NFC').trim()

const summary =
  (plan: Plan) =>
  ({ id, name, createdAt, updatedAt }: Omit<store.NamedProfileRow, 'profile'>): NamedProfileSummary => ({
    id,
    name,
    state: includes(plan, 'profiles') ? 'active' : 'paused',
    createdAt: seoulTime(createdAt),
    updatedAt: seoulTime(updatedAt),
  })

const show =
  (plan: Plan) =>
  (row: store.NamedProfileRow): NamedProfile => ({ ...summary(plan)(row), ...UNDECLARED, ...row.profile })

const PROFILE_HAS = { en: 'profile has', ko: '회사 정보가' }

const noSuchProfile = () => problem('not_found', NO_SUCH_PROFILE)

async function refuseNamesake(tx: Tx, accountId: string, row: { id: string; name: string }): Promise<void> {
  const others = await store.listNamed(tx, accountId)
  const namesake = others.find(({ id, name }) => id !== row.id && canonicalName(name) === row.name)
  if (!namesake) return
  const { id } = namesake
  const message = {
    en: `Another profile has the name "${row.name}".`,
    ko: `"${row.name}" 이름의 회사 정보가 이미 있습니다.`,
  }
  const detail = {
    en: `The profile ${id} has the name "${row.name}".`,
    ko: `"${row.name}" 이름의 회사 정보가 이미 있습니다: ${id}.`,
  }
  const errors: FieldError[] = [{ in: 'body', name: 'name', code: 'profile_exists', message }]
  throw problem('profile_exists', detail, { errors, headers: { location: addressOf(id) } })
}

/** Makes alerts examine notices again. The feed counter stays locked until the commit, so this is the last step. */
async function appendProfileChange(
  tx: Tx,
  accountId: string,
  { id, updatedAt: at }: store.NamedProfileRow,
): Promise<void> {
  if ((await store.keywordsOfCompany(tx, accountId, id)).length === 0) return
  const position = await takePositions(tx, 1)
  await appendChanges(tx, [{ position, kind: 'profile', key: accountId, version: 1, live: false, at }])
}

/**
 * Keywords of a deleted company match nothing, so the company cannot be deleted while keywords use it. On a plan
 * without keywords they cannot be changed first, so they remain paused.
 */
async function leaveKeywords(tx: Tx, accountId: string, id: string, plan: Plan): Promise<void> {
  if (!includes(plan, 'keywords')) return store.keepKeywordsPaused(tx, accountId, id)
  const keywords = await store.keywordsOfCompany(tx, accountId, id)
  if (keywords.length > 0)
    throw inUse(
      keywords.map((one) => one.id),
      USED_BY.keywords,
    )
}

/**
 * Reports of a deleted company fail. On a plan without reports, schedules cannot be changed first, so they are paused.
 */
async function leaveSchedules(tx: Tx, accountId: string, id: string, plan: Plan): Promise<void> {
  if (!includes(plan, 'reports')) return store.pauseSchedulesOf(tx, accountId, id)
  const schedules = await store.schedulesOf(tx, accountId, id)
  if (schedules.length > 0)
    throw inUse(
      schedules.map((one) => one.id),
      USED_BY.schedules,
    )
}

const USED_BY = {
  keywords: {
    en: (ids: string) => `Keywords use this profile: ${ids}. Change or delete these keywords first.`,
    ko: (ids: string) => `이 회사 정보를 사용하는 키워드가 있습니다: ${ids}. 키워드를 먼저 변경하거나 삭제해 주십시오.`,
  },
  schedules: {
    en: (ids: string) => `Reports are scheduled for this profile: ${ids}. Change or delete these schedules first.`,
    ko: (ids: string) =>
      `이 회사 정보를 사용하는 보고서 예약이 있습니다: ${ids}. 예약을 먼저 변경하거나 삭제해 주십시오.`,
  },
}

function inUse(users: readonly string[], { en, ko }: (typeof USED_BY)['keywords']) {
  const ids = users.slice(0, MOST_LISTED).join(', ')
  const more = users.length - MOST_LISTED
  return problem('profile_in_use', {
    en: en(`${ids}${more > 0 ? ` and ${more} more` : ''}`),
    ko: ko(`${ids}${more > 0 ? ` 외 ${more}개` : ''}`),
  })
}

const MOST_LISTED = 10

const addressOf = (id: string) => `/v1/profiles/${id}`

const limitReached = (limit: number) =>
  problem('limit_reached', {
    en: `The plan includes ${limit} profiles besides that of the account. Delete one first.`,
    ko: `요금제에서 추가 회사 정보를 ${limit}개까지 등록할 수 있습니다. 먼저 하나를 삭제해 주십시오.`,
  })
