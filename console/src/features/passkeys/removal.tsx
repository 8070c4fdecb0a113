import type { Passkey } from '@gonggo/client'
import { useWords } from '../../lib/language.tsx'
import { Button } from '../../ui/controls.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Failure } from '../../ui/states.tsx'
import { usePasskeyRemoval } from './own.ts'
import styles from './passkeys.module.css'
import { PASSKEY_WORDS } from './words.ts'

function PasskeyRemoval({ passkey, close }: { passkey: Passkey; close(): void }) {
  const words = useWords(PASSKEY_WORDS)
  const remove = usePasskeyRemoval(passkey.id, close)
  return (
    <Dialog title={words.removeTitle} close={close}>
      <p>{words.removeSure(passkey.name)}</p>
      {remove.error ? <Failure error={remove.error} /> : null}
      <div className={styles.actions}>
        <Button onClick={close}>{words.cancel}</Button>
        <Button weight="main" disabled={remove.isPending} onClick={() => remove.mutate()}>
          {words.remove}
        </Button>
      </div>
    </Dialog>
  )
}

export default PasskeyRemoval
