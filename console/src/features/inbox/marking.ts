import type { Event } from '@gonggo/client'
import { useCallback, useState } from 'react'
import { useLanguage } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import type { ChangeEvents } from './events.ts'
import type { EventStateName } from './words.ts'

/** Marks that are to be set, each with what stood there before. */
interface Mark {
  id: string
  before: string
  after: string
}

/** What the last marks came to: all kept, or some refused and taken back. */
export type Marked =
  | { kind: 'kept'; marks: readonly Mark[]; state: EventStateName }
  | { kind: 'failed'; marks: readonly Mark[]; error: unknown }

const wanted = (events: readonly Event[], state: EventStateName): Mark[] =>
  events.filter((event) => event.state !== state).map(({ id, state: before }) => ({ id, before, after: state }))

const back = (marks: readonly Mark[]): Mark[] =>
  marks.map(({ id, before, after }) => ({ id, before: after, after: before }))

/** Shown at once, kept one by one; from the first refusal on everything is as it was, and told. */
export function useMarking(change: ChangeEvents) {
  const { language } = useLanguage()
  const [marked, setMarked] = useState<Marked | null>(null)
  const show = useCallback(
    (marks: readonly Mark[]) => {
      const states = new Map(marks.map(({ id, after }) => [id, after]))
      change((items) => items.map((event) => withState(event, states.get(event.id))))
    },
    [change],
  )
  const keep = useCallback(
    async (marks: readonly Mark[]): Promise<Marked | null> => {
      show(marks)
      for (const [index, { id, after }] of marks.entries()) {
        try {
          await serviceIn(language).events.change(id, { state: after })
        } catch (error) {
          const left = marks.slice(index)
          show(back(left))
          return { kind: 'failed', marks: left, error }
        }
      }
      return null
    },
    [language, show],
  )
  const mark = useCallback(
    async (events: readonly Event[], state: EventStateName, isTold = true) => {
      const marks = wanted(events, state)
      if (marks.length === 0) return
      if (isTold) setMarked({ kind: 'kept', marks, state })
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

const withState = (event: Event, state: string | undefined): Event =>
  state === undefined ? event : { ...event, state }
