import { useQuery } from '@tanstack/react-query'
import { momentText } from '../lib/format.ts'
import { bilingual, useLanguage, useWords } from '../lib/language.tsx'
import { serviceIn } from '../lib/service.ts'
import { useSourceName } from '../lib/sources.ts'
import styles from './parts.module.css'

const WORDS = bilingual(
  {
    gap: (source: string, from: string, to: string) =>
      `${source}의 ${from}~${to} 공고 중 일부를 아직 수집하지 못했습니다. 수집되는 대로 검색과 알림에 반영됩니다.`,
  },
  {
    gap: (source: string, from: string, to: string) =>
      `Some notices of ${source} from ${from} to ${to} could not be fetched yet. Searches and alerts include them when they arrive.`,
  },
)

/** Periods of sources with possibly missing notices; empty if there are none. */
export function Gaps() {
  const words = useWords(WORDS)
  const { language } = useLanguage()
  const sourceName = useSourceName()
  const { data } = useQuery({
    queryKey: ['sources', language],
    queryFn: async ({ signal }) => serviceIn(language).sources.list({ signal }),
  })
  // Older versions of the service do not send gaps.
  const gaps = data?.items.flatMap(({ name, gaps: its = [] }) => its.map((gap) => ({ name, ...gap }))) ?? []
  return gaps.map(({ name, from, to }) => (
    <p key={`${name} ${from}`} className={styles.gap} role="status">
      {words.gap(sourceName(name), momentText(from, language), momentText(to, language))}
    </p>
  ))
}
