import assert from 'node:assert/strict'
import type { Db } from '../src/lib/db/index.ts'
import type { Receiver } from './receiver.ts'

/** The responses of a receiver to each event, in order. */
export type Answers = Map<string, (number | 'nothing')[]>

export const note = (answers: Answers, id: string, answer: number | 'nothing'): void => {
  answers.set(id, [...(answers.get(id) ?? []), answer])
}

export interface History {
  db: Db
  webhookId: string
  /** Ids of all events that were due to it. */
  due: string[]
  answers: Answers
  received: Receiver['received']
  /** A sender was killed, or lost a lane: some attempts could not be recorded. */
  unwritten?: boolean
}

/**
 * Checks the guarantee: all due events were received, under one id and with one body, by each receiver that ever
 * returned 2xx; deliveries that count as delivered were; and the log matches the receiver's records.
 */
export async function checkHistory({ db, webhookId, due, answers, received, unwritten = false }: History) {
  const rows = await db.sql<{ eventId: string; state: string; log: { status: number | null }[] }[]>`
    select event_id, state, log from deliveries where webhook_id = ${webhookId}`
  assert.deepEqual(rows.map(({ eventId }) => eventId).sort(), [...due].sort(), 'one delivery for each event')
  const works = [...answers.values()].some((list) => list.some(isSuccess))
  for (const { eventId, state, log } of rows) {
    const recorded = answers.get(eventId) ?? []
    if (works) {
      assert.equal(state, 'delivered', eventId)
      assert.ok(recorded.some(isSuccess), `${eventId} counts as delivered and never was`)
    }
    const written = log.map(({ status }) => status ?? 'nothing')
    if (unwritten) assert.ok(written.length <= recorded.length, `${eventId}: ${written} of ${recorded}`)
    else assert.ok(isLog(written, recorded), `${eventId}: ${written} is not the log of ${recorded}`)
  }
  const bodies = new Map<string, string>()
  for (const { id, body } of received) {
    assert.ok(due.includes(id), `${id} was never due`)
    assert.equal(bodies.get(id) ?? body, body, `${id} came with two bodies`)
    assert.equal((JSON.parse(body) as { id: string }).id, id)
    bodies.set(id, body)
  }
}

const isSuccess = (answer: number | 'nothing') => answer !== 'nothing' && answer >= 200 && answer < 300

/**
 * A broken persistent connection is replaced within one attempt: the receiver has seen one more, which it did not
 * answer.
 */
function isLog(written: readonly unknown[], recorded: readonly unknown[]): boolean {
  const [line, ...lines] = written
  const [answer, ...answers] = recorded
  if (recorded.length === 0) return written.length === 0
  return (line === answer && isLog(lines, answers)) || (answer === 'nothing' && isLog(written, answers))
}
