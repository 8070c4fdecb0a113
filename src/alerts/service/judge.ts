import type { KeywordState } from '../../keywords/index.ts'
import type { Change } from '../../lib/feed.ts'
import { candidatesOf, type Occasion, occasionsOf } from '../rules/decide.ts'
import type { AwardPlace, JudgeDeps, Judgement, MatchedChange, NoticeAtChange, StatePorts } from './judgement.ts'
import { createSettling } from './settle.ts'
import { type KeywordWatch, refOf } from './watched.ts'

/** The most matches in one transaction; a batch of the feed, or of news, ends early where there are more. */
export const MOST_MATCHES = 10_000

/** Finds the notices and awards that changes are about. */
export function createNoticeFinder({ bids, awards }: StatePorts) {
  /** The notices of live changes as they stood then, by position. What is not there any more is left out. */
  async function noticesOf(changes: readonly Change[]): Promise<Map<number, NoticeAtChange>> {
    const live = changes.filter((change) => change.live && (change.kind === 'bid' || change.kind === 'award'))
    const ofAwards = live.filter(({ kind }) => kind === 'award')
    const versions = await bids.versionsAt(ofAwards.map(({ key, position }) => ({ noticeNo: key, position })))
    const standing = new Map(ofAwards.map(({ position }, index) => [position, versions[index] ?? null]))
    const versionOf = (change: Change) => (change.kind === 'bid' ? change.version : standing.get(change.position)) ?? 0
    const refs = new Map<string, { noticeNo: string; version: number }>()
    for (const change of live) {
      const version = versionOf(change)
      for (const one of change.kind === 'bid' ? [version, version - 1] : [version]) {
        if (one > 0) refs.set(`${one} ${change.key}`, { noticeNo: change.key, version: one })
      }
    }
    const states = await bids.statesOf([...refs.values()])
    const byName = new Map(states.map((state) => [`${state.version} ${state.noticeNo}`, state]))
    const withStates = live.flatMap((change) => {
      const now = byName.get(`${versionOf(change)} ${change.key}`)
      if (!now) return []
      const before = byName.get(`${now.version - 1} ${change.key}`) ?? null
      return { change, now: change.kind === 'award' ? { ...now, outcome: now.settledOutcome } : now, before }
    })
    return withAwards(withStates)
  }

  /** What became of awards, also while a notice was withdrawn, and by which one a notice was awarded that came after it. */
  async function withAwards(
    withStates: Pick<NoticeAtChange, 'change' | 'now' | 'before'>[],
  ): Promise<Map<number, NoticeAtChange>> {
    const placeOf = ({
      change: { position },
      now: { source, number },
    }: Pick<NoticeAtChange, 'change' | 'now'>): AwardPlace => ({
      source,
      number,
      position,
    })
    const changed = withStates.filter(({ change }) => change.kind === 'award').map(placeOf)
    const late = withStates
      .filter(({ change, now, before }) => change.kind === 'bid' && before === null && now.outcome === 'awarded')
      .map(placeOf)
    const later = withStates
      .filter(({ change, before }) => change.kind === 'bid' && before !== null)
      .map((one) => ({ ...placeOf(one), noticeNo: one.now.noticeNo, version: one.now.version }))
    const [steps, awarded] = [await awards.stepsAt(changed), await awards.awardsAt(late)]
    const returns = await awards.returnsAt(later)
    const stepOf = new Map([
      ...changed.map(({ position }, index) => [position, steps[index] ?? null] as const),
      ...later.map(({ position }, index) => [position, returns[index] ?? null] as const),
    ])
    const awardOf = new Map(late.map(({ position }, index) => [position, awarded[index] ?? null]))
    return new Map(
      withStates.map((one) => {
        const { position } = one.change
        const step = stepOf.get(position) ?? null
        return [position, { ...one, step, award: step?.award ?? awardOf.get(position) ?? null }]
      }),
    )
  }

  return noticesOf
}

/** Decides, change by change in the order of the feed, who is to be told of what. Writes nothing. */
export function createJudge({ db, bids, awards, companies, keywords }: JudgeDeps) {
  const noticesOf = createNoticeFinder({ bids, awards })
  const settle = createSettling({ db, companies })

  /** Fills in the judgement; its `undo` is valid also where judging fails. */
  async function judge(changes: readonly Change[], watched: KeywordWatch, judgement: Judgement): Promise<void> {
    const states = await keywordStates(changes)
    const notices = await noticesOf(changes)
    const matched: MatchedChange[] = []
    let matches = 0
    for (const change of changes) {
      if (matches > MOST_MATCHES) break
      judgement.to = change.position
      if (change.kind === 'profile') judgement.profiles.add(change.key)
      const state = states.get(change.position)
      if (state) applyKeyword(watched, state, judgement)
      const one = notices.get(change.position)
      if (!one) continue
      const found = match(one, watched)
      matches += matchesOf(found)
      if (found.candidates.length > 0) matched.push(found)
    }
    await settle(matched, judgement)
  }

  /** By the position they begin at. */
  async function keywordStates(changes: readonly Change[]): Promise<Map<number, KeywordState>> {
    const refs = changes.filter(({ kind }) => kind === 'keyword').map(refOf)
    return new Map((await keywords.statesOf(db.sql, refs)).map((state) => [state.position, state]))
  }

  function match(notice: NoticeAtChange, watched: KeywordWatch): MatchedChange {
    const { now, before } = notice
    const occasions = occasionsAt(notice, bids)
    if (occasions.length === 0) return { notice, occasions, before: [], now: [], candidates: [] }
    const asksBefore = before !== null && occasions.some(({ of }) => of === 'either')
    const nowMatched = watched.match(bids.matchable(now))
    const beforeMatched = asksBefore ? watched.match(bids.matchable(before)) : []
    const candidates = candidatesOf(occasions, beforeMatched, nowMatched)
    return { notice, occasions, before: beforeMatched, now: nowMatched, candidates }
  }

  return { judge }
}

export const matchesOf = ({ candidates }: Pick<MatchedChange, 'candidates'>): number =>
  candidates.reduce((sum, { keywords: those }) => sum + those.length, 0)

/** The reasons to tell somebody of a change. */
export function occasionsAt({ change, now, before, step }: NoticeAtChange, bids: StatePorts['bids']): Occasion[] {
  // A notice that comes back with an award: what else has changed since it was withdrawn matters no more.
  const isAward = change.kind === 'award' || step !== null
  if (isAward) return step ? occasionsOf({ kind: 'award', step }) : []
  return occasionsOf({ kind: 'bid', before, now, isOpen: bids.statusAt(now, change.at) === 'open' })
}

function applyKeyword(watched: KeywordWatch, state: KeywordState, { undo, deleted }: Judgement): void {
  const { accountId, id, keyword } = state
  const version = watched.apply(state)
  undo.push({ id, before: version === null ? null : { accountId, id, version } })
  if (keyword === null) deleted.push({ accountId, id })
}
