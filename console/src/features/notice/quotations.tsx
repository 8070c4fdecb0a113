import type { AttachmentQuotation } from '@gonggo/client'
import { useQuery } from '@tanstack/react-query'
import { numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { Failure } from '../../ui/states.tsx'
import { ATTACHMENT_WORDS } from './attachment-words.ts'
import styles from './attachments.module.css'
import { unitsOf } from './attachments.tsx'
import { Section } from './section.tsx'

const TOPICS = ['qualification', 'siteBriefing', 'jointContracting', 'trackRecord'] as const

/** Empty if no file was read; the section of attachments shows why. */
export function Quotations({ noticeNo }: { noticeNo: string }) {
  const words = useWords(ATTACHMENT_WORDS)
  const { language } = useLanguage()
  const asked = useQuery({
    queryKey: ['quotations', noticeNo, language],
    queryFn: async ({ signal }) => serviceIn(language).bids.listQuotations(noticeNo, { signal }),
  })
  if (asked.error)
    return (
      <Section title={words.quotations}>
        <Failure error={asked.error} again={() => void asked.refetch()} />
      </Section>
    )
  if (!asked.data || asked.data.items.length === 0) return null
  const { items, unread, truncated } = asked.data
  return (
    <Section title={words.quotations}>
      <p className={styles.soft}>{words.quoted}</p>
      {TOPICS.map((topic) => (
        <Topic key={topic} title={words[topic]} items={items.filter((one) => one.topic === topic)} />
      ))}
      {unread.length > 0 ? (
        <p className={styles.soft}>{words.unreadFiles(unread.map(({ name }) => name).join(', '))}</p>
      ) : null}
      {truncated ? <p className={styles.soft}>{words.moreQuotations}</p> : null}
    </Section>
  )
}

function Topic({ title, items }: { title: string; items: readonly AttachmentQuotation[] }) {
  const words = useWords(ATTACHMENT_WORDS)
  const { language } = useLanguage()
  if (items.length === 0) return null
  return (
    <section className={styles.page}>
      <div className={styles.head}>
        <h3>{title}</h3>
      </div>
      {items.map(({ text, name, kind, entry, page, part, attachmentId }) => (
        <figure key={`${attachmentId} ${part} ${text}`} className={styles.quotation}>
          <blockquote className={styles.body}>{text}</blockquote>
          <figcaption className={styles.soft}>
            {[name, entry, page === null ? null : unitsOf(kind, words).one(numberText(page, language))]
              .filter(Boolean)
              .join(' · ')}
          </figcaption>
        </figure>
      ))}
    </section>
  )
}
