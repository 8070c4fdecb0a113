import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { seoulDate } from '../../lib/date-range.ts'
import { saveFile } from '../../lib/files.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { Button } from '../../ui/controls.tsx'
import { Failure } from '../../ui/states.tsx'
import { type StatisticsState, winnersQuery } from './address.ts'
import { STATISTICS_WORDS } from './words.ts'

/** All groups, as a file for Excel. */
export function WinnersDownload({ state }: { state: StatisticsState }) {
  const words = useWords(STATISTICS_WORDS)
  const { language } = useLanguage()
  const load = useMutation({
    mutationFn: async () => {
      const { page: _page, pageSize: _size, ...query } = winnersQuery(state)
      const answer = await serviceIn(language).statistics.listWinnersAsCsv(query).raw()
      saveFile(await answer.blob(), `gonggo-statistics-${seoulDate(Date.now())}.csv`)
    },
  })
  return (
    <div>
      <Button onClick={() => load.mutate()} disabled={load.isPending}>
        <Download size={15} aria-hidden />
        {load.isPending ? words.downloading : words.download}
      </Button>
      {load.error ? <Failure error={load.error} again={() => load.mutate()} /> : null}
    </div>
  )
}
