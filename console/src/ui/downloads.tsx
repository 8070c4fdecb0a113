import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { seoulDate } from '../lib/date-range.ts'
import { saveFile } from '../lib/files.ts'
import { bilingual, useWords } from '../lib/language.tsx'
import { Button } from './controls.tsx'
import { ListMenu } from './list-menu.tsx'
import { Failure } from './states.tsx'

const WORDS = bilingual(
  { csv: 'CSV 내려받기', xlsx: 'Excel 내려받기', downloading: '내려받는 중' },
  { csv: 'Download CSV', xlsx: 'Download Excel', downloading: 'Downloading' },
)

const FORMS = ['csv', 'xlsx'] as const
export type FileForm = (typeof FORMS)[number]

interface DownloadsProps {
  /** The beginning of the file name, before the date. */
  name: string
  load(form: FileForm): Promise<Blob>
  isEmpty?: boolean
  /** Further items of the menu on narrow screens. */
  children?: ReactNode
}

/** Downloads of a list, as a file for Excel or for programs. */
export function Downloads({ name, load, isEmpty = false, children }: DownloadsProps) {
  const words = useWords(WORDS)
  const file = useMutation({
    mutationFn: async (form: FileForm) => saveFile(await load(form), `${name}-${seoulDate(Date.now())}.${form}`),
  })
  return (
    <>
      <ListMenu>
        {children}
        {FORMS.map((form) => (
          <Button key={form} onClick={() => file.mutate(form)} disabled={isEmpty || file.isPending}>
            <Download size={15} aria-hidden />
            {file.isPending && file.variables === form ? words.downloading : words[form]}
          </Button>
        ))}
      </ListMenu>
      {file.error ? <Failure error={file.error} again={() => file.mutate(file.variables ?? 'csv')} /> : null}
    </>
  )
}
