import { useMutation } from '@tanstack/react-query'
import { Download as DownloadSign } from 'lucide-react'
import { seoulDate } from '../../lib/date-range.ts'
import { keepFile } from '../../lib/files.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { Button } from '../../ui/controls.tsx'
import { Failure } from '../../ui/states.tsx'
import { type PipelinePlace, tableQueryOf } from './address.ts'
import { PIPELINE_WORDS } from './words.ts'

const FORMS = ['csv', 'xlsx'] as const

/** All that the filters find, as a file for Excel or for programs. */
export function Download({ place }: { place: PipelinePlace }) {
  const words = useWords(PIPELINE_WORDS)
  const { language } = useLanguage()
  const load = useMutation({
    mutationFn: async (form: (typeof FORMS)[number]) => {
      const { pursuits } = serviceIn(language)
      const query = tableQueryOf(place)
      const call = form === 'csv' ? pursuits.listAsCsv(query) : pursuits.listAsXlsx({ ...query, language })
      keepFile(await (await call.raw()).blob(), `gonggo-pursuits-${seoulDate(Date.now())}.${form}`)
    },
  })
  return (
    <>
      {FORMS.map((form) => (
        <Button key={form} onClick={() => load.mutate(form)} disabled={load.isPending}>
          <DownloadSign size={15} aria-hidden />
          {load.isPending && load.variables === form ? words.downloading : words[form]}
        </Button>
      ))}
      {load.error ? <Failure error={load.error} again={() => load.mutate(load.variables ?? 'csv')} /> : null}
    </>
  )
}
