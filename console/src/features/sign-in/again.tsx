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

/** Over the page of a user whose session has ended; what they were doing goes on once they are back. */
function SignInAgain() {
  const words = useWords(SIGN_IN_WORDS)
  const queries = useQueryClient()
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  // Whoever signs in in another tab comes back to this one: from now on, the session is asked for at that moment.
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
