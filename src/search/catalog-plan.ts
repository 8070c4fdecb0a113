import { SECOND } from '../lib/clock.ts'
import type { Node } from './catalog-evaluate.ts'
import { planTerm, type TermPlan } from './catalog-match.ts'
import { createNameSearch, createPartySearch } from './catalog-names.ts'
import type { Dictionaries } from './catalog-pieces.ts'
import type { SortName } from './catalog-segment.ts'
import { STATUSES, type Status } from './catalog-status.ts'
import { type Filter, type NameFilter, regionFits } from './filter.ts'
import type { Query } from './query.ts'

/** What notices are asked for. */
export interface CatalogQuery {
  readonly keyword: Query | null
  readonly filter: Filter
  readonly status: readonly Status[]
  readonly closeFrom: number | null
  readonly closeTo: number | null
  readonly openFrom: number | null
  readonly openTo: number | null
  readonly postedFrom: number | null
  readonly postedTo: number | null
  /** Notices that fit one of these at least; `null` asks for nothing more. */
  readonly any?: readonly { keyword: Query; filter: Filter }[] | null
}

/** A page of them. */
export interface CatalogSearch extends CatalogQuery {
  readonly sort: { readonly by: SortName; readonly descending: boolean }
  readonly page: number
  readonly pageSize: number
  readonly anchor: Anchor | null
}

/** Where a page ended or began: the next one begins behind it, whatever came or went meanwhile. */
export interface Anchor {
  readonly direction: 'next' | 'prev'
  readonly value: number | null
  readonly noticeNo: string
}

export interface Planner {
  /** Makes names ready in short steps, so that no search has to. */
  prepare(): Generator<void, void>
  plan(query: CatalogQuery, now: number): Node
}

/** Answers of a dictionary to one question; entries met later are asked when they are there. */
interface Flags {
  flags: Uint8Array
  known: number
}

const MOST_FLAGS = 256
/** A millisecond of them, as long as the code is cold. */
const NAMES_A_STEP = 500

export function createPlanner(dictionaries: Dictionaries): Planner {
  const asked = new Map<string, Flags>()

  const agencySearch = createNameSearch(dictionaries.agencies)
  const industrySearch = createNameSearch(dictionaries.industries)
  const partySearch = createPartySearch(dictionaries.party.values)

  /** `mark` sets the flag of what fits, from that id on. */
  function flagsFor(key: string, size: number, mark: (flags: Uint8Array, from: number) => void): Uint8Array {
    const held = asked.get(key) ?? { flags: new Uint8Array(size), known: 0 }
    asked.delete(key)
    asked.set(key, held)
    for (const oldest of asked.keys()) {
      if (asked.size <= MOST_FLAGS) break
      asked.delete(oldest)
    }
    if (held.flags.length < size) {
      const more = new Uint8Array(size + (size >> 3))
      more.set(held.flags)
      held.flags = more
    }
    if (held.known < size) mark(held.flags, held.known)
    held.known = size
    return held.flags
  }

  const keyOf = (kind: string, filters: readonly NameFilter[]): string =>
    JSON.stringify([kind, ...filters.map(({ code, term }) => [code, term?.text])])

  function agencyNode(filters: readonly NameFilter[]): Node {
    const { values } = dictionaries.party
    const flags = flagsFor(keyOf('party', filters), values.length, (to, from) => {
      partySearch.follow(Number.POSITIVE_INFINITY)
      const mark = (party: number) => {
        to[party] = 1
      }
      // A party that came later may bear a name that was there before.
      for (const name of agencySearch.fitting(filters)) partySearch.each(name, from, mark)
    })
    return { kind: 'ids', column: 'party', flags }
  }

  function industryNode(filters: readonly (NameFilter | 'none')[]): Node {
    const { values } = dictionaries.licences
    const named = filters.filter((one) => one !== 'none')
    const none = named.length < filters.length
    const flags = flagsFor(keyOf(`licences ${none}`, named), values.length, (to, from) => {
      const fitting = industrySearch.fitting(named)
      for (let id = from; id < values.length; id++) {
        const names = values[id]?.names ?? []
        if ((none && names.length === 0) || names.some((name) => fitting.has(name))) to[id] = 1
      }
    })
    return { kind: 'ids', column: 'licences', flags }
  }

  function regionNode(paths: readonly string[]): Node {
    const { values } = dictionaries.place
    const flags = flagsFor(`place ${JSON.stringify(paths)}`, values.length, (to, from) => {
      for (let id = from; id < values.length; id++) {
        const place = values[id]
        if (place && regionFits(place, paths)) to[id] = 1
      }
    })
    return { kind: 'ids', column: 'place', flags }
  }

  /** Few kinds of notice exist: which of them fit is asked anew each time. */
  const typesWhere = (fits: (kind: (typeof dictionaries.type.values)[number]) => boolean): Uint8Array =>
    Uint8Array.from(dictionaries.type.values, (kind) => Number(fits(kind)))

  function priceNodes(filter: Filter): Node[] {
    const bounded = filter.minAmt !== null || filter.maxAmt !== null
    const unknown = filter.unknownAmt ?? (bounded ? 'exclude' : 'include')
    if (unknown === 'include' && !bounded) return []
    const known = typesWhere(({ currency }) => currency === filter.currency)
    const from = filter.minAmt ?? Number.NEGATIVE_INFINITY
    const to = filter.maxAmt ?? Number.POSITIVE_INFINITY
    return [{ kind: 'price', currency: filter.currency, from, to, known, unknown }]
  }

  function filterNodes(filter: Filter): Node[] {
    const nodes: Node[] = []
    if (filter.agencies.length > 0) nodes.push(agencyNode(filter.agencies))
    if (filter.industries.length > 0) nodes.push(industryNode(filter.industries))
    if (filter.regions.length > 0) nodes.push(regionNode(filter.regions))
    if (filter.bsnsDivs.length > 0) {
      nodes.push({ kind: 'ids', column: 'type', flags: typesWhere(({ bsnsDiv }) => filter.bsnsDivs.includes(bsnsDiv)) })
    }
    return [...nodes, ...priceNodes(filter)]
  }

  function statusNodes(status: readonly Status[], now: number): Node[] {
    if (status.length === 0) return []
    const cancelled = typesWhere(({ kind }) => kind === 'cancelled')
    return [{ kind: 'status', now, cancelled, wanted: STATUSES.map((one) => status.includes(one)) }]
  }

  return {
    *prepare() {
      for (const { follow } of [agencySearch, industrySearch, partySearch]) while (follow(NAMES_A_STEP)) yield
    },
    plan(query, now) {
      const nodes = [...statusNodes(query.status, now), ...timeNodes(query), ...filterNodes(query.filter)]
      if (query.keyword) nodes.push(keywordNode(query.keyword))
      if (query.any) {
        nodes.push({
          kind: 'or',
          nodes: query.any.map(({ keyword, filter }) => both([keywordNode(keyword), ...filterNodes(filter)])),
        })
      }
      return both(nodes)
    },
  }
}

