import type { Pursuit } from '@gonggo/client'
import { useState } from 'react'
import { moneyText, numberText } from '../../lib/format.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import type { AmountName } from '../../lib/leading-amount.ts'
import { useNow } from '../../lib/now.ts'
import { useAssignees, usePursuitRights, usePursuits } from '../../lib/pursuits.ts'
import { PURSUIT_OUTCOME_WORDS } from '../../lib/values.ts'
import { Button, Choice } from '../../ui/controls.tsx'
import { DDay } from '../../ui/d-day.tsx'
import { NoticeAmount } from '../../ui/notice-amount.tsx'
import { Paging } from '../../ui/paging.tsx'
import parts from '../../ui/parts.module.css'
import { AmountSaid } from '../../ui/pursuit-bid.tsx'
import { PursuitState, usePursuitStateOptions } from '../../ui/pursuit-state.tsx'
import { PURSUIT_SHEET_WORDS } from '../../ui/pursuit-words.ts'
import { Failure, Waiting } from '../../ui/states.tsx'
import { amountOf } from '../search/listed-amount.ts'
import { type PipelinePlace, pipelineAddress, tableQueryOf } from './address.ts'
import { PursuitLink, titleOf } from './card.tsx'
import type { Moves } from './moves.ts'
import { NoPursuits } from './no-pursuits.tsx'
import styles from './pipeline.module.css'
import { PIPELINE_WORDS } from './words.ts'

const PAGE_SIZE = 50

interface TableProps {
  place: PipelinePlace
  moves: Moves
  hidden: string | null
  open(id: string): void
}

export function PursuitTable({ place, moves, hidden, open }: TableProps) {
  const page = Math.max(1, Number(place.page ?? 1) || 1)
  const asked = usePursuits(Object.assign(tableQueryOf(place), { page, pageSize: PAGE_SIZE }))
  const failure = asked.error ? <Failure error={asked.error} again={() => void asked.refetch()} /> : null
  if (!asked.data) return failure ?? <Waiting />
  const { total, items } = asked.data
  if (total === 0) return <NoPursuits place={place} />
  return (
    <>
      {failure}
      <Rows
        // A new query needs a new list without selection.
        key={JSON.stringify([tableQueryOf(place), page])}
        pursuits={items.filter(({ id }) => id !== hidden)}
        total={total}
        amount={amountOf(place)}
        moves={moves}
        open={open}
      />
      <Paging total={total} page={page} size={PAGE_SIZE} to={(page) => pipelineAddress({ ...place, page })} />
    </>
  )
}

interface RowsProps {
  pursuits: readonly Pursuit[]
  total: number
  amount: AmountName
  moves: Moves
  open(id: string): void
}

function Rows({ pursuits, total, amount, moves, open }: RowsProps) {
  const words = useWords(PIPELINE_WORDS)
  const { canWrite } = usePursuitRights()
  const now = useNow()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const chosen = pursuits.filter(({ id }) => selected.has(id))
  const select = (id: string, isSelected: boolean) => {
    const next = new Set(selected)
    if (isSelected) next.add(id)
    else next.delete(id)
    setSelected(next)
  }
  return (
    <>
      <Bar
        total={total}
        pursuits={pursuits}
        chosen={chosen}
        setSelected={setSelected}
        move={(to) => {
          moves.move(chosen, to)
          setSelected(new Set())
        }}
        isBusy={moves.isBusy}
      />
      <table className={styles.table}>
        <thead>
          <tr>
            {canWrite ? <td /> : null}
            <th scope="col">{words.state}</th>
            <th scope="col">{words.notice}</th>
            <th scope="col">{words.closes}</th>
            <th scope="col" className={styles.number}>
              {words.amount}
            </th>
            <th scope="col" className={styles.number}>
              {words.bidAmount}
            </th>
            <th scope="col">{words.assignee}</th>
            <th scope="col">{words.result}</th>
          </tr>
        </thead>
        <tbody>
          {pursuits.map((pursuit) => (
            <Row
              key={pursuit.id}
              pursuit={pursuit}
              now={now}
              amount={amount}
              open={open}
              isSelected={canWrite ? selected.has(pursuit.id) : null}
              select={select}
            />
          ))}
        </tbody>
      </table>
    </>
  )
}

interface BarProps {
  total: number
  pursuits: readonly Pursuit[]
  chosen: readonly Pursuit[]
  setSelected(ids: ReadonlySet<string>): void
  move(to: string): void
  isBusy: boolean
}

