import type { Key } from '@gonggo/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { useRights } from '../../lib/rights.ts'
import { serviceIn } from '../../lib/service.ts'
import { useSignOut } from '../../lib/session.ts'
import parts from '../../ui/parts.module.css'
import { Sure } from '../../ui/sure.tsx'
import styles from './account.module.css'
import { KEY_WORDS } from './key-words.ts'
import { ACCOUNT_KEYS } from './people.ts'

interface RevocationProps {
  subject: Key
  /** Live keys that were created with it. */
  below: readonly Key[]
  close(): void
}

function Revocation({ subject, below, close }: RevocationProps) {
  const words = useWords(KEY_WORDS)
  const { language } = useLanguage()
  const { session } = useRights()
  const queries = useQueryClient()
  const leave = useSignOut()
  const [isLine, setLine] = useState(false)
  const own = session?.key?.id
  const isBelow = isLine && below.some(({ id }) => id === own)
  const isOwnLost = own === subject.id || isBelow
  const revoke = useMutation({
    mutationFn: async () => serviceIn(language).keys.revoke(subject.id, { descendants: isLine ? 'revoke' : 'keep' }),
    onSuccess: async () => {
      if (isOwnLost) return leave.mutateAsync()
      await queries.invalidateQueries({ queryKey: ACCOUNT_KEYS })
      close()
    },
  })
  return (
    <Sure title={words.revokeTitle(subject.name ?? words.noName)} act={words.revoke} work={revoke} close={close}>
      <p>{words.revokeMore}</p>
      {below.length === 0 ? (
        <p className={parts.soft}>{words.noDescendants}</p>
      ) : (
        <label className={styles.tick}>
          <input type="checkbox" checked={isLine} onChange={({ target }) => setLine(target.checked)} />
          {words.descendants(numberText(below.length, language))}
        </label>
      )}
      {own === subject.id ? <p className={parts.warning}>{words.revokeSelf}</p> : null}
      {isBelow ? <p className={parts.warning}>{words.revokeSelfBelow}</p> : null}
    </Sure>
  )
}

export default Revocation
