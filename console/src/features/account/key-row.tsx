import type { Key } from '@gonggo/client'
import { dayText, momentText } from '../../lib/format.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { useRights } from '../../lib/rights.ts'
import { Button } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import styles from './account.module.css'
import { isLive } from './key-line.ts'
import { KEY_STATE_WORDS, KEY_WORDS } from './key-words.ts'
import { useRoleWords } from './role-words.ts'
import { ACCOUNT_WORDS } from './words.ts'

interface KeyRowProps {
  subject: Key
  maker: string
  rotate(): void
  revoke(): void
}

const STATE_LOOKS: Record<string, string | undefined> = { active: parts.good, blocked: parts.bad }

export function KeyRow({ subject, maker, rotate, revoke }: KeyRowProps) {
  const words = useWords(KEY_WORDS)
  const states = useWords(KEY_STATE_WORDS)
  const common = useWords(ACCOUNT_WORDS)
  const { language } = useLanguage()
  const { scopesText } = useRoleWords()
  const { session, may } = useRights()
  const name = subject.name ?? words.noName
  const old = subject.secrets.find(({ expiresAt }) => expiresAt !== null && expiresAt !== subject.expiresAt)
  // Keys of apps cannot be rotated: the new secret would be a key for everything, without the user's consent.
  const isOfApp = subject.app !== null
  const canRotate = subject.scopes.every((scope) => may('access', scope))
  return (
    <li className={styles.row} data-key={subject.id}>
      <div className={styles.body}>
        <p className={styles.name}>
          <strong>{name}</strong>
          {isOfApp ? <span>{words.ofApp(subject.app?.host ?? '')}</span> : <code>{subject.prefix}…</code>}
          <span className={STATE_LOOKS[subject.state] ?? parts.soft}>{wordIn(states, subject.state)}</span>
        </p>
        <p className={parts.soft}>
          <span>{scopesText(subject.scopes)}</span> · {words.made(maker, dayText(subject.createdAt, language))} ·{' '}
          {subject.lastUsedAt === null ? words.unused : words.used(momentText(subject.lastUsedAt, language))} ·{' '}
          {subject.expiresAt === null ? words.endless : words.expires(momentText(subject.expiresAt, language))}
          {session?.key?.id === subject.id ? <span> · {words.signedIn}</span> : null}
        </p>
        {old?.expiresAt && isLive(subject) ? (
          <p className={parts.warning}>{words.grace(momentText(old.expiresAt, language))}</p>
        ) : null}
        {isLive(subject) && !canRotate && !isOfApp ? <p className={parts.soft}>{words.tooMuch}</p> : null}
      </div>
      {isLive(subject) ? (
        <div className={styles.acts}>
          {isOfApp ? null : (
            <Button weight="quiet" aria-label={common.named(words.rotate, name)} disabled={!canRotate} onClick={rotate}>
              {words.rotate}
            </Button>
          )}
          <Button
            weight="quiet"
            aria-label={common.named(isOfApp ? words.disconnect : words.revoke, name)}
            onClick={revoke}
          >
            {isOfApp ? words.disconnect : words.revoke}
          </Button>
        </div>
      ) : null}
    </li>
  )
}
