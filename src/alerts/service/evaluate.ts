import type { KeywordState } from '../../keywords/index.ts'
import type { Change } from '../../lib/feed.ts'
import { candidatesOf } from '../rules/decide.ts'
import type { AlertBatch, EvaluatorDeps, MatchedChange, NoticeUpdate } from './alert-batch.ts'
import { createDecider } from './decide.ts'
import { createChangeReader, triggersAt } from './notice-changes.ts'
import { type KeywordWatch, refOf } from './watched.ts'

/** The most matches in one transaction; a batch of the feed, or of news, ends early where there are more. */
export const MOST_MATCHES = 10_000

/** Evaluates changes in feed order: which accounts get which events. Writes nothing. */
export function createAlertEvaluator({ db, bids, awards, companies, keywords }: EvaluatorDeps) {
  const readNoticeChanges = createChangeReader({ bids, awards })
  const decideEvents = createDecider({ db, companies })

  /** Fills the batch; its `undo` is valid even if this fails. */
  async function evaluate(changes: readonly Change[], watched: KeywordWatch, batch: AlertBatch): Promise<void> {
    const keywordChanges = await readKeywordChanges(changes)
    const noticeChanges = await readNoticeChanges(changes)
    const matched: MatchedChange[] = []
    let matches = 0
    for (const change of changes) {
      if (matches > MOST_MATCHES) break
      batch.to = change.position
      if (change.kind === 'profile') batch.profiles.add(change.key)
      const keyword = keywordChanges.get(change.position)
      if (keyword) applyKeyword(watched, keyword, batch)
      const notice = noticeChanges.get(change.position)
      if (!notice) continue
      const match = matchNotice(notice, watched)
      matches += matchCount(match)
      if (match.candidates.length > 0) matched.push(match)
    }
    await decideEvents(matched, batch)
  }

  /** States of keywords, by the position from which they are valid. */
  async function readKeywordChanges(changes: readonly Change[]): Promise<Map<number, KeywordState>> {
    const refs = changes.filter(({ kind }) => kind === 'keyword').map(refOf)
    return new Map((await keywords.statesOf(db.sql, refs)).map((state) => [state.position, state]))
  }

  function matchNotice(notice: NoticeUpdate, watched: KeywordWatch): MatchedChange {
    const { now, before } = notice
    const triggers = triggersAt(notice, bids)
    if (triggers.length === 0) return { notice, triggers, before: [], now: [], candidates: [] }
    const needsBefore = before !== null && triggers.some(({ of }) => of === 'either')
    const nowMatched = watched.match(bids.matchable(now))
    const beforeMatched = needsBefore ? watched.match(bids.matchable(before)) : []
    const candidates = candidatesOf(triggers, beforeMatched, nowMatched)
    return { notice, triggers, before: beforeMatched, now: nowMatched, candidates }
  }

  return evaluate
}

export const matchCount = ({ candidates }: Pick<MatchedChange, 'candidates'>): number =>
  candidates.reduce((sum, { keywords }) => sum + keywords.length, 0)

function applyKeyword(watched: KeywordWatch, state: KeywordState, { undo, deleted }: AlertBatch): void {
  const { accountId, id, keyword } = state
  const version = watched.apply(state)
  undo.push({ id, before: version === null ? null : { accountId, id, version } })
  if (keyword === null) deleted.push({ accountId, id })
}
