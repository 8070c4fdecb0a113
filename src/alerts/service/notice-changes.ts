import type { Change } from '../../lib/feed.ts'
import { type Trigger, triggersOf } from '../rules/decide.ts'
import type { AwardPlace, NoticeUpdate, StatePorts } from './alert-batch.ts'

/** Reads the notices and awards that changes of the feed are about. */
export function createChangeReader({ bids, awards }: StatePorts) {
  /** The notices of live changes as they were then, by position. Notices that no longer exist are omitted. */
  async function readNoticeChanges(changes: readonly Change[]): Promise<Map<number, NoticeUpdate>> {
    const live = changes.filter((change) => change.live && (change.kind === 'bid' || change.kind === 'award'))
    const ofAwards = live.filter(({ kind }) => kind === 'award')
    const versions = await bids.versionsAt(ofAwards.map(({ key, position }) => ({ noticeNo: key, position })))
    const versionAt = new Map(ofAwards.map(({ position }, index) => [position, versions[index] ?? null]))
    const versionOf = (change: Change) => (change.kind === 'bid' ? change.version : versionAt.get(change.position)) ?? 0
    const refs = new Map<string, { noticeNo: string; version: number }>()
    for (const change of live) {
      const version = versionOf(change)
      for (const candidate of change.kind === 'bid' ? [version, version - 1] : [version]) {
        if (candidate > 0) refs.set(`${candidate} ${change.key}`, { noticeNo: change.key, version: candidate })
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

  /** Adds award changes, also those made while a notice was withdrawn, and the award of a notice that came after it. */
  async function withAwards(
    withStates: Pick<NoticeUpdate, 'change' | 'now' | 'before'>[],
  ): Promise<Map<number, NoticeUpdate>> {
    const placeOf = ({
      change: { position },
      now: { source, number },
    }: Pick<NoticeUpdate, 'change' | 'now'>): AwardPlace => ({
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

  return readNoticeChanges
}

/** The events that a change of a notice may lead to. */
export function triggersAt({ change, now, before, step }: NoticeUpdate, bids: StatePorts['bids']): Trigger[] {
  // A withdrawn notice that returns with an award: only the award is reported.
  const isAward = change.kind === 'award' || step !== null
  if (isAward) return step ? triggersOf({ kind: 'award', step }) : []
  return triggersOf({ kind: 'bid', before, now, isOpen: bids.statusAt(now, change.at) === 'open' })
}
