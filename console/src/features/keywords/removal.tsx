import type { Keyword } from '@gonggo/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { Button } from '../../ui/controls.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import parts from '../../ui/parts.module.css'
import { Failure } from '../../ui/states.tsx'
import { KEYWORD_WORDS } from './words.ts'

/** Asked for once more: what a keyword has counted does not come back with a new one. */
function Removal({ keyword, close }: { keyword: Keyword; close(): void }) {
  const words = useWords(KEYWORD_WORDS)
  const { language } = useLanguage()
  const queries = useQueryClient()
  const remove = useMutation({
    mutationFn: async () => serviceIn(language).keywords.delete(keyword.id),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['keywords'] })
      close()
    },
  })
  return (
    <Dialog title={words.removeTitle} close={close}>
      <p>{words.removeSure(keyword.keyword || words.noText)}</p>
      {remove.error ? <Failure error={remove.error} /> : null}
      <div className={parts.ends}>
        <Button onClick={close}>{words.cancel}</Button>
        <Button weight="main" disabled={remove.isPending} onClick={() => remove.mutate()}>
          {words.remove}
        </Button>
      </div>
    </Dialog>
  )
}

export default Removal
