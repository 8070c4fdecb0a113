import { type Clock, seoulTime } from '../../lib/clock.ts'
import type { Table } from '../../lib/http/index.ts'
import { rangeOf } from '../../lib/page.ts'
import { fieldProblem } from '../../lib/problems.ts'
import type { Language } from '../../vocabulary/languages.ts'
import { type CsvFrame, winnerCsvHead, winnerCsvLine } from '../rules/csv.ts'
import { hintSteps } from '../rules/hints.ts'
import { periodOf, readScope } from '../rules/question.ts'
import { winnersSteps } from '../rules/winners.ts'
import type { AsOf, GroupBy, StatisticsFilter } from '../schema/statistics.ts'
import type { WinnersBody, WinnersQuestion } from '../schema/winners.ts'
import type { AsOfMoment, AwardFollower } from './follower.ts'

export interface WinnersDeps {
  follower: AwardFollower
  clock: Clock
}

/** The limit of spreadsheets, and of the memory for one table. */
const MOST_LINES = 50_000

export function createWinners({ follower, clock }: WinnersDeps) {
  function read({ groupBy = ['agency'], sort = '-awards', ...given }: WinnersQuestion) {
    const scope = scopeOf(given, clock.now())
    return { scope, groupBy, sort, currency: scope.filter.price.currency, ...periodOf(scope) }
  }

  /** `language`: that of the hints. */
  async function winners(question: WinnersQuestion, language: Language = 'en'): Promise<WinnersBody> {
    const { page = 1, pageSize = 20, explain = false, ...given } = question
    const { currency, from, to, ...request } = read(given)
    const range = rangeOf({ page, pageSize })
    const { answer, asOf } = await follower.query(function* ({ columns }) {
      const groups = yield* winnersSteps(columns, { ...request, ...range })
      return { ...groups, hints: explain ? yield* hintSteps(columns, request.scope) : null }
    })
    const { total, items, totals, basis, excluded, hints } = answer
    const body = { total, page, items, totals, basis, currency, from, to, asOf: toAsOf(asOf), excluded }
    return hints ? { ...body, explain: { hints: hints.map((hint) => hint[language]) } } : body
  }

  /** All groups, as lines for spreadsheets. */
  async function table(question: WinnersQuestion): Promise<Table> {
    const { currency, from, to, ...request } = read(question)
    const allGroups = { ...request, offset: 0, limit: MOST_LINES }
    const { answer, asOf } = await follower.query(({ columns }) => winnersSteps(columns, allGroups))
    if (answer.total > MOST_LINES) throw tooMany(answer.total)
    const frame = { basis: answer.basis, currency, from, to, asOf: toAsOf(asOf).at }
    return {
      total: answer.total,
      lines: [linesOf(request.groupBy, answer.items, frame)],
    }
  }

  return { winners, table }
}

/** Created one at a time while they are read: creating all at once would block other requests. */
function* linesOf(groupBy: readonly GroupBy[], items: WinnersBody['items'], frame: CsvFrame): Generator<string> {
  yield winnerCsvHead(groupBy)
  for (const item of items) yield winnerCsvLine(groupBy, item, frame)
}

export function scopeOf(given: StatisticsFilter, now: number) {
  const { scope, errors } = readScope(given, now)
  if (errors.length > 0) throw fieldProblem(errors)
  return scope
}

export const toAsOf = ({ position, at }: AsOfMoment): AsOf => ({ position, at: seoulTime(at) })

const tooMany = (total: number) =>
  fieldProblem([
    {
      in: 'query',
      name: 'groupBy',
      code: 'invalid_parameter',
      message: {
        en: `The result has ${total} groups, but a table has at most ${MOST_LINES}. Narrow the filters, or group by fewer dimensions.`,
        ko: `결과가 ${total}개 항목이지만 표에는 ${MOST_LINES}개까지 담을 수 있습니다. 조건을 좁히거나 집계 기준을 줄여 주십시오.`,
      },
    },
  ])
