import { seoulTime, seoulTimeOrNull } from '../../lib/clock.ts'
import type { Queryable, Tx } from '../../lib/db/index.ts'
import type { Answer, Attempt } from '../../lib/idempotency.ts'
import type { Page } from '../../lib/page.ts'
import { fieldProblem, type Problem, problem } from '../../lib/problems.ts'
import type { Language } from '../../vocabulary/languages.ts'
import { includes, type Plan } from '../../vocabulary/plans.ts'
import { changedSince } from '../../vocabulary/sentences.ts'
import { keptAlert, patchedAlert, patchedInput, shownAlert } from '../rules/alert.ts'
import { completed, type Draft, meaningOf, toDraft } from '../rules/draft.ts'
import { fitToPlan } from '../rules/plan.ts'
import { isResumed, isSame, patchedState } from '../rules/state.ts'
import type { Keyword, KeywordChoice, KeywordInput, KeywordPatch, Tenant } from '../schema/keywords.ts'
import type { KeywordLine } from '../schema/preview.ts'
import * as store from '../store/keywords.ts'
import { keywordExists } from '../texts.ts'
import { type Allowance, type AllowanceDeps, createAllowance, limitReached } from './allowance.ts'
import { type BatchDeps, createBatches } from './batch.ts'
import { type BiddersDeps, createBidders } from './bidders.ts'
import { createTextTrial, type FoundInTexts, looksIntoTexts, type TextDeps, type TextTrial } from './in-texts.ts'
import { createLineJudge } from './lines.ts'
import { type BackTestDeps, createBackTest } from './preview.ts'
import { createRecentMatches, type RecentDeps } from './recent.ts'
import { createKeywordStates } from './states.ts'
import { createKeywordWriter, type Maker } from './write.ts'

export interface KeywordsDeps extends BatchDeps, AllowanceDeps, BackTestDeps, BiddersDeps, RecentDeps, TextDeps {}

/** `create` always sets the optional parts of `Answer`, also when it replays a response. */
type Created = Required<Answer<Keyword>>

/** The matches in texts of a keyword that was tried before the transaction. */
interface KeywordTrial {
  identity: string
  found: FoundInTexts | null
}

interface Patching {
  before: store.CountedRow
  patch: KeywordPatch
  plan: Plan
  tried: KeywordTrial | null
}

const CHANGED_MEANWHILE = Symbol('the keyword has changed since the change was tried')

type BackTest = Pick<ReturnType<typeof createBackTest>, 'refuseTooWide' | 'estimate'>

