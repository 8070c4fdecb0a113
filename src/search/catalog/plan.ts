// Turns a query into conditions on segments.

import { SECOND } from '../../lib/clock.ts'
import type { ListFilter } from '../../vocabulary/filters.ts'
import { STATUSES, type Status } from '../../vocabulary/notices.ts'
import { VERDICTS, type Verdict } from '../../vocabulary/verdicts.ts'
import {
  asksForPrice,
  type Filter,
  type FilterValues,
  listFits,
  listsOf,
  type NameFilter,
  type PartOf,
  valueKey,
} from '../filter.ts'
import type { CompanyJudge } from '../limits.ts'
import type { Query } from '../query.ts'
import { type Term, termKey } from '../text.ts'
import type { Among } from './among.ts'
import { planTerm, type TermPlan } from './match.ts'
import { createNameSearch, createPartySearch, type NameSearch, type PartySearch } from './names.ts'
import type { FilteredColumn, Node } from './nodes.ts'
import type { Dictionaries, Kind } from './pieces.ts'
import type { SortName, TimeName } from './segment.ts'

/** The conditions of a query. */
export interface CatalogQuery {
  readonly keyword: Query | null
  /** Where the terms of `keyword` are found in other texts than titles; `null` = nowhere. */
  readonly texts?: TextMatches | null
  readonly filter: Filter
  readonly status: readonly Status[]
  readonly closeFrom: number | null
  readonly closeTo: number | null
  readonly openFrom: number | null
  readonly openTo: number | null
  readonly postedFrom: number | null
  readonly postedTo: number | null
  readonly updatedFrom?: number | null
  readonly updatedTo?: number | null
  readonly urgent?: boolean | null
  /** Any of the listed values; an empty list means all. */
  readonly kind?: readonly string[]
  readonly source?: readonly string[]
  /** Only some of these notices. */
  readonly among?: Among | null
  readonly watched?: WatchedQuery | null
  /** The caller's company, and the verdicts wanted for it; an empty list means all. */
  readonly company?: CompanyJudge | null
  readonly eligibility?: readonly Verdict[]
}

/** The matches of terms in texts outside the catalog. */
export interface TextMatches {
  /** Titles and numbers are not searched. */
  readonly isOnly: boolean
  /** By `termKey`. A missing term is in no text. */
  readonly byTerm: ReadonlyMap<string, Among>
}

/** Notices that match at least one of these keywords, or with `matched: false` none of them. */
export interface WatchedQuery {
  readonly matched: boolean
  /** The company for the verdicts of keywords without a company of their own. */
  readonly company?: CompanyJudge | null
  readonly keywords: readonly {
    keyword: Query
    filter: Filter
    eligibility?: readonly Verdict[]
    company?: CompanyJudge
  }[]
}

/** A page of results. */
export interface CatalogSearch extends CatalogQuery {
  readonly sort: { readonly by: SortName; readonly descending: boolean }
  readonly page: number
  readonly pageSize: number
  readonly anchor: Anchor | null
}

/** The edge of a page: the next page begins after it, whatever changed meanwhile. */
export interface Anchor {
  readonly direction: 'next' | 'prev'
  readonly value: number | null
  readonly noticeNo: string
}

export interface Planner {
  /** Indexes names in short steps, so that a search need not. */
  prepare(): Generator<void, void>
  plan(query: CatalogQuery, now: number): Node
  /** By type of notice: whether it is a cancellation. */
  cancelledTypes(): Uint8Array
  /** By type of notice: whether its prices are in this currency. */
  typesIn(currency: string): Uint8Array
  /** Names of agencies with living notices that are most similar to an unmatched filter. */
  nearAgencies(filter: NameFilter, most: number): Generator<void, string[]>
}

/** The dictionary with the values of a filter. */
const COLUMNS = {
  agency: 'party',
  industry: 'licences',
  region: 'place',
  bsnsDiv: 'type',
  contractMethod: 'terms',
  awardMethod: 'terms',
  regionLimit: 'place',
} as const satisfies Record<ListFilter, FilteredColumn>
/** Names are searched for; the other filters are checked for each value. */
type ValueFilter = Exclude<ListFilter, 'agency' | 'industry'>

/** The results of a check on the entries of a dictionary; entries added later are checked when needed. */
interface Flags {
  flags: Uint8Array
  answered: number
}

const MOST_FLAGS = 256
/** Names indexed per step: a millisecond before the code is compiled. */
const NAMES_A_STEP = 500

const keyOf = (kind: string, filters: readonly NameFilter[]): string =>
  JSON.stringify([kind, ...filters.map(({ code, term }) => [code, term?.text])])

type FlagsFor = (key: string, size: number, mark: (flags: Uint8Array, from: number) => void) => Uint8Array

/** Checks on types of notice, each made once. */
function createTypes({ type }: Dictionaries, flagsFor: FlagsFor) {
  const typesWhere = (key: string, fits: (kind: Kind) => boolean) =>
    flagsFor(key, type.values.length, (to, from) => {
      for (let id = from; id < type.values.length; id++) if (fits(type.values[id] as Kind)) to[id] = 1
    })
  return {
    cancelledTypes: () => typesWhere('cancelled', ({ kind }) => kind === 'cancelled'),
    typesIn: (wanted: string) => typesWhere(`in ${wanted}`, ({ currency }) => currency === wanted),
  }
}

