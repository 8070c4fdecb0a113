import type { BlockedNetwork } from '@gonggo/client'
import { useState } from 'react'
import { numberText } from '../../lib/format.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { Button } from '../../ui/controls.tsx'
import { Paging } from '../../ui/paging.tsx'
import parts from '../../ui/parts.module.css'
import { OperatorAction } from './action.tsx'
import { operatorAddress, useOperatorPlace } from './address.ts'
import { CAUSE_NAMES, INCIDENT_STATES, INCIDENT_WORDS } from './incident-words.ts'
import styles from './operator.module.css'
import { useOperatorQuery } from './operator-query.ts'
import { Moment, Section, Shown, Table } from './parts.tsx'
import { OPERATOR_WORDS } from './words.ts'

const PAGE_SIZE = 30

/** Incidents without an account: blocked networks, with the same states. */
export function Networks() {
  const words = useWords(INCIDENT_WORDS)
  const all = useWords(OPERATOR_WORDS)
  const { language } = useLanguage()
  const { place } = useOperatorPlace()
  const [lifted, setLifted] = useState<BlockedNetwork | null>(null)
  const wanted = { state: place.state, page: Number(place.networkPage ?? 1), pageSize: PAGE_SIZE }
  const asked = useOperatorQuery(['networks', wanted], (service, options) =>
    service.operator.listBlockedNetworks(wanted, options),
  )
  return (
    <Section title={words.networksTitle}>
      <Shown asked={asked}>
        {({ total, items }) =>
          total === 0 ? (
            <p className={parts.soft}>{words.networksNone}</p>
          ) : (
            <>
              <p className={parts.soft}>{words.networksTotal(numberText(total, language))}</p>
              <Table columns={[words.network, all.state, words.cause, words.opened, words.act]}>
                {items.map((one) => (
                  <Row key={one.id} one={one} lift={() => setLifted(one)} />
                ))}
              </Table>
              <Paging
                total={total}
                page={wanted.page}
                size={PAGE_SIZE}
                to={(next) => operatorAddress({ ...place, networkPage: next })}
              />
            </>
          )
        }
      </Shown>
      {lifted ? (
        <OperatorAction
          title={`${words.liftTitle}: ${lifted.network}`}
          action={words.lift}
          effects={[words.liftOpens, words.liftAgain, words.resolveMail]}
          act={(reason) => serviceIn(language).operator.liftNetwork(lifted.id, { reason })}
          close={() => setLifted(null)}
        />
      ) : null}
    </Section>
  )
}

function Row({ one, lift }: { one: BlockedNetwork; lift(): void }) {
  const words = useWords(INCIDENT_WORDS)
  const states = useWords(INCIDENT_STATES)
  const causes = useWords(CAUSE_NAMES)
  const { language } = useLanguage()
  const { id, network, state, requests, credentials, openedAt, until, resolvedAt } = one
  const isBlocked = state === 'contained'
  return (
    <tr data-network={network}>
      <th scope="row">
        {network}
        <small>{id}</small>
      </th>
      <td className={isBlocked ? styles.bad : parts.soft}>{wordIn(states, state)}</td>
      <td data-label={words.cause}>
        {causes.failing_credentials}
        <small>{words.storm(numberText(requests, language), numberText(credentials, language))}</small>
      </td>
      <td data-label={words.opened}>
        <Moment at={openedAt} />
        <small>
          {isBlocked ? words.until : words.lifted} <Moment at={resolvedAt ?? until} />
        </small>
      </td>
      <td>
        {isBlocked ? (
          <Button aria-label={words.named(words.lift, network)} onClick={lift}>
            {words.lift}
          </Button>
        ) : null}
      </td>
    </tr>
  )
}
