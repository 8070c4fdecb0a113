import type { NameFilter } from '../../search/filter.ts'
import { wonSteps } from '../rules/won.ts'
import type { AwardKeeper } from './keeper.ts'

/** Numbers of the notices with an award to one of these firms, whenever it was opened. */
export const createNoticesWon =
  (keeper: Pick<AwardKeeper, 'ask'>) =>
  async (winners: readonly NameFilter[]): Promise<ReadonlySet<string>> => {
    const { answer } = await keeper.ask((awards) => wonSteps(awards, winners))
    return answer
  }
