import { ApiError, type KeywordVerdicts } from '@gonggo/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { useSettled } from '../../lib/now.ts'
import { serviceIn } from '../../lib/service.ts'
import { isOpen, type Line, wrongAmounts } from './import-list.ts'
import { sentOf } from './import-sent.ts'
import { IMPORT_WORDS } from './import-words.ts'

const RESTING_MS = 400

/** The service's result for a line. Lines are named by number, as in `sameAs`. */
export type Verdict = KeywordVerdicts['lines'][number]
type SentLine = Pick<Line, 'number' | 'cells'>
export interface Verdicts {
  of: Map<number, Verdict>
  limit: number
  used: number
}

/** The expected results of the lines that are not skipped. They are requested again when typing pauses. */
export function useVerdicts(lines: readonly Line[], isRunning: boolean) {
  const words = useWords(IMPORT_WORDS)
  const { language } = useLanguage()
  const wanted = JSON.stringify(lines.filter(isOpen).map(({ number, cells }): SentLine => ({ number, cells })))
  const settled = useSettled(wanted, RESTING_MS)
  const asked = useQuery({
    queryKey: ['keywords', 'import', language, settled],
    queryFn: async ({ signal }) => {
      const all: SentLine[] = JSON.parse(settled)
      const amiss = new Map(all.flatMap(({ number, cells }) => amountFault(number, cells, words.amount)))
      const judge = (some: readonly SentLine[]) =>
        serviceIn(language).keywords.previewImport({ lines: some.map(({ cells }) => sentOf(cells)) }, { signal })
      return verdictsOf(all, amiss, judge)
    },
    enabled: !isRunning && settled !== '[]',
    placeholderData: keepPreviousData,
  })
  return { asked, isFresh: settled === wanted && !asked.isPlaceholderData && !asked.isFetching }
}

type Judge = (lines: readonly SentLine[]) => Promise<KeywordVerdicts>

/**
 * A line that fails schema validation rejects the whole request. It is reported, and the rest is requested again
 * without it.
 */
async function verdictsOf(all: readonly SentLine[], amiss: Map<number, Verdict>, judge: Judge): Promise<Verdicts> {
  const some = all.filter(({ number }) => !amiss.has(number))
  if (some.length === 0) return { of: amiss, limit: 0, used: 0 }
  try {
    const { lines, limit, used } = await judge(some)
    const of = new Map(amiss)
    for (const [index, line] of lines.entries()) {
      const sameAs = line.sameAs === null ? null : (some[line.sameAs]?.number ?? null)
      of.set(some[index]?.number ?? 0, { ...line, sameAs })
    }
    return { of, limit, used }
  } catch (error) {
    const unread = unreadIn(error, some)
    if (unread.size === 0) throw error
    return verdictsOf(all, new Map([...amiss, ...unread]), judge)
  }
}

const NAMED = /^lines\[(\d+)\]\.(.+)$/

function unreadIn(error: unknown, some: readonly SentLine[]): Map<number, Verdict> {
  const unread = new Map<number, Verdict>()
  if (!(error instanceof ApiError)) return unread
  for (const fault of error.errors) {
    const [, index, name] = NAMED.exec(fault.name) ?? []
    const line = some[Number(index)]
    if (!line || name === undefined) continue
    const earlier = unread.get(line.number)?.errors ?? []
    unread.set(line.number, invalid([...earlier, { in: 'body', name, code: fault.code, message: fault.message }]))
  }
  return unread
}

function amountFault(number: number, cells: Line['cells'], message: string): [number, Verdict][] {
  const errors = wrongAmounts(cells).map(
    (column) => ({ in: 'body', name: `filter.${column}`, code: 'invalid_field', message }) as const,
  )
  return errors.length === 0 ? [] : [[number, invalid(errors)]]
}

const invalid = (errors: Verdict['errors']): Verdict => ({
  verdict: 'invalid',
  matches: null,
  keywordId: null,
  sameAs: null,
  errors,
})
