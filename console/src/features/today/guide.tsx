import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { Link } from 'wouter'
import { useCompanyProfile } from '../../lib/company.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { lazily } from '../../lib/lazily.ts'
import { COMPANY_PROFILE } from '../../lib/places.ts'
import { useRights } from '../../lib/rights.ts'
import { serviceIn } from '../../lib/service.ts'
import { Button, buttonClass, Hidden, TextInput } from '../../ui/controls.tsx'
import styles from './today.module.css'
import { TODAY_WORDS } from './words.ts'

const SaveKeyword = lazily(() => import('../search/save-keyword.tsx'))
const KEYWORD_COUNT = ['keywords', 'count']

/**
 * Two steps for new users: a keyword, without which nothing matches, and a profile, without which there are no
 * verdicts.
 */
export function Guide() {
  const words = useWords(TODAY_WORDS)
  const { language } = useLanguage()
  const queries = useQueryClient()
  const { may } = useRights()
  const profile = useCompanyProfile()
  const keywords = useQuery({
    queryKey: [...KEYWORD_COUNT, language],
    queryFn: async ({ signal }) => serviceIn(language).keywords.list({ pageSize: 1 }, { signal }),
    enabled: may('keywords', 'keywords:read'),
  })
  const lacksKeyword = keywords.data?.total === 0 && may('keywords', 'keywords:write')
  const lacksProfile = profile.data?.profile.updatedAt === null && may('notices', 'profile:write')
  if (!lacksKeyword && !lacksProfile) return null
  // It is not known yet which steps are done.
  if (keywords.isLoading || profile.isLoading) return null
  return (
    <section className={styles.guide} aria-label={words.guide}>
      <h2>{words.guide}</h2>
      <ol>
        <Step number={1} isDone={!lacksKeyword} title={words.stepKeyword} about={words.stepKeywordMore}>
          <FirstKeyword saved={() => queries.invalidateQueries({ queryKey: KEYWORD_COUNT.slice(0, 1) })} />
        </Step>
        <Step number={2} isDone={!lacksProfile} title={words.stepProfile} about={words.stepProfileMore}>
          <Link className={buttonClass(lacksKeyword ? 'plain' : 'main')} href={COMPANY_PROFILE}>
            {words.toProfile}
          </Link>
        </Step>
      </ol>
    </section>
  )
}

interface StepProps {
  number: number
  isDone: boolean
  title: string
  about: string
  children: ReactNode
}

function Step({ number, isDone, title, about, children }: StepProps) {
  const words = useWords(TODAY_WORDS)
  return (
    <li className={styles.step} data-done={isDone}>
      <span className={styles.stepNumber}>
        {isDone ? <Check size={16} aria-hidden /> : number}
        {isDone ? <Hidden>{words.done}</Hidden> : null}
      </span>
      <div>
        <h3>{title}</h3>
        {isDone ? <p className={styles.soft}>{words.done}</p> : <p>{about}</p>}
        {isDone ? null : children}
      </div>
    </li>
  )
}

/** Opens the dialog in which the search saves keywords, with a preview. */
function FirstKeyword({ saved }: { saved(): Promise<void> }) {
  const words = useWords(TODAY_WORDS)
  const [text, setText] = useState('')
  const [isSaving, setSaving] = useState(false)
  const close = () => {
    setSaving(false)
    void saved()
  }
  return (
    <>
      <form
        className={styles.first}
        onSubmit={(event) => {
          event.preventDefault()
          setSaving(true)
        }}
      >
        <TextInput
          label={words.lookFor}
          placeholder={words.example}
          required
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button weight="main" type="submit">
          {words.tryOut}
        </Button>
      </form>
      <Suspense fallback={null}>{isSaving ? <SaveKeyword state={{ keyword: text }} close={close} /> : null}</Suspense>
    </>
  )
}
