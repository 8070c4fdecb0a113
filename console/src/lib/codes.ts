import type { ListRegionsQuery } from '@gonggo/client'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { CODES_PAGE, createCodeNames } from './code-names.ts'
import { HOUR, numberText } from './format.ts'
import { type Language, useLanguage } from './language.tsx'
import { useSettled } from './now.ts'
import { serviceIn } from './service.ts'
import { type CodeKind, isCode, type ListedCode, suggestable } from './suggestable.ts'

type Service = ReturnType<typeof serviceIn>

const RESTING_MS = 200

interface CodeSuggestions {
  codes: readonly ListedCode[]
  /** Whether they belong to the current text of the field. */
  isCurrent: boolean
  error: unknown
}

/** Codes that match a text, those with the most notices first. */
export function useCodes(kind: CodeKind, text: string, isWanted: boolean): CodeSuggestions {
  const { language } = useLanguage()
  const q = useSettled(text.trim(), RESTING_MS)
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['codes', kind, q, language],
    queryFn: async ({ signal }) => {
      const { codes } = serviceIn(language)
      const query = { ...(q === '' ? {} : { q }), pageSize: CODES_PAGE }
      return suggestable(kind, (await listed(codes, kind, query, signal)).items)
    },
    placeholderData: keepPreviousData,
    enabled: isWanted,
  })
  return { codes: data ?? [], isCurrent: data !== undefined && !isPlaceholderData && q === text.trim(), error }
}

function listed(codes: Service['codes'], kind: CodeKind, query: ListRegionsQuery, signal?: AbortSignal) {
  const options = signal ? { signal } : {}
  if (kind === 'region') return codes.listRegions(query, options)
  return kind === 'agency' ? codes.listAgencies(query, options) : codes.listIndustries(query, options)
}

const namesIn = (language: Language) => {
  const namesOf = (kind: CodeKind) =>
    createCodeNames((query) => listed(serviceIn(language).codes, kind, { ...query, pageSize: CODES_PAGE }))
  const industry = namesOf('industry')
  return { region: namesOf('region'), agency: namesOf('agency'), industry, licence: industry, product: industry }
}
/** Cached for all users, because names of codes are the same for everyone. */
const NAMES = { ko: namesIn('ko'), en: namesIn('en') }

/** The name of a stored code; the code itself until the name is loaded, and if no list contains it. */
export function useCodeName(kind: CodeKind, code: string): string {
  return useCodeNames([[kind, code]])(kind, code)
}

/** Like `useCodeName`, for several codes; values that are names remain unchanged. */
export function useCodeNames(
  wanted: readonly (readonly [CodeKind, string])[],
): (kind: CodeKind, code: string) => string {
  const { language } = useLanguage()
  const coded = [...new Map(wanted.filter(([, code]) => isCode(code)).map((one) => [one.join(' '), one])).values()]
  const names = useQueries({
    queries: coded.map(([kind, code]) => ({
      queryKey: ['codes', 'name', kind, code, language],
      queryFn: () => NAMES[language][kind](code),
      staleTime: HOUR,
    })),
  })
  return (kind, code) => names[coded.findIndex(([one, other]) => one === kind && other === code)]?.data ?? code
}

export function useNoticeCount(): (notices: number) => string {
  const { language } = useLanguage()
  return (notices) =>
    language === 'ko' ? `공고 ${numberText(notices, 'ko')}건` : `${numberText(notices, 'en')} notices`
}
