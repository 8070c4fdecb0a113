import type { Eligibility, EligibilityChange } from '@gonggo/client'
import { type WordsOf, wordIn } from '../lib/known.ts'
import { bilingual, useWords } from '../lib/language.tsx'
import styles from './parts.module.css'

const VERDICT_WORDS: WordsOf<Eligibility['verdict']> = bilingual(
  { yes: '참가 가능', check: '확인 필요', no: '참가 불가' },
  { yes: 'Eligible', check: 'Check needed', no: 'Not eligible' },
)
const COLOURS: Readonly<Record<string, string | undefined>> = {
  yes: styles.awarded,
  check: styles.soon,
  no: styles.failed,
}

const CHANGE_WORDS = bilingual(
  {
    notice: (old: string, now: string) => `공고 변경으로 참가자격이 바뀜: ${old} → ${now}`,
    profile: (old: string, now: string) => `회사 정보 변경으로 참가자격이 바뀜: ${old} → ${now}`,
  },
  {
    notice: (old: string, now: string) => `Eligibility changed with the notice: ${old} → ${now}`,
    profile: (old: string, now: string) => `Eligibility changed with your company profile: ${old} → ${now}`,
  },
)

/** The reason why a notice is reported later, if eligibility is the reason; otherwise `null`. */
export function useVerdictChange(change: EligibilityChange | undefined): string | null {
  const verdicts = useWords(VERDICT_WORDS)
  const words = useWords(CHANGE_WORDS)
  if (!change) return null
  const said = change.by === 'profile' ? words.profile : words.notice
  return said(wordIn(verdicts, change.old), wordIn(verdicts, change.new))
}

/** The verdict as a word with a colour. */
export function Verdict({ verdict }: { verdict: Eligibility['verdict'] }) {
  const words = useWords(VERDICT_WORDS)
  return <span className={`${styles.status} ${COLOURS[verdict] ?? ''}`}>{wordIn(words, verdict)}</span>
}
