import { type Clock, seoulDay, seoulTime, seoulTimeOrNull, startOfDay } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import type { Table } from '../../lib/http/index.ts'
import { rangeOf } from '../../lib/page.ts'
import { type FieldError, fieldProblem } from '../../lib/problems.ts'
import type { Hints } from '../../lib/shapes.ts'
import type { Language, Wording } from '../../vocabulary/languages.ts'
import { nothingToFind } from '../../vocabulary/sentences.ts'
import { LEAST_SHOWN } from '../rules/award.ts'
import { competitorTable as linesOf } from '../rules/competitors-csv.ts'
import { rounded } from '../rules/figures.ts'
import { type Firm, firmNumber, firmsOf, isBusinessNumber, nameKey, numberForms } from '../rules/firms.ts'
import { hintSteps } from '../rules/hints.ts'
import { periodOf, type QuestionScope, readScope } from '../rules/question.ts'
import type { Candidate, CompetitorItem, CompetitorsBody, CompetitorsQuestion } from '../schema/competitors.ts'
import type { Excluded } from '../schema/statistics.ts'
import {
  type CompetitorsFound,
  type FoundItem,
  type FoundSummary,
  readCompetitorItems,
  readCompetitors,
} from '../store/competitors.ts'
import { bidsOf, firmsCalled, firmsHolding, firmsNumbered } from '../store/firms.ts'
import type { AwardFollower } from './follower.ts'

export interface CompetitorsDeps {
  db: Db
  follower: AwardFollower
  clock: Clock
}

const MOST_CANDIDATES = 20
/** The same limit as for the table of award statistics. */
const MOST_LINES = 50_000

export function createCompetitors({ db, follower, clock }: CompetitorsDeps) {
  /** `language`: that of the hints. */
  async function competitors(question: CompetitorsQuestion, language: Language = 'en'): Promise<CompetitorsBody> {
    const { page = 1, pageSize = 20, explain = false, ...given } = question
    const now = clock.now()
    const { scope, firms, candidates, request } = await resolve(given, now)
    const answer = await readCompetitors(db.sql, { ...request, ...rangeOf({ page, pageSize }) })
    return {
      total: answer.total,
      page,
      ...listsOf(answer, firms),
      candidates,
      currency: scope.filter.price.currency,
      ...periodOf(scope),
      asOf: { position: answer.position, at: seoulTime(now) },
      excluded: Object.fromEntries(answer.excluded.map(({ reason, n }) => [reason, n])) as Excluded,
      ...(explain ? { explain: await explained(scope, language) } : {}),
    }
  }

  /** All bids as lines for spreadsheets; none if a name may mean several firms. */
  async function competitorTable(question: CompetitorsQuestion, language?: Language): Promise<Table> {
    const { firms, candidates, request } = await resolve(question, clock.now())
    if (candidates.length > 0) throw severalFirms(candidates)
    const check = (total: number) => {
      if (total > MOST_LINES) throw tooMany(total)
    }
    const read = { ...request, offset: 0, limit: MOST_LINES }
    const found = await db.transaction((tx) => readCompetitorItems(tx, read, check))
    return { total: found.length, language, lines: [linesOf(found.values().map(toItem(firms)), language)] }
  }

  async function resolve({ businessNo, name, ...given }: CompetitorsQuestion, now: number) {
    const { scope, errors } = readScope(given, now)
    const faults = [...firmFaults(businessNo, name), ...errors]
    if (faults.length > 0) throw fieldProblem(faults)
    const { firms, candidates } = await meant(businessNo ?? [], name, scope)
    const { filter, agencyRole } = scope
    const request = { firms, filter, agencyRole, winners: await winnersMeant(scope), ...daysOf(scope) }
    return { scope, firms, candidates, request }
  }

  async function explained(scope: QuestionScope, language: Language): Promise<Hints> {
    const { answer } = await follower.query(({ columns }) => hintSteps(columns, scope))
    return { hints: answer.map((hint) => hint[language]) }
  }

  /** The firms of the query, or the candidates if a name may mean several firms. */
  async function meant(numbers: string[], name: string | undefined, scope: QuestionScope) {
    if (name === undefined) {
      const wanted = [...new Set(numbers.map(firmNumber))]
      const rows = await firmsNumbered(db.sql, wanted)
      const known = new Set(rows.map(({ businessNo }) => businessNo))
      const strange = wanted.filter((number) => !known.has(number) && !isBusinessNumber(number))
      if (strange.length > 0) throw noNumbers(strange)
      return { firms: firmsOf(rows), candidates: [] }
    }
    const key = nameKey(name)
    const called = firmsOf(await firmsCalled(db.sql, key))
    const firms = called.length > 0 ? called : firmsOf(await firmsHolding(db.sql, key))
    return firms.length <= 1 ? { firms, candidates: [] } : { firms: [], candidates: await rank(firms, scope) }
  }

  async function rank(firms: Firm[], scope: QuestionScope): Promise<Candidate[]> {
    const bids = await bidsOf(db.sql, firms, daysOf(scope))
    return firms
      .map(({ businessNo, names }, index) => ({ name: names[0] ?? '', businessNo, bids: bids[index] ?? 0 }))
      .sort((a, b) => b.bids - a.bids)
      .slice(0, MOST_CANDIDATES)
  }

  async function winnersMeant({ winners }: QuestionScope): Promise<string[] | null> {
    if (winners.length === 0) return null
    const { answer } = await follower.query(function* ({ columns }) {
      const { list, search } = columns.firms
      return [...search.fitting(winners)].flatMap((id) => list[id] ?? [])
    })
    return answer.flatMap(({ code, name }) => numberForms(code).map((form) => `${form}|${name}`))
  }

  return { competitors, competitorTable }
}

