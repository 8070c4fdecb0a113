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
/**
 * Always stale: results change pursuits, and the inbox shows this within a second, so a user who follows it must not
 * see old data.
 */
const MOVING = 0

/** The signed-in user's permissions for pursuits. */
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

/** A page of pursuits; the previous data remains until the new response arrives. */
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
  /** Requested if the first page is incomplete; its results come first. */
  ifMore?: Texts<ListPursuitsQuery>
}

/**
 * The first pages of several queries, shown together: the previous data remains until all have arrived. Otherwise, a
 * pursuit that moved between results could appear twice or not at all.
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

/** Every pursuit that matches a query, page by page, up to a number that a screen can show. */
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

/** The pursuits of notices on a page, in one request: `null` = none, `undefined` = not loaded. */
export function usePursuitsOf(noticeNos: readonly string[]) {
  const { canRead } = usePursuitRights()
  const request = usePursuits({ noticeNo: noticeNos, pageSize: MOST_PER_PAGE }, canRead && noticeNos.length > 0)
  const items = request.isPlaceholderData ? undefined : request.data?.items
  const known = useMemo(() => items && pursuitsOf(noticeNos, items), [noticeNos, items])
  const of = (noticeNo: string): Pursuit | null | undefined => known?.get(noticeNo)
  return { of, error: request.error, again: () => void request.refetch() }
}

/** For lists that are scrolled or filtered: requested after a pause, so that passing rows cause no requests. */
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

/** Possible assignees: all members, sorted by name. */
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

/** The result of changes: all stored, or some rejected and reverted. */
export interface PursuitChange {
  before: readonly Pursuit[]
  patch: Texts<PursuitPatch>
  failed: readonly Pursuit[]
  error: unknown
}

/** Concurrent requests when many are changed. */
const AT_ONCE = 4

/** Changes are shown at once and then stored one by one; rejected ones are reverted and reported. */
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

const patched = (pursuit: Pursuit, { state, correction: _correction, ...fields }: Texts<PursuitPatch>): Pursuit => ({
  ...pursuit,
  state: state ?? pursuit.state,
  assignee: fields.assignee === undefined ? pursuit.assignee : fields.assignee,
  bidAmount: fields.bidAmount === undefined ? pursuit.bidAmount : fields.bidAmount,
  remindClosing: fields.remindClosing ?? pursuit.remindClosing,
  remindOpening: fields.remindOpening ?? pursuit.remindOpening,
})

/** Updates every cached list that contains them. */
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

/** Whether nobody has added anything to it, so that deleting it loses nothing. */
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

/** A move for which the API requires `correction`. */
export const isAgainstResult = ({ state, stateBy }: Pursuit, to: string): boolean =>
  stateBy === 'result' && to !== state

/** The own bid in percent of the planned price if known, otherwise of the base amount. */
export function ownRate({ bidAmount, notice, result }: Pursuit): { rate: number; of: 'planned' | 'base' } | null {
  if (bidAmount === null) return null
  const planned = result?.plannedPrice ?? null
  if (planned !== null && planned > 0) return { rate: (bidAmount / planned) * 100, of: 'planned' }
  const base = notice?.baseAmount ?? null
  return base !== null && base > 0 ? { rate: (bidAmount / base) * 100, of: 'base' } : null
}

export const pursuitAddress = (id: string): string => `/pipeline?id=${encodeURIComponent(id)}`
