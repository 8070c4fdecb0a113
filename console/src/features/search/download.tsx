import { useMutation } from '@tanstack/react-query'
import { Download as DownloadSign } from 'lucide-react'
import { seoulDate } from '../../lib/date-range.ts'
import { keepFile } from '../../lib/files.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { Button } from '../../ui/controls.tsx'
import { Failure } from '../../ui/states.tsx'
import { queryOf, type SearchState } from './address.ts'
import { type FieldName, fieldsFor } from './fields.ts'
import { SEARCH_WORDS } from './words.ts'

const FORMS = ['csv', 'xlsx'] as const

interface DownloadProps {
  state: SearchState
  columns: readonly FieldName[]
  isEmpty: boolean
}

/** All that the search finds, as a file for Excel or for programs. */
export function Download({ state, columns, isEmpty }: DownloadProps) {
  const words = useWords(SEARCH_WORDS)
  const { language } = useLanguage()
  const load = useMutation({
    mutationFn: async (form: (typeof FORMS)[number]) => {
      const { page: _page, pageSize: _size, ...asked } = queryOf(state)
      const fields = fieldsFor(columns)
      const query = { ...asked, ...(fields && { fields }) }
      const { bids } = serviceIn(language)
      const answer = await (form === 'csv' ? bids.listAsCsv(query) : bids.listAsXlsx({ ...query, language })).raw()
      keepFile(await answer.blob(), `gonggo-${seoulDate(Date.now())}.${form}`)
    },
  })
  return (
    <>
      {FORMS.map((form) => (
        <Button key={form} onClick={() => load.mutate(form)} disabled={isEmpty || load.isPending}>
          <DownloadSign size={15} aria-hidden />
          {load.isPending && load.variables === form ? words.downloading : words[form]}
        </Button>
      ))}
      {load.error ? <Failure error={load.error} again={() => load.mutate(load.variables ?? 'csv')} /> : null}
    </>
  )
}
