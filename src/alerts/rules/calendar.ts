import { DAY, HOUR } from '../../lib/clock.ts'

/** The hour at which digests are sent. */
const MORNING = 8

/** Mornings in a member's time zone. */
export interface Calendar {
  /** The first 08:00 after an instant. */
  nextMorning(after: number): number
  /** The first 08:00 of a Monday after it. */
  nextMonday(after: number): number
}

export function createCalendar(zone: string): Calendar {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })

  /** The local time there, as if it were UTC. */
  function shown(at: number): number {
    const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
    return Date.UTC(year, month - 1, day, hour, minute, second)
  }

  /**
   * The instant of a local time. Computed twice, because the first estimate may be on the other side of a clock change.
   */
  function instantOf(local: number): number {
    const guess = local - (shown(local) - local)
    return guess + (local - shown(guess))
  }

  function mornings(after: number, fits: (weekday: number) => boolean): number {
    const today = Math.floor(shown(after) / DAY) * DAY
    for (let day = today; ; day += DAY) {
      if (!fits(new Date(day).getUTCDay())) continue
      const morning = instantOf(day + MORNING * HOUR)
      if (morning > after) return morning
    }
  }

  return {
    nextMorning: (after) => mornings(after, () => true),
    nextMonday: (after) => mornings(after, (weekday) => weekday === 1),
  }
}
