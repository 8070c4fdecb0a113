import { type Clock, startOfDay } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import { fieldProblem } from '../../lib/problems.ts'
import { createPace } from '../../lib/turns.ts'
import { createScopeTest, type LineForm, toExportedAward } from '../rules/exported.ts'
import type { StatisticsFilter } from '../schema/statistics.ts'
import { roundsOpened } from '../store/awards.ts'
import { createSpool } from './spool.ts'
import { scopeOf } from './winners.ts'

export interface AwardExportDeps {
  db: Pick<Db, 'copyOut'>
  clock: Clock
}

/** Compressed in memory these take about 60 MB. */
const MOST_LINES = 1_000_000

export interface AwardExport {
  total: number
  /** The feed position of the lines; `null` if there is none. */
  position: number | null
  pieces: AsyncIterable<Buffer>
}

/** Every ended round that a query with these filters counts, all from one moment. */
export const createAwardExport =
  ({ db, clock }: AwardExportDeps) =>
  async (question: StatisticsFilter, form: LineForm): Promise<AwardExport> => {
    const scope = scopeOf(question, clock.now())
    const fits = createScopeTest(scope)
    const spool = createSpool()
    const pace = createPace()
    let total = 0
    let position: number | null = null
    await spool.put(form.head)
    for await (const rounds of roundsOpened(db, {
      from: startOfDay(scope.fromDay),
      before: startOfDay(scope.toDay + 1),
    })) {
      for (const round of rounds) {
        position = round.position
        if (!fits(round)) continue
        if (++total > MOST_LINES) throw tooMany()
        await spool.put((total === 1 ? '' : form.between) + form.line(toExportedAward(round)))
        if (pace.isOver()) await pace.rest()
      }
    }
    await spool.put(form.tail)
    return { total, position, pieces: spool.read() }
  }

const tooMany = () =>
  fieldProblem([
    {
      in: 'query',
      name: 'from',
      code: 'invalid_parameter',
      message: {
        en: `The result has more than ${MOST_LINES.toLocaleString('en-US')} lines. Narrow the period or the filters.`,
        ko: `결과가 ${MOST_LINES.toLocaleString('en-US')}줄을 넘습니다. 기간이나 조건을 좁혀 주십시오.`,
      },
    },
  ])
