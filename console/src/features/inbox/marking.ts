import type { Event } from '@gonggo/client'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useLanguage } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { marksChanged } from '../../lib/unread.ts'
import type { ChangeEvents } from './events.ts'
import type { EventStateName } from './words.ts'

/** The maximum number in one request. */
const AT_ONCE = 1_000

/** Marks to set, each with the previous one. */
interface Mark {
  id: string
  before: string
  after: string
}

/** The result of the last marks: all stored, or some rejected and reverted. */
export type Marked =
  | { kind: 'kept'; marks: readonly Mark[]; state: EventStateName }
  | { kind: 'failed'; marks: readonly Mark[]; error: unknown }

const wanted = (events: readonly Event[], state: EventStateName): Mark[] =>
  events.filter((event) => event.state !== state).map(({ id, state: before }) => ({ id, before, after: state }))

const back = (marks: readonly Mark[]): Mark[] =>
  marks.map(({ id, before, after }) => ({ id, before: after, after: before }))

/**
 * Marks are shown at once and stored with one request for each thousand. After the first error, the rest is reverted
 * and reported.
 */
export function useMarking(change: ChangeEvents) {
  const { language } = useLanguage()
  const queries = useQueryClient()
  const [marked, setMarked] = useState<Marked | null>(null)
  const show = useCallback(
    (marks: readonly Mark[]) => {
      const byId = new Map(marks.map((mark) => [mark.id, mark]))
      change((event) => withMark(event, byId.get(event.id)))
    },
    [change],
  )
  const send = useCallback(
    async (marks: readonly Mark[]): Promise<Marked | null> => {
      for (let from = 0; from < marks.length; from += AT_ONCE) {
        const some = marks.slice(from, from + AT_ONCE)
        try {
          await serviceIn(language).events.mark({ marks: some.map(({ id, after }) => ({ id, state: after })) })
        } catch (error) {
          const left = marks.slice(from)
          show(back(left))
          return { kind: 'failed', marks: left, error }
        }
      }
      return null
    },
    [language, show],
  )
  // Requests are sent one after another, so that an undo follows the change.
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  const keep = useCallback(
    (marks: readonly Mark[]): Promise<Marked | null> => {
      show(marks)
      const sent = turn.current.then(() => send(marks))
      turn.current = sent
      void sent.then(() => marksChanged(queries))
      return sent
    },
    [send, show, queries],
  )
  const mark = useCallback(
    async (events: readonly Event[], state: EventStateName, showsResult = true) => {
      const marks = wanted(events, state)
      if (marks.length === 0) return
      if (showsResult) setMarked({ kind: 'kept', marks, state })
      const failed = await keep(marks)
      if (failed) setMarked(failed)
    },
    [keep],
  )
  const undo = async (marks: readonly Mark[]) => {
    setMarked(null)
    const failed = await keep(back(marks))
    if (failed) setMarked(failed)
  }
  const again = async (marks: readonly Mark[]) => {
    setMarked(null)
    const failed = await keep(marks)
    if (failed) setMarked(failed)
  }
  return { marked, mark, undo, again, forget: () => setMarked(null) }
}

/** Unless the mark was changed again in the meantime. */
const withMark = (event: Event, mark: Mark | undefined): Event =>
  event.state === mark?.before ? { ...event, state: mark.after } : event
