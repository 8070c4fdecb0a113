import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useWords } from '../../lib/language.tsx'
import { SESSION_KEY } from '../../lib/service.ts'
import { dismiss } from '../../lib/sign-in-again.ts'
import { Button } from '../../ui/controls.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { WithPasskey } from './passkey.tsx'
import styles from './sign-in.module.css'
import { ByMail, WithKey } from './sign-in.tsx'
import { SIGN_IN_WORDS } from './words.ts'

/** Shown over the page of a user whose session has ended; waiting requests continue after they sign in. */
function SignInAgain() {
  const words = useWords(SIGN_IN_WORDS)
  const queries = useQueryClient()
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  // If the user signs in in another tab, the session is checked when this tab gets the focus.
  useEffect(() => void queries.invalidateQueries({ queryKey: SESSION_KEY }), [queries])
  return (
    <Dialog title={words.again} close={dismiss} isHeld>
      <p>{words.againLead}</p>
      <div ref={form} className={styles.again}>
        <WithKey />
        <WithPasskey />
        <ByMail />
        <p className={styles.more}>{words.againMail}</p>
        <Button onClick={dismiss}>{words.close}</Button>
      </div>
    </Dialog>
  )
}

export default SignInAgain
