import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { numberText } from '../../lib/format.ts'
import { type Language, useLanguage } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'

export const OPERATOR_KEY = 'operator'

type Service = ReturnType<typeof serviceIn>
type Ask<T> = (service: Service, options: { signal: AbortSignal }) => PromiseLike<T>

/** A query of the operator area. Results of the previous page or filter are not shown while it loads. */
interface Asking {
  refetchInterval?: number
  refetchOnWindowFocus?: boolean
}

export function useOperatorQuery<T>(what: readonly unknown[], ask: Ask<T>, asking: Asking = {}) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: [OPERATOR_KEY, ...what, language],
    queryFn: async ({ signal }) => ask(serviceIn(language), { signal }),
    placeholderData: keepPreviousData,
    ...asking,
  })
}

const UNITS: Record<Language, readonly [seconds: number, name: string][]> = {
  ko: [
    [86_400, '일'],
    [3_600, '시간'],
    [60, '분'],
    [1, '초'],
  ],
  en: [
    [86_400, ' d'],
    [3_600, ' h'],
    [60, ' min'],
    [1, ' s'],
  ],
}

/** In the largest unit that fits, so that delays can be compared. */
export function spanText(seconds: number, language: Language): string {
  const [size, name] = UNITS[language].find(([unit]) => seconds >= unit) ?? [1, UNITS[language].at(-1)?.[1] ?? '']
  return `${numberText(Math.floor(seconds / size), language)}${name}`
}