export function createPlanner(dictionaries: Dictionaries): Planner {
  const flagsByKey = new Map<string, Flags>()
  const { cancelledTypes, typesIn } = createTypes(dictionaries, flagsFor)

  const agencySearch = createNameSearch(dictionaries.agencies)
  const industrySearch = createNameSearch(dictionaries.industries)
  const partySearch = createPartySearch(dictionaries.party.values)

  /** `mark` sets the flags of the matching entries, from an id on. */
  function flagsFor(key: string, size: number, mark: (flags: Uint8Array, from: number) => void): Uint8Array {
    const entry = flagsByKey.get(key) ?? { flags: new Uint8Array(size), answered: 0 }
    flagsByKey.delete(key)
    flagsByKey.set(key, entry)
    for (const oldest of flagsByKey.keys()) {
      if (flagsByKey.size <= MOST_FLAGS) break
      flagsByKey.delete(oldest)
    }
    if (entry.flags.length < size) {
      const more = new Uint8Array(size + (size >> 3))
      more.set(entry.flags)
      entry.flags = more
    }
    if (entry.answered < size) mark(entry.flags, entry.answered)
    entry.answered = size
    return entry.flags
  }

  function agencyFlags(filters: readonly NameFilter[]): Uint8Array {
    const { values } = dictionaries.party
    return flagsFor(keyOf('agency', filters), values.length, (to, from) => {
      partySearch.follow(Number.POSITIVE_INFINITY)
      const mark = (party: number) => {
        to[party] = 1
      }
      // A party added later may have a name that existed before.
      for (const name of agencySearch.fitting(filters)) partySearch.each(name, from, mark)
    })
  }

  function industryFlags(filters: readonly (NameFilter | 'none')[]): Uint8Array {
    const { values } = dictionaries.licences
    const named = filters.filter((filter) => filter !== 'none')
    const none = named.length < filters.length
    return flagsFor(keyOf(`industry ${none}`, named), values.length, (to, from) => {
      const fitting = industrySearch.fitting(named)
      for (let id = from; id < values.length; id++) {
        const names = values[id]?.names ?? []
        if ((none && names.length === 0) || names.some((name) => fitting.has(name))) to[id] = 1
      }
    })
  }

  /** These columns have few values, so each is checked. */
  function valueFlags<Name extends ValueFilter>(name: Name, filter: Filter): Uint8Array {
    const wanted = filter[name] as FilterValues[Name][]
    const values: readonly PartOf[Name][] = valuesOf(name)
    const key = JSON.stringify([name, ...wanted.map((value) => valueKey(name, value))])
    return flagsFor(key, values.length, (to, from) => {
      for (let id = from; id < values.length; id++) if (listFits(name, wanted, values[id] as PartOf[Name])) to[id] = 1
    })
  }

  const valuesOf = <Name extends ValueFilter>(name: Name): readonly PartOf[Name][] =>
    dictionaries[COLUMNS[name]].values as unknown as readonly PartOf[Name][]

  function priceNodes({ price }: Filter): Node[] {
    if (!asksForPrice(price)) return []
    const inCurrency = typesIn(price.currency)
    const from = price.from ?? Number.NEGATIVE_INFINITY
    const to = price.to ?? Number.POSITIVE_INFINITY
    return [{ kind: 'price', currency: price.currency, from, to, inCurrency, unknown: price.unknown }]
  }

  function flagsOf(name: ListFilter, filter: Filter): Uint8Array {
    if (name === 'agency') return agencyFlags(filter.agency)
    return name === 'industry' ? industryFlags(filter.industry) : valueFlags(name, filter)
  }

  const filterNodes = (filter: Filter): Node[] => [
    ...listsOf(filter).map((name): Node => ({ kind: 'ids', column: COLUMNS[name], flags: flagsOf(name, filter) })),
    ...priceNodes(filter),
  ]

  function statusNodes(status: readonly Status[], now: number): Node[] {
    if (status.length === 0) return []
    const wanted = STATUSES.map((name) => status.includes(name))
    return [{ kind: 'status', now, cancelled: cancelledTypes(), wanted }]
  }

  function watchedNode({ matched, keywords, company }: WatchedQuery): Node {
    const nodes = keywords.map(({ keyword, filter, eligibility, company: further = company }) =>
      both([keywordNode(keyword), ...filterNodes(filter), ...verdictNodes({ company: further, eligibility })]),
    )
    return matched ? { kind: 'or', nodes } : { kind: 'not', node: { kind: 'or', nodes } }
  }

  return {
    *prepare() {
      for (const { follow } of [agencySearch, industrySearch, partySearch]) while (follow(NAMES_A_STEP)) yield
    },
    plan(query, now) {
      const nodes = [
        ...statusNodes(query.status, now),
        ...timeNodes(query),
        ...verdictNodes(query),
        ...recordNodes(dictionaries, query),
        ...filterNodes(query.filter),
      ]
      if (query.keyword) nodes.push(keywordNode(query.keyword, query.texts ?? null))
      if (query.watched) nodes.push(watchedNode(query.watched))
      return both(nodes)
    },
    cancelledTypes,
    typesIn,
    nearAgencies: (filter, most) => nearBorne(dictionaries, { agencySearch, partySearch }, filter, most),
  }
}

