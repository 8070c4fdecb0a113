import type { AuditRecord } from '@gonggo/client'
import { momentText } from '../../lib/format.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import parts from '../../ui/parts.module.css'
import styles from './account.module.css'
import { useDetailText } from './audit-detail.ts'
import { ACTION_WORDS } from './audit-words.ts'
import { useNames } from './people.ts'
import { ACCOUNT_WORDS } from './words.ts'

export function AuditEntry({ entry }: { entry: AuditRecord }) {
  const { at, actor, action, subject, detail } = entry
  const actions = useWords(ACTION_WORDS)
  const common = useWords(ACCOUNT_WORDS)
  const { language } = useLanguage()
  const nameOf = useNames()
  const detailText = useDetailText()
  const who = actor.kind === 'system' ? common.service : nameOf(actor.kind === 'operator' ? null : actor.id)
  // The details of most entries name their subject.
  const isNamed = detail.name || detail.email
  const isPerson = subject !== null && /^(?:key|member)\./.test(action) && subject !== actor.id && !isNamed
  const about = [isPerson ? nameOf(subject) : '', detailText(entry)].filter(Boolean).join(' · ')
  return (
    <li className={styles.row}>
      <div className={styles.body}>
        <p className={styles.name}>
          <strong>{wordIn(actions, action)}</strong>
          <span>{who}</span>
        </p>
        {about === '' ? null : <p className={parts.soft}>{about}</p>}
      </div>
      <time className={parts.soft} dateTime={at}>
        {momentText(at, language)}
      </time>
    </li>
  )
}
