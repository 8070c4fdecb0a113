import { dayOf, HOUR, MINUTE, SECOND, seoulDay, startOfDay } from '../src/lib/clock.ts'

/** A time in Seoul at which a test that depends on the date is likely to fail. */
interface ShiftedDate {
  /** The time of day. */
  time: number
  isOn(day: number): boolean
}

/** 0 is Sunday; day 0, 1 January 1970, was a Thursday. */
const weekday = (day: number): number => (day + 4) % 7

/** Sunday is a different day in UTC, and Monday a different week. New Year's Day is a different year, and a holiday. */
export const SHIFTED_DATES = {
  sunday: { time: 3 * HOUR, isOn: (day) => weekday(day) === 0 },
  monday: { time: 7 * HOUR + 30 * MINUTE, isOn: (day) => weekday(day) === 1 },
  'new-year': { time: 10 * MINUTE, isOn: (day) => seoulDay(startOfDay(day)).endsWith('-01-01') },
} satisfies Record<string, ShiftedDate>

/** The first such instant after `now`. */
export function nextInstant({ time, isOn }: ShiftedDate, now: number): number {
  let day = dayOf(now)
  while (!isOn(day) || startOfDay(day) + time <= now) day++
  return startOfDay(day) + time
}

/**
 * The variables that shift the clock of Node to `instant`. A distance stays the same in child processes; a date would restart
 * the clock in each. Programs other than Node keep the true time.
 */
export function clockVariables(library: string, instant: number, now: number): Record<string, string> {
  return {
    LD_PRELOAD: library,
    FAKETIME: `+${Math.round((instant - now) / SECOND)}`,
    FAKETIME_ONLY_CMDS: 'node',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
  }
}
