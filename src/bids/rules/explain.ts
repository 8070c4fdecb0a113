import { asksForPrice, type Filter, listsOf, type NameFilter } from '../../search/filter.ts'
import { canonical } from '../../search/query.ts'
import type { Wording } from '../../vocabulary/languages.ts'
import { type BidQuery, readQuery } from './query.ts'

/** One part of a search: alone, and the search without it. */
export interface QueryPart {
  name: string
  alone: BidQuery
  without: BidQuery
}

export const understood = ({ keyword }: BidQuery): string | null => (keyword === null ? null : canonical(keyword))

export function partsOf(query: BidQuery): QueryPart[] {
  const blank = blankOf(query)
  const part = (name: string, asked: boolean, pick: (from: BidQuery) => Partial<BidQuery>): QueryPart[] =>
    asked ? [{ name, alone: { ...blank, ...pick(query) }, without: { ...query, ...pick(blank) } }] : []
  const narrowed = (name: string, pick: (from: Filter) => Partial<Filter>): QueryPart[] =>
    part(name, true, (from) => ({ filter: { ...(from === query ? blank : query).filter, ...pick(from.filter) } }))
  const { filter } = query
  return [
    ...part('keyword', query.keyword !== null, ({ keyword, texts }) => ({ keyword, texts })),
    ...listsOf(filter).flatMap((name) => narrowed(name, (from) => ({ [name]: from[name] }))),
    ...(asksForPrice(filter.price) ? narrowed('amount', ({ price }) => ({ price })) : []),
    ...part('status', query.status.length > 0, ({ status }) => ({ status })),
    ...part('close', given(query.closeFrom, query.closeTo), ({ closeFrom, closeTo }) => ({ closeFrom, closeTo })),
    ...part('open', given(query.openFrom, query.openTo), ({ openFrom, openTo }) => ({ openFrom, openTo })),
    ...part('posted', given(query.postedFrom, query.postedTo), ({ postedFrom, postedTo }) => ({
      postedFrom,
      postedTo,
    })),
    ...part('updated', given(query.updatedFrom, query.updatedTo), ({ updatedFrom, updatedTo }) => ({
      updatedFrom,
      updatedTo,
    })),
    ...part('urgent', query.urgent !== null, ({ urgent }) => ({ urgent })),
    ...part('kind', query.kind.length > 0, ({ kind }) => ({ kind })),
    ...part('source', query.source.length > 0, ({ source }) => ({ source })),
    ...part('winner', query.among !== null, ({ among }) => ({ among })),
    ...part('eligibility', query.eligibility.length > 0, ({ company, eligibility }) => ({ company, eligibility })),
    ...part('matched', query.watched !== null, ({ watched }) => ({ watched })),
  ]
}

/** Each agency of the filter, alone. */
export function agenciesOf(query: BidQuery): { agency: NameFilter; alone: BidQuery }[] {
  const blank = blankOf(query)
  return query.filter.agency.map((agency) => ({
    agency,
    alone: { ...blank, filter: { ...blank.filter, agency: [agency] } },
  }))
}

export const excludes = (name: string, left: number): Wording => ({
  en: `No match with ${name}; ${numberText(left)} without it`,
  ko: `${name} 조건을 함께 쓰면 맞는 공고가 없습니다. 이 조건을 빼면 ${numberText(left)}건입니다.`,
})

export const unlimitedToo = (notices: number): Wording => ({
  en: `${numberText(notices)} more notices have no industry limit: add industry=none to include them`,
  ko: `업종제한이 없는 공고가 ${numberText(notices)}건 더 있습니다. industry=none 조건을 더하면 함께 찾습니다.`,
})

/** The format of both languages. */
const numberText = (value: number): string => value.toLocaleString('en-US')

const given = (from: number | null, to: number | null) => from !== null || to !== null

/** The search without any filter, in the same currency. */
const blankOf = ({ filter, sort }: BidQuery): BidQuery => ({
  ...readQuery({ currency: filter.price.currency }).query,
  sort,
  pageSize: 1,
})

/**
 * The search for notices without an industry restriction that match the other filters: those that `industry` excludes.
 */
export const withoutLimit = (query: BidQuery): BidQuery => ({
  ...query,
  filter: { ...query.filter, industry: ['none'] },
})
