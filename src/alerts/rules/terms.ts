import type { BidState } from '../../bids/index.ts'
import { type Filter, nameFits } from '../../search/filter.ts'
import { hits, type Query } from '../../search/query.ts'
import { createLocator, normalise } from '../../search/text.ts'
import type { EventTerm } from '../schema.ts'

type Notice = Pick<
  BidState,
  | ('title' | 'norm' | 'numbers' | 'noticeNo' | 'previousNoticeNo' | 'licences')
  | ('agency' | 'agencyCode' | 'demandAgency' | 'demandAgencyCode')
>

/** What a keyword asks, beside how the names in its filter were typed. */
export interface Asked {
  query: Query
  filter: Pick<Filter, 'agencies' | 'industries'>
  typed: { agency: readonly string[]; industry: readonly string[] }
}

/** What of a keyword a notice holds, and where: words and numbers, then agencies, then industries. */
export function termsOf(asked: Asked, notice: Notice): EventTerm[] {
  return [...ofQuery(asked.query, notice), ...ofAgencies(asked, notice), ...ofIndustries(asked, notice)]
}

function ofQuery(query: Query, notice: Notice): EventTerm[] {
  const numbers = [
    { field: 'noticeNo', text: notice.noticeNo },
    { field: 'previousNoticeNo', text: notice.previousNoticeNo ?? '' },
  ]
  return hits(query, notice).flatMap(({ node, places, numbers: equal }) => [
    ...places.map(({ start, end }) => ({ term: node.typed, field: 'title', start, end })),
    ...equal.flatMap((index) => {
      const number = numbers[index]
      return number ? whole(node.typed, number.field, number.text) : []
    }),
  ])
}

type Named = { field: string; code: string | null; codeField: string; name: string }

function ofAgencies({ filter, typed }: Asked, notice: Notice): EventTerm[] {
  const named: Named[] = [
    { field: 'agency', name: notice.agency, codeField: 'agencyCode', code: notice.agencyCode },
    ...(notice.demandAgency === null
      ? []
      : [
          {
            ...{ field: 'demandAgency', name: notice.demandAgency },
            ...{ codeField: 'demandAgencyCode', code: notice.demandAgencyCode },
          },
        ]),
  ]
  return filter.agencies.flatMap((wanted, index) => inNames(typed.agency[index] ?? wanted.code, wanted, named))
}

function ofIndustries({ filter, typed }: Asked, notice: Notice): EventTerm[] {
  const seen = new Map(notice.licences.map((licence) => [licence.code, licence]))
  const named = [...seen.values()].map(({ code, name }, place): Named => {
    const field = `industries[${place}]`
    return { field: `${field}.name`, name, codeField: `${field}.code`, code }
  })
  return filter.industries.flatMap((wanted, index) =>
    wanted === 'none' ? [] : inNames(typed.industry[index] ?? wanted.code, wanted, named),
  )
}

function inNames(typed: string, wanted: Filter['agencies'][number], named: readonly Named[]): EventTerm[] {
  return named.flatMap(({ field, name, codeField, code }) => {
    if (!nameFits(wanted, { code, norm: normalise(name) })) return []
    if (code === wanted.code) return whole(typed, codeField, code)
    const places = wanted.term ? createLocator(name).places(wanted.term) : []
    return places.map(({ start, end }) => ({ term: typed, field, start, end }))
  })
}

const whole = (term: string, field: string, text: string): EventTerm[] => [
  { term, field, start: 0, end: [...text].length },
]
