import type { AwardNews, AwardStep, BidState } from '../../bids/index.ts'
import type { KeywordState, StateRef } from '../../keywords/index.ts'
import type { Db } from '../../lib/db/index.ts'
import type { Change } from '../../lib/feed.ts'
import type { MatchNotice } from '../../search/matcher/index.ts'
import type { BidEventType } from '../../vocabulary/events.ts'
import {
  candidatesOf,
  type Decision,
  decide,
  isOnce,
  type JudgedChange,
  occasionsOf,
  type Watched,
} from '../rules/decide.ts'
import { findTold, type ToldNews } from '../store/reader.ts'
import { type KeywordPorts, type KeywordWatch, refOf } from './watched.ts'

/** Notices and awards as they stood at changes of the feed. */
export interface StatePorts {
  bids: {
    statesOf: (refs: readonly { noticeNo: string; version: number }[]) => Promise<BidState[]>
    versionsAt: (refs: readonly { noticeNo: string; position: number }[]) => Promise<(number | null)[]>
    matchable: (state: BidState) => MatchNotice
    statusAt: (state: BidState, at: number) => string
  }
  awards: {
    stepsAt: (changes: AwardPlace[]) => Promise<((AwardStep & { award: AwardNews }) | null)[]>
    awardsAt: (changes: AwardPlace[]) => Promise<(AwardNews | null)[]>
  }
}

interface AwardPlace {
  source: string
  number: string
  position: number
}

export interface JudgeDeps extends StatePorts {
  db: Db
  keywords: Pick<KeywordPorts, 'statesOf'>
}

/** What one change of a notice leads to. */
export interface NoticeVerdict {
  change: Change
  now: BidState
  decisions: Decision[]
  /** All that match the notice, of the accounts that are told. */
  matched: Watched[]
  /** The award it tells of, if any. */
  award: AwardNews | null
}

/** The result of judging one batch of the feed. */
export interface Judgement {
  /** The last position that was judged. */
  to: number
  verdicts: NoticeVerdict[]
  /** Events that an account gets only once, to be remembered from now on. */
  told: ToldNews[]
  /** Keywords that were deleted. */
  deleted: { accountId: string; id: string }[]
  /** How the keywords stood before, to undo what was applied. */
  undo: { id: string; before: StateRef | null }[]
}

/** The most matches in one transaction; a batch of the feed ends early where there are more. */
const MOST_MATCHES = 10_000

interface Met {
  change: Change
  now: BidState
  before: BidState | null
  step: AwardStep | null
  award: AwardNews | null
}

export const beginAt = (from: number): Judgement => ({ to: from, verdicts: [], told: [], deleted: [], undo: [] })

interface Found {
  met: Met
  candidates: ReturnType<typeof candidatesOf>
  now: Watched[]
}

