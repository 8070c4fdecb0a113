import type { Db, Tx } from '../../lib/db/index.ts'
import type { Answer, Attempt, Idempotency } from '../../lib/idempotency.ts'
import { type FieldError, fieldProblem, MOST_ERRORS, problem } from '../../lib/problems.ts'
import { inTurns, nextTurn } from '../../lib/turns.ts'
import { NO_SUCH_KEYWORD } from '../../vocabulary/sentences.ts'
import { keptAlert, patchedAlert, patchedInput } from '../rules/alert.ts'
import { type Draft, meaningOf, toDraft } from '../rules/draft.ts'
import { isTooWide } from '../rules/plan.ts'
import { isResumed, isSame, patchedState } from '../rules/state.ts'
import type { KeywordInput, KeywordsChange } from '../schema/keywords.ts'
import * as store from '../store/keywords.ts'
import { keywordRepeated } from '../texts.ts'
import { type Allowance, limitReached } from './allowance.ts'
import { looksIntoTexts, type TextTrial } from './in-texts.ts'
import { type BackTestDeps, lastDays, tooWide, widthOf } from './preview.ts'
import type { WatchedKeywords } from './watched.ts'
import { createKeywordWriter, type Maker } from './write.ts'

export interface BatchDeps extends Pick<BackTestDeps, 'clock' | 'countPosted'> {
  db: Db
  idempotency: Pick<Idempotency, 'run'>
  watched: WatchedKeywords
}

interface Added {
  added: number
  items: { id: string; added: boolean }[]
}

/** Many keywords in one transaction: all of them or none. */
export function createBatches(
  deps: BatchDeps,
  { limitOf, look, hold, checkAlerts, checkProfile, checkCompanies }: Allowance,
  texts: TextTrial,
) {
  const { db, clock, idempotency, watched } = deps
  const writer = createKeywordWriter(clock)
  const refuseTooWide = createWidthCheck(deps, texts)

  async function createAll(attempt: Attempt, maker: Maker, inputs: readonly KeywordInput[]) {
    const drafts = await inTurns(draftsOf(inputs))
    await checkProfile(db.sql, maker.accountId, drafts)
    await refuseTooWide(maker.accountId, drafts, placed)
    const answer = await idempotency.run(attempt, (tx) => addAll(tx, maker, inputs, drafts))
    watched.forget(maker.accountId)
    return answer as Required<Answer<Added>>
  }

  async function addAll(tx: Tx, maker: Maker, inputs: readonly KeywordInput[], drafts: readonly Draft[]) {
    const { plan, room, twins } = await look(tx, maker.accountId, [...drafts], placeOf)
    const alerts = inputs.map(({ alert }, index) => ({ at: placeOf(index), alert }))
    await checkAlerts(tx, { ...maker, plan }, alerts)
    const fresh = new Map<string, Draft & { alert: ReturnType<typeof keptAlert> }>()
    for (const [index, draft] of drafts.entries())
      if (!twins.has(draft.identity) && !fresh.has(draft.identity))
        fresh.set(draft.identity, { ...draft, alert: keptAlert(inputs[index]?.alert, plan) })
    if (fresh.size > room) throw limitReached(limitOf(plan))
    const rows = fresh.size > 0 ? await writer.insert(tx, maker, [...fresh.values()]) : []
    const idOf = new Map([...twins, ...rows.map(({ identity, id }) => [identity, id] as const)])
    // The first of equivalent lines is the one that was added.
    const items = drafts.map(({ identity }) => ({ id: idOf.get(identity) ?? '', added: fresh.delete(identity) }))
    return { status: 200 as const, body: { added: rows.length, items } }
  }

  /**
   * Tried before the transaction, as new keywords are; returns the identities that were tried. How many notices a
   * keyword matches does not depend on its company, so `null` = nothing has to be tried.
   */
  async function tryPatched(accountId: string, { ids, filter, profile }: KeywordsChange): Promise<Tried> {
    if (filter === undefined) return null
    const rows = await store.findKeywords(db.sql, accountId, ids)
    const drafts = await inTurns(patchedDrafts(rows, { filter, profile }))
    await refuseTooWide(accountId, drafts, (index) => (fault) => ({
      ...fault,
      name: placeIn(ids, rows[index]),
    }))
    return new Set(drafts.map(({ identity }) => identity))
  }

  /** The keywords with their new filter and company; `null` if one has changed since the change was tried. */
  async function withSelection(tx: Tx, accountId: string, { rows, ids, selection, tried }: SelectionChange) {
    if (selection.filter === undefined && selection.profile === undefined) return rows
    const drafts = await inTurns(patchedDrafts(rows, selection))
    await checkProfile(tx, accountId, drafts)
    const after = rows.map((row, index) => ({ ...row, ...drafts[index] }))
    const different = after.filter(({ identity }, index) => identity !== rows[index]?.identity)
    if (tried && different.some(({ identity }) => !tried.has(identity))) return null
    const twins = await store.findTwins(
      tx,
      accountId,
      different.map(({ identity }) => identity),
    )
    const faults: FieldError[] = []
    for (const row of different) {
      if (twins.has(row.identity)) faults.push(keywordRepeated(placeIn(ids, row), row.keyword))
      twins.set(row.identity, row.id)
    }
    const [first] = faults
    if (first) throw problem('keyword_exists', first.message, { errors: faults.slice(0, MOST_ERRORS) })
    return after
  }

  async function changeAll(accountId: string, change: KeywordsChange): Promise<{ changed: number }> {
    const { ids, filter, profile, ...patch } = change
    const tried = await tryPatched(accountId, change)
    const changed = await db.transaction(async (tx) => {
      const plan = await hold(tx, accountId)
      const rows = await store.findKeywords(tx, accountId, ids)
      const known = new Set(rows.map(({ id }) => id))
      const unknown = ids.flatMap((id, index) => (known.has(id) ? [] : [noKeyword(index)]))
      if (unknown.length > 0) throw fieldProblem(unknown.slice(0, MOST_ERRORS))
      await checkAlerts(tx, { accountId, plan }, [{ at: '', alert: patch.alert }])
      const resumed = rows.filter((row) => isResumed(row, patch))
      await checkCompanies(tx, { accountId, plan }, profile === undefined ? resumed : [{ profileId: profile }])
      if (resumed.length > 0 && (await store.countActive(tx, accountId)) + resumed.length > limitOf(plan))
        throw limitReached(limitOf(plan))
      const selected = await withSelection(tx, accountId, { rows, ids, selection: { filter, profile }, tried })
      if (selected === null) return null
      const wanted = selected.map((row) => ({
        ...row,
        ...patchedState(row, patch),
        alert: patchedAlert(row.alert, patch.alert, plan),
      }))
      const different = wanted.filter((row, index) => !isSame(rows[index] ?? row, row))
      return (await writer.update(tx, accountId, { before: rows, wanted: different })).length
    })
    if (changed === null) return changeAll(accountId, change)
    watched.forget(accountId)
    return { changed }
  }

  return { createAll, changeAll }
}

