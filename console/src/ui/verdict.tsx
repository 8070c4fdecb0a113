import type { Eligibility } from '@gonggo/client'
import { type WordsOf, wordIn } from '../lib/known.ts'
import { bilingual, useWords } from '../lib/language.tsx'
import styles from './parts.module.css'

const VERDICT_WORDS: WordsOf<Eligibility['verdict']> = bilingual(
  { yes: '참가 가능', check: '확인 필요', no: '참가 불가' },
  { yes: 'Eligible', check: 'To be checked', no: 'Not eligible' },
)
const COLOURS: Readonly<Record<string, string | undefined>> = {
  yes: styles.awarded,
  check: styles.soon,
  no: styles.failed,
}

/** Whether the company may bid: a word, and a colour beside it. */
export function Verdict({ verdict }: { verdict: Eligibility['verdict'] }) {
  const words = useWords(VERDICT_WORDS)
  return <span className={`${styles.status} ${COLOURS[verdict] ?? ''}`}>{wordIn(words, verdict)}</span>
}
