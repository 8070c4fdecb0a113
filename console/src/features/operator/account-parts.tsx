import type { OperatorAccount } from '@gonggo/client'
import { useState } from 'react'
import { dayText, numberText } from '../../lib/format.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { SCOPE_WORDS, WEBHOOK_STOP_WORDS } from '../../lib/values.ts'
import { Button } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import { ACCOUNT_WORDS, CHANGE_WORDS, VALUE_NAMES } from './account-words.ts'
import { Block } from './incident-actions.tsx'
import styles from './operator.module.css'
import { Moment, NumberCell, Section, Table } from './parts.tsx'
import { OPERATOR_WORDS } from './words.ts'

export function Members({ members }: Pick<OperatorAccount, 'members'>) {
  const words = useWords(ACCOUNT_WORDS)
  const all = useWords(OPERATOR_WORDS)
  const names = useWords(VALUE_NAMES)
  return (
    <Section title={words.members}>
      <Table columns={[words.member, words.role, all.state, words.lastActive]}>
        {members.map(({ id, email, name, role, state, lastActiveAt }) => (
          <tr key={id}>
            <th scope="row">
              {name ?? email}
              {name === null ? null : <small>{email}</small>}
            </th>
            <td data-label={words.role}>{wordIn(names, role)}</td>
            <td data-label={all.state}>{wordIn(names, state)}</td>
            <td data-label={words.lastActive}>
              <Moment at={lastActiveAt} />
            </td>
          </tr>
        ))}
      </Table>
    </Section>
  )
}

type VisitedKey = OperatorAccount['keys'][number]

export function Keys({ keys }: Pick<OperatorAccount, 'keys'>) {
  const words = useWords(ACCOUNT_WORDS)
  const all = useWords(OPERATOR_WORDS)
  const changes = useWords(CHANGE_WORDS)
  const names = useWords(VALUE_NAMES)
  const scopes = useWords(SCOPE_WORDS)
  const [blocked, setBlocked] = useState<VisitedKey | null>(null)
  const nameOf = ({ name, prefix }: VisitedKey) => `${name ?? words.noName} (${prefix}…)`
  return (
    <Section title={words.keys}>
      {keys.length === 0 ? <p className={parts.soft}>{words.noKeys}</p> : null}
      {keys.length > 0 ? (
        <Table columns={[words.key, all.state, words.lastUsed, words.expires, changes.changes]}>
          {keys.map((key) => (
            <tr key={key.id}>
              <th scope="row">
                {key.name ?? words.noName}
                <small>
                  {key.prefix}… · {key.scopes.map((scope) => wordIn(scopes, scope)).join(', ')}
                </small>
              </th>
              <td data-label={all.state} className={key.state === 'active' ? styles.good : styles.warn}>
                {wordIn(names, key.state)}
              </td>
              <td data-label={words.lastUsed}>
                <Moment at={key.lastUsedAt} />
              </td>
              <td data-label={words.expires}>
                <Moment at={key.expiresAt} />
              </td>
              <td>
                {key.state === 'active' ? (
                  <Button aria-label={`${changes.blockKey}: ${nameOf(key)}`} onClick={() => setBlocked(key)}>
                    {changes.blockKey}
                  </Button>
                ) : null}
              </td>
            </tr>
          ))}
        </Table>
      ) : null}
      {blocked ? <Block on={{ keyId: blocked.id }} name={nameOf(blocked)} close={() => setBlocked(null)} /> : null}
    </Section>
  )
}

export function UsageOf({ usage }: Pick<OperatorAccount, 'usage'>) {
  const words = useWords(ACCOUNT_WORDS)
  const names = useWords(VALUE_NAMES)
  const lines = [
    ...usage.counters.map(({ name, used, limit }) => ({ name, used, limit })),
    ...usage.rateLimits.map(({ policy, limit, remaining }) => ({ name: policy, used: limit - remaining, limit })),
  ]
  return (
    <div className={styles.columns}>
      <Section title={words.usage}>
        <Table columns={[words.item, { number: words.used }, { number: words.most }]}>
          {lines.map(({ name, used, limit }) => (
            <tr key={name}>
              <th scope="row">{wordIn(names, name)}</th>
              <NumberCell name={words.used} value={used} />
              <NumberCell name={words.most} value={limit} />
            </tr>
          ))}
        </Table>
      </Section>
      <Days days={usage.days} />
    </div>
  )
}

function Days({ days }: { days: OperatorAccount['usage']['days'] }) {
  const words = useWords(ACCOUNT_WORDS)
  const { language } = useLanguage()
  const busy = days.filter(({ requests, manage, limited }) => requests + manage + limited > 0).toReversed()
  return (
    <Section title={words.days}>
      {busy.length === 0 ? <p className={parts.soft}>{words.noDays}</p> : null}
      {busy.length > 0 ? (
        <Table columns={[words.day, { number: words.accepted }, { number: words.manage }, { number: words.refused }]}>
          {busy.map(({ day, requests, manage, limited }) => (
            <tr key={day}>
              <th scope="row">{dayText(day, language)}</th>
              <NumberCell name={words.accepted} value={requests} />
              <NumberCell name={words.manage} value={manage} />
              <td
                className={limited > 0 ? `${styles.number} ${styles.warn}` : styles.number}
                data-label={words.refused}
              >
                {numberText(limited, language)}
              </td>
            </tr>
          ))}
        </Table>
      ) : null}
    </Section>
  )
}

export function Webhooks({ webhooks }: Pick<OperatorAccount, 'webhooks'>) {
  const words = useWords(ACCOUNT_WORDS)
  const all = useWords(OPERATOR_WORDS)
  const names = useWords(VALUE_NAMES)
  const stops = useWords(WEBHOOK_STOP_WORDS)
  return (
    <Section title={words.webhooks}>
      {webhooks.length === 0 ? <p className={parts.soft}>{words.noWebhooks}</p> : null}
      {webhooks.length > 0 ? (
        <Table columns={[words.webhook, all.state, words.failing]}>
          {webhooks.map(({ id, origin, state, disabledReason, failingSince }) => (
            <tr key={id}>
              <th scope="row">
                {origin}
                <small>{id}</small>
              </th>
              <td data-label={all.state}>
                <span className={state === 'enabled' ? styles.good : styles.warn}>{wordIn(names, state)}</span>
                {disabledReason === null ? null : <small>{wordIn(stops, disabledReason)}</small>}
              </td>
              <td data-label={words.failing}>
                <Moment at={failingSince} />
              </td>
            </tr>
          ))}
        </Table>
      ) : null}
    </Section>
  )
}
