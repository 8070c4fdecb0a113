import type { NameFilter } from '../../search/filter.ts'
import { wonSteps } from '../rules/won.ts'
import type { AwardFollower } from './follower.ts'

/** Numbers of the notices with an award to one of these firms, whenever it was opened. */
export const createNoticesWon =
  (follower: Pick<AwardFollower, 'ask'>) =>
  async (winners: readonly NameFilter[]): Promise<ReadonlySet<string>> => {
    const { answer } = await follower.ask((awards) => wonSteps(awards, winners))
    return answer
  }
