import type { KeywordPatch, KeywordStatus, PausedReason } from '../schema/keywords.ts'
import type { KeywordRow } from '../store/keywords.ts'
import { completed } from './draft.ts'

interface StatusFields {
  state: KeywordStatus
  pausedReason: PausedReason | null
}
type StatePatch = Pick<KeywordPatch, 'state'>

/** A resumed keyword counts against the limit of the plan. */
export const isResumed = (before: StatusFields, { state }: StatePatch): boolean =>
  state !== undefined && (state ?? 'active') === 'active' && before.state === 'paused'

/** `null` restores the default, which is `active`. */
export function patchedState(before: StatusFields, { state }: StatePatch): StatusFields {
  const { state: current, pausedReason } = before
  if (state === undefined || (state ?? 'active') === current) return { state: current, pausedReason }
  return state === 'paused' ? { state, pausedReason: 'owner' } : { state: 'active', pausedReason: null }
}

/** A text that changes when the conditions or the state of the keyword change. */
export const searchTextOf = ({ keyword, searchIn, filter, profileId, state }: KeywordRow): string =>
  JSON.stringify([keyword, searchIn, Object.entries(completed(filter)).sort(), profileId, state])

const contentOf = (row: KeywordRow): string => {
  const { email, to, webhook, on, remind } = row.alert
  return JSON.stringify([searchTextOf(row), email, to, webhook, on, remind])
}
export const isSame = (before: KeywordRow, after: KeywordRow): boolean => contentOf(before) === contentOf(after)