const daysOf = ({ fromDay, toDay }: QuestionScope) => ({
  from: seoulDay(startOfDay(fromDay)),
  to: seoulDay(startOfDay(toDay)),
})

const toItem =
  (firms: Firm[]) =>
  ({ firm, openedAt, ...item }: FoundItem): CompetitorItem => ({
    ...item,
    businessNo: firms[firm]?.businessNo ?? null,
    openedAt: seoulTimeOrNull(openedAt),
    bsnsDiv: item.bsnsDiv as CompetitorItem['bsnsDiv'],
  })

function listsOf({ items, summary, meetings }: CompetitorsFound, firms: Firm[]) {
  const businessNo = (firm: number) => firms[firm]?.businessNo ?? null
  const byFirm = new Map(summary.map((line) => [line.firm, line]))
  const nameOf = (firm: number) => byFirm.get(firm)?.name ?? firms[firm]?.names[0] ?? ''
  return {
    items: items.map(toItem(firms)),
    summary: firms.map((_, firm) => toSummary(byFirm.get(firm), nameOf(firm), businessNo(firm))),
    headToHead: meetings.map(({ firm, other, ...counts }) => ({
      businessNo: businessNo(firm),
      name: nameOf(firm),
      otherBusinessNo: businessNo(other),
      otherName: nameOf(other),
      ...counts,
    })),
  }
}

function toSummary(summary: FoundSummary | undefined, name: string, businessNo: string | null) {
  const { bids = 0, undecided = 0, wins = 0, amount = null, rates = 0, medianRate = null } = summary ?? {}
  const decided = bids - undecided
  return {
    name,
    businessNo,
    bids,
    undecided,
    wins,
    winRate: decided === 0 ? null : rounded((wins * 100) / decided),
    amount,
    medianRate: medianRate === null || rates < LEAST_SHOWN ? null : rounded(medianRate),
    topAgencies: summary?.topAgencies ?? [],
    byMonth: summary?.byMonth ?? [],
  }
}

function firmFaults(businessNo: string[] | undefined, name: string | undefined): FieldError[] {
  const fault = (code: FieldError['code'], message: Wording): FieldError[] => [
    { in: 'query', name: name === undefined ? 'businessNo' : 'name', code, message },
  ]
  if (businessNo === undefined && name === undefined)
    return fault('missing_parameter', {
      en: 'Either businessNo or name is required.',
      ko: 'businessNo와 name 가운데 하나가 필요합니다.',
    })
  if (businessNo !== undefined && name !== undefined)
    return fault('invalid_parameter', {
      en: 'Provide either businessNo or name, not both.',
      ko: 'businessNo와 name 가운데 하나만 보내 주십시오.',
    })
  return name !== undefined && nameKey(name) === '' ? fault('invalid_parameter', nothingToFind('name')) : []
}

/** Numbers of foreign registers have other forms, so a form is an error only if no bidder has such a number. */
function noNumbers(texts: string[]) {
  const listed = texts.map((text) => JSON.stringify(text)).join(', ')
  return fieldProblem([
    {
      in: 'query',
      name: 'businessNo',
      code: 'invalid_parameter',
      message: {
        en: `businessNo must be a business number of ten digits, or a number of another register that a bidder has. Neither is: ${listed}.`,
        ko: `businessNo 값은 숫자 10자리의 사업자등록번호이거나 투찰 이력이 있는 다른 등록번호여야 합니다. 해당하지 않는 값: ${listed}.`,
      },
    },
  ])
}

const tooMany = (total: number) =>
  fieldProblem([
    {
      in: 'query',
      name: 'from',
      code: 'invalid_parameter',
      message: {
        en: `The result has ${total} bids, but a table has at most ${MOST_LINES}. Narrow the period or the filters.`,
        ko: `결과가 ${total}건이지만 표에는 ${MOST_LINES}건까지 담을 수 있습니다. 기간이나 조건을 좁혀 주십시오.`,
      },
    },
  ])

function severalFirms(candidates: readonly Candidate[]) {
  const listed = candidates.map(({ name, businessNo }) => `${name} (${businessNo ?? '-'})`).join(', ')
  return fieldProblem([
    {
      in: 'query',
      name: 'name',
      code: 'invalid_parameter',
      message: {
        en: `This name matches several firms: ${listed}. For a table, name one by its businessNo.`,
        ko: `이 이름과 일치하는 업체가 여럿입니다: ${listed}. 표를 받으려면 businessNo로 지정해 주십시오.`,
      },
    },
  ])
}
