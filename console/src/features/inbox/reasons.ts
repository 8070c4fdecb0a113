import type { Event, EventMatch } from '@gonggo/client'
import { moneyText, rateText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { usePursuitChanges } from '../../ui/pursuit-changes.ts'
import { useVerdictChange } from '../../ui/verdict.tsx'
import { useNoticeChanges } from '../notice/changes.ts'
import { INBOX_WORDS } from './words.ts'

/** The part of a field that names its kind: the code of an agency, or an industry in a list. */
const PART = /Code$|\[\d+\].*$/

/** The reasons of an event, one by one: what changed, how it ended, which keyword matched where. */
export function useReasons(event: Event): string[] {
  const words = useWords(INBOX_WORDS)
  const outcome = useOutcome(event)
  const ofPursuit = usePursuitReasons(event)
  const ofNotice = useNoticeReasons(event)
  const { type, reason } = event
  return [
    ...outcome,
    ...(type === 'pursuit.changed' ? ofPursuit : ofNotice),
    ...(reason === null ? [] : [words.because(reason)]),
  ]
}

function useOutcome({ data: { award, correction } }: Event): string[] {
  const words = useWords(INBOX_WORDS)
  const { language } = useLanguage()
  return [
    correction ? words.correction : null,
    award && award.winners.length > 0 ? words.winner(award.winners.map(({ name }) => name).join(', ')) : null,
    award && moneyText(award.amount, award.currency, language),
    award && rateText(award.rate),
  ].filter((part) => typeof part === 'string')
}

function usePursuitReasons({ data: { pursuit, changes = [] } }: Event): string[] {
  const notice = pursuit?.notice
  const currency = notice && typeof notice === 'object' && 'currency' in notice ? String(notice.currency) : 'KRW'
  return changes.map(usePursuitChanges(currency))
}

/** The further companies of the keywords, without duplicates. */
export const companiesIn = (matches: readonly EventMatch[]) => [
  ...new Map(matches.flatMap(({ company }) => (company ? [[company.profileId, company] as const] : []))).values(),
]

function useNoticeReasons({ data: { changes = [], matches = [], bid, eligibilityChange } }: Event): string[] {
  const words = useWords(INBOX_WORDS)
  const turned = useVerdictChange(eligibilityChange)
  const { fieldName, valueText } = useNoticeChanges(bid?.currency ?? 'KRW')
  const changed = eligibilityChange?.profileId
  const company = companiesIn(matches).find(({ profileId }) => profileId === changed)
  const elsewhere = matches.flatMap(({ terms }) => terms.filter(({ field }) => field !== 'title'))
  return [
    ...(turned === null ? [] : [company ? `${company.name}: ${turned}` : turned]),
    ...changes.map(({ field, old, new: now }) =>
      words.change(fieldName(field), valueText(field, old), valueText(field, now)),
    ),
    ...(matches.length > 0 ? [words.by(matches.map(({ keyword }) => keyword || words.onlyFilter).join(', '))] : []),
    ...new Set(
      matches.flatMap(({ foundIn = [] }) =>
        foundIn.map(({ name, page, excerpt }) => words.found(name, page, excerpt.trim())),
      ),
    ),
    ...new Set(elsewhere.map(({ term, field }) => words.place(term, fieldName(field.replace(PART, ''))))),
  ]
}
