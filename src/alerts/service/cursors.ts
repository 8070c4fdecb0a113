import type { Db } from '../../lib/db/index.ts'
import { fieldProblem, type Problem, problem } from '../../lib/problems.ts'
import type { Secrets } from '../../lib/secret.ts'
import { type EventHead, eventIdAt, readEventHead } from '../store/events.ts'

const CURSOR = 'events cursor'
const BACK_CURSOR = 'events cursor back'

/** The end of an event's id, enough to distinguish it from another event that took its position after a restore. */
const WITNESS_LENGTH = 8

/** State of a walk from the newest event back: the current position, and where it began. */
interface BackPlace {
  epoch: string
  before: number
  newest: number
  witness: string
}

/** Signed cursors of an account's events: forward cursors, and cursors of a walk back from the newest event. */
export function createCursors({ db, secrets }: { db: Db; secrets: () => Secrets }) {
  const sealed = (epoch: string, accountId: string, position: number, witness: string) =>
    secrets().sign(CURSOR, JSON.stringify([epoch, accountId, position, witness]))

  const seal = async (epoch: string, accountId: string, position: number) =>
    sealed(epoch, accountId, position, await witnessAt(accountId, position))

  /** Signed for a different purpose, so that the two kinds cannot be confused. */
  const sealBack = (accountId: string, { epoch, before, newest, witness }: BackPlace) =>
    secrets().sign(BACK_CURSOR, JSON.stringify([epoch, accountId, before, newest, witness]))

  /** The forward cursor from the beginning of a walk back. */
  const sealNewest = (accountId: string, { epoch, newest, witness }: BackPlace) =>
    sealed(epoch, accountId, newest, witness)

  /** Empty if there is no event yet, or it was deleted. */
  const witnessAt = async (accountId: string, position: number): Promise<string> =>
    (await eventIdAt(db.sql, accountId, position))?.slice(-WITNESS_LENGTH) ?? ''

  /** Whether a restore has replaced the events at this place. */
  async function isOver(
    accountId: string,
    head: EventHead,
    place: { epoch: string; position: number; witness: string },
  ) {
    if (place.epoch !== head.epoch || place.position > head.position) return true
    const witness = await witnessAt(accountId, place.position)
    // Either witness may be missing: cursors of older versions have none, and events are deleted after a month.
    return witness !== '' && place.witness !== '' && witness !== place.witness
  }

  /** Deleted events end a walk back without an error. */
  async function backFrom(accountId: string, cursor: string): Promise<BackPlace> {
    const head = await readEventHead(db.sql, accountId)
    if (cursor === '') {
      const { epoch, position } = head
      return { epoch, before: position + 1, newest: position, witness: await witnessAt(accountId, position) }
    }
    const text = secrets().verify(BACK_CURSOR, cursor)
    const [epoch, account, before, newest, witness = ''] =
      text === null ? [] : (JSON.parse(text) as [string, string, number, number, string?])
    if (epoch === undefined || account !== accountId || before === undefined || newest === undefined) {
      throw notOurs('query', 'since')
    }
    if (await isOver(accountId, head, { epoch, position: newest, witness })) throw expired()
    return { epoch, before, newest, witness }
  }

  /** The position after which the cursor continues, and its epoch; `null` = any. */
  async function placeOf(accountId: string, cursor: string): Promise<{ epoch: string | null; position: number }> {
    if (cursor === '') return { epoch: null, position: 0 }
    const text = secrets().verify(CURSOR, cursor)
    const [epoch, account, position, witness = ''] =
      text === null ? [] : (JSON.parse(text) as [string, string, number, string?])
    if (epoch === undefined || account !== accountId || position === undefined) throw notOurs('query', 'since')
    const head = await readEventHead(db.sql, accountId)
    if (position < head.forgotten || (await isOver(accountId, head, { epoch, position, witness }))) throw expired()
    return { epoch, position }
  }

  return { seal, sealBack, sealNewest, backFrom, placeOf }
}

export const notOurs = (place: 'query' | 'header', name: string): Problem =>
  fieldProblem([
    {
      in: place,
      name,
      code: 'invalid_cursor',
      message: {
        en: 'This value was not issued by this service. Send it exactly as you received it, with the same `sort`, or leave it out to start over.',
        ko: '이 서비스가 발급한 값이 아닙니다. 받은 값을 같은 `sort`와 함께 그대로 보내거나, 값을 빼고 처음부터 받아 주십시오.',
      },
    },
  ])

export const expired = (): Problem =>
  problem('cursor_expired', {
    en: 'Events after this cursor may have been deleted: they are kept for 30 days, and restoring the database invalidates cursors. Start again without it.',
    ko: '이 값 뒤의 이벤트가 남아 있지 않을 수 있습니다. 이벤트는 30일 동안 보관하며, 데이터베이스가 복구되면 그 전의 커서는 쓸 수 없습니다. 값을 빼고 처음부터 다시 받아 주십시오.',
  })
