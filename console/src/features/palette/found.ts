import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useKeywords } from '../../lib/keywords.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { useSettled } from '../../lib/now.ts'
import { COMPANY_PROFILE, PASSKEYS } from '../../lib/places.ts'
import { useRights } from '../../lib/rights.ts'
import { serviceIn } from '../../lib/service.ts'
import { useSession } from '../../lib/session.ts'
import { type Entry, fitting } from './entries.ts'
import { PALETTE_WORDS } from './words.ts'

const RESTING_MS = 200
const SHORTEST = 2
const MOST = { places: 8, keywords: 5, notices: 6, agencies: 4 }

export interface PalettePage {
  path: string
  name: string
}

/** What fits a text: places at once, then what the service finds once the text rests. */
export function useFound(pages: readonly PalettePage[], text: string) {
  const typed = text.trim()
  const places = fitting(
    [...usePages(pages), ...useActs()],
    typed,
    typed === '' ? Number.MAX_SAFE_INTEGER : MOST.places,
  )
  const keywords = useKeywordEntries(typed)
  const { entries, isCurrent, error } = useServiceEntries(typed)
  const words = useWords(PALETTE_WORDS)
  const search: Entry[] =
    typed === ''
      ? []
      : [{ id: 'search', kind: 'search', text: words.searchFor(typed), href: searchFor({ keyword: typed }) }]
  return { entries: [...places, ...search, ...keywords, ...entries], isCurrent, error }
}

const searchFor = (query: Record<string, string>): string => `/search?${new URLSearchParams(query)}`

const usePages = (pages: readonly PalettePage[]): Entry[] =>
  pages.map(({ path, name }) => ({ id: path, kind: 'page', text: name, href: path }))

function useActs(): Entry[] {
  const words = useWords(PALETTE_WORDS)
  const { may, isEnterprise, memberId } = useRights()
  const act = (text: string, href: string, isThere: boolean): Entry[] =>
    isThere ? [{ id: href, kind: 'act', text, href }] : []
  return [
    ...act(words.newKeyword, '/keywords?edit=new', may('keywords:write')),
    ...act(words.importKeywords, '/keywords?view=import', may('keywords:write')),
    ...act(words.newReport, '/reports?view=schedules&edit=new', isEnterprise && may('reports:write')),
    ...act(words.profile, COMPANY_PROFILE, may('profile:read')),
    ...act(words.passkeys, PASSKEYS, memberId !== null),
  ]
}

function useKeywordEntries(typed: string): Entry[] {
  const words = useWords(PALETTE_WORDS)
  const { may } = useRights()
  const isPaid = useSession().data?.plan !== 'free'
  const { data } = useKeywords(isPaid && may('keywords:read'))
  const entries = (data ?? []).map(
    ({ id, keyword }): Entry => ({
      id,
      kind: 'keyword',
      text: keyword || words.allKeywords,
      href: may('keywords:write') ? `/keywords?edit=${id}` : `/inbox?keyword=${id}`,
    }),
  )
  return typed === '' ? [] : fitting(entries, typed, MOST.keywords)
}

/** A text that the query language refuses finds nothing here; the search says where it is wrong. */
function useServiceEntries(typed: string) {
  const { language } = useLanguage()
  const q = useSettled(typed, RESTING_MS)
  const isWanted = q.length >= SHORTEST
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['palette', q, language],
    queryFn: async ({ signal }): Promise<Entry[]> => {
      const { bids, codes } = serviceIn(language)
      const [notices, agencies] = await Promise.all([
        bids.list({ keyword: q, pageSize: MOST.notices }, { signal }),
        codes.listAgencies({ q, pageSize: MOST.agencies }, { signal }),
      ])
      return [
        ...notices.items.map(
          ({ noticeNo, title, agency }): Entry => ({
            id: noticeNo,
            kind: 'notice',
            text: title,
            about: `${agency} · ${noticeNo}`,
            href: `/notices/${encodeURIComponent(noticeNo)}`,
          }),
        ),
        ...agencies.items.map(
          ({ code, name }): Entry => ({
            id: `agency ${code ?? name}`,
            kind: 'agency',
            text: name,
            href: searchFor({ agency: name }),
          }),
        ),
      ]
    },
    placeholderData: keepPreviousData,
    enabled: isWanted,
  })
  const isCurrent =
    typed.length < SHORTEST || (q === typed && !isPlaceholderData && (data !== undefined || error !== null))
  return { entries: typed.length >= SHORTEST ? (data ?? []) : [], isCurrent, error: isWanted ? error : null }
}
