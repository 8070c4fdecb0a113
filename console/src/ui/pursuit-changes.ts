import type { Pursuit } from '@gonggo/client'
import { moneyText } from '../lib/format.ts'
import { type WordsOf, wordIn } from '../lib/known.ts'
import { bilingual, useLanguage, useWords } from '../lib/language.tsx'
import { counted } from '../lib/plural.ts'
import { useAssignees } from '../lib/pursuits.ts'
import { PURSUIT_OUTCOME_WORDS } from '../lib/values.ts'
import { useStateName } from './pursuit-state.tsx'
import { PURSUIT_SHEET_WORDS } from './pursuit-words.ts'

/** The fields in the history of a pursuit. */
type PursuitField = Exclude<
  keyof Pursuit,
  'id' | 'notice' | 'stateBy' | 'noteCount' | 'createdBy' | 'createdAt' | 'updatedAt'
>

const FIELD_WORDS: WordsOf<PursuitField> = bilingual(
  {
    noticeNo: '공고번호',
    state: '상태',
    assignee: '담당자',
    bidAmount: '투찰금액',
    remindClosing: '마감 전 알림',
    remindOpening: '개찰 전 알림',
    outcome: '공고 결과',
    result: '낙찰업체',
  },
  {
    noticeNo: 'Notice number',
    state: 'State',
    assignee: 'Assignee',
    bidAmount: 'Your bid',
    remindClosing: 'Mail before closing',
    remindOpening: 'Mail before the opening',
    outcome: 'Outcome',
    result: 'Winner',
  },
)

const WORDS = bilingual(
  { nothing: '없음', days: (days: string) => `${days}일 전` },
  { nothing: 'nothing', days: (days: string) => `${counted(days, 'day')} before` },
)

interface Change {
  field: string
  old: unknown
  new: unknown
}

/** Changes of a pursuit as lines of text; results are shown with their winners. */
export function usePursuitChanges(currency: string): (change: Change) => string {
  const words = useWords(WORDS)
  const fields = useWords(FIELD_WORDS)
  const sheet = useWords(PURSUIT_SHEET_WORDS)
  const outcomes = useWords(PURSUIT_OUTCOME_WORDS)
  const { language } = useLanguage()
  const stateName = useStateName()
  const names = useAssignees().data
  const said = (field: string, value: unknown): string => {
    if (value === null || (Array.isArray(value) && value.length === 0)) return words.nothing
    if (field === 'state') return stateName(String(value))
    if (field === 'assignee') return names?.get(String(value)) ?? sheet.unknownMember
    if (field === 'bidAmount') return moneyText(Number(value), currency, language) ?? ''
    if (field === 'outcome') return wordIn(outcomes, String(value))
    if (field === 'result') return winnersIn(value) || words.nothing
    return Array.isArray(value) ? words.days(value.join('·')) : String(value)
  }
  return ({ field, old, new: now }) => `${wordIn(fields, field)}: ${said(field, old)} → ${said(field, now)}`
}

function winnersIn(result: unknown): string {
  if (typeof result !== 'object' || result === null || !('winners' in result) || !Array.isArray(result.winners))
    return ''
  return result.winners.map(({ name }: { name: string }) => name).join(', ')
}
