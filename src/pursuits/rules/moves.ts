import type { FieldChange } from '../../bids/index.ts'
import type { PursuitInput, PursuitPatch, PursuitRow } from '../schema.ts'

/** The fields that members can set. */
export type PursuitFields = Pick<
  PursuitRow,
  'state' | 'stateBy' | 'assignee' | 'bidAmount' | 'remindClosing' | 'remindOpening'
>

const DEFAULTS: PursuitFields = {
  state: 'watching',
  stateBy: 'person',
  assignee: null,
  bidAmount: null,
  remindClosing: [],
  remindOpening: [],
}

const daysOf = (days: readonly number[]): number[] => [...new Set(days)].sort((a, b) => b - a)

export const initialFields = ({
  state,
  assignee,
  bidAmount,
  remindClosing,
  remindOpening,
}: PursuitInput): PursuitFields => ({
  state: state ?? DEFAULTS.state,
  stateBy: 'person',
  assignee: assignee ?? null,
  bidAmount: bidAmount ?? null,
  remindClosing: daysOf(remindClosing ?? []),
  remindOpening: daysOf(remindOpening ?? []),
})

/** Members may move a pursuit to any state, unless a result has set its state. */
export function moved(now: PursuitFields, patch: PursuitPatch): PursuitFields | 'settled' {
  const state = patch.state === undefined ? now.state : (patch.state ?? DEFAULTS.state)
  const isMove = state !== now.state
  const isAgainstResult = isMove && now.stateBy !== 'person'
  if (isAgainstResult && now.stateBy === 'result' && !patch.correction) return 'settled'
  const { assignee, bidAmount, remindClosing, remindOpening } = patch
  return {
    state,
    stateBy: isAgainstResult ? 'correction' : now.stateBy,
    assignee: assignee === undefined ? now.assignee : assignee,
    bidAmount: bidAmount === undefined ? now.bidAmount : bidAmount,
    remindClosing: remindClosing === undefined ? now.remindClosing : daysOf(remindClosing ?? []),
    remindOpening: remindOpening === undefined ? now.remindOpening : daysOf(remindOpening ?? []),
  }
}

const REPORTED_FIELDS = [
  'state',
  'assignee',
  'bidAmount',
  'remindClosing',
  'remindOpening',
  'outcome',
  'result',
] as const

/** A change for history and events. The state is `null` before the first change and after the last one. */
export function pursuitChanges(before: PursuitRow | null, after: PursuitRow | null): FieldChange[] {
  if (!after) return [{ field: 'state', old: before?.state ?? null, new: null }]
  const changes = REPORTED_FIELDS.flatMap((field): FieldChange[] => {
    const [old, now] = [before ? before[field] : noneOf(after[field]), after[field]]
    return JSON.stringify(old) === JSON.stringify(now) ? [] : [{ field, old, new: now }]
  })
  const isMoved = before !== null && before.noticeNo !== after.noticeNo
  return isMoved ? [{ field: 'noticeNo', old: before.noticeNo, new: after.noticeNo }, ...changes] : changes
}

const noneOf = (value: unknown): null | [] => (Array.isArray(value) ? [] : null)
