import type { Passkey } from '@gonggo/client'
import { useWords } from '../../lib/language.tsx'
import { Sure } from '../../ui/sure.tsx'
import { usePasskeyRemoval } from './own.ts'
import { PASSKEY_WORDS } from './words.ts'

function PasskeyRemoval({ passkey, close }: { passkey: Passkey; close(): void }) {
  const words = useWords(PASSKEY_WORDS)
  const remove = usePasskeyRemoval(passkey.id, close)
  return (
    <Sure title={words.removeTitle} act={words.remove} work={remove} close={close}>
      <p>{words.removeSure(passkey.name)}</p>
    </Sure>
  )
}

export default PasskeyRemoval
