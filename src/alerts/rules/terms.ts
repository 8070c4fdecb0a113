import type { BidState } from '../../bids/index.ts'
import { type Filter, type FilterTexts, type FilterValues, type NameFilter, nameFits } from '../../search/filter.ts'
import { matches, positiveTerms, type Query } from '../../search/query.ts'
import { createLocator, type Locator, lettersOf, normalise, type Term } from '../../search/text.ts'
import type { ListFilter } from '../../vocabulary/filters.ts'
import type { SearchPlace } from '../../vocabulary/places.ts'
import type { EventTerm } from '../schema/event-data.ts'

type Notice = Pick<
  BidState,
  | ('title' | 'norm' | 'numbers' | 'noticeNo' | 'previousNoticeNo' | 'licences')
  | ('agency' | 'agencyCode' | 'demandAgency' | 'demandAgencyCode' | 'contractMethod' | 'awardMethod')
>

/** Filters on part of a single text, whose matches therefore have a place in it. */
const TEXT_FILTERS = { contractMethod: true, awardMethod: true } satisfies Record<TextFilter, true>
type TextFilter = { [Name in ListFilter]: FilterValues[Name] extends Term ? Name : never }[ListFilter]
type NamedFilter = 'agency' | 'industry' | TextFilter

/** The query and filter of a keyword, with the names as typed. */
export interface TermQuestion {
  query: Query
  filter: Omit<Filter, 'price'>
  typed: Pick<FilterTexts, NamedFilter>
  /** Where the query is matched. */
  place: SearchPlace
}

/** Finds the terms of many keywords in one notice; shared values are computed once. */
export function createTermFinder(notice: Notice) {
  const doc = { norm: notice.norm, letters: lettersOf(notice.norm), numbers: notice.numbers }
  const agencies = agenciesOf(notice)
  const industries = industriesOf(notice)
  let title: Locator | null = null

  function ofQuery(query: Query): EventTerm[] {
    const nodes = positiveTerms(query).filter((node) => matches(node, doc))
    if (nodes.length > 0) title ??= createLocator(notice.title)
    return nodes.flatMap(({ term, typed }) => [
      ...(title?.places(term) ?? []).map(({ start, end }) => ({ term: typed, field: 'title', start, end })),
      ...(notice.numbers[0] === term.compact ? whole(typed, 'noticeNo', notice.noticeNo) : []),
      ...(notice.numbers[1] === term.compact ? whole(typed, 'previousNoticeNo', notice.previousNoticeNo ?? '') : []),
    ])
  }

  /** The terms of a keyword that match the notice, with their places: words and numbers, then names and methods. */
  return ({ query, filter, typed, place }: TermQuestion): EventTerm[] => [
    ...(place === 'attachments' ? [] : ofQuery(query)),
    ...filter.agency.flatMap((wanted, index) => inNames(typed.agency?.[index] ?? wanted.code, wanted, agencies)),
    ...filter.industry.flatMap((wanted, index) =>
      wanted === 'none' ? [] : inNames(typed.industry?.[index] ?? wanted.code, wanted, industries),
    ),
    ...(Object.keys(TEXT_FILTERS) as TextFilter[]).flatMap((field) =>
      filter[field].flatMap((term, index) => inText(typed[field]?.[index] ?? term.text, term, field, notice[field])),
    ),
  ]
}

type Named = { field: string; code: string | null; codeField: string; name: string; norm: string }

function agenciesOf({ agency, agencyCode, demandAgency, demandAgencyCode }: Notice): Named[] {
  const issuing = { field: 'agency', name: agency, codeField: 'agencyCode', code: agencyCode }
  if (demandAgency === null) return [named(issuing)]
  const inNeed = { field: 'demandAgency', name: demandAgency, codeField: 'demandAgencyCode', code: demandAgencyCode }
  return [named(issuing), named(inNeed)]
}

function industriesOf({ licences }: Notice): Named[] {
  const byCode = new Map(licences.map((licence) => [licence.code, licence]))
  return [...byCode.values()].map(({ code, name }, place) => {
    const field = `industries[${place}]`
    return named({ field: `${field}.name`, name, codeField: `${field}.code`, code })
  })
}

const named = (name: Omit<Named, 'norm'>): Named => ({ ...name, norm: normalise(name.name) })

function inNames(typed: string, wanted: NameFilter, named: readonly Named[]): EventTerm[] {
  return named.flatMap(({ field, name, norm, codeField, code }) => {
    if (!nameFits(wanted, { code, norm })) return []
    if (code === wanted.code) return whole(typed, codeField, code)
    const places = wanted.term ? createLocator(name).places(wanted.term) : []
    return places.map(({ start, end }) => ({ term: typed, field, start, end }))
  })
}

const inText = (typed: string, wanted: Term, field: string, text: string | null): EventTerm[] =>
  (text === null ? [] : createLocator(text).places(wanted)).map(({ start, end }) => ({
    term: typed,
    field,
    start,
    end,
  }))

const whole = (term: string, field: string, text: string): EventTerm[] => [
  { term, field, start: 0, end: [...text].length },
]
