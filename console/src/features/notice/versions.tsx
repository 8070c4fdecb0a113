import type { BidDetail } from '@gonggo/client'
import { momentText, moneyText, numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import styles from './notice.module.css'
import { Section } from './section.tsx'
import { NOTICE_WORDS, type NoticeWords } from './words.ts'

type Revision = BidDetail['revisions'][number]
const AMOUNTS = ['estimatedPrice', 'baseAmount', 'budget']

/** What each version changed, the newest first: before → after. */
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
  const shown = (field: string, value: unknown): string => {
    if (typeof value === 'number' && AMOUNTS.includes(field)) return moneyText(value, currency, language) ?? ''
    if (typeof value === 'string' && field.endsWith('At')) return momentText(value, language)
    return textOf(value, words)
  }
  return (
    <table className={styles.table}>
      <caption>
        {words.version(numberText(version, language), numberText(revision, language))} · {momentText(at, language)}
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.field}</th>
          <th scope="col">{words.before}</th>
          <th scope="col">{words.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.field}>
            <th scope="row">{fieldName(change.field, words)}</th>
            <td data-label={words.before}>
              <del>{shown(change.field, change.old)}</del>
            </td>
            <td data-label={words.after}>
              <ins>{shown(change.field, change.new)}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Fields that the page has no word for are shown by their name in the API. */
function fieldName(field: string, words: NoticeWords): string {
  const [, word] = Object.entries(words).find(([name]) => name === field) ?? []
  return typeof word === 'string' ? word : field
}

function textOf(value: unknown, words: NoticeWords): string {
  if (value === null || value === undefined) return words.none
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (Array.isArray(value)) return value.map((one) => textOf(one, words)).join(', ') || words.none
  if (typeof value === 'object')
    return Object.values(value)
      .map((one) => textOf(one, words))
      .join(' ')
  return String(value)
}