interface AgencySearches {
  agencySearch: NameSearch
  partySearch: PartySearch
}

function* nearBorne(
  { agencies, party }: Dictionaries,
  { agencySearch, partySearch }: AgencySearches,
  filter: NameFilter,
  most: number,
): Generator<void, string[]> {
  partySearch.follow(Number.POSITIVE_INFINITY)
  const isBorne = (name: number): boolean => {
    let living = 0
    partySearch.each(name, 0, (id) => {
      living += party.counts[id] ?? 0
    })
    return living > 0
  }
  const near = yield* agencySearch.nearest(filter, most, isBorne)
  return near.map((id) => agencies.list[id]?.name ?? '')
}

function verdictNodes({ company = null, eligibility = [] }: Pick<CatalogQuery, 'company' | 'eligibility'>): Node[] {
  if (company === null || eligibility.length === 0) return []
  return [{ kind: 'verdict', company, wanted: VERDICTS.map((verdict) => eligibility.includes(verdict)) }]
}

/** Conditions on the record of a notice, and on lists of notices. */
function recordNodes(
  { type, source: sources }: Dictionaries,
  { urgent = null, kind = [], source = [], among = null }: CatalogQuery,
): Node[] {
  const nodes: Node[] = among === null ? [] : [{ kind: 'among', among }]
  if (urgent !== null || kind.length > 0) {
    const fits = (one: Kind) =>
      (urgent === null || one.urgent === urgent) && (kind.length === 0 || kind.includes(one.kind))
    nodes.push({ kind: 'ids', column: 'type', flags: Uint8Array.from(type.values, (one) => Number(fits(one))) })
  }
  if (source.length > 0) {
    const flags = Uint8Array.from(sources.values, (name) => Number(source.includes(name)))
    nodes.push({ kind: 'ids', column: 'source', flags })
  }
  return nodes
}

function timeNodes(query: CatalogQuery): Node[] {
  const of = (column: TimeName, from: number | null, to: number | null): Node[] =>
    from === null && to === null
      ? []
      : [
          {
            kind: 'time',
            column,
            from: from ?? Number.NEGATIVE_INFINITY,
            // Bounds have a resolution of one second; the last second is included.
            to: to === null ? Number.POSITIVE_INFINITY : to + SECOND,
          },
        ]
  return [
    ...of('closeAt', query.closeFrom, query.closeTo),
    ...of('openAt', query.openFrom, query.openTo),
    ...of('postedAt', query.postedFrom, query.postedTo),
    ...of('updatedAt', query.updatedFrom ?? null, query.updatedTo ?? null),
  ]
}

function keywordNode(query: Query, texts: TextMatches | null = null): Node {
  switch (query.kind) {
    case 'term':
      return termNode(query.term, texts)
    case 'not':
      return { kind: 'not', node: keywordNode(query.node, texts) }
    case 'and':
      return both(query.nodes.map((node) => keywordNode(node, texts)))
    case 'or':
      return { kind: 'or', nodes: query.nodes.map((node) => keywordNode(node, texts)) }
  }
}

function termNode(term: Term, texts: TextMatches | null): Node {
  const inTitle: Node = { kind: 'term', plan: planTerm(term) }
  if (texts === null) return inTitle
  const among = texts.byTerm.get(termKey(term))
  const inTexts: Node[] = among ? [{ kind: 'among', among }] : []
  return { kind: 'or', nodes: texts.isOnly ? inTexts : [inTitle, ...inTexts] }
}

/** Cheap conditions that leave few notices come first. */
const RANK: Record<Node['kind'], number> = {
  term: 0,
  among: 1,
  time: 2,
  verdict: 3,
  status: 4,
  ids: 5,
  price: 6,
  and: 7,
  or: 8,
  not: 9,
}

const rankOf = (node: Node): number => (node.kind === 'term' && node.plan.how === 'verify' ? 1 : RANK[node.kind])

function both(nodes: readonly Node[]): Node {
  const flat = nodes.flatMap((node) => (node.kind === 'and' ? node.nodes : [node]))
  const [only] = flat
  if (only && flat.length === 1) return only
  return { kind: 'and', nodes: flat.toSorted((a, b) => rankOf(a) - rankOf(b)) }
}

/** Terms whose candidates must be verified, anywhere in the query. */
export function termsToVerify(node: Node, terms: TermPlan[] = []): TermPlan[] {
  if (node.kind === 'term' && node.plan.how === 'verify') terms.push(node.plan)
  else if (node.kind === 'not') termsToVerify(node.node, terms)
  else if (node.kind === 'and' || node.kind === 'or') for (const part of node.nodes) termsToVerify(part, terms)
  return terms
}
