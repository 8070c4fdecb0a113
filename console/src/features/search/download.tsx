import { useMutation } from '@tanstack/react-query'
import { Download as DownloadSign } from 'lucide-react'
import { keepFile } from '../../lib/files.ts'
import { dateOf } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { Button } from '../../ui/controls.tsx'
import { Failure } from '../../ui/states.tsx'
import { queryOf, type SearchState } from './address.ts'
import { SEARCH_WORDS } from './words.ts'

/** All that the search finds, as a file for Excel. */
export function Download({ state, isEmpty }: { state: SearchState; isEmpty: boolean }) {
  const words = useWords(SEARCH_WORDS)
  const { language } = useLanguage()
  const load = useMutation({
    mutationFn: async () => {
      const { page: _page, pageSize: _size, ...query } = queryOf(state)
      const answer = await serviceIn(language).bids.listAsCsv(query).raw()
      keepFile(await answer.blob(), `gonggo-${dateOf(Date.now())}.csv`)
    },
  })
  return (
    <>
      <Button onClick={() => load.mutate()} disabled={isEmpty || load.isPending}>
        <DownloadSign size={15} aria-hidden />
        {load.isPending ? words.downloading : words.download}
      </Button>
      {load.error ? <Failure error={load.error} again={() => load.mutate()} /> : null}
    </>
  )
}
