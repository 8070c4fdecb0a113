import type { ListPursuitsQuery, PURSUIT_STATES, Pursuit, PursuitPatch } from '@gonggo/client'
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type Language, useLanguage } from './language.tsx'
import { useSettled } from './now.ts'
import { eachOnce, pursuitsOf } from './pursuit-of.ts'
import { useRights } from './rights.ts'
import { serviceIn } from './service.ts'
import type { Texts } from './texts.ts'

export type PursuitStateName = (typeof PURSUIT_STATES)[number]

const MOST_PER_PAGE = 100
const RESTING_MS = 250
export const PURSUITS_KEY = ['pursuits']
const LISTS = [...PURSUITS_KEY, 'list']
const SEVERAL = [...PURSUITS_KEY, 'several']
const ONES = [...PURSUITS_KEY, 'one']
/** Results move them, and the inbox tells of it within a second: whoever comes from there must not see what was before. */
const MOVING = 0

/** What whoever is signed in may do with pursuits. */
export function usePursuitRights() {
  const { session, may } = useRights()
  return {
    canRead: may('pursuits', 'pursuits:read'),
    canWrite: may('pursuits', 'pursuits:write'),
    canSetNumber: may('access', 'access:manage'),
    member: session?.member ?? null,
    key: session?.key ?? null,
  }
}

export interface PursuitPage {
  total: number
  items: Pursuit[]
}

/** A page of pursuits; what was there before stays until the new answer is here. */
export function usePursuits(query: Texts<ListPursuitsQuery>, isWanted = true) {
  const { language } = useLanguage()
  return useQuery<PursuitPage>({
    queryKey: [...LISTS, query, language],
    queryFn: async ({ signal }) => serviceIn(language).pursuits.list(query, { signal }),
    placeholderData: keepPreviousData,
    staleTime: MOVING,
    enabled: isWanted,
  })
}

interface Question {
  query: Texts<ListPursuitsQuery>
  /** Asked too if the first page is not all there is; what it finds comes first. */
  ifMore?: Texts<ListPursuitsQuery>
}

/**
 * The first pages of several questions, shown together: what was there before stays until all have answered. One by one, a
 * pursuit that has moved from one answer to another would be in both of them for a while, or in none.
 */
export function useSeveralPursuits(questions: readonly Question[]) {
  const { language } = useLanguage()
  return useQuery<PursuitPage[]>({
    queryKey: [...SEVERAL, questions, language],
    queryFn: ({ signal }) => {
      const ask = async (query: Texts<ListPursuitsQuery>) => serviceIn(language).pursuits.list(query, { signal })
      return Promise.all(
        questions.map(async ({ query, ifMore }): Promise<PursuitPage> => {
          const { total, items } = await ask(query)
          if (ifMore === undefined || total <= items.length) return { total, items }
          return { total, items: eachOnce([...(await ask(ifMore)).items, ...items]) }
        }),
      )
    },
    placeholderData: keepPreviousData,
    staleTime: MOVING,
  })
}

/** Every pursuit that a question finds, page after page, up to a number that a screen can show. */
export function useManyPursuits(query: Texts<ListPursuitsQuery>, most: number, isWanted = true) {
  const { language } = useLanguage()
  return useQuery<PursuitPage>({
    queryKey: [...LISTS, 'many', query, language],
    queryFn: async ({ signal }) => {
      const items: Pursuit[] = []
      let total = 0
      for await (const page of serviceIn(language)
        .pursuits.list({ ...query, pageSize: MOST_PER_PAGE }, { signal })
        .pages()) {
        total = page.total
        items.push(...page.items)
        if (items.length >= most) break
      }
      return { total, items: items.slice(0, most) }
    },
    placeholderData: keepPreviousData,
    staleTime: MOVING,
    enabled: isWanted,
  })
}

/** Those of the notices on a page, asked for at once: `null` = there is none, `undefined` = not known. */
export function usePursuitsOf(noticeNos: readonly string[]) {
  const { canRead } = usePursuitRights()
  const asked = usePursuits({ noticeNo: noticeNos, pageSize: MOST_PER_PAGE }, canRead && noticeNos.length > 0)
  const items = asked.isPlaceholderData ? undefined : asked.data?.items
  const known = useMemo(() => items && pursuitsOf(noticeNos, items), [noticeNos, items])
  const of = (noticeNo: string): Pursuit | null | undefined => known?.get(noticeNo)
  return { of, error: asked.error, again: () => void asked.refetch() }
}

/** Of a list that is scrolled or typed into, once it rests: rows that are passed need none. */
export function usePursuitsNear(noticeNos: readonly string[]) {
  const near = useMemo(() => [...new Set(noticeNos)].slice(0, MOST_PER_PAGE), [noticeNos])
  return usePursuitsOf(useSettled(near, RESTING_MS)).of
}

