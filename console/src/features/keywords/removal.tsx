import type { Keyword } from '@gonggo/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { Sure } from '../../ui/sure.tsx'
import { KEYWORD_WORDS } from './words.ts'

/** Asks for confirmation, because a new keyword does not have the counts of the deleted one. */
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
    <Sure title={words.removeTitle} act={words.remove} work={remove} close={close}>
      <p>{words.removeSure(keyword.keyword || words.noText)}</p>
    </Sure>
  )
}

export default Removal
