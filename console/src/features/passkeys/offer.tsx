import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useWords } from '../../lib/language.tsx'
import { PASSKEYS } from '../../lib/places.ts'
import { knowsPasskeys } from '../../lib/webauthn.ts'
import { Button } from '../../ui/controls.tsx'
import { useOwnPasskeys } from './own.ts'
import styles from './passkeys.module.css'
import { PASSKEY_WORDS } from './words.ts'

const STORAGE_KEY = 'gonggo.passkeyOffer'
const AWAY = 'away'

/** Suggests passkeys to members without one; dismissing it is stored in this browser. */
function PasskeyOffer({ origin }: { origin: string }) {
  const [isAway, setAway] = useState(() => localStorage.getItem(STORAGE_KEY) === AWAY)
  const [here] = useLocation()
  if (isAway || here === '/sign-in' || origin !== location.origin || !knowsPasskeys()) return null
  return (
    <Offered
      putAway={() => {
        localStorage.setItem(STORAGE_KEY, AWAY)
        setAway(true)
      }}
    />
  )
}

export default PasskeyOffer

function Offered({ putAway }: { putAway(): void }) {
  const words = useWords(PASSKEY_WORDS)
  const own = useOwnPasskeys(true)
  if (own.data?.length !== 0) return null
  return (
    <p className={styles.offer}>
      {words.offer}
      <Link href={PASSKEYS}>{words.toOffer}</Link>
      <Button weight="quiet" onClick={putAway}>
        {words.never}
      </Button>
    </p>
  )
}
