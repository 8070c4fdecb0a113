import { type ComponentType, Suspense, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { lazily } from '../../lib/lazily.ts'
import { useTitle } from '../../lib/title.ts'
import { Waiting } from '../../ui/states.tsx'
import styles from './account.module.css'
import { useAccountPlace } from './place.ts'
import { ACCOUNT_WORDS } from './words.ts'

interface View {
  /** The value in the address. */
  view: string
  name: 'profile' | 'keys' | 'team' | 'allowList' | 'links' | 'incidents' | 'audit' | 'usage' | 'sessions' | 'settings'
  Page: ComponentType
}

/** In the order of the menu, most used first. The first view is the default. */
const VIEWS: readonly [View, ...View[]] = [
  { view: 'usage', name: 'usage', Page: lazily(() => import('./usage.tsx')) },
  { view: 'team', name: 'team', Page: lazily(() => import('./team.tsx')) },
  { view: 'profile', name: 'profile', Page: lazily(() => import('../profile/profile.tsx')) },
  { view: 'keys', name: 'keys', Page: lazily(() => import('./keys.tsx')) },
  { view: 'allow-list', name: 'allowList', Page: lazily(() => import('./allow-list.tsx')) },
  { view: 'links', name: 'links', Page: lazily(() => import('./links.tsx')) },
  { view: 'incidents', name: 'incidents', Page: lazily(() => import('./incidents.tsx')) },
  { view: 'audit', name: 'audit', Page: lazily(() => import('./audit.tsx')) },
  { view: 'sessions', name: 'sessions', Page: lazily(() => import('./sessions.tsx')) },
  { view: 'settings', name: 'settings', Page: lazily(() => import('./settings.tsx')) },
]

function Account() {
  const words = useWords(ACCOUNT_WORDS)
  const { language } = useLanguage()
  const { place } = useAccountPlace()
  const open = VIEWS.find(({ view }) => view === place.get('view')) ?? VIEWS[0]
  useTitle(`${words[open.name]} · ${words.title}`)
  const menu = useRef<HTMLElement>(null)
  // On a phone the menu is one row, of which the window shows a part.
  useEffect(() => {
    const row = menu.current
    const link = row?.querySelector<HTMLElement>(`[href$="=${open.view}"]`)
    if (row && link) row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.clientWidth) / 2
  }, [open.view])
  return (
    <>
      <h1>{words.title}</h1>
      <div className={styles.frame}>
        <nav className={styles.menu} aria-label={words.menu} ref={menu}>
          {VIEWS.map(({ view, name }) => (
            <Link
              key={view}
              href={`/account?view=${view}`}
              className={styles.link}
              aria-current={view === open.view ? 'page' : undefined}
            >
              {words[name]}
            </Link>
          ))}
          <a className={styles.reference} href={language === 'ko' ? '/docs/ko' : '/docs'}>
            {words.reference}
          </a>
        </nav>
        <section className={styles.view} aria-label={words[open.name]}>
          <Suspense fallback={<Waiting />}>
            <open.Page />
          </Suspense>
        </section>
      </div>
    </>
  )
}

export default Account
