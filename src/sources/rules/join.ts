import type { KnownRound, RoundRecord } from '../../bids/index.ts'
import type { FoundOpening, Task } from '../schema/connector.ts'

export interface Joined {
  rounds: RoundRecord[]
  follow: Pick<Task, 'operation' | 'subject'>[]
  /** Openings whose round is unknown, or one of several: they are not assigned. */
  unjoined: number
}

/** An opening listed by notice belongs to a round only if the notice has one lot and one round. */
export function joinOpenings(openings: readonly FoundOpening[], roundsByNumber: Map<string, KnownRound[]>): Joined {
  const joined: Joined = { rounds: [], follow: [], unjoined: 0 }
  for (const { round, bidders, otherwise } of openings) {
    const rounds = (roundsByNumber.get(round.number) ?? []).filter(({ revision }) => revision === round.revision)
    const [only] = rounds
    if (only && rounds.length === 1) {
      joined.rounds.push({ ...round, lot: only.lot, rebid: only.rebid, bidderRows: bidders })
      continue
    }
    joined.unjoined++
    if (rounds.length > 1 && otherwise) joined.follow.push(otherwise)
  }
  return joined
}
