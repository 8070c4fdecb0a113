import { ApiError } from '@gonggo/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { createPursuitIn, PURSUITS_KEY } from '../../lib/pursuits.ts'
import { Button, TextInput } from '../../ui/controls.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import parts from '../../ui/parts.module.css'
import { PURSUIT_SHEET_WORDS } from '../../ui/pursuit-words.ts'
import { Failure } from '../../ui/states.tsx'
import { PIPELINE_WORDS } from './words.ts'

interface AddProps {
  close(): void
  open(id: string): void
}

/** Adds a pursuit by the number of its notice and opens it. */
function Add({ close, open }: AddProps) {
  const words = useWords(PIPELINE_WORDS)
  const sheet = useWords(PURSUIT_SHEET_WORDS)
  const { language } = useLanguage()
  const queries = useQueryClient()
  const [noticeNo, setNoticeNo] = useState('')
  const add = useMutation({
    mutationFn: async () => createPursuitIn(language, noticeNo.trim()),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: PURSUITS_KEY })
      open(id)
    },
  })
  const refusal = add.error instanceof ApiError ? add.error : null
  const twin = refusal?.code === 'pursuit_exists' ? idIn(refusal.detail) : null
  const fault =
    twin === null ? (refusal?.errors.find(({ name }) => name === 'noticeNo')?.message ?? null) : words.exists
  return (
    <Dialog title={words.addTitle} close={close}>
      <form
        className={parts.form}
        onSubmit={(event) => {
          event.preventDefault()
          add.mutate()
        }}
      >
        <p>{words.addHelp}</p>
        <TextInput
          label={words.noticeNo}
          value={noticeNo}
          maxLength={80}
          fault={fault}
          onChange={({ target }) => {
            setNoticeNo(target.value)
            add.reset()
          }}
        />
        {add.error && fault === null ? <Failure error={add.error} /> : null}
        <div className={parts.ends}>
          {twin === null ? null : <Button onClick={() => open(twin)}>{words.openIt}</Button>}
          <Button onClick={close}>{sheet.cancel}</Button>
          <Button weight="main" type="submit" disabled={add.isPending || noticeNo.trim() === ''}>
            {words.addTitle}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

export default Add

/** The error names the existing pursuit. */
const idIn = (detail: string): string | null => /pur_[0-9a-z]+/.exec(detail)?.[0] ?? null
