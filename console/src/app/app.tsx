import { lazy, Suspense } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { bilingual, useWords } from '../lib/language.tsx'
import { isSignedOut } from '../lib/service.ts'
import { useSession } from '../lib/session.ts'
import { Empty, Failure, Waiting } from '../ui/states.tsx'
import { Frame } from './frame.tsx'
import { PAGES } from './pages.ts'

const SignIn = lazy(() => import('../features/sign-in/sign-in.tsx'))
const Notice = lazy(() => import('../features/notice/notice.tsx'))

const WORDS = bilingual({ nothing: '이 주소에는 페이지가 없습니다' }, { nothing: 'There is no page at this address' })

export function App() {
  const session = useSession()
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
      <Suspense fallback={<Waiting />}>{isOut ? <SignIn /> : <Pages />}</Suspense>
    </Frame>
  )
}

function Pages() {
  const words = useWords(WORDS)
  return (
    <Switch>
      {PAGES.map(({ path, Page }) => (
        <Route key={path} path={path} component={Page} />
      ))}
      <Route path="/notices/:noticeNo">{({ noticeNo }) => <Notice noticeNo={decodeURIComponent(noticeNo)} />}</Route>
      <Route path="/sign-in">
        <Redirect to="/" replace />
      </Route>
      <Route>
        <Empty title={words.nothing} />
      </Route>
    </Switch>
  )
}
