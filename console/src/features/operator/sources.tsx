import type { OperatorSource } from '@gonggo/client'
import { Link } from 'wouter'
import { numberText } from '../../lib/format.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { useSourceName } from '../../lib/sources.ts'
import { Paging } from '../../ui/paging.tsx'
import parts from '../../ui/parts.module.css'
import { Empty } from '../../ui/states.tsx'
import { operatorAddress, useOperatorPlace } from './address.ts'
import styles from './operator.module.css'
import { spanText, useOperatorQuery } from './operator-query.ts'
import { Moment, NumberCell, Shown, Table } from './parts.tsx'
import { SourceSwitch } from './source-switch.tsx'
import { SOURCE_STATES, SOURCE_WORDS } from './source-words.ts'
import { OPERATOR_WORDS } from './words.ts'

const PAGE_SIZE = 50
const LATE_SECONDS = 3_600

function Sources() {
  const words = useWords(SOURCE_WORDS)
  const all = useWords(OPERATOR_WORDS)
  const { place } = useOperatorPlace()
  const wanted = { page: Number(place.page ?? 1), pageSize: PAGE_SIZE }
  const asked = useOperatorQuery(['sources', wanted], (service, options) =>
    service.operator.listSources(wanted, options),
  )
  return (
    <div className={styles.section}>
      <Shown asked={asked}>
        {({ total, items }) =>
          total === 0 ? (
            <Empty title={words.none}>
              <p>{words.noneMore}</p>
            </Empty>
          ) : (
            <>
              <Table
                columns={[
                  words.source,
                  all.state,
                  words.lastSuccess,
                  { number: words.lag },
                  { number: words.fresh },
                  { number: words.failed },
                  { number: words.quarantined },
                  { number: words.waiting },
                  all.act,
                ]}
              >
                {items.map((source) => (
                  <Row key={source.name} source={source} />
                ))}
              </Table>
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
    </div>
  )
}

export default Sources

function Row({ source }: { source: OperatorSource }) {
  const words = useWords(SOURCE_WORDS)
  const sourceName = useSourceName()
  const all = useWords(OPERATOR_WORDS)
  const { language } = useLanguage()
  const { name, lastFailure, openWindows, report } = source
  const { lagSeconds, failedWindows, quarantined } = report
  const isLate = (lagSeconds ?? 0) > LATE_SECONDS
  return (
    <tr>
      <th scope="row">
        <Link data-row href={operatorAddress({ view: 'source', name })}>
          {sourceName(name)}
        </Link>
        {sourceName(name) === name ? null : <small>{name}</small>}
        {failedWindows > 0 && lastFailure !== null ? (
          <small>
            {words.lastFailure}: <span lang="en">{lastFailure}</span>
          </small>
        ) : null}
      </th>
      <td data-label={all.state}>
        <SourceState source={source} />
      </td>
      <td data-label={words.lastSuccess}>
        {report.lastSuccessAt === null ? words.never : <Moment at={report.lastSuccessAt} />}
      </td>
      <td className={isLate ? `${styles.number} ${styles.warn}` : styles.number} data-label={words.lag}>
        {lagSeconds === null ? '–' : spanText(lagSeconds, language)}
      </td>
      <NumberCell name={words.fresh} value={report.notices24h} />
      <td className={failedWindows > 0 ? `${styles.number} ${styles.bad}` : styles.number} data-label={words.failed}>
        {failedWindows > 0
          ? words.failedOf(numberText(failedWindows, language), numberText(openWindows, language))
          : '0'}
      </td>
      <td
        className={quarantined > 0 ? `${styles.number} ${styles.warn}` : styles.number}
        data-label={words.quarantined}
      >
        {numberText(quarantined, language)}
      </td>
      <NumberCell name={words.waiting} value={report.waiting} />
      <td>
        <SourceSwitch source={source} />
      </td>
    </tr>
  )
}

export function SourceState({ source: { state, ready } }: { source: Pick<OperatorSource, 'state' | 'ready'> }) {
  const words = useWords(SOURCE_WORDS)
  const states = useWords(SOURCE_STATES)
  if (state === 'enabled' && !ready) return <span className={styles.bad}>{words.noKey}</span>
  return (
    <span className={state === 'enabled' ? styles.good : state === 'disabled' ? styles.warn : parts.soft}>
      {wordIn(states, state)}
    </span>
  )
}
