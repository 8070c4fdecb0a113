import { DAY } from '../../lib/clock.ts'

/** What is stored for a keyword that reminds of a notice's closing. */
export interface ReminderMemory {
  /** The closing time at the last check; `null` = never checked. */
  closeAt: number | null
  /** Days before closing that were reminded of, or had passed when the notice arrived; `null` = never checked. */
  told: number[] | null
}

export interface ReminderStep extends ReminderMemory {
  /** Days left that must be reminded of now; `null` = none. */
  days: number | null
  dueAt: number | null
}

/**
 * Which reminder is due, and when the next one is. Days that had passed when the notice arrived get none. A later
 * deadline starts all days again. An earlier deadline may move several days into the past; then only the nearest is
 * sent, at once.
 */
export function nextReminder(
  memory: ReminderMemory,
  closeAt: number | null,
  remindDays: readonly number[],
  now: number,
): ReminderStep {
  if (closeAt === null || closeAt <= now) return { ...memory, days: null, dueAt: null }
  const passed = remindDays.filter((day) => closeAt - day * DAY <= now)
  const ahead = remindDays.filter((day) => !passed.includes(day)).map((day) => closeAt - day * DAY)
  const dueAt = ahead.length > 0 ? Math.min(...ahead) : null
  const isNew = memory.told === null || memory.closeAt === null || closeAt > memory.closeAt
  const reminded = isNew ? passed : (memory.told ?? [])
  const fresh = passed.filter((day) => !reminded.includes(day))
  const days = fresh.length > 0 ? Math.min(...fresh) : null
  return { closeAt, told: [...new Set([...reminded.filter((day) => passed.includes(day)), ...fresh])], days, dueAt }
}
