import { DAY } from '../../lib/clock.ts'

/** What is stored for a keyword that reminds of a notice's closing. */
export interface ReminderMemory {
  /** The closing time at the last look; `null` = never looked at. */
  closeAt: number | null
  /** Days before closing already told of, or past when the notice came; `null` = never looked at. */
  told: number[] | null
}

export interface ReminderStep extends ReminderMemory {
  /** Days left that are to be told of now; `null` = nothing to tell. */
  tell: number | null
  dueAt: number | null
}

/**
 * Which reminder is due and when the next one is. Days that had passed when the notice came get none. A later deadline
 * starts all days again, an earlier one those that it moved into the past: only the nearest is sent, at once.
 */
export function nextReminder(
  memory: ReminderMemory,
  closeAt: number | null,
  days: readonly number[],
  now: number,
): ReminderStep {
  if (closeAt === null || closeAt <= now) return { ...memory, tell: null, dueAt: null }
  const passed = days.filter((day) => closeAt - day * DAY <= now)
  const ahead = days.filter((day) => !passed.includes(day)).map((day) => closeAt - day * DAY)
  const dueAt = ahead.length > 0 ? Math.min(...ahead) : null
  const isNew = memory.told === null || memory.closeAt === null || closeAt > memory.closeAt
  const reminded = isNew ? passed : (memory.told ?? [])
  const fresh = passed.filter((day) => !reminded.includes(day))
  const tell = fresh.length > 0 ? Math.min(...fresh) : null
  return { closeAt, told: [...new Set([...reminded.filter((day) => passed.includes(day)), ...fresh])], tell, dueAt }
}
