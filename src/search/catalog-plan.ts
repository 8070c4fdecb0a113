import { SECOND } from '../lib/clock.ts'
import type { Node } from './catalog-evaluate.ts'
import { planTerm, type TermPlan } from './catalog-match.ts'
import type { Dictionaries, Names } from './catalog-pieces.ts'
import type { SortName } from './catalog-segment.ts'
import { STATUSES, type Status } from './catalog-status.ts'
import { type Filter, type NameFilter, nameFits, regionFits } from './filter.ts'
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
  plan(query: CatalogQuery, now: number): Node
}

/** Answers of a dictionary to one question; entries met later are asked when they are there. */
interface Flags {
  flags: Uint8Array
  known: number
}

const MOST_FLAGS = 256

export function createPlanner(dictionaries: Dictionaries): Planner {
  const asked = new Map<string, Flags>()

  function flagsFor(key: string, size: number, fits: (id: number) => boolean): Uint8Array {
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
    for (; held.known < size; held.known++) held.flags[held.known] = fits(held.known) ? 1 : 0
    return held.flags
  }

  function namesFitting(
    kind: string,
    names: Names,
    filters: readonly NameFilter[],
  ): { key: string; flags: Uint8Array } {
    const key = JSON.stringify([kind, ...filters.map(({ code, term }) => [code, term?.text])])
    const flags = flagsFor(key, names.list.length, (id) => {
      const name = names.list[id]
      return name !== undefined && filters.some((filter) => nameFits(filter, name))
    })
    return { key, flags }
  }

  function agencyNode(filters: readonly NameFilter[]): Node {
    const { values } = dictionaries.party
    const { key, flags } = namesFitting('agency', dictionaries.agencies, filters)
    const fits = (id: number) => values[id]?.names.some((name) => flags[name] === 1) ?? false
    return { kind: 'ids', column: 'party', flags: flagsFor(`party ${key}`, values.length, fits) }
  }

  function industryNode(filters: readonly (NameFilter | 'none')[]): Node {
    const { values } = dictionaries.licences
    const named = filters.filter((one) => one !== 'none')
    const none = named.length < filters.length
    const { key, flags } = namesFitting('industry', dictionaries.industries, named)
    const fits = (id: number) => {
      const names = values[id]?.names ?? []
      return (none && names.length === 0) || names.some((name) => flags[name] === 1)
    }
    return { kind: 'ids', column: 'licences', flags: flagsFor(`licences ${none} ${key}`, values.length, fits) }
  }

  function regionNode(paths: readonly string[]): Node {
    const { values } = dictionaries.place
    const fits = (id: number) => {
      const place = values[id]
      return place !== undefined && regionFits(place, paths)
    }
    return { kind: 'ids', column: 'place', flags: flagsFor(`place ${JSON.stringify(paths)}`, values.length, fits) }
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
