import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Sure } from '../../ui/sure.tsx'

interface RemovalProps {
  title: string
  question: string
  action: string
  remove(): Promise<void>
  close(): void
}

/** Asks for confirmation, because neither a file nor a schedule can be restored. */
function ReportRemoval({ title, question, action, remove, close }: RemovalProps) {
  const queries = useQueryClient()
  const removal = useMutation({
    mutationFn: remove,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['reports'] })
      close()
    },
  })
  return (
    <Sure title={title} act={action} work={removal} close={close}>
      <p>{question}</p>
    </Sure>
  )
}

export default ReportRemoval
