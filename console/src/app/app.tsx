import { Suspense } from 'react'
import { Link, Redirect, Route, Switch, useLocation, useSearch } from 'wouter'
import { bilingual, useWords } from '../lib/language.tsx'
import { lazily } from '../lib/lazily.ts'
import { isSignedOut } from '../lib/service.ts'
import { useSession } from '../lib/session.ts'
import { useSignInPrompt } from '../lib/sign-in-again.ts'
import { buttonClass } from '../ui/controls.tsx'
import { Empty, Failure, Waiting } from '../ui/states.tsx'
import { Boundary } from './boundary.tsx'
import { Frame } from './frame.tsx'
import { PAGES } from './pages.ts'

const SignIn = lazily(() => import('../features/sign-in/sign-in.tsx'))
const SignInAgain = lazily(() => import('../features/sign-in/again.tsx'))
const Passkeys = lazily(() => import('../features/passkeys/passkeys.tsx'))
const PasskeyOffer = lazily(() => import('../features/passkeys/offer.tsx'))
const Connect = lazily(() => import('../features/connect/connect.tsx'))
const Notice = lazily(() => import('../features/notice/notice.tsx'))

const WORDS = bilingual(
  { nothing: '이 주소에는 페이지가 없습니다', home: '처음 화면으로' },
  { nothing: 'There is no page at this address', home: 'Go to the first page' },
)

/** The service also sends this page for unknown addresses, which show "not found" without sign-in. */
const isPage = (path: string): boolean =>
  PAGES.some((page) => page.path === path) || ['/sign-in', '/connect'].includes(path) || path.startsWith('/notices/')

export function App() {
  const session = useSession()
  const [path] = useLocation()
  const search = useSearch()
  const { isOpen: isAsking } = useSignInPrompt()
  if (session.isPending)
    return (
      <Frame isSignedIn={false}>
        <Waiting />
      </Frame>
    )
  const isOut = session.data === undefined && isSignedOut(session.error)
  if (session.data === undefined && !isOut)
    return (
      <Frame isSignedIn={false}>
        <Failure error={session.error} again={() => void session.refetch()} />
      </Frame>
    )
  return (
    <Frame isSignedIn={!isOut}>
      <Boundary place={`${path}?${search}`}>
        {session.data?.passkeyOrigin ? (
          <Suspense fallback={null}>
            <PasskeyOffer origin={session.data.passkeyOrigin} />
          </Suspense>
        ) : null}
        <Suspense fallback={<Waiting />}>{isOut && isPage(path) ? <SignIn /> : <Pages />}</Suspense>
      </Boundary>
      <Boundary place={String(isAsking)}>
        <Suspense fallback={null}>{isAsking ? <SignInAgain /> : null}</Suspense>
      </Boundary>
    </Frame>
  )
}

function Pages() {
  const words = useWords(WORDS)
  const view = new URLSearchParams(useSearch()).get('view')
  return (
    <Switch>
      {PAGES.map(({ path, Page }) => (
        <Route key={path} path={path} component={Page} />
      ))}
      <Route path="/notices/:noticeNo">{({ noticeNo }) => <Notice noticeNo={decodeURIComponent(noticeNo)} />}</Route>
      <Route path="/connect" component={Connect} />
      <Route path="/sign-in">{view === 'passkeys' ? <Passkeys /> : <Redirect to="/" replace />}</Route>
      <Route>
        <Empty title={words.nothing}>
          <Link className={buttonClass()} href="/">
            {words.home}
          </Link>
        </Empty>
      </Route>
    </Switch>
  )
}
