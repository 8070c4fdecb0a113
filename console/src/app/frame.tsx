import { FingerprintPattern, LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { bilingual, useLanguage, useWords } from '../lib/language.tsx'
import { PASSKEYS } from '../lib/places.ts'
import { useSession, useSignOut } from '../lib/session.ts'
import { useTheme } from '../lib/theme.ts'
import { useUnreadTitle } from '../lib/title.ts'
import { useUnread } from '../lib/unread.ts'
import { Button, buttonClass, Hidden } from '../ui/controls.tsx'
import { usePopover } from '../ui/popover.ts'
import styles from './frame.module.css'
import { MENU_GROUPS, PAGE_NAMES, usePages } from './pages.ts'
import { GoTo } from './palette.tsx'

const WORDS = bilingual(
  {
    skip: '본문으로 건너뛰기',
    menu: '주요 메뉴',
    more: '더보기',
    unread: (count: string) => `새 알림 ${count}건`,
    signOut: '로그아웃',
    passkeys: '내 패스키',
    other: 'English',
    system: '화면 모드: 시스템',
    light: '화면 모드: 밝게',
    dark: '화면 모드: 어둡게',
    offline: '인터넷에 연결되어 있지 않습니다. 연결이 끊기기 전의 내용을 표시하고 있습니다.',
  },
  {
    skip: 'Skip to the content',
    menu: 'Main menu',
    more: 'More',
    unread: (count: string) => `${count} new`,
    signOut: 'Sign out',
    passkeys: 'My passkeys',
    other: '한국어',
    system: 'Theme: as the system',
    light: 'Theme: light',
    dark: 'Theme: dark',
    offline: 'You are offline. What you see is from before the connection was lost.',
  },
)
/**
 * On narrow screens, only these are visible, and the others are behind “More”. On a phone, the menu is the bar at the
 * bottom.
 */
const FOREMOST = ['/', '/search', '/inbox', '/pipeline']
const SIGNS = { system: Monitor, light: Sun, dark: Moon }

export function Frame({ isSignedIn, children }: { isSignedIn: boolean; children: ReactNode }) {
  const words = useWords(WORDS)
  const isOnline = useOnline()
  return (
    <>
      <a className={styles.skip} href="#content">
        {words.skip}
      </a>
      <header className={styles.top}>
        <Link className={styles.brand} href="/">
          Gonggo
        </Link>
        {isSignedIn ? <Menu /> : null}
        <div className={styles.end}>
          {isSignedIn ? <GoTo /> : null}
          <Settings />
          {isSignedIn ? <MyPasskeys /> : null}
          {isSignedIn ? <SignOut /> : null}
        </div>
      </header>
      {isOnline ? null : (
        <p className={styles.offline} role="status">
          {words.offline}
        </p>
      )}
      <main className={styles.page} id="content" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}

function Menu() {
  const words = useWords(WORDS)
  const names = useWords(PAGE_NAMES)
  const [here] = useLocation()
  const unread = useUnread(here)
  useUnreadTitle(unread)
  const pages = usePages()
  const popover = usePopover()
  const link = ({ path, name }: (typeof pages)[number], className = '') => (
    <Link
      key={path}
      href={path}
      className={`${styles.link} ${className}`}
      aria-current={here === path ? 'page' : undefined}
    >
      {names[name]}
      {path === '/inbox' && unread !== '' ? (
        <span className={styles.count}>
          <span aria-hidden>{unread}</span>
          <Hidden>{words.unread(unread)}</Hidden>
        </span>
      ) : null}
    </Link>
  )
  const rest = pages.filter(({ path }) => !FOREMOST.includes(path))
  const current = rest.find(({ path }) => path === here)?.group
  return (
    <nav className={styles.menu} aria-label={words.menu}>
      {MENU_GROUPS.map((group) => (
        <div key={group} className={styles.group}>
          {pages
            .filter((page) => page.group === group)
            .map((page) => link(page, FOREMOST.includes(page.path) ? '' : placeOf(page)))}
        </div>
      ))}
      {/* Another page closes it. */}
      <details key={here} ref={popover} className={styles.more}>
        <summary className={styles.link} data-current={current}>
          {words.more}
        </summary>
        <div>{rest.map((page) => link(page, placeOf(page)))}</div>
      </details>
    </nav>
  )
}

/** On a small desktop, “More” contains only the setup pages; on narrower screens, all but the foremost pages. */
const placeOf = ({ group }: { group: string }) => (group === 'setup' ? styles.setup : styles.rest)

function Settings() {
  const words = useWords(WORDS)
  const { language, speak } = useLanguage()
  const { theme, next } = useTheme()
  const Sign = SIGNS[theme]
  const other = language === 'ko' ? 'en' : 'ko'
  return (
    <>
      <Button weight="quiet" onClick={next} aria-label={words[theme]} title={words[theme]}>
        <Sign size={16} aria-hidden />
      </Button>
      <Button weight="quiet" lang={other} onClick={() => speak(other)}>
        {words.other}
      </Button>
    </>
  )
}

/** Sessions of keys have no passkeys. */
function MyPasskeys() {
  const words = useWords(WORDS)
  if (!useSession().data?.member) return null
  return (
    <Link href={PASSKEYS} className={buttonClass('quiet')} aria-label={words.passkeys} title={words.passkeys}>
      <FingerprintPattern size={16} aria-hidden />
    </Link>
  )
}

function SignOut() {
  const words = useWords(WORDS)
  const leave = useSignOut()
  return (
    <Button
      weight="quiet"
      onClick={() => leave.mutate()}
      disabled={leave.isPending}
      aria-label={words.signOut}
      title={words.signOut}
    >
      <LogOut size={16} aria-hidden />
    </Button>
  )
}

function useOnline(): boolean {
  const [isOnline, setOnline] = useState(navigator.onLine)
  useEffect(() => {
    const look = () => setOnline(navigator.onLine)
    addEventListener('online', look)
    addEventListener('offline', look)
    return () => {
      removeEventListener('online', look)
      removeEventListener('offline', look)
    }
  }, [])
  return isOnline
}
