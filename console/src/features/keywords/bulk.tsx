import type { Keyword } from '@gonggo/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { Button, Choice } from '../../ui/controls.tsx'
import { Failure } from '../../ui/states.tsx'
import { changeOfMany, MOST_AT_ONCE } from './bulk-change.ts'
import styles from './keywords.module.css'
import { KEYWORD_WORDS } from './words.ts'

interface BulkProps {
  chosen: readonly Keyword[]
  clear(): void
}

/** The same change to all chosen keywords. */
export function Bulk({ chosen, clear }: BulkProps) {
  const words = useWords(KEYWORD_WORDS)
  const { language } = useLanguage()
  const queries = useQueryClient()
  const [email, setEmail] = useState('')
  const [state, setState] = useState('')
  const change = useMutation({
    mutationFn: async () => {
      const ids = chosen.map(({ id }) => id)
      for (let from = 0; from < ids.length; from += MOST_AT_ONCE)
        await serviceIn(language).keywords.changeBatch({
          ids: ids.slice(from, from + MOST_AT_ONCE),
          ...changeOfMany({ email, state }),
        })
    },
    onSuccess: clear,
    onSettled: () => queries.invalidateQueries({ queryKey: ['keywords'] }),
  })
  return (
    <form
      className={styles.bulk}
      aria-label={words.bulk}
      onSubmit={(event) => {
        event.preventDefault()
        change.mutate()
      }}
    >
      <strong role="status">{words.chosen(numberText(chosen.length, language))}</strong>
      <Choice
        label={words.email}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        options={[
          ['', words.unchanged],
          ['instant', words.instant],
          ['daily', words.daily],
          ['weekly', words.weekly],
          ['off', words.off],
        ]}
      />
      <Choice
        label={words.state}
        value={state}
        onChange={({ target }) => setState(target.value)}
        options={[
          ['', words.unchanged],
          ['active', words.active],
          ['paused', words.ownerPaused],
        ]}
      />
      <div className={styles.acts}>
        <Button weight="main" type="submit" disabled={change.isPending || (email === '' && state === '')}>
          {words.apply}
        </Button>
        <Button weight="quiet" onClick={clear}>
          {words.unchoose}
        </Button>
      </div>
      {change.error ? <Failure error={change.error} again={() => change.mutate()} /> : null}
    </form>
  )
}
