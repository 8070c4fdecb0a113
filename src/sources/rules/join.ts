import type { KnownRound, RoundRecord } from '../../awards/index.ts'
import type { FoundOpening, Task } from '../schema.ts'

/** What asks for the bidders of a notice by lot and round. */
const RANKING = 'ranking'

export interface Joined {
  told: RoundRecord[]
  follow: Pick<Task, 'operation' | 'subject'>[]
  /** Openings whose round is not known yet, or is one of several: nothing is guessed. */
  unjoined: number
}

/** An opening told per notice is that of a round only where the notice has one lot and one round. */
export function joinOpenings(openings: readonly FoundOpening[], known: Map<string, KnownRound[]>): Joined {
  const joined: Joined = { told: [], follow: [], unjoined: 0 }
  for (const { round, bidders } of openings) {
    const rounds = (known.get(round.number) ?? []).filter(({ revision }) => revision === round.revision)
    const [only] = rounds
    if (only && rounds.length === 1) {
      joined.told.push({ ...round, lot: only.lot, rebid: only.rebid, bidderRows: bidders })
      continue
    }
    joined.unjoined++
    if (rounds.length > 1) joined.follow.push({ operation: RANKING, subject: `${round.number} ${round.revision}` })
  }
  return joined
}
