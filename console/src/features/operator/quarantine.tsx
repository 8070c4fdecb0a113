import type { ListRejectsQuery, OperatorReject, OperatorRejectList } from '@gonggo/client'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { numberText } from '../../lib/format.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { Button } from '../../ui/controls.tsx'
import { Paging } from '../../ui/paging.tsx'
import parts from '../../ui/parts.module.css'
import { Empty } from '../../ui/states.tsx'
import { operatorAddress, useOperatorPlace } from './address.ts'
import styles from './operator.module.css'
import { useOperatorQuery } from './operator-query.ts'
import { Section, Shown } from './parts.tsx'
import { RejectRow } from './reject-row.tsx'
import { Requeue } from './requeue.tsx'
import { QUARANTINE_WORDS, REASON_NAMES } from './source-words.ts'

const PAGE_SIZE = 50

/** Unreadable records grouped by reason, because records with the same reason usually have the same cause. */
export function Quarantine({ source }: { source: string }) {
  const words = useWords(QUARANTINE_WORDS)
  const { place, narrow } = useOperatorPlace()
  const { reason } = place
  const wanted: ListRejectsQuery = { reason, page: Number(place.page ?? 1), pageSize: PAGE_SIZE }
  const asked = useOperatorQuery(['rejects', source, wanted], (service, options) =>
    service.operator.listRejects(source, wanted, options),
  )
  return (
    <Section title={words.title}>
      <Shown asked={asked}>
        {(list) =>
          list.total === 0 ? (
            <Empty title={reason ? words.noneFits : words.none}>
              {reason ? <Button onClick={() => narrow({ reason: '' })}>{words.all}</Button> : <p>{words.noneMore}</p>}
            </Empty>
          ) : (
            <>
              <Reasons reasons={list.reasons} />
              <Rejects source={source} list={list} isNarrow={reason !== undefined} />
              <Paging
                total={list.total}
                page={wanted.page ?? 1}
                size={PAGE_SIZE}
                to={(next) => operatorAddress({ ...place, page: next })}
              />
            </>
          )
        }
      </Shown>
    </Section>
  )
}

/** Reasons on all pages, most records first, with links to the records. */
function Reasons({ reasons }: Pick<OperatorRejectList, 'reasons'>) {
  const words = useWords(QUARANTINE_WORDS)
  const names = useWords(REASON_NAMES)
  const { language } = useLanguage()
  const { place } = useOperatorPlace()
  const addressOf = (reason: string) => operatorAddress({ view: 'source', name: place.name ?? '', reason })
  if (reasons.length < 2 && !place.reason) return null
  return (
    <nav aria-label={words.reasons}>
      <ul className={styles.reasons}>
        {place.reason ? (
          <li>
            <Link href={addressOf('')}>{words.all}</Link>
          </li>
        ) : null}
        {reasons.map(({ reason, count }) => (
          <li key={reason}>
            <Link
              href={addressOf(reason)}
              lang={names[reason] ? undefined : 'en'}
              aria-current={reason === place.reason || undefined}
            >
              {wordIn(names, reason)}
            </Link>{' '}
            <span className={parts.soft}>{words.ofReason(numberText(count, language))}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface RejectsProps {
  source: string
  list: OperatorRejectList
  /** Only one reason is shown, so requeueing the whole source is not offered. */
  isNarrow: boolean
}

/** The records to requeue; `null` = all of the source. */
interface Order {
  ids: readonly string[] | null
  count: number
}

function Rejects({ source, list: { total, items, reasons }, isNarrow }: RejectsProps) {
  const words = useWords(QUARANTINE_WORDS)
  const { language } = useLanguage()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [order, setOrder] = useState<Order | null>(null)
  const selected = items.filter(({ id, again }) => chosen.has(id) && again === 'possible').map(({ id }) => id)
  // Unknown for records on other pages.
  const isPossible = total > items.length || items.some(({ again }) => again === 'possible')
  const choose = (rejects: readonly OperatorReject[], isChosen: boolean) => {
    const next = new Set(chosen)
    for (const { id } of rejects) {
      if (isChosen) next.add(id)
      else next.delete(id)
    }
    setChosen(next)
  }
  return (
    <>
      <div className={styles.head}>
        <p role="status">
          {selected.length > 0
            ? words.selected(numberText(selected.length, language))
            : words.total(numberText(total, language))}
        </p>
        <div className={styles.acts}>
          <Button disabled={selected.length === 0} onClick={() => setOrder({ ids: selected, count: selected.length })}>
            {words.some}
          </Button>
          {isNarrow ? null : (
            <Button disabled={!isPossible} onClick={() => setOrder({ ids: null, count: total })}>
              {words.every}
            </Button>
          )}
        </div>
      </div>
      <p className={parts.soft}>
        {words.personal} {items.some(({ again }) => again === 'impossible') ? words.impossibleMore : null}
      </p>
      {byReason(items).map(([reason, rejects]) => (
        <Reason
          key={reason}
          reason={reason}
          count={reasons.find((one) => one.reason === reason)?.count ?? rejects.length}
          rejects={rejects}
          chosen={chosen}
          choose={choose}
        >
          {(reject) => (
            <RejectRow
              key={reject.id}
              source={source}
              reject={reject}
              isChosen={chosen.has(reject.id)}
              choose={(isChosen) => choose([reject], isChosen)}
              order={() => setOrder({ ids: [reject.id], count: 1 })}
            />
          )}
        </Reason>
      ))}
      {order ? (
        <Requeue
          source={source}
          ids={order.ids}
          count={order.count}
          close={() => {
            setOrder(null)
            setChosen(new Set())
          }}
        />
      ) : null}
    </>
  )
}

const byReason = (items: readonly OperatorReject[]): [string, OperatorReject[]][] =>
  [...Map.groupBy(items, ({ reason }) => reason)].sort(([, a], [, b]) => b.length - a.length)

interface ReasonProps {
  reason: string
  /** The number on all pages. */
  count: number
  rejects: readonly OperatorReject[]
  chosen: ReadonlySet<string>
  choose(rejects: readonly OperatorReject[], isChosen: boolean): void
  children(reject: OperatorReject): ReactNode
}

function Reason({ reason, count, rejects, chosen, choose, children }: ReasonProps) {
  const words = useWords(QUARANTINE_WORDS)
  const { language } = useLanguage()
  const countText = (number: number) => numberText(number, language)
  const reasons = useWords(REASON_NAMES)
  const possible = rejects.filter(({ again }) => again === 'possible')
  const isAll = possible.length > 0 && possible.every(({ id }) => chosen.has(id))
  return (
    <section className={styles.reason} aria-label={reason}>
      <div className={styles.reject}>
        <input
          type="checkbox"
          className={parts.check}
          disabled={possible.length === 0}
          checked={isAll}
          aria-label={words.selectAll(reason)}
          onChange={() => choose(possible, !isAll)}
        />
        <h3 lang={reasons[reason] ? undefined : 'en'}>{wordIn(reasons, reason)}</h3>
        <p className={parts.soft}>
          {count === rejects.length
            ? words.ofReason(countText(count))
            : words.hereOf(countText(count), countText(rejects.length))}
        </p>
      </div>
      <ul>{rejects.map(children)}</ul>
    </section>
  )
}
