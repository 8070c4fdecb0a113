import { useState } from 'react'
import { numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { Button, Choice } from '../../ui/controls.tsx'
import { Paging } from '../../ui/paging.tsx'
import { Empty } from '../../ui/states.tsx'
import { operatorAddress, useOperatorPlace } from './address.ts'
import { BlockById } from './incident-actions.tsx'
import { IncidentRows } from './incident-rows.tsx'
import { INCIDENT_STATES, INCIDENT_WORDS } from './incident-words.ts'
import { Networks } from './networks.tsx'
import styles from './operator.module.css'
import { useOperatorQuery } from './operator-query.ts'
import { Shown } from './parts.tsx'
import { OPERATOR_WORDS } from './words.ts'

const PAGE_SIZE = 30

function Incidents() {
  const words = useWords(INCIDENT_WORDS)
  const all = useWords(OPERATOR_WORDS)
  const states = useWords(INCIDENT_STATES)
  const { language } = useLanguage()
  const { place, narrow } = useOperatorPlace()
  const [isBlocking, setBlocking] = useState(false)
  const { state, page } = place
  const wanted = { state, page: Number(page ?? 1), pageSize: PAGE_SIZE }
  const asked = useOperatorQuery(['incidents', wanted], (service, options) =>
    service.operator.listIncidents(wanted, options),
  )
  return (
    <div className={styles.section}>
      <div className={styles.head}>
        <section className={styles.filters} aria-label={all.filters}>
          <Choice
            label={all.state}
            value={state ?? ''}
            onChange={({ target }) => narrow({ state: target.value })}
            options={[['', all.any], ...Object.entries(states)]}
          />
        </section>
        <Button onClick={() => setBlocking(true)}>{words.blockTitle}</Button>
      </div>
      <Shown asked={asked}>
        {({ total, items }) =>
          total === 0 ? (
            <Empty title={state ? words.noneFits : words.none}>
              {state ? <Button onClick={() => narrow({ state: '' })}>{all.clear}</Button> : <p>{words.noneMore}</p>}
            </Empty>
          ) : (
            <>
              <p className={styles.total} role="status">
                {words.total(numberText(total, language))}
              </p>
              <IncidentRows incidents={items} />
              <Paging
                total={total}
                page={wanted.page}
                size={PAGE_SIZE}
                to={(next) => operatorAddress({ ...place, page: next })}
              />
            </>
          )
        }
      </Shown>
      {/* No network is only warned of. */}
      {state === 'open' ? null : <Networks />}
      {isBlocking ? <BlockById close={() => setBlocking(false)} /> : null}
    </div>
  )
}

export default Incidents
