import type { OperatorReject } from '@gonggo/client'
import { useId, useState } from 'react'
import { type Known, wordIn } from '../../lib/known.ts'
import { useWords } from '../../lib/language.tsx'
import { Button } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import styles from './operator.module.css'
import { useOperatorQuery } from './operator-query.ts'
import { Moment, Shown } from './parts.tsx'
import { QUARANTINE_WORDS } from './source-words.ts'

interface RejectRowProps {
  source: string
  reject: OperatorReject
  isChosen: boolean
  choose(isChosen: boolean): void
  order(): void
}

export function RejectRow({ source, reject: { id, operation, at, again }, isChosen, choose, order }: RejectRowProps) {
  const words = useWords(QUARANTINE_WORDS)
  const [isOpen, setOpen] = useState(false)
  const record = useId()
  const states: Record<Known<OperatorReject['again']>, string> = {
    possible: words.possible,
    ordered: words.ordered,
    impossible: words.impossible,
  }
  const name = `${operation} ${id}`
  const shows = isOpen ? words.hide : words.show
  return (
    <li className={styles.reject} data-reject={id}>
      <input
        type="checkbox"
        className={parts.check}
        disabled={again !== 'possible'}
        checked={isChosen}
        aria-label={words.select(name)}
        onChange={({ target }) => choose(target.checked)}
      />
      <div>
        <p>{name}</p>
        <p className={parts.soft}>
          <Moment at={at} /> · {wordIn(states, again)}
        </p>
      </div>
      <div className={styles.acts}>
        <Button
          aria-expanded={isOpen}
          aria-controls={record}
          aria-label={words.named(shows, name)}
          onClick={() => setOpen(!isOpen)}
        >
          {shows}
        </Button>
        {again === 'possible' ? (
          <Button aria-label={words.named(words.one, name)} onClick={order}>
            {words.one}
          </Button>
        ) : null}
      </div>
      <div id={record} className={styles.record} hidden={!isOpen}>
        {isOpen ? <Raw source={source} id={id} /> : null}
      </div>
    </li>
  )
}

/** The original record as plain text, because sources are untrusted. */
function Raw({ source, id }: { source: string; id: string }) {
  const asked = useOperatorQuery(['reject', source, id], (service, options) =>
    service.operator.getReject(source, id, options),
  )
  return (
    <Shown asked={asked}>
      {({ record, isCut }) => <Text id={id} text={isCut ? record : indented(record)} isCut={isCut} />}
    </Shown>
  )
}

function Text({ id, text, isCut }: { id: string; text: string; isCut: boolean }) {
  const words = useWords(QUARANTINE_WORDS)
  return (
    <>
      <textarea
        className={styles.raw}
        readOnly
        rows={Math.min(MOST_LINES, text.split('\n').length + 1)}
        aria-label={words.raw(id)}
        value={text}
      />
      {isCut ? <p className={styles.warn}>{words.cut}</p> : null}
    </>
  )
}

const MOST_LINES = 24

/** Indented JSON. */
const indented = (json: string): string => JSON.stringify(JSON.parse(json), null, 2)