export function usePursuit(id: string) {
  const { language } = useLanguage()
  return useQuery<Pursuit>({
    queryKey: [...ONES, id, language],
    queryFn: async ({ signal }) => serviceIn(language).pursuits.get(id, { signal }),
    staleTime: MOVING,
  })
}

/** Who can work on one: all members, by name. */
export function useAssignees() {
  const { language } = useLanguage()
  const { canRead } = usePursuitRights()
  return useQuery({
    queryKey: [...PURSUITS_KEY, 'assignees'],
    queryFn: async ({ signal }) => {
      const names = new Map<string, string>()
      for await (const { items } of serviceIn(language)
        .pursuits.listAssignees({ pageSize: MOST_PER_PAGE }, { signal })
        .pages())
        for (const { id, name } of items) names.set(id, name)
      return names
    },
    enabled: canRead,
  })
}

/** What became of changes: all kept, or some refused and as they were. */
export interface PursuitChange {
  before: readonly Pursuit[]
  patch: Texts<PursuitPatch>
  failed: readonly Pursuit[]
  error: unknown
}

/** So many are asked for at once when many are changed. */
const AT_ONCE = 4

/** Shown at once, then kept one by one; what is refused is as it was, and told. */
export function usePursuitChange() {
  const { language } = useLanguage()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  async function change(before: readonly Pursuit[], patch: Texts<PursuitPatch>): Promise<PursuitChange> {
    setBusy(true)
    await queries.cancelQueries({ queryKey: PURSUITS_KEY })
    show(
      queries,
      before.map((pursuit) => patched(pursuit, patch)),
    )
    const failed: Pursuit[] = []
    let error: unknown = null
    const left = [...before]
    const send = async () => {
      for (let pursuit = left.shift(); pursuit; pursuit = left.shift()) {
        try {
          show(queries, [await serviceIn(language).pursuits.change(pursuit.id, patch)])
        } catch (refusal) {
          failed.push(pursuit)
          error = refusal
          show(queries, [pursuit])
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, send))
    setBusy(false)
    void queries.invalidateQueries({ queryKey: PURSUITS_KEY })
    return { before, patch, failed, error }
  }
  return { change, isBusy }
}

const patched = (pursuit: Pursuit, { state, correction: _correction, ...wishes }: Texts<PursuitPatch>): Pursuit => ({
  ...pursuit,
  state: state ?? pursuit.state,
  assignee: wishes.assignee === undefined ? pursuit.assignee : wishes.assignee,
  bidAmount: wishes.bidAmount === undefined ? pursuit.bidAmount : wishes.bidAmount,
  remindClosing: wishes.remindClosing ?? pursuit.remindClosing,
  remindOpening: wishes.remindOpening ?? pursuit.remindOpening,
})

/** Wherever they are shown. */
function show(queries: QueryClient, pursuits: readonly Pursuit[]): void {
  const byId = new Map(pursuits.map((pursuit) => [pursuit.id, pursuit]))
  const now = (pursuit: Pursuit): Pursuit => byId.get(pursuit.id) ?? pursuit
  const inPage = (page: PursuitPage): PursuitPage => ({ ...page, items: page.items.map(now) })
  queries.setQueriesData<PursuitPage>({ queryKey: LISTS }, (page) => page && inPage(page))
  queries.setQueriesData<PursuitPage[]>({ queryKey: SEVERAL }, (pages) => pages?.map(inPage))
  queries.setQueriesData<Pursuit>({ queryKey: ONES }, (pursuit) => pursuit && now(pursuit))
}

export const createPursuitIn = (language: Language, noticeNo: string) =>
  serviceIn(language).pursuits.create({ noticeNo })

/** Nobody has done more than to look at it: to take it away loses nothing. */
export const isOnlyWatched = ({
  state,
  assignee,
  bidAmount,
  noteCount,
  remindClosing,
  remindOpening,
}: Pursuit): boolean =>
  state === 'watching' &&
  assignee === null &&
  bidAmount === null &&
  noteCount === 0 &&
  remindClosing.length + remindOpening.length === 0

/** A move that the API wants to hear the word "correction" with. */
export const isAgainstResult = ({ state, stateBy }: Pursuit, to: string): boolean =>
  stateBy === 'result' && to !== state

/** The own bid as a percentage: of the planned price once it is known, before that of the base amount. */
export function ownRate({ bidAmount, notice, result }: Pursuit): { rate: number; of: 'planned' | 'base' } | null {
  if (bidAmount === null) return null
  const planned = result?.plannedPrice ?? null
  if (planned !== null && planned > 0) return { rate: (bidAmount / planned) * 100, of: 'planned' }
  const base = notice?.baseAmount ?? null
  return base !== null && base > 0 ? { rate: (bidAmount / base) * 100, of: 'base' } : null
}

export const pursuitAddress = (id: string): string => `/pipeline?id=${encodeURIComponent(id)}`
