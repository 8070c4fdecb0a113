import type { Bids } from '../../bids/index.ts'
import { suggestRegions } from '../../search/regions.ts'
import { BSNS_DIV_NAMES, BSNS_DIVS } from '../../vocabulary/notices.ts'
import { clip, type Measure, present, withinBudget } from '../rules/budget.ts'
import type { PageLinks } from '../rules/links.ts'
import {
  ANSWER_ROWS,
  CANDIDATE_KINDS,
  type CandidateKind,
  DATA_NOTE,
  type ResolveInput,
  type ResolveOutput,
} from '../schema.ts'
import { NOTHING_RESOLVED, nearestRegions } from '../texts.ts'
import type { AgentRequest } from './request.ts'

interface Candidate {
  kind: CandidateKind
  name: string
  use: string
  notices: number | null
}

interface Candidates {
  total: number
  items: Candidate[]
}

const MEASURES: readonly Measure[] = [60, 30, 20].map((text) => ({ text, rows: ANSWER_ROWS }))
const LISTS = { agency: 'agencies', region: 'regions', industry: 'industries' } as const

/** The tool that resolves names to codes. */
export function createResolver({ codes, links }: { codes: Bids['codes']; links: () => PageLinks }) {
  return async function resolve({ language }: AgentRequest, { text, kinds = [...CANDIDATE_KINDS] }: ResolveInput) {
    const lists = await Promise.all(
      CANDIDATE_KINDS.filter((kind) => kinds.includes(kind)).map((kind) => findCandidates(kind, text)),
    )
    const total = lists.reduce((sum, list) => sum + list.total, 0)
    const shown = inTurns(lists.map(({ items }) => items)).slice(0, ANSWER_ROWS)
    const nearest = shown.length === 0 && kinds.includes('region') ? suggestRegions(text) : []
    const hint = nearest.length > 0 ? nearestRegions(nearest) : NOTHING_RESOLVED
    return withinBudget(
      MEASURES,
      (measure): ResolveOutput => ({
        candidates: shown.map((one) => rowOf(one, measure, links())),
        ...present({
          note: DATA_NOTE,
          more: total > shown.length ? total - shown.length : null,
          hint: shown.length === 0 ? hint[language] : null,
        }),
      }),
    ).answer
  }

  async function findCandidates(kind: CandidateKind, text: string): Promise<Candidates> {
    if (kind === 'bsnsDiv') return categories(text)
    const { total, items } = await codes[LISTS[kind]](text, ANSWER_ROWS, 0)
    return {
      total,
      items: items.map(({ code, name, notices }) => ({ kind, name, use: code ?? name, notices })),
    }
  }
}

function categories(text: string): Candidates {
  const wanted = text.trim().toLowerCase()
  const names = Object.entries(BSNS_DIV_NAMES)
  const items = BSNS_DIVS.filter(
    (name) => wanted.includes(name) || names.some(([english, korean]) => korean === name && english === wanted),
  ).map((name) => ({ kind: 'bsnsDiv' as const, name, use: name, notices: null }))
  return { total: items.length, items }
}

/** Interleaves the lists, so that no kind crowds out another. */
const inTurns = <Item>(lists: Item[][]): Item[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat()

const rowOf = ({ kind, name, use, notices }: Candidate, { text }: Measure, links: PageLinks) =>
  present({ kind, name: clip(name, text), use, notices, link: links.search({ [kind]: use }) })