/** Operations that change keywords. */
function createChanges(
  deps: KeywordsDeps,
  allowance: Allowance,
  { refuseTooWide, estimate }: BackTest,
  texts: Pick<TextTrial, 'tryOne'>,
) {
  const { db, clock, idempotency, watched } = deps
  const { limitOf, look, hold, checkAlerts, checkProfile, checkCompanies } = allowance
  const writer = createKeywordWriter(clock)

  async function create(attempt: Attempt, maker: Maker, input: KeywordInput): Promise<Created> {
    const draft = checked(input)
    const found = await texts.tryOne(maker.accountId, draft)
    const answer = await idempotency.run(attempt, async (tx) => {
      await checkProfile(tx, maker.accountId, [draft])
      // Count before locking the account: counting verdicts over 90 days is slow.
      const guess = await estimate(maker.accountId, draft, await refuseTooWide(draft, found))
      const { plan, room, twins } = await look(tx, maker.accountId, [draft])
      await checkAlerts(tx, { ...maker, plan }, [{ at: '', alert: input.alert }])
      const existing = twins.get(draft.identity)
      if (existing) throw alreadyThere(existing)
      if (room < 1) throw limitReached(limitOf(plan))
      const [row] = await writer.insert(tx, maker, [{ ...draft, alert: keptAlert(input.alert, plan) }])
      if (!row) throw new Error('a keyword was written and did not come back')
      const body = { ...toKeyword(plan)({ ...row, ...UNCOUNTED }), estimate: guess }
      return { status: 201, headers: { location: addressOf(row.id) }, body }
    })
    watched.forget(maker.accountId)
    return answer as Created
  }

  /** For operators: adds all keywords or none. Keywords that the account already has are counted as `known`. */
  async function createMany(accountId: string, inputs: KeywordInput[]): Promise<{ added: number; known: number }> {
    const drafts = new Map(
      inputs.map((input) => {
        const draft = checked(input)
        return [draft.identity, { ...draft, wishes: input.alert }] as const
      }),
    )
    const counts = await db.transaction(async (tx) => {
      await checkProfile(tx, accountId, [...drafts.values()])
      const { plan, room, twins } = await look(tx, accountId, [...drafts.values()])
      const fresh = [...drafts.values()].filter(({ identity }) => !twins.has(identity))
      if (fresh.length > room) throw limitReached(limitOf(plan))
      const rows = fresh.map(({ wishes, ...draft }) => ({ ...draft, alert: keptAlert(wishes, plan) }))
      if (rows.length > 0) await writer.insert(tx, { accountId, createdBy: null }, rows)
      return { added: fresh.length, known: drafts.size - fresh.length }
    })
    watched.forget(accountId)
    return counts
  }

  /** Returns `null` if the account has no such keyword. `isAsRead` checks the precondition (`If-Match`). */
  async function change(
    accountId: string,
    id: string,
    patch: KeywordPatch,
    isAsRead: (now: Keyword) => boolean,
  ): Promise<Keyword | null> {
    const tried = await tryPatched(accountId, id, patch)
    const changed = await db.transaction(async (tx) => {
      const plan = await hold(tx, accountId)
      const before = await store.findKeyword(tx, accountId, id)
      if (!before) return null
      const shown = toKeyword(plan)
      if (!isAsRead(shown(before))) throw changedMeanwhile()
      await checkAlerts(tx, { accountId, plan }, [{ at: '', alert: patch.alert }])
      const after = await patched(tx, { before, patch, plan, tried })
      if (after === null) return CHANGED_MEANWHILE
      if (isSame(before, after)) return shown(before)
      const [row] = await writer.update(tx, accountId, { before: [before], wanted: [after] })
      return row ? shown(row) : null
    })
    if (changed === CHANGED_MEANWHILE) return change(accountId, id, patch, isAsRead)
    watched.forget(accountId)
    return changed
  }

  /** Tries the changed keyword on texts, if the change gives it another identity. */
  async function tryPatched(accountId: string, id: string, patch: KeywordPatch): Promise<KeywordTrial | null> {
    const before = await store.findKeyword(db.sql, accountId, id)
    const { draft = null } = before === null ? {} : toDraft(patchedInput(before, patch))
    if (before === null || draft === null || draft.identity === before.identity) return null
    return { identity: draft.identity, found: await texts.tryOne(accountId, draft) }
  }

  /** Returns `null` if the keyword has changed since the trial. */
  async function patched(tx: Tx, { before, patch, plan, tried }: Patching): Promise<store.CountedRow | null> {
    const { accountId } = before
    const draft = checked(patchedInput(before, patch))
    const after = { ...before, ...draft, alert: patchedAlert(before.alert, patch.alert, plan) }
    const resumes = isResumed(before, patch)
    // The plan may no longer include further companies, and an unused company may have been deleted.
    if (resumes || draft.profileId !== before.profileId) await checkCompanies(tx, { accountId, plan }, [draft])
    if (draft.identity !== before.identity) {
      await checkProfile(tx, accountId, [draft])
      if (looksIntoTexts(draft) && tried?.identity !== draft.identity) return null
      await refuseTooWide(draft, tried?.found ?? null)
      const existing = (await store.findTwins(tx, accountId, [draft.identity])).get(draft.identity)
      if (existing) throw alreadyThere(existing)
    }
    if (resumes && (await store.countActive(tx, accountId)) >= limitOf(plan)) throw limitReached(limitOf(plan))
    return { ...after, ...patchedState(before, patch) }
  }

  /** Called when the plan changes. The newest keywords over the limit pause, and resume when the limit grows. */
  async function fitPlan(tx: Tx, accountId: string, plan: Plan): Promise<void> {
    const before = await store.allKeywords(tx, accountId)
    await writer.update(tx, accountId, { before, wanted: fitToPlan(before, limitOf(plan), includes(plan, 'profiles')) })
  }

  /** Returns `false` if the account has no such keyword. */
  async function remove(accountId: string, id: string): Promise<boolean> {
    const removed = await db.transaction((tx) => writer.remove(tx, accountId, id))
    watched.forget(accountId)
    return removed
  }

  return { create, createMany, change, fitPlan, remove }
}

