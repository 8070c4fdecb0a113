import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useWords } from '../../lib/language.tsx'
import { Button } from '../../ui/controls.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import parts from '../../ui/parts.module.css'
import { Failure } from '../../ui/states.tsx'
import { REPORT_PAGE_WORDS } from './words.ts'

interface RemovalProps {
  title: string
  question: string
  action: string
  remove(): Promise<void>
  close(): void
}

/** Asked for once more: neither a file nor a schedule comes back. */
function ReportRemoval({ title, question, action, remove, close }: RemovalProps) {
  const words = useWords(REPORT_PAGE_WORDS)
  const queries = useQueryClient()
  const removal = useMutation({
    mutationFn: remove,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['reports'] })
      close()
    },
  })
  return (
    <Dialog title={title} close={close}>
      <p>{question}</p>
      {removal.error ? <Failure error={removal.error} /> : null}
      <div className={parts.ends}>
        <Button onClick={close}>{words.cancel}</Button>
        <Button weight="main" disabled={removal.isPending} onClick={() => removal.mutate()}>
          {action}
        </Button>
      </div>
    </Dialog>
  )
}

export default ReportRemoval