function Bar({ total, pursuits, chosen, setSelected, move, isBusy }: BarProps) {
  const words = useWords(PIPELINE_WORDS)
  const { language } = useLanguage()
  const { canWrite } = usePursuitRights()
  const options = usePursuitStateOptions()
  const [to, setTo] = useState('preparing')
  const isAll = pursuits.length > 0 && chosen.length === pursuits.length
  return (
    <div className={styles.bar}>
      {canWrite ? (
        <input
          type="checkbox"
          className={styles.check}
          checked={isAll}
          aria-label={words.selectAll}
          onChange={() => setSelected(new Set(isAll ? [] : pursuits.map(({ id }) => id)))}
        />
      ) : null}
      <p role="status" className={styles.total}>
        {chosen.length > 0
          ? words.selected(numberText(chosen.length, language))
          : words.total(numberText(total, language))}
      </p>
      {chosen.length > 0 ? (
        <form
          className={styles.bulk}
          onSubmit={(event) => {
            event.preventDefault()
            move(to)
          }}
        >
          <Choice
            label={words.moveSelected}
            value={to}
            options={options}
            onChange={({ target }) => setTo(target.value)}
          />
          <Button type="submit" weight="main" disabled={isBusy}>
            {words.move}
          </Button>
        </form>
      ) : null}
    </div>
  )
}

interface RowProps {
  pursuit: Pursuit
  now: number
  /** The preferred amount of the notice. */
  amount: AmountName
  open(id: string): void
  /** null = selection is not allowed. */
  isSelected: boolean | null
  select(id: string, isSelected: boolean): void
}

function Row({ pursuit, now, amount, open, isSelected, select }: RowProps) {
  const words = useWords(PIPELINE_WORDS)
  const sheet = useWords(PURSUIT_SHEET_WORDS)
  const { language } = useLanguage()
  const people = useAssignees().data
  const { id, notice, noticeNo, assignee, bidAmount, state } = pursuit
  const title = titleOf(pursuit, words.gone)
  const currency = notice?.currency ?? 'KRW'
  return (
    <tr data-pursuit={id}>
      {isSelected === null ? null : (
        <td className={styles.pick}>
          <input
            type="checkbox"
            className={styles.check}
            checked={isSelected}
            aria-label={words.select(title)}
            onChange={({ target }) => select(id, target.checked)}
          />
        </td>
      )}
      <td>
        <PursuitState state={state} />
      </td>
      <td className={styles.title}>
        <div className={parts.pair}>
          <PursuitLink id={id} title={title} open={open} />
          <p className={parts.soft}>
            {[notice?.agency, noticeNo].filter((part) => typeof part === 'string').join(' · ')}
          </p>
        </div>
      </td>
      <td className={styles.closing}>{notice ? <DDay closeAt={notice.closeAt} now={now} /> : '–'}</td>
      <td className={styles.number}>{notice ? <NoticeAmount notice={notice} first={amount} absent="–" /> : '–'}</td>
      <td data-label={words.bidAmount} data-empty={bidAmount === null} className={styles.number}>
        <div className={parts.pair}>
          <span>{moneyText(bidAmount, currency, language) ?? '–'}</span>
          <AmountSaid pursuit={pursuit} />
        </div>
      </td>
      <td data-label={words.assignee} className={styles.assignee} data-empty={assignee === null}>
        {assignee === null ? '–' : (people?.get(assignee) ?? sheet.unknownMember)}
      </td>
      <td className={styles.outcome} data-empty={pursuit.outcome === null}>
        <Result pursuit={pursuit} />
      </td>
    </tr>
  )
}

function Result({ pursuit: { outcome, result } }: { pursuit: Pursuit }) {
  const words = useWords(PIPELINE_WORDS)
  const outcomes = useWords(PURSUIT_OUTCOME_WORDS)
  if (outcome === null) return '–'
  const winners = result?.state === 'awarded' ? result.winners.map(({ name }) => name).join(', ') : ''
  return (
    <div className={parts.pair}>
      {/* An award alone would read as one of the own company. */}
      <span>{winners === '' ? wordIn(outcomes, outcome) : words.winner(winners)}</span>
      {result?.own?.rank ? <p className={parts.soft}>{words.place(result.own.rank.toString())}</p> : null}
    </div>
  )
}
