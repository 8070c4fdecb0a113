import type { OperatorIncident } from '@gonggo/client'
import { useState } from 'react'
import { Link } from 'wouter'
import { wordIn } from '../../lib/known.ts'
import { useWords } from '../../lib/language.tsx'
import { Button } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import { operatorAddress } from './address.ts'
import { Resolve } from './incident-actions.tsx'
import { CAUSE_NAMES, INCIDENT_STATES, INCIDENT_WORDS } from './incident-words.ts'
import styles from './operator.module.css'
import { Moment, Table } from './parts.tsx'
import { OPERATOR_WORDS } from './words.ts'

const LOOKS: Record<string, string | undefined> = { open: styles.warn, contained: styles.bad, resolved: parts.soft }

interface IncidentRowsProps {
  incidents: readonly OperatorIncident[]
  /** Shown on the page of the account, so the account is not named. */
  isOfAccount?: boolean
}

export function IncidentRows({ incidents, isOfAccount = false }: IncidentRowsProps) {
  const words = useWords(INCIDENT_WORDS)
  const all = useWords(OPERATOR_WORDS)
  const [resolved, setResolved] = useState<OperatorIncident | null>(null)
  const whatOf = ({ incident: { key } }: OperatorIncident) =>
    key === null ? words.wholeAccount : `${key.name ?? words.noName} (${key.prefix}…)`
  return (
    <>
      <Table columns={[words.what, all.state, words.cause, words.opened, words.act]}>
        {incidents.map((one) => (
          <Row
            key={one.incident.id}
            one={one}
            what={whatOf(one)}
            isOfAccount={isOfAccount}
            resolve={() => setResolved(one)}
          />
        ))}
      </Table>
      {resolved ? (
        <Resolve incident={resolved.incident} what={whatOf(resolved)} close={() => setResolved(null)} />
      ) : null}
    </>
  )
}

interface RowProps {
  one: OperatorIncident
  what: string
  isOfAccount: boolean
  resolve(): void
}

function Row({ one: { accountId, accountName, incident }, what, isOfAccount, resolve }: RowProps) {
  const words = useWords(INCIDENT_WORDS)
  const states = useWords(INCIDENT_STATES)
  const causes = useWords(CAUSE_NAMES)
  const { state, cause, reason, networks, places, openedAt, resolvedAt } = incident
  const evidence = [
    ...(reason === null ? [] : [reason]),
    ...(networks.length > 0 ? [words.networks(networks.join(', '))] : []),
    ...(places.length > 0 ? [words.places(places.join(', '))] : []),
  ]
  return (
    <tr>
      <th scope="row">
        {isOfAccount ? (
          what
        ) : (
          <>
            <Link data-row href={operatorAddress({ view: 'account', id: accountId })}>
              {accountName}
            </Link>
            <small>{accountId}</small>
            <small>{what}</small>
          </>
        )}
      </th>
      <td className={LOOKS[state]}>{wordIn(states, state)}</td>
      <td data-label={words.cause}>
        {wordIn(causes, cause)}
        {evidence.map((line) => (
          <small key={line}>{line}</small>
        ))}
      </td>
      <td data-label={words.opened}>
        <Moment at={openedAt} />
        {resolvedAt === null ? null : (
          <small>
            {words.ended} <Moment at={resolvedAt} />
          </small>
        )}
      </td>
      <td>
        {state === 'resolved' ? null : (
          <Button aria-label={words.named(words.resolve, what)} onClick={resolve}>
            {words.resolve}
          </Button>
        )}
      </td>
    </tr>
  )
}
