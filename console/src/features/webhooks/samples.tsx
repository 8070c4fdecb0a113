import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { Button, Choice } from '../../ui/controls.tsx'
import { CopiedText } from '../../ui/copy.tsx'
import { Failure, Waiting } from '../../ui/states.tsx'
import styles from './webhooks.module.css'
import { WEBHOOK_WORDS } from './words.ts'

/** Extracted from the guide, so that there is one source of the samples, which tests run. */
const SAMPLE = /<!-- sample: (\S+) -->\n```(\w+)\n([\s\S]*?)\n```/g
const LANGUAGES: Record<string, string> = { ts: 'TypeScript', python: 'Python', java: 'Java', go: 'Go' }
const GUIDES = { ko: '/docs/ko/webhooks', en: '/docs/webhooks' }

export function Samples() {
  const words = useWords(WEBHOOK_WORDS)
  const { language } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState('')
  const asked = useQuery({
    queryKey: ['receivers'],
    queryFn: async ({ signal }) => {
      const guide = await serviceIn(language).service.getDocsPage('webhooks.md', { signal })
      return [...guide.matchAll(SAMPLE)].map(([, name = '', lang = '', code = '']) => ({ name, lang, code }))
    },
    enabled: isOpen,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const shown = asked.data?.find(({ name }) => name === chosen) ?? asked.data?.[0]
  return (
    <section className={styles.section}>
      <div className={styles.bar}>
        <h2>{words.samples}</h2>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {words.samplesShow}
        </Button>
      </div>
      <p className={styles.soft}>
        {words.samplesMore} <a href={GUIDES[language]}>{words.guide}</a>
      </p>
      {isOpen && asked.isPending ? <Waiting /> : null}
      {isOpen && asked.error ? <Failure error={asked.error} again={() => void asked.refetch()} /> : null}
      {isOpen && shown ? (
        <>
          <div className={styles.filters}>
            <Choice
              label={words.language}
              value={shown.name}
              onChange={({ target }) => setChosen(target.value)}
              options={(asked.data ?? []).map(({ name, lang }) => [name, wordIn(LANGUAGES, lang)] as const)}
            />
          </div>
          <CopiedText key={shown.name} text={shown.code} name={shown.name} />
        </>
      ) : null}
    </section>
  )
}
