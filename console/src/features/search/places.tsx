import type { BidList, FoundFile } from '@gonggo/client'
import { numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { useRights } from '../../lib/rights.ts'
import { Choice } from '../../ui/controls.tsx'
import styles from './search.module.css'
import { SEARCH_WORDS } from './words.ts'

interface PlaceChoiceProps {
  place: string | undefined
  change(place: string): void
}

/** The choice of searched texts. Without attachments there is none, unless the address contains one. */
export function PlaceChoice({ place = '', change }: PlaceChoiceProps) {
  const words = useWords(SEARCH_WORDS)
  const { session } = useRights()
  if (!session?.attachments && place === '') return null
  const options = [
    ['', words.inTitles],
    ['attachments', words.inAttachments],
    ['all', words.inAll],
  ] as const
  return (
    <div className={styles.place}>
      <Choice label={words.place} options={options} value={place} onChange={({ target }) => change(target.value)} />
    </div>
  )
}

/** The coverage of a search in attachments: files without text are never found. */
export function Covered({ list }: { list: Pick<BidList, 'searchedAttachments'> | undefined }) {
  const words = useWords(SEARCH_WORDS)
  const { language } = useLanguage()
  const covered = list?.searchedAttachments
  if (!covered) return null
  const [searched = '', files = '', waiting = ''] = [covered.searched, covered.files, covered.waiting].map((count) =>
    numberText(count, language),
  )
  return <p className={styles.covered}>{words.covered(searched, files, waiting)}</p>
}

/** The matches in the files of a notice. */
export function FoundFiles({ files = [] }: { files: readonly FoundFile[] | undefined }) {
  const words = useWords(SEARCH_WORDS)
  if (files.length === 0) return null
  return (
    <ul className={styles.foundFiles}>
      {files.map((file) => (
        <li key={`${file.attachmentId} ${file.entry} ${file.page}`}>
          <span className={styles.foundFile}>
            {file.entry ?? file.name}
            {file.page === null ? '' : `, ${words.page(String(file.page))}`}
          </span>{' '}
          <Marked file={file} />
        </li>
      ))}
    </ul>
  )
}

/** Positions count code points. */
function Marked({ file: { excerpt, places } }: { file: FoundFile }) {
  const points = [...excerpt]
  const textOf = (from: number, to?: number) => points.slice(from, to).join('')
  return (
    <>
      {places.map(({ start, end }, index) => (
        <span key={start}>
          {textOf(places[index - 1]?.end ?? 0, start)}
          <mark>{textOf(start, end)}</mark>
        </span>
      ))}
      {textOf(places.at(-1)?.end ?? 0)}
    </>
  )
}
