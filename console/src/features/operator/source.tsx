import type { OperatorSource } from '@gonggo/client'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'
import { numberText } from '../../lib/format.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { percentText } from '../../lib/percent.ts'
import { useSourceName } from '../../lib/sources.ts'
import parts from '../../ui/parts.module.css'
import { Empty } from '../../ui/states.tsx'
import { operatorAddress, useOperatorPlace } from './address.ts'
import styles from './operator.module.css'
import { spanText, useOperatorQuery } from './operator-query.ts'
import { Facts, Moment, NumberCell, Section, Shown, Table } from './parts.tsx'
import { Quarantine } from './quarantine.tsx'
import { SourceSwitch } from './source-switch.tsx'
import { FIELD_NAMES, SOURCE_WORDS } from './source-words.ts'
import { SourceState } from './sources.tsx'
import { OPERATOR_WORDS } from './words.ts'

/** The maximum page size of the API; a service has only a few sources. */
const PAGE_SIZE = 100

function Source() {
  const all = useWords(OPERATOR_WORDS)
  const { place } = useOperatorPlace()
  const wanted = { pageSize: PAGE_SIZE }
  const asked = useOperatorQuery(['sources', wanted], (service, options) =>
    service.operator.listSources(wanted, options),
  )
  return (
    <div className={styles.sheet}>
      <Link className={styles.back} href={operatorAddress({ view: 'sources' })}>
        <ArrowLeft size={15} aria-hidden /> {all.back}
      </Link>
      <Shown asked={asked}>
        {({ items }) => {
          const source = items.find(({ name }) => name === place.name)
          return source ? <Sheet source={source} /> : <Empty title={all.missing} />
        }}
      </Shown>
    </div>
  )
}

export default Source

function Sheet({ source }: { source: OperatorSource }) {
  const words = useWords(SOURCE_WORDS)
  const all = useWords(OPERATOR_WORDS)
  const sourceName = useSourceName()
  const { language } = useLanguage()
  const { name, kind, goLiveAt, openWindows, lastFailure, report } = source
  const countText = (count: number) => numberText(count, language)
  return (
    <>
      <header className={styles.section}>
        <h2>{sourceName(name)}</h2>
        <Facts
          facts={[
            [all.state, <SourceState key="state" source={source} />],
            [words.kind, kind],
            [words.lastSuccess, <Moment key="last" at={report.lastSuccessAt} />],
            [words.lag, report.lagSeconds === null ? '–' : spanText(report.lagSeconds, language)],
            [words.fresh, countText(report.notices24h)],
            [words.openWindows, countText(openWindows)],
            [words.failed, countText(report.failedWindows)],
            [words.waitingNotices, countText(report.waiting)],
            [words.goLive, <Moment key="live" at={goLiveAt} />],
          ]}
        />
        <p>
          <span className={parts.soft}>{words.lastFailure} </span>
          {lastFailure === null ? words.nothingFailed : <span lang="en">{lastFailure}</span>}
        </p>
        <div className={styles.acts}>
          <SourceSwitch source={source} />
        </div>
      </header>
      <Quarantine source={name} />
      <div className={styles.columns}>
        <Quality rates={report.nullRates} />
        <Calls calls={source.callsToday} />
      </div>
    </>
  )
}

function Quality({ rates }: { rates: Record<string, number> }) {
  const words = useWords(SOURCE_WORDS)
  const fields = useWords(FIELD_NAMES)
  const worst = Object.entries(rates).sort(([, a], [, b]) => b - a)
  return (
    <Section title={words.quality}>
      {worst.length === 0 ? <p className={parts.soft}>{words.noQuality}</p> : null}
      {worst.length > 0 ? (
        <Table columns={[words.field, { number: words.missing }]}>
          {worst.map(([field, rate]) => (
            <tr key={field}>
              <th scope="row">{wordIn(fields, field)}</th>
              <td className={styles.number} data-label={words.missing}>
                {percentText((rate * 100).toFixed(1))}
              </td>
            </tr>
          ))}
        </Table>
      ) : null}
    </Section>
  )
}

function Calls({ calls }: { calls: OperatorSource['callsToday'] }) {
  const words = useWords(SOURCE_WORDS)
  return (
    <Section title={words.calls}>
      {calls.length === 0 ? <p className={parts.soft}>{words.noCalls}</p> : null}
      {calls.length > 0 ? (
        <Table columns={[words.call, { number: words.times }]}>
          {calls.map(({ budget, calls: count, spent }) => (
            <tr key={budget}>
              <th scope="row">
                {budget}
                {spent ? <small className={styles.warn}>{words.spent}</small> : null}
              </th>
              <NumberCell name={words.times} value={count} />
            </tr>
          ))}
        </Table>
      ) : null}
    </Section>
  )
}
