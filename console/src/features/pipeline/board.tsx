import { PURSUIT_STATES, type Pursuit } from '@gonggo/client'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { HOUR, moneyText, numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { useNow } from '../../lib/now.ts'
import { type PursuitStateName, usePursuitRights, useSeveralPursuits } from '../../lib/pursuits.ts'
import parts from '../../ui/parts.module.css'
import { useStateName } from '../../ui/pursuit-state.tsx'
import { Failure, Waiting } from '../../ui/states.tsx'
import { narrowingOf, type PipelinePlace, pipelineAddress } from './address.ts'
import { byDeadline, columnSum, foreignCount, openFirst, openFrom } from './board-order.ts'
import { Card } from './card.tsx'
import type { Moves } from './moves.ts'
import { NoPursuits } from './no-pursuits.tsx'
import styles from './pipeline.module.css'
import { PIPELINE_WORDS } from './words.ts'

const MOST_CARDS = 50
/** Columns of open work are sorted by deadline, the others by last change. */
const SORTS: Record<PursuitStateName, '-closeAt' | '-updatedAt'> = {
  watching: '-closeAt',
  preparing: '-closeAt',
  bid: '-updatedAt',
  won: '-updatedAt',
  lost: '-updatedAt',
  dropped: '-updatedAt',
}

const isOrdered = (state: PursuitStateName): boolean => SORTS[state] === '-closeAt'

interface BoardProps {
  place: PipelinePlace
  moves: Moves
  hidden: string | null
  open(id: string): void
}

/** A column for each state. A moved card appears in its new column before the service has responded. */
export function Board({ place, moves, hidden, open }: BoardProps) {
  const { board, follow } = useFocusOnMoved(moves)
  const narrowing = narrowingOf(place)
  // Rounded to the hour and fixed, so that a user who comes back soon sees the cached data at once.
  const [hour] = useState(() => Math.floor(Date.now() / HOUR) * HOUR)
  const closeFrom = openFrom(place, hour)
  const since = closeFrom === undefined ? {} : { closeFrom }
  const asked = useSeveralPursuits(
    PURSUIT_STATES.map((state) => {
      const query = { ...narrowing, state: [state], sort: SORTS[state], pageSize: MOST_CARDS }
      // The list may be incomplete, so the next deadlines are requested separately.
      return isOrdered(state) ? { query, ifMore: { ...query, ...since, sort: 'closeAt' as const } } : { query }
    }),
  )
  const failure = asked.error ? <Failure error={asked.error} again={() => void asked.refetch()} /> : null
  if (!asked.data) return failure ?? <Waiting />
  const pages = new Map(asked.data.map((page, index) => [PURSUIT_STATES[index], page]))
  const found = PURSUIT_STATES.flatMap((column) => {
    const items = pages.get(column)?.items ?? []
    return (isOrdered(column) ? byDeadline(items) : items).map((pursuit) => ({ pursuit, column }))
  })
  const cards = found.filter(({ pursuit }) => pursuit.id !== hidden)
  const columns = PURSUIT_STATES.map((state) => {
    const here = cards.filter(({ pursuit }) => pursuit.state === state)
    const come = here.filter(({ column }) => column !== state)
    const gone = cards.filter(({ pursuit, column }) => column === state && pursuit.state !== state)
    const takenOut = found.some(({ pursuit, column }) => column === state && pursuit.id === hidden) ? 1 : 0
    const shown = [...come, ...here.filter(({ column }) => column === state)].map(({ pursuit }) => pursuit)
    return { state, shown, total: (pages.get(state)?.total ?? 0) + come.length - gone.length - takenOut }
  })
  if (columns.every(({ total }) => total === 0)) return <NoPursuits place={place} />
  const byId = new Map(cards.map(({ pursuit }) => [pursuit.id, pursuit]))
  const drop = (id: string, to: PursuitStateName) => {
    const pursuit = byId.get(id)
    if (pursuit) moves.move([pursuit], to)
  }
  return (
    <>
      {failure}
      <div className={styles.board} ref={board}>
        {columns.map(({ state, shown, total }) => (
          <Column
            key={state}
            state={state}
            pursuits={shown}
            total={total}
            all={pipelineAddress({ ...place, view: 'table', state })}
            drop={(id) => drop(id, state)}
            move={(pursuit, to) => {
              follow(pursuit.id)
              moves.move([pursuit], to)
            }}
            open={open}
          />
        ))}
      </div>
    </>
  )
}

/** A moved card is rendered in another column, so the focus is restored there, and again if the move is rejected. */
function useFocusOnMoved({ isBusy, asked }: Moves) {
  const board = useRef<HTMLDivElement>(null)
  const moved = useRef<string | null>(null)
  useEffect(() => {
    if (moved.current === null) return
    const card = [...(board.current?.querySelectorAll<HTMLElement>('[data-pursuit]') ?? [])].find(
      ({ dataset }) => dataset.pursuit === moved.current,
    )
    // The user has moved the focus elsewhere.
    if (document.activeElement === document.body) card?.querySelector('select')?.focus()
    if (!isBusy && asked === null) moved.current = null
  })
  const follow = (id: string): void => {
    moved.current = id
  }
  return { board, follow }
}

interface ColumnProps {
  state: PursuitStateName
  pursuits: readonly Pursuit[]
  total: number
  /** The address of the table with the whole column. */
  all: string
  drop(id: string): void
  move(pursuit: Pursuit, to: string): void
  open(id: string): void
}

function Column({ state, pursuits, total, all, drop, move, open }: ColumnProps) {
  const words = useWords(PIPELINE_WORDS)
  const nameOf = useStateName()
  const { language } = useLanguage()
  const { canWrite } = usePursuitRights()
  const [isOver, setOver] = useState(false)
  const now = useNow()
  const cards = openFirst(pursuits, now).slice(0, MOST_CARDS)
  const sum = columnSum(cards)
  const foreign = foreignCount(cards)
  const isPart = total > cards.length
  return (
    <section
      className={styles.column}
      data-state={state}
      data-over={isOver}
      aria-label={nameOf(state)}
      onDragOver={(event) => {
        if (!canWrite) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        drop(event.dataTransfer.getData('text/plain'))
      }}
    >
      <h2 className={styles.columnName}>
        <span>
          {nameOf(state)} <span className={parts.soft}>{numberText(total, language)}</span>
        </span>
        {sum === null ? null : (
          <span className={styles.sum} title={words.sum}>
            {moneyText(sum, 'KRW', language)}
          </span>
        )}
        {sum === null || !isPart ? null : (
          <span className={styles.sumNote}>{words.sumOf(numberText(cards.length, language))}</span>
        )}
        {sum === null || foreign === 0 ? null : (
          <span className={styles.sumNote}>{words.withoutForeign(numberText(foreign, language))}</span>
        )}
      </h2>
      {pursuits.length === 0 ? <p className={parts.soft}>{words.emptyColumn}</p> : null}
      <ul className={styles.cards}>
        {cards.map((pursuit) => (
          <Card key={pursuit.id} pursuit={pursuit} move={move} open={open} />
        ))}
      </ul>
      {isPart ? <Link href={all}>{words.allOf(numberText(total, language))}</Link> : null}
    </section>
  )
}
