import type { BidDetail } from '@gonggo/client'
import { momentText, numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { TableHead } from '../../ui/table-head.tsx'
import { useNoticeChanges } from './changes.ts'
import styles from './notice.module.css'
import { Section } from './section.tsx'
import { NOTICE_WORDS } from './words.ts'

type Revision = BidDetail['revisions'][number]

/** The changes of each version, newest first: before → after. */
export function Versions({ revisions, currency }: { revisions: readonly Revision[]; currency: string }) {
  const words = useWords(NOTICE_WORDS)
  const changed = revisions.filter(({ changes }) => changes.length > 0).toSorted((a, b) => b.version - a.version)
  return (
    <Section title={words.versions}>
      {changed.length === 0 ? <p className={styles.soft}>{words.noVersions}</p> : null}
      {changed.map((revision) => (
        <Version key={revision.version} revision={revision} currency={currency} />
      ))}
    </Section>
  )
}

function Version({ revision: { version, revision, at, changes }, currency }: { revision: Revision; currency: string }) {
  const words = useWords(NOTICE_WORDS)
  const { language } = useLanguage()
  const { fieldName, valueText } = useNoticeChanges(currency)
  return (
    <table className={styles.table}>
      <caption>
        {words.version(numberText(version, language), numberText(revision, language))} · {momentText(at, language)}
      </caption>
      <TableHead columns={[words.field, words.before, words.after]} />
      <tbody>
        {changes.map((change) => (
          <tr key={change.field}>
            <th scope="row">{fieldName(change.field)}</th>
            <td data-label={words.before}>
              <del>{valueText(change.field, change.old)}</del>
            </td>
            <td data-label={words.after}>
              <ins>{valueText(change.field, change.new)}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
