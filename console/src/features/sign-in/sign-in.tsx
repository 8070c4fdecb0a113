import { ApiError } from '@gonggo/client'
import { useState, useSyncExternalStore } from 'react'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { troubleOf } from '../../lib/service.ts'
import { useMailedLink, useSignIn } from '../../lib/session.ts'
import { useTitle } from '../../lib/title.ts'
import { Button, TextInput } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import { Failure } from '../../ui/states.tsx'
import { NoPasskey, WithPasskey } from './passkey.tsx'
import styles from './sign-in.module.css'
import { SIGN_IN_WORDS } from './words.ts'

/** In the fragment, so that servers and logs never see it. */
const tokenOfLink = (): string | null => new URLSearchParams(location.hash.slice(1)).get('token')

/** Also works if a link is opened while this page is shown, because the browser does not reload it. */
const useTokenOfLink = () => useSyncExternalStore(onLink, tokenOfLink)

function onLink(opened: () => void) {
  addEventListener('hashchange', opened)
  return () => removeEventListener('hashchange', opened)
}

function SignIn() {
  const words = useWords(SIGN_IN_WORDS)
  const token = useTokenOfLink()
  useTitle(words.title)
  return (
    <div className={styles.sheet}>
      <h1>{words.title}</h1>
      {token === null ? (
        <>
          <p>{words.lead}</p>
          <h2>{words.byMail}</h2>
          <MailForm isMain />
          <WithPasskey />
          <h2>{words.byKey}</h2>
          <WithKey isMain={false} />
        </>
      ) : (
        <WithLink key={token} token={token} />
      )}
      <Help />
    </div>
  )
}

export default SignIn

export function WithKey({ isMain = true }: { isMain?: boolean }) {
  const words = useWords(SIGN_IN_WORDS)
  const [key, setKey] = useState('')
  const [isMissing, setMissing] = useState(false)
  const enter = useSignIn()
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(key.trim() === '')
        if (key.trim() !== '') enter.mutate({ key: key.trim() })
      }}
    >
      <TextInput
        label={words.key}
        type="password"
        autoComplete="current-password"
        placeholder={words.placeholder}
        value={key}
        fault={isMissing ? words.missing : null}
        onChange={({ target }) => setKey(target.value)}
      />
      <Refusal error={enter.error} />
      <Button weight={isMain ? 'main' : 'plain'} type="submit" disabled={enter.isPending}>
        {enter.isPending ? words.entering : words.enter}
      </Button>
    </form>
  )
}

/** Signs in with a button, because mail scanners open links but do not press buttons. */
function WithLink({ token }: { token: string }) {
  const words = useWords(SIGN_IN_WORDS)
  const enter = useSignIn()
  return (
    <>
      <p>{words.link}</p>
      <Refusal error={enter.error} />
      <Button weight="main" onClick={() => enter.mutate({ token })} disabled={enter.isPending}>
        {enter.isPending ? words.entering : words.enter}
      </Button>
    </>
  )
}

/** For members, who are most of the users; keys are for programs. */
function MailForm({ isMain = false }: { isMain?: boolean }) {
  const words = useWords(SIGN_IN_WORDS)
  const [email, setEmail] = useState('')
  const [isMissing, setMissing] = useState(false)
  const ask = useMailedLink()
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(email.trim() === '')
        if (email.trim() !== '') ask.mutate(email.trim())
      }}
    >
      <TextInput
        label={words.email}
        type="email"
        autoComplete="email"
        value={email}
        fault={isMissing ? words.noEmail : null}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Refusal error={ask.error} />
      <p role="status">{ask.isSuccess ? words.asked : ''}</p>
      <Button weight={isMain ? 'main' : 'plain'} type="submit" disabled={ask.isPending}>
        {words.ask}
      </Button>
    </form>
  )
}

export function ByMail() {
  const words = useWords(SIGN_IN_WORDS)
  return (
    <details className={styles.more}>
      <summary>{words.byMail}</summary>
      <MailForm />
    </details>
  )
}

/** Shows the message of the service if it rejected the request, otherwise the usual error. */
function Refusal({ error }: { error: Error | null }) {
  if (error === null) return null
  if (!(error instanceof ApiError) || troubleOf(error) === 'limit') return <Failure error={error} />
  return (
    <p className={parts.fault} role="alert">
      {error.detail}
    </p>
  )
}

function Help() {
  const words = useWords(SIGN_IN_WORDS)
  const { language } = useLanguage()
  return (
    <details className={styles.more}>
      <summary>{words.noKey}</summary>
      <p>{words.colleague}</p>
      <NoPasskey />
      <p>
        {words.demo} <code>./gonggo demo</code>
      </p>
      <p>
        {words.beta} <a href={`/beta?lang=${language}`}>{words.apply}</a> ·{' '}
        <a href={language === 'ko' ? '/docs/ko' : '/docs'}>{words.docs}</a>
      </p>
    </details>
  )
}
