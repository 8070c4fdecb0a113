import type { NameFilter } from '../../search/filter.ts'
import { wonSteps } from '../rules/won.ts'
import type { AwardFollower } from './follower.ts'

/** Numbers of all notices with an award to one of these firms, without a period. */
export const createNoticesWon =
  (follower: Pick<AwardFollower, 'query'>) =>
  async (winners: readonly NameFilter[]): Promise<ReadonlySet<string>> => {
    const { answer } = await follower.query((awards) => wonSteps(awards, winners))
    return answer
  }