function timeNodes(query: CatalogQuery): Node[] {
  const of = (column: 'closeAt' | 'openAt' | 'postedAt', from: number | null, to: number | null): Node[] =>
    from === null && to === null
      ? []
      : [
          {
            kind: 'time',
            column,
            from: from ?? Number.NEGATIVE_INFINITY,
            // Bounds are given to the second and stand for the whole of it.
            to: to === null ? Number.POSITIVE_INFINITY : to + SECOND,
          },
        ]
  return [
    ...of('closeAt', query.closeFrom, query.closeTo),
    ...of('openAt', query.openFrom, query.openTo),
    ...of('postedAt', query.postedFrom, query.postedTo),
  ]
}

function keywordNode(query: Query): Node {
  switch (query.kind) {
    case 'term':
      return { kind: 'term', plan: planTerm(query.term) }
    case 'not':
      return { kind: 'not', node: keywordNode(query.node) }
    case 'and':
      return both(query.nodes.map(keywordNode))
    case 'or':
      return { kind: 'or', nodes: query.nodes.map(keywordNode) }
  }
}

/** What costs little and leaves little comes first. */
const RANK: Record<Node['kind'], number> = { term: 0, time: 2, status: 3, ids: 4, price: 5, and: 6, or: 7, not: 8 }

const rankOf = (node: Node): number => (node.kind === 'term' && node.plan.how === 'verify' ? 1 : RANK[node.kind])

function both(nodes: readonly Node[]): Node {
  const flat = nodes.flatMap((node) => (node.kind === 'and' ? node.nodes : [node]))
  const [only] = flat
  if (only && flat.length === 1) return only
  return { kind: 'and', nodes: flat.toSorted((a, b) => rankOf(a) - rankOf(b)) }
}

/** Terms that must be read for, wherever they stand. */
export function termsToVerify(node: Node, found: TermPlan[] = []): TermPlan[] {
  if (node.kind === 'term' && node.plan.how === 'verify') found.push(node.plan)
  else if (node.kind === 'not') termsToVerify(node.node, found)
  else if (node.kind === 'and' || node.kind === 'or') for (const part of node.nodes) termsToVerify(part, found)
  return found
}