/** Finds the notices and awards that changes are about. */
function createMeeting({ bids, awards }: StatePorts) {
  /** The notices of live changes as they stood then, by position. What is not there any more is left out. */
  async function meet(changes: readonly Change[]): Promise<Map<number, Met>> {
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

  /** What became of awards, and by which one a notice was awarded that came after its result. */
  async function withAwards(withStates: Pick<Met, 'change' | 'now' | 'before'>[]): Promise<Map<number, Met>> {
    const placeOf = ({ change: { position }, now: { source, number } }: Pick<Met, 'change' | 'now'>): AwardPlace => ({
      source,
      number,
      position,
    })
    const changed = withStates.filter(({ change }) => change.kind === 'award').map(placeOf)
    const late = withStates
      .filter(({ change, now, before }) => change.kind === 'bid' && before === null && now.outcome === 'awarded')
      .map(placeOf)
    const [steps, awarded] = [await awards.stepsAt(changed), await awards.awardsAt(late)]
    const stepOf = new Map(changed.map(({ position }, index) => [position, steps[index] ?? null]))
    const awardOf = new Map(late.map(({ position }, index) => [position, awarded[index] ?? null]))
    return new Map(
      withStates.map((one) => {
        const { position } = one.change
        const step = stepOf.get(position) ?? null
        return [position, { ...one, step, award: step?.award ?? awardOf.get(position) ?? null }]
      }),
    )
  }

  return meet
}

/** Decides, change by change in the order of the feed, who is to be told of what. Writes nothing. */
export function createJudge({ db, bids, awards, keywords }: JudgeDeps) {
  const meet = createMeeting({ bids, awards })

  /** Fills in the judgement; its `undo` is valid also where judging fails. */
  async function judge(changes: readonly Change[], watched: KeywordWatch, judgement: Judgement): Promise<void> {
    const states = await keywordStates(changes)
    const met = await meet(changes)
    const matched: Found[] = []
    let matches = 0
    for (const change of changes) {
      if (matches > MOST_MATCHES) break
      judgement.to = change.position
      const state = states.get(change.position)
      if (state) applyKeyword(watched, state, judgement)
      const one = met.get(change.position)
      if (!one) continue
      const looked = look(one, watched)
      matches += looked.candidates.reduce((sum, { keywords: those }) => sum + those.length, 0)
      if (looked.candidates.length > 0) matched.push({ met: one, ...looked })
    }
    await settle(matched, judgement)
  }

  /** An account gets an event of some types only once, and no correction of something it was not told of. */
  async function settle(changes: Found[], judgement: Judgement): Promise<void> {
    const toldKeys = await whatWasTold(changes)
    for (const { met: one, candidates, now } of changes) {
      const decisions = decide(candidates, (account, type) => toldKeys.has(toldKey(account, one.now.noticeNo, type)))
      if (decisions.length === 0) continue
      for (const { accountId, type } of decisions) {
        const key = toldKey(accountId, one.now.noticeNo, type)
        if (!isOnce(type) || toldKeys.has(key)) continue
        toldKeys.add(key)
        judgement.told.push({ accountId, noticeNo: one.now.noticeNo, type })
      }
      const accounts = new Set(decisions.map(({ accountId }) => accountId))
      const matched = now.filter(({ accountId }) => accounts.has(accountId))
      judgement.verdicts.push({ change: one.change, now: one.now, decisions, matched, award: one.award })
    }
  }

  /** By the position they begin at. */
  async function keywordStates(changes: readonly Change[]): Promise<Map<number, KeywordState>> {
    const refs = changes.filter(({ kind }) => kind === 'keyword').map(refOf)
    return new Map((await keywords.statesOf(db.sql, refs)).map((state) => [state.position, state]))
  }

  function look({ change, now, before, step }: Met, watched: KeywordWatch) {
    const happened = whatHappened(change, now, before, step)
    const occasions = happened ? occasionsOf(happened) : []
    if (occasions.length === 0) return { candidates: [], now: [] }
    const nowMatched = watched.match(bids.matchable(now))
    const asksBefore = before !== null && occasions.some(({ of }) => of === 'either')
    const beforeMatched = asksBefore ? watched.match(bids.matchable(before)) : []
    return { candidates: candidatesOf(occasions, beforeMatched, nowMatched), now: nowMatched }
  }

  function whatHappened(
    change: Change,
    now: BidState,
    before: BidState | null,
    step: AwardStep | null,
  ): JudgedChange | null {
    if (change.kind === 'award') return step && { kind: 'award', step }
    return { kind: 'bid', before, now, isOpen: bids.statusAt(now, change.at) === 'open' }
  }

  async function whatWasTold(matched: Found[]): Promise<Set<string>> {
    const asked = matched.flatMap(({ met: one, candidates }) =>
      candidates
        .filter(({ told }) => told !== 'whatever')
        .map(({ accountId }) => ({ accountId, noticeNo: one.now.noticeNo })),
    )
    const events = await findTold(db.sql, asked)
    return new Set(events.map(({ accountId, noticeNo, type }) => toldKey(accountId, noticeNo, type)))
  }

  return { judge }
}

function applyKeyword(watched: KeywordWatch, state: KeywordState, { undo, deleted }: Judgement): void {
  const { accountId, id, keyword } = state
  const version = watched.apply(state)
  undo.push({ id, before: version === null ? null : { accountId, id, version } })
  if (keyword === null) deleted.push({ accountId, id })
}

const toldKey = (accountId: string, noticeNo: string, type: BidEventType) => `${accountId} ${type} ${noticeNo}`
