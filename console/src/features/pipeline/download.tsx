import { useMutation } from '@tanstack/react-query'
import { Download as DownloadSign } from 'lucide-react'
import { keepFile } from '../../lib/files.ts'
import { dateOf } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { Button } from '../../ui/controls.tsx'
import { Failure } from '../../ui/states.tsx'
import { type PipelinePlace, tableQueryOf } from './address.ts'
import { PIPELINE_WORDS } from './words.ts'

/** All that the filters find, as a file for Excel. */
export function Download({ place }: { place: PipelinePlace }) {
  const words = useWords(PIPELINE_WORDS)
  const { language } = useLanguage()
  const load = useMutation({
    mutationFn: async () => {
      const answer = await serviceIn(language).pursuits.listAsCsv(tableQueryOf(place)).raw()
      keepFile(await answer.blob(), `gonggo-pursuits-${dateOf(Date.now())}.csv`)
    },
  })
  return (
    <>
      <Button onClick={() => load.mutate()} disabled={load.isPending}>
        <DownloadSign size={15} aria-hidden />
        {load.isPending ? words.downloading : words.download}
      </Button>
      {load.error ? <Failure error={load.error} again={() => load.mutate()} /> : null}
    </>
  )
}
