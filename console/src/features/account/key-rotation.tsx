import type { Key, KeyWithSecret } from '@gonggo/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { useRights } from '../../lib/rights.ts'
import { serviceIn } from '../../lib/service.ts'
import { Choice } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import { Sure } from '../../ui/sure.tsx'
import { KEY_WORDS } from './key-words.ts'
import { ACCOUNT_KEYS } from './people.ts'

interface RotationProps {
  subject: Key
  close(): void
  turned(key: KeyWithSecret): void
}

function Rotation({ subject, close, turned }: RotationProps) {
  const words = useWords(KEY_WORDS)
  const { language } = useLanguage()
  const { session } = useRights()
  const queries = useQueryClient()
  const isBlocked = subject.state === 'blocked'
  // The new secret must be shown before the session of the old key ends.
  const isOwn = session?.key?.id === subject.id
  const [grace, setGrace] = useState(isBlocked ? '0' : '86400')
  const rotate = useMutation({
    mutationFn: async () => serviceIn(language).keys.rotate(subject.id, { graceSeconds: Number(grace) }),
    // Shown before any refetch, because the secret is visible only once.
    onSuccess: async (key) => {
      turned(key)
      await Promise.all([
        queries.invalidateQueries({ queryKey: ACCOUNT_KEYS }),
        queries.invalidateQueries({ queryKey: ['account', 'incidents'] }),
      ])
    },
  })
  return (
    <Sure title={words.rotateTitle(subject.name ?? words.noName)} act={words.rotate} work={rotate} close={close}>
      <p>{words.rotateMore}</p>
      <Choice
        label={words.graceLabel}
        value={grace}
        onChange={({ target }) => setGrace(target.value)}
        options={[
          ...(isOwn ? [] : [['0', words.grace0] as const]),
          ['3600', words.grace3600],
          ['86400', words.grace86400],
          ['604800', words.grace604800],
          ['2592000', words.grace2592000],
        ]}
      />
      {isBlocked ? <p>{words.rotateBlocked}</p> : null}
      {isOwn ? <p className={parts.warning}>{words.rotateSelf}</p> : null}
    </Sure>
  )
}

export default Rotation