export function createKeywordService(deps: KeywordsDeps) {
  const { db, idempotency, watched } = deps
  const allowance = createAllowance(deps)
  const { limitOf } = allowance
  const texts = createTextTrial(deps)
  const biddersOf = createBidders(deps)
  const { preview, ...backTest } = createBackTest(deps, texts, biddersOf)
  const judge = createLineJudge(deps, limitOf, texts, biddersOf)
  const recentOf = createRecentMatches(deps, texts, biddersOf)

  async function list(
    { accountId, plan }: Tenant,
    { q = null, state = null, recent = false, ...page }: Page & Partial<KeywordChoice> & { recent?: boolean },
  ): Promise<{ total: number; items: Keyword[] }> {
    const { total, rows } = await store.listKeywords(db.sql, accountId, { q, state }, page)
    const items = rows.map(toKeyword(plan))
    if (!recent) return { total, items }
    const found = await recentOf(accountId, rows)
    return { total, items: items.map((item, index) => ({ ...item, recent: found[index] })) }
  }

  async function find({ accountId, plan }: Tenant, id: string): Promise<Keyword | null> {
    const row = await store.findKeyword(db.sql, accountId, id)
    return row && toKeyword(plan)(row)
  }

  return {
    ...createChanges(deps, allowance, backTest, texts),
    ...createBatches(deps, allowance, texts),
    list,
    find,
    async preview(attempt: Attempt, tenant: Tenant, input: KeywordInput) {
      const { accountId } = tenant
      const draft = checked(input)
      texts.refuseWithoutTexts([draft])
      await allowance.checkCompanies(db.sql, tenant, [draft])
      await allowance.checkProfile(db.sql, accountId, [draft])
      const body = await preview(accountId, draft)
      return idempotency.run(attempt, async () => ({ status: 200, body }))
    },
    /** Counts before the transaction, because thousands of counts would occupy its database connection. */
    async previewImport(attempt: Attempt, tenant: Tenant, lines: readonly KeywordLine[], language: Language) {
      const conditions = lines.map(({ filter, profile = null }) => ({ filter: completed(filter), profileId: profile }))
      await allowance.checkCompanies(db.sql, tenant, conditions, (index) => `lines[${index}].`)
      await allowance.checkProfile(db.sql, tenant.accountId, conditions)
      const verdicts = await judge(tenant, lines, language)
      const headers = { 'content-language': language }
      return idempotency.run(attempt, async () => ({ status: 200, headers, body: verdicts }))
    },
    async counter(accountId: string, plan: Plan) {
      return { name: 'keywords', limit: limitOf(plan), used: await store.countKeywords(db.sql, accountId) }
    },
    /** The keywords that still exist, with the fields that select the recipients of mails. */
    keywordsNow: (sql: Queryable, accountId: string, ids: readonly string[]) =>
      store.keywordsNamed(sql, accountId, ids),
    /** Compiles a stored keyword for matching. */
    meaningOf,
    /** A search in the form in which keywords are stored; throws a `Problem` if it is invalid. */
    toStored(input: KeywordInput) {
      const { keyword, filter } = checked(input)
      const { eligibility: _ofKeywords, ...search } = filter
      return { keyword, filter: search }
    },
    ...createKeywordStates(db),
    activeOf: watched.activeOf,
    follow: watched.follow,
  }
}

function checked(input: KeywordInput): Draft {
  const { draft, errors } = toDraft(input)
  if (!draft) throw fieldProblem(errors)
  return draft
}

const UNCOUNTED = { matches: 0, lastAt: null }

const toKeyword =
  (plan: Plan) =>
  (row: store.CountedRow): Keyword => ({
    id: row.id,
    keyword: row.keyword,
    in: row.searchIn ?? 'title',
    filter: completed(row.filter),
    profile: row.profileId,
    alert: shownAlert(row.alert, plan),
    state: row.state,
    pausedReason: row.pausedReason,
    createdBy: row.createdBy,
    createdAt: seoulTime(row.createdAt),
    updatedAt: seoulTime(row.updatedAt),
    matchCount: row.matches,
    lastMatchedAt: seoulTimeOrNull(row.lastAt),
  })

const addressOf = (id: string) => `/v1/keywords/${id}`

function alreadyThere(id: string): Problem {
  const fault = keywordExists(id)
  return problem('keyword_exists', fault.message, { errors: [fault], headers: { location: addressOf(id) } })
}

const changedMeanwhile = (): Problem =>
  problem('precondition_failed', changedSince({ en: 'keyword has', ko: '키워드가' }))
