import { ApiError } from '@gonggo/client'
import { useWords } from '../../lib/language.tsx'
import { usePasskeySignIn } from '../../lib/session.ts'
import { knowsPasskeys, PasskeyCancelled } from '../../lib/webauthn.ts'
import { Button } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import { Failure } from '../../ui/states.tsx'
import { SIGN_IN_WORDS } from './words.ts'

/** No mail address is needed, because the device knows its users. */
export function WithPasskey() {
  const words = useWords(SIGN_IN_WORDS)
  const enter = usePasskeySignIn()
  if (!knowsPasskeys()) return null
  return (
    <>
      <Button onClick={() => enter.mutate()} disabled={enter.isPending}>
        {enter.isPending ? words.passkeyAsking : words.passkey}
      </Button>
      <Refusal error={enter.error} />
    </>
  )
}

/** Explains why there is no button for passkeys. */
export function NoPasskey() {
  const words = useWords(SIGN_IN_WORDS)
  return knowsPasskeys() ? null : <p>{words.noPasskey}</p>
}

function Refusal({ error }: { error: Error | null }) {
  const words = useWords(SIGN_IN_WORDS)
  if (error === null) return null
  if (error instanceof PasskeyCancelled) return <p role="alert">{words.passkeyCancelled}</p>
  const message = error instanceof ApiError && error.status < 429 ? error.detail : null
  if (message === null && !(error instanceof DOMException)) return <Failure error={error} />
  return (
    <p className={parts.fault} role="alert">
      {message ?? words.passkeyBroken}
    </p>
  )
}
