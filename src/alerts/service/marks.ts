import type { Db } from '../../lib/db/index.ts'
import { type FieldError, fieldProblem, MOST_ERRORS, type Problem, problem } from '../../lib/problems.ts'
import { changedSince } from '../../vocabulary/sentences.ts'
import { eventFrame, eventText } from '../rules/event.ts'
import type { EventMark, EventMarks, EventPatch, EventRef, EventState } from '../schema/events.ts'
import * as store from '../store/events.ts'

/** The states that members give to events. */
export function createMarks(db: Db) {
  /** Changes only the state of the event and its reason. `null` = there is no such event. */
  async function mark(ref: EventRef, patch: EventPatch, isAsRead: (text: string) => boolean): Promise<string | null> {
    return db.transaction(async (tx) => {
      const [row] = (await store.lockEvent(tx, ref)) ? await store.findEvents(tx, [ref]) : []
      if (!row) return null
      if (!isAsRead(eventText(row, eventFrame(row)))) {
        throw problem('precondition_failed', changedSince({ en: 'event has', ko: '이벤트가' }))
      }
      const state = patch.state === undefined ? row.state : (patch.state ?? 'new')
      const reason = patch.reason === undefined ? row.reason : patch.reason
      await store.markEvent(tx, ref, { state, reason })
      return eventText({ ...row, state, reason }, eventFrame(row))
    })
  }

  /** All or none of them. */
  async function markMany(accountId: string, { marks }: EventMarks): Promise<EventMark[]> {
    const named = new Set<string>()
    const twice = marks.flatMap(({ id }, index) => (named.size === named.add(id).size ? [index] : []))
    if (twice.length > 0) throw fieldProblem(twice.map(namedTwice))
    return db.transaction(async (tx) => {
      const rows = await store.lockEvents(
        tx,
        accountId,
        marks.map(({ id }) => id),
      )
      const byId = new Map(rows.map((row) => [row.id, row]))
      const missing: number[] = []
      const marked = marks.flatMap(({ id, state, reason }, index) => {
        const row = byId.get(id)
        if (!row) {
          missing.push(index)
          return []
        }
        const kept = reason === undefined ? row.reason : reason
        return [{ id, state: state === undefined ? row.state : (state ?? ('new' as const)), reason: kept }]
      })
      if (missing.length > 0) throw noSuchEvents(missing)
      await store.markEvents(tx, accountId, marked)
      return marked
    })
  }

  return {
    mark,
    markMany,
    /** Notices with events of a keyword; those of the latest changes come first. */
    noticesMatched: (accountId: string, keywordId: string, most: number) =>
      store.noticesMatched(db.sql, accountId, keywordId, most),
    /** Notices of events in this state; those of the newest events come first. */
    noticesMarked: (accountId: string, state: EventState, most: number) =>
      store.noticesMarked(db.sql, accountId, state, most),
    /** Those of these notices that have an event in this state. */
    noticesMarkedAmong: (accountId: string, state: EventState, noticeNos: string[]) =>
      noticeNos.length === 0
        ? Promise.resolve([])
        : store.noticesMarkedAmong(db.sql, accountId, { state, among: noticeNos }),
    /** Notices that any account was notified of since then. */
    noticesNotified: (since: number) => store.noticesNotified(db.sql, since),
  }
}

const NO_SUCH_EVENT = { en: 'There is no such event.', ko: '이벤트를 찾을 수 없습니다.' }
const NAMED_TWICE = { en: 'This event appears twice.', ko: '같은 이벤트가 두 번 있습니다.' }

const namedTwice = (index: number): FieldError => ({
  in: 'body',
  name: `marks[${index}].id`,
  code: 'invalid_field',
  message: NAMED_TWICE,
})

const noSuchEvents = (indexes: readonly number[]): Problem =>
  problem(
    'not_found',
    {
      en: 'Nothing was marked: some events do not exist. `errors` lists the first 50.',
      ko: '없는 이벤트가 있어 아무것도 표시하지 않았습니다. 없는 이벤트는 `errors`에 50개까지 있습니다.',
    },
    {
      errors: indexes.slice(0, MOST_ERRORS).map((index) => ({
        in: 'body' as const,
        name: `marks[${index}].id`,
        code: 'not_found' as const,
        message: NO_SUCH_EVENT,
      })),
    },
  )
