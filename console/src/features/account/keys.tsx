import { type Key, type KeyWithSecret, SCOPES } from '@gonggo/client'
import { Suspense, useState } from 'react'
import { numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { lazily } from '../../lib/lazily.ts'
import { useRights } from '../../lib/rights.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/controls.tsx'
import { Empty, Failure, Waiting } from '../../ui/states.tsx'
import styles from './account.module.css'
import { KeyForm } from './key-form.tsx'
import { descendantsOf, isLive } from './key-line.ts'
import { KeyRow } from './key-row.tsx'
import { KeySecret } from './key-secret.tsx'
import { KEY_WORDS } from './key-words.ts'
import { useAccountKeys, useNames } from './people.ts'
import { useAccountPlace } from './place.ts'
import { ACCOUNT_WORDS } from './words.ts'

const Rotation = lazily(() => import('./key-rotation.tsx'))
const Revocation = lazily(() => import('./key-revocation.tsx'))

function Keys() {
  const words = useWords(ACCOUNT_WORDS)
  const { session } = useRights()
  return (
    <>
      <h2>{words.keys}</h2>
      {/* Members who are signed in have keys of their own, whatever their role. */}
      <Allowed needs="access" scope={session?.member ? null : 'keys:manage'}>
        <AllKeys />
      </Allowed>
    </>
  )
}

export default Keys

const CLOSED = { edit: null, scopes: null }

/** Links from other pages name the scopes that a program needs. */
const rightsIn = (place: URLSearchParams): string[] => {
  const asked = place.get('scopes')?.split(' ') ?? []
  return SCOPES.filter((scope) => asked.includes(scope))
}

function AllKeys() {
  const words = useWords(KEY_WORDS)
  const { may } = useRights()
  const { place, go } = useAccountPlace()
  const asked = useAccountKeys()
  const [shown, setShown] = useState<KeyWithSecret | null>(null)
  const isNew = place.get('edit') === 'new'
  const done = (fields: Record<string, null>) => (key: KeyWithSecret) => {
    setShown(key)
    go(fields, true)
  }
  const keyOf = (name: string) => asked.data?.find(({ id }) => id === place.get(name))
  const [turning, leaving] = [keyOf('rotate'), keyOf('revoke')]
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.lead}>
          {words.lead} {may('access', 'keys:manage') ? null : words.onlyOwn}
        </p>
        <Button weight="main" disabled={isNew} onClick={() => go({ edit: 'new' })}>
          {words.create}
        </Button>
      </div>
      {shown ? <KeySecret key={shown.key} made={shown} close={() => setShown(null)} /> : null}
      {isNew ? <KeyForm begin={rightsIn(place)} close={() => go(CLOSED, true)} made={done(CLOSED)} /> : null}
      {asked.isPending ? <Waiting /> : null}
      {asked.error ? <Failure error={asked.error} again={() => void asked.refetch()} /> : null}
      {asked.data ? <KeyTable keys={asked.data} /> : null}
      <Suspense fallback={null}>
        {turning ? (
          <Rotation subject={turning} close={() => go({ rotate: null }, true)} turned={done({ rotate: null })} />
        ) : null}
        {leaving ? (
          <Revocation
            subject={leaving}
            below={descendantsOf(asked.data ?? [], leaving.id)}
            close={() => go({ revoke: null }, true)}
          />
        ) : null}
      </Suspense>
    </>
  )
}

function KeyTable({ keys }: { keys: readonly Key[] }) {
  const words = useWords(KEY_WORDS)
  const { language } = useLanguage()
  const { place, go } = useAccountPlace()
  const nameOf = useNames()
  const isAll = place.get('state') === 'all'
  const live = keys.filter(isLive)
  const ended = keys.length - live.length
  const listed = isAll ? keys : live
  return (
    <>
      <div className={styles.bar}>
        <p role="status">
          <strong>{words.total(numberText(listed.length, language))}</strong>
        </p>
        {ended > 0 ? (
          <Button weight="quiet" onClick={() => go({ state: isAll ? null : 'all' })}>
            {isAll ? words.live : words.all(numberText(ended, language))}
          </Button>
        ) : null}
      </div>
      {listed.length === 0 ? (
        <Empty title={words.none}>
          <p>{words.noneMore}</p>
        </Empty>
      ) : (
        <ul className={styles.list}>
          {listed.map((key) => (
            <KeyRow
              key={key.id}
              subject={key}
              maker={nameOf(key.createdBy)}
              rotate={() => go({ rotate: key.id })}
              revoke={() => go({ revoke: key.id })}
            />
          ))}
        </ul>
      )}
    </>
  )
}
