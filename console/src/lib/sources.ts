import { bilingual, useWords } from './language.tsx'

const WORDS: Record<'ko' | 'en', Record<string, string>> = bilingual(
  {
    koneps: '나라장터',
    'koneps-private': '누리장터(민간)',
    'koneps-prespec': '나라장터 사전규격',
    ocds: 'OCDS 자료',
    demo: '데모 자료',
  },
  {
    koneps: 'KONEPS',
    'koneps-private': 'KONEPS, private buyers',
    'koneps-prespec': 'KONEPS, pre-specifications',
    ocds: 'OCDS data',
    demo: 'Demo data',
  },
)

/** The name of a source; unknown sources are shown by their API name. */
export function useSourceName(): (source: string) => string {
  const words = useWords(WORDS)
  return (source) => words[source] ?? source
}
