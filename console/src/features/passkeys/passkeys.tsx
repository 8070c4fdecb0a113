import { ApiError, type Passkey } from '@gonggo/client'
import { Suspense, useState } from 'react'
import { Link } from 'wouter'
import { momentText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { lazily } from '../../lib/lazily.ts'
import { useSession } from '../../lib/session.ts'
import { useTitle } from '../../lib/title.ts'
import { knowsPasskeys, PasskeyCancelled } from '../../lib/webauthn.ts'
import { Button, Hidden, TextInput } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import { Empty, Failure, Waiting } from '../../ui/states.tsx'
import { useNewPasskey, useOwnPasskeys } from './own.ts'
import styles from './passkeys.module.css'
import { PASSKEY_WORDS } from './words.ts'

const PasskeyRemoval = lazily(() => import('./removal.tsx'))

/** The passkeys of the signed-in member. */
function Passkeys() {
  const words = useWords(PASSKEY_WORDS)
  const session = useSession().data
  useTitle(words.title)
  return (
    <div className={styles.sheet}>
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      {session && session.member === null ? <p>{words.ofMembers}</p> : null}
      {session?.member ? (
        <>
          <Addition origin={session.passkeyOrigin} />
          <List />
        </>
      ) : null}
      <p>
        <Link href="/">{words.home}</Link>
      </p>
    </div>
  )
}

export default Passkeys

/** The button to add a passkey, or the reason why this browser cannot. */
function Addition({ origin }: { origin: string | null }) {
  const words = useWords(PASSKEY_WORDS)
  if (origin === null) return <p>{words.nowhere}</p>
  if (origin !== location.origin) return <p>{words.elsewhere(origin)}</p>
  return knowsPasskeys() ? <NewPasskey /> : <p>{words.unsupported}</p>
}

function NewPasskey() {
  const words = useWords(PASSKEY_WORDS)
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  const add = useNewPasskey()
  return (
    <>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          setMissing(name.trim() === '')
          if (name.trim() !== '') add.mutate(name.trim(), { onSuccess: () => setName('') })
        }}
      >
        <TextInput
          label={words.name}
          value={name}
          maxLength={60}
          fault={isMissing ? words.unnamed : null}
          onChange={({ target }) => setName(target.value)}
        />
        <Button weight="main" type="submit" disabled={add.isPending}>
          {add.isPending ? words.adding : words.add}
        </Button>
      </form>
      <p role="status">{add.isSuccess ? words.added(add.data.name) : ''}</p>
      <Refusal error={add.error} />
    </>
  )
}

function Refusal({ error }: { error: Error | null }) {
  const words = useWords(PASSKEY_WORDS)
  if (error === null) return null
  if (error instanceof PasskeyCancelled) return <p role="alert">{words.cancelled}</p>
  const message = error instanceof ApiError && error.status < 429 ? error.detail : brokenBy(error, words)
  if (message === null) return <Failure error={error} />
  return (
    <p className={parts.fault} role="alert">
      {message}
    </p>
  )
}

/** The message for an error of the browser; empty for other errors. */
function brokenBy(error: Error, words: (typeof PASSKEY_WORDS)['ko']): string | null {
  if (!(error instanceof DOMException)) return null
  return error.name === 'InvalidStateError' ? words.known : words.broken
}

function List() {
  const words = useWords(PASSKEY_WORDS)
  const own = useOwnPasskeys(true)
  const [leaving, setLeaving] = useState<Passkey | null>(null)
  if (own.isPending) return <Waiting />
  if (own.error) return <Failure error={own.error} again={() => void own.refetch()} />
  if (own.data.length === 0) return <Empty title={words.none} />
  return (
    <>
      <ul>
        {own.data.map((passkey) => (
          <Row key={passkey.id} passkey={passkey} remove={() => setLeaving(passkey)} />
        ))}
      </ul>
      {leaving === null ? null : (
        <Suspense fallback={null}>
          <PasskeyRemoval passkey={leaving} close={() => setLeaving(null)} />
        </Suspense>
      )}
    </>
  )
}

function Row({ passkey: { name, createdAt, lastUsedAt }, remove }: { passkey: Passkey; remove(): void }) {
  const words = useWords(PASSKEY_WORDS)
  const { language } = useLanguage()
  const used = lastUsedAt === null ? words.unused : words.used(momentText(lastUsedAt, language))
  return (
    <li className={styles.row} data-passkey>
      <div>
        <strong>{name}</strong>
        <p className={styles.soft}>
          {words.made(momentText(createdAt, language))} · {used}
        </p>
      </div>
      <Button weight="quiet" onClick={remove}>
        {words.remove}
        <Hidden>: {name}</Hidden>
      </Button>
    </li>
  )
}
