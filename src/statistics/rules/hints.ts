import type { Steps } from '../../lib/turns.ts'
import type { NameFilter } from '../../search/filter.ts'
import type { Wording } from '../../vocabulary/languages.ts'
import { nobodyBears } from '../../vocabulary/sentences.ts'
import type { AwardArrays } from './columns.ts'
import type { Keyed } from './names.ts'
import type { QuestionScope } from './question.ts'

/** The maximum number of unknown names that get hints. */
const MOST_UNKNOWN = 5
const MOST_NEAR = 5

/** Unknown agencies and winners in the filters, with the nearest names that exist. */
export function* hintSteps(
  { agencies, firms }: Pick<AwardArrays, 'agencies' | 'firms'>,
  { filter, winners }: QuestionScope,
): Steps<Wording[]> {
  const unknown = yield* unknownSteps('agency', agencies, filter.agency)
  return [...unknown, ...(yield* unknownSteps('winner', firms, winners))]
}

function* unknownSteps(
  what: 'agency' | 'winner',
  { list, search }: Keyed,
  filters: readonly NameFilter[],
): Steps<Wording[]> {
  const hints: Wording[] = []
  for (const filter of filters) {
    if (hints.length === MOST_UNKNOWN) break
    if (search.fitting([filter]).size > 0) continue
    const near = yield* search.nearest(filter, MOST_NEAR)
    const names = near.map((id) => list[id]?.name ?? '')
    hints.push(nobodyBears(what, filter.code, names))
  }
  return hints
}
