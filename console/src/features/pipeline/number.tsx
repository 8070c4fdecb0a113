import { ApiError } from '@gonggo/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { OWN_ACCOUNT, useOwnAccount } from '../../lib/account.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { PURSUITS_KEY, usePursuitRights } from '../../lib/pursuits.ts'
import { serviceIn } from '../../lib/service.ts'
import { Button, TextInput } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import { Failure } from '../../ui/states.tsx'
import styles from './pipeline.module.css'
import { PIPELINE_WORDS } from './words.ts'

/** Whether it is known if the number is missing. The notice takes a line, so the page waits to avoid a layout shift. */
export const useIsNumberSettled = (): boolean => !useOwnAccount().isPending

/** Results cannot decide pursuits without the own business number. Shows this, with a form for those who may set it. */
export function OwnNumber() {
  const words = useWords(PIPELINE_WORDS)
  const { language } = useLanguage()
  const queries = useQueryClient()
  const { canSetNumber } = usePursuitRights()
  const [number, setNumber] = useState('')
  const account = useOwnAccount()
  const save = useMutation({
    mutationFn: async () => serviceIn(language).account.change({ businessNo: number.trim() }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: OWN_ACCOUNT })
      await queries.invalidateQueries({ queryKey: PURSUITS_KEY })
    },
  })
  if (account.data?.businessNo !== null) return null
  const fault = save.error instanceof ApiError ? (save.error.errors[0]?.message ?? null) : null
  return (
    <section className={styles.missing} aria-label={words.number}>
      <p className={parts.warning}>
        {words.numberMissing} {canSetNumber ? null : words.numberAsk}
      </p>
      {canSetNumber ? (
        <form
          className={styles.numberForm}
          onSubmit={(event) => {
            event.preventDefault()
            save.mutate()
          }}
        >
          <TextInput
            label={`${words.number} (${words.numberHint})`}
            inputMode="numeric"
            value={number}
            maxLength={14}
            fault={fault}
            onChange={({ target }) => {
              setNumber(target.value)
              save.reset()
            }}
          />
          <Button type="submit" disabled={save.isPending || number.trim() === ''}>
            {words.numberSave}
          </Button>
        </form>
      ) : null}
      {save.error && fault === null ? <Failure error={save.error} /> : null}
    </section>
  )
}
