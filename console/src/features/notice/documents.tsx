import type { BidDetail } from '@gonggo/client'
import { Paperclip } from 'lucide-react'
import { momentText, moneyText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import styles from './notice.module.css'
import { Section } from './section.tsx'
import { NOTICE_WORDS } from './words.ts'

function Files({ files }: { files: BidDetail['attachments'] }) {
  return (
    <ul className={styles.files}>
      {files.map(({ name, url }) => (
        <li key={url}>
          <a href={url} rel="noreferrer" target="_blank">
            <Paperclip size={14} aria-hidden /> {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Not shown for notices without pre-specifications, which are most. */
export function PreSpecifications({ all, currency }: { all: BidDetail['preSpecifications']; currency: string }) {
  const words = useWords(NOTICE_WORDS)
  const { language } = useLanguage()
  if (all.length === 0) return null
  return (
    <Section title={words.preSpecifications}>
      {all.map(({ number, title, budget, opinionsUntil, documents }) => (
        <div key={number}>
          <p>
            {title} · {number}
          </p>
          <p className={styles.soft}>
            {[
              moneyText(budget, currency, language),
              opinionsUntil === null ? null : words.opinionsUntil(momentText(opinionsUntil, language)),
            ]
              .filter((part) => part !== null)
              .join(' · ')}
          </p>
          <Files files={documents} />
        </div>
      ))}
    </Section>
  )
}