function createWidthCheck({ db, clock, countPosted }: BatchDeps, texts: TextTrial) {
  /** Counted before the transaction, and not for what the account has already: a repeated request is not rejected. */
  return async function refuseTooWide(
    accountId: string,
    drafts: readonly Draft[],
    at: (index: number) => (fault: FieldError) => FieldError,
  ): Promise<void> {
    const identities = drafts.map(({ identity }) => identity)
    const twins = await store.findTwins(db.sql, accountId, identities)
    const { from, to } = lastDays(clock.now())
    const notices = await countPosted(null, from, to)
    const widthOfTitles = async (draft: Draft) => ({ matches: await countPosted(meaningOf(draft), from, to), notices })
    const faults: FieldError[] = []
    texts.refuseWithoutTexts(drafts)
    const inTexts = drafts.filter((draft) => looksIntoTexts(draft) && !twins.has(draft.identity))
    const found = inTexts.length > 0 ? await texts.tryOn(accountId, inTexts) : null
    for (const [index, draft] of drafts.entries()) {
      if (twins.has(draft.identity)) continue
      const byText = found && looksIntoTexts(draft) ? [widthOf(found, inTexts.indexOf(draft))] : []
      const ofTitles = draft.searchIn === 'attachments' ? [] : [await widthOfTitles(draft)]
      const wide = [...byText, ...ofTitles].find(isTooWide)
      if (wide) faults.push(at(index)(tooWide(wide.matches, wide.notices)))
      await nextTurn()
    }
    if (faults.length > 0) throw fieldProblem(faults.slice(0, MOST_ERRORS))
  }
}

/** The identities of the keywords that were tried. */
type Tried = ReadonlySet<string> | null

/** What decides which notices a keyword reports; `undefined` = as it is. */
type Selection = Pick<KeywordsChange, 'filter' | 'profile'>

interface SelectionChange {
  rows: store.KeywordRow[]
  ids: readonly string[]
  selection: Selection
  tried: Tried
}

/** An error of one keyword is an error of the change, so it is reported once. */
function* patchedDrafts(rows: readonly store.KeywordRow[], { filter, profile }: Selection): Generator<void, Draft[]> {
  const patch = { filter: filter === null ? UNRESTRICTED : filter, profile }
  const drafts: Draft[] = []
  for (const row of rows) {
    const { draft, errors } = toDraft(patchedInput(row, patch))
    if (!draft) throw fieldProblem(errors)
    drafts.push(draft)
    yield
  }
  return drafts
}

const UNRESTRICTED = { region: null, bsnsDiv: null }

const placeIn = (ids: readonly string[], row: { id: string } | undefined): string =>
  `ids[${ids.indexOf(row?.id ?? '')}]`

function* draftsOf(inputs: readonly KeywordInput[]): Generator<void, Draft[]> {
  const drafts: Draft[] = []
  const faults: FieldError[] = []
  for (const [index, input] of inputs.entries()) {
    const { draft, errors } = toDraft(input)
    if (draft) drafts.push(draft)
    else faults.push(...errors.map(placed(index)))
    yield
  }
  if (faults.length > 0) throw fieldProblem(faults.slice(0, MOST_ERRORS))
  return drafts
}

const placeOf = (index: number) => `keywords[${index}].`

const placed =
  (index: number) =>
  (fault: FieldError): FieldError => ({ ...fault, name: `${placeOf(index)}${fault.name}` })

const noKeyword = (index: number): FieldError => ({
  in: 'body',
  name: `ids[${index}]`,
  code: 'invalid_field',
  message: NO_SUCH_KEYWORD,
})
