import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useKeywords } from '../../lib/keywords.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { useSettled } from '../../lib/now.ts'
import { COMPANY_PROFILE, PASSKEYS } from '../../lib/places.ts'
import { useRights } from '../../lib/rights.ts'
import { serviceIn } from '../../lib/service.ts'
import { type Entry, fitting } from './entries.ts'
import { PALETTE_WORDS } from './words.ts'

const RESTING_MS = 200
const SHORTEST = 2
const MOST = { places: 8, keywords: 5, notices: 6, agencies: 4 }

export interface PalettePage {
  path: string
  name: string
}

/** Entries that match a text: pages at once, results of the service when typing pauses. */
export function useFound(pages: readonly PalettePage[], text: string) {
  const typed = text.trim()
  const words = useWords(PALETTE_WORDS)
  const { may } = useRights()
  const maySearch = may('notices', 'bids:read')
  const places = fitting(
    [...pages.map(pageEntry), ...useActs()],
    typed,
    typed === '' ? Number.MAX_SAFE_INTEGER : MOST.places,
  )
  const keywords = useKeywordEntries(typed)
  const notices = useServiceEntries('notices', typed, maySearch)
  const agencies = useServiceEntries('agencies', typed, maySearch)
  const search: Entry[] =
    typed === '' || !maySearch
      ? []
      : [{ id: 'search', kind: 'search', text: words.searchFor(typed), href: searchFor({ keyword: typed }) }]
  return {
    entries: [...places, ...search, ...keywords, ...notices.entries, ...agencies.entries],
    isCurrent: notices.isCurrent && agencies.isCurrent,
    failed: notices.error ? words.failed : agencies.error ? words.agenciesFailed : null,
  }
}

const searchFor = (query: Record<string, string>): string => `/search?${new URLSearchParams(query)}`

const pageEntry = ({ path, name }: PalettePage): Entry => ({ id: path, kind: 'page', text: name, href: path })

function useActs(): Entry[] {
  const words = useWords(PALETTE_WORDS)
  const { may, memberId } = useRights()
  const act = (text: string, href: string, isThere: boolean): Entry[] =>
    isThere ? [{ id: href, kind: 'act', text, href }] : []
  return [
    ...act(words.newKeyword, '/keywords?edit=new', may('keywords', 'keywords:write')),
    ...act(words.importKeywords, '/keywords?view=import', may('keywords', 'keywords:write')),
    ...act(words.newReport, '/reports?view=schedules&edit=new', may('reports', 'reports:write')),
    ...act(words.profile, COMPANY_PROFILE, may('notices', 'profile:read')),
    ...act(words.passkeys, PASSKEYS, memberId !== null),
  ]
}

function useKeywordEntries(typed: string): Entry[] {
  const words = useWords(PALETTE_WORDS)
  const { may } = useRights()
  const { data } = useKeywords(may('keywords', 'keywords:read'))
  const entries = (data ?? []).map(
    ({ id, keyword }): Entry => ({
      id,
      kind: 'keyword',
      text: keyword || words.allKeywords,
      href: may('keywords', 'keywords:write') ? `/keywords?edit=${id}` : `/inbox?keyword=${id}`,
    }),
  )
  return typed === '' ? [] : fitting(entries, typed, MOST.keywords)
}

type Service = ReturnType<typeof serviceIn>
type Options = { signal: AbortSignal }

/** One request for each kind of result, so that an error affects only its kind. */
const SEARCHES = {
  /** A syntax error gives no results here; the search page shows its position. */
  notices: async ({ bids }: Service, q: string, options: Options): Promise<Entry[]> => {
    const { items } = await bids.list({ keyword: q, pageSize: MOST.notices }, options)
    return items.map(({ noticeNo, title, agency }) => ({
      id: noticeNo,
      kind: 'notice',
      text: title,
      about: `${agency} · ${noticeNo}`,
      href: `/notices/${encodeURIComponent(noticeNo)}`,
    }))
  },
  agencies: async ({ codes }: Service, q: string, options: Options): Promise<Entry[]> => {
    const { items } = await codes.listAgencies({ q, pageSize: MOST.agencies }, options)
    return items.map(({ code, name }) => ({
      id: `agency ${code ?? name}`,
      kind: 'agency',
      text: name,
      href: searchFor({ agency: name }),
    }))
  },
}

function useServiceEntries(kind: keyof typeof SEARCHES, typed: string, isAllowed: boolean) {
  const { language } = useLanguage()
  const q = useSettled(typed, RESTING_MS)
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['palette', kind, q, language],
    queryFn: ({ signal }) => SEARCHES[kind](serviceIn(language), q, { signal }),
    placeholderData: keepPreviousData,
    enabled: isAllowed && q.length >= SHORTEST,
  })
  if (!isAllowed || typed.length < SHORTEST) return { entries: [], isCurrent: true, error: null }
  const isCurrent = q === typed && !isPlaceholderData && (data !== undefined || error !== null)
  return { entries: data ?? [], isCurrent, error: q.length >= SHORTEST ? error : null }
}
