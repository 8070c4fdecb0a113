import type { Pursuit } from '@gonggo/client'
import { Link, useSearch } from 'wouter'
import { moneyText, nearText, rateText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { NOTICE_FIELD_WORDS } from '../../lib/notice-fields.ts'
import { useNow } from '../../lib/now.ts'
import { ownRate, useAssignees, usePursuitRights } from '../../lib/pursuits.ts'
import { DDay } from '../../ui/d-day.tsx'
import parts from '../../ui/parts.module.css'
import { usePursuitStateOptions } from '../../ui/pursuit-state.tsx'
import { PURSUIT_SHEET_WORDS } from '../../ui/pursuit-words.ts'
import { cardAmount } from './board-order.ts'
import styles from './pipeline.module.css'
import { PIPELINE_WORDS } from './words.ts'

interface CardProps {
  pursuit: Pursuit
  move(pursuit: Pursuit, to: string): void
  open(id: string): void
}

export function Card({ pursuit, move, open }: CardProps) {
  const words = useWords(PIPELINE_WORDS)
  const options = usePursuitStateOptions()
  const { canWrite } = usePursuitRights()
  const now = useNow()
  const { id, state, notice } = pursuit
  const title = titleOf(pursuit, words.gone)
  const isAhead = state === 'watching' || state === 'preparing'
  return (
    <li
      className={styles.card}
      data-pursuit={id}
      draggable={canWrite}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', id)}
    >
      <PursuitLink id={id} title={title} open={open} />
      <p className={parts.soft}>{notice?.agency ?? pursuit.noticeNo}</p>
      {isAhead && notice ? <DDay closeAt={notice.closeAt} now={now} /> : null}
      {(isAhead || state === 'bid') && notice?.openAt ? <Opening at={notice.openAt} now={now} /> : null}
      <Amount pursuit={pursuit} />
      <Decided pursuit={pursuit} />
      {canWrite ? (
        <select
          className={styles.mover}
          aria-label={words.moveTo(title)}
          value={state}
          onChange={({ target }) => move(pursuit, target.value)}
        >
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      ) : null}
    </li>
  )
}

function Opening({ at, now }: { at: string; now: number }) {
  const words = useWords(PIPELINE_WORDS)
  const { language } = useLanguage()
  return (
    <p>
      <span className={parts.soft}>{words.openOn}</span> <time dateTime={at}>{nearText(at, now, language)}</time>
    </p>
  )
}

export const titleOf = ({ notice, noticeNo }: Pursuit, gone: string): string => notice?.title ?? `${gone} (${noticeNo})`

/** A link to the same page with the pursuit opened. */
export function PursuitLink({ id, title, open }: { id: string; title: string; open(id: string): void }) {
  const search = new URLSearchParams(useSearch())
  search.set('id', id)
  return (
    <Link
      className={styles.link}
      data-row
      draggable={false}
      href={`/pipeline?${search}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        open(id)
      }}
    >
      {title}
    </Link>
  )
}

/** The base amount before the bid, the own bid after it. */
function Amount({ pursuit }: { pursuit: Pursuit }) {
  const words = useWords(PIPELINE_WORDS)
  const names = useWords(NOTICE_FIELD_WORDS)
  const { language } = useLanguage()
  const shown = cardAmount(pursuit)
  if (shown === null) return null
  return (
    <p>
      <span className={parts.soft}>{shown.of === 'bidAmount' ? words.bidAmount : names[shown.of]}</span>{' '}
      <strong className={styles.amount}>{moneyText(shown.amount, pursuit.notice?.currency ?? 'KRW', language)}</strong>
    </p>
  )
}

/** The assignee, the ratio of the bid to the price, and the rank. */
function Decided({ pursuit }: { pursuit: Pursuit }) {
  const words = useWords(PIPELINE_WORDS)
  const sheet = useWords(PURSUIT_SHEET_WORDS)
  const names = useAssignees().data
  const { assignee, result, noteCount } = pursuit
  const own = ownRate(pursuit)
  const rate = own && rateText(own.rate)
  const lines = [
    assignee === null ? null : (names?.get(assignee) ?? sheet.unknownMember),
    own && rate && (own.of === 'planned' ? sheet.ofPlanned(rate) : sheet.ofBase(rate)),
    result?.own?.rank ? words.place(result.own.rank.toString()) : null,
    noteCount > 0 ? `${sheet.notes} ${noteCount}` : null,
  ].filter((part) => typeof part === 'string')
  return lines.length === 0 ? null : <p className={parts.soft}>{lines.join(' · ')}</p>
}
