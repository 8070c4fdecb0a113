import { type Clock, seoulTime } from '../../lib/clock.ts'
import type { Db, Queryable, Tx } from '../../lib/db/index.ts'
import type { Answer, Attempt, Idempotency } from '../../lib/idempotency.ts'
import { newId } from '../../lib/ids.ts'
import type { Page } from '../../lib/page.ts'
import { problem } from '../../lib/problems.ts'
import { NO_SUCH_PURSUIT } from '../../vocabulary/sentences.ts'
import type { PursuitNote } from '../schema.ts'
import * as store from '../store/notes.ts'
import { findPursuit, lockPursuit } from '../store/pursuits.ts'

export interface PursuitNotesDeps {
  db: Db
  clock: Clock
  idempotency: Pick<Idempotency, 'run'>
  /** The calling member, or the member of the key; `null` = the operator, who acts for the owner. */
  personOf: (sql: Queryable, caller: Writer) => Promise<string | null>
}

interface Writer {
  accountId: string
  keyId: string | null
  memberId?: string | null
}

type Written = Required<Answer<PursuitNote>>

const MOST_NOTES = 1_000

/** The caller's transaction must have locked the pursuit. */
export async function addPursuitNote(
  tx: Tx,
  by: Pick<store.PursuitNoteRow, 'accountId' | 'pursuitId' | 'keyId' | 'memberId'>,
  text: string,
  at: number,
): Promise<store.PursuitNoteRow> {
  const note = { ...by, id: newId('note', at), at, text }
  await store.insertPursuitNote(tx, note)
  return note
}

/** Notes of pursuits have a date and an author. They can be added and deleted, but not changed. */
export function createPursuitNotes({ db, clock, idempotency, personOf }: PursuitNotesDeps) {
  /** Returns `null` if the account has no such pursuit. */
  async function list(accountId: string, pursuitId: string, page: Page) {
    if (!(await findPursuit(db.sql, accountId, pursuitId))) return null
    const { total, rows } = await store.pagePursuitNotes(db.sql, accountId, pursuitId, page)
    return { total, items: rows.map(toNote) }
  }

  async function add(attempt: Attempt, caller: Writer, pursuitId: string, text: string): Promise<Written> {
    const { accountId, keyId } = caller
    const answer = await idempotency.run(attempt, async (tx) => {
      if (!(await lockPursuit(tx, accountId, pursuitId))) throw problem('not_found', NO_SUCH_PURSUIT)
      if ((await store.countPursuitNotes(tx, accountId, pursuitId)) >= MOST_NOTES) throw tooManyNotes()
      const memberId = await personOf(tx, caller)
      const note = await addPursuitNote(tx, { accountId, pursuitId, keyId, memberId }, text, clock.now())
      const location = `/v1/pursuits/${pursuitId}/notes/${note.id}`
      return { status: 201, headers: { location }, body: toNote(note) }
    })
    return answer as Written
  }

  /**
   * Only the author can delete a note: with the key that wrote it, or as the same member. Returns `false` if there is
   * no such note.
   */
  const remove = (caller: Writer, pursuitId: string, id: string): Promise<boolean> =>
    db.transaction(async (tx) => {
      const note = await store.findPursuitNote(tx, caller.accountId, pursuitId, id)
      if (!note) return false
      const isByKey = note.keyId !== null && note.keyId === caller.keyId
      const isOwn = isByKey || note.memberId === (await personOf(tx, caller))
      if (!isOwn) throw problem('scope_required', NOT_THE_AUTHOR)
      await store.removePursuitNote(tx, note)
      return true
    })

  return { list, add, remove }
}

const NOT_THE_AUTHOR = {
  en: 'Only the author of a note can delete it.',
  ko: '메모는 작성한 사람만 삭제할 수 있습니다.',
}

const tooManyNotes = () =>
  problem('limit_reached', {
    en: `A pursuit can have at most ${MOST_NOTES} notes. Delete one first.`,
    ko: `입찰 건에는 메모를 ${MOST_NOTES}개까지 남길 수 있습니다. 먼저 하나를 삭제해 주십시오.`,
  })

const toNote = ({ id, at, keyId, memberId, text }: store.PursuitNoteRow): PursuitNote => ({
  id,
  at: seoulTime(at),
  keyId,
  memberId,
  text,
})
