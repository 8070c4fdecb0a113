import { dayOf, HOUR, MINUTE, SECOND } from '../src/lib/clock.ts'
import type { BsnsDiv } from '../src/vocabulary/notices.ts'
import { instantAt, type WorkingDays } from './calendar.ts'
import type { Random } from './random.ts'
import type { NoticeTerms } from './terms.ts'

/** The dates of bidding and opening, whether the notice states them or not. */
export interface DemoSchedule {
  startAt: number
  closeAt: number
  openAt: number
}

/** Hours at which bidding ends, by frequency. */
const CLOSING_HOURS = [10, 10, 10, 10, 10, 10, 10, 10, 11, 11, 11, 12, 13, 14, 14, 15, 15, 16, 16, 17, 17, 18, 18]
const LEAST_DAYS = 7
const MOST_DAYS = 40

/** Days between posting and closing: the minimum, and the mean of the additional days. */
const LEADS: Record<NoticeTerms['style'], readonly [number, number]> = {
  floor: [7, 5],
  lowest: [8, 8],
  negotiated: [10, 8],
}

export interface Haste {
  terms: NoticeTerms
  div: BsnsDiv
  /** Whether the opening must be in the near future. */
  hurried: boolean
}

export function scheduleFor(calendar: WorkingDays, postedAt: number, haste: Haste, random: Random): DemoSchedule {
  const posted = dayOf(postedAt)
  const [least, mean] = haste.terms.small ? [7, 1.5] : LEADS[haste.terms.style]
  const extra = haste.hurried ? 0 : Math.floor(-mean * Math.log(1 - random.next()))
  const far = haste.div === '공사' && haste.terms.estimate > 5_000_000_000 ? 10 : 0
  const lead = Math.min(haste.hurried ? LEAST_DAYS : least + far + extra, MOST_DAYS)
  const day = officeDay(calendar, posted + lead, random)
  return datesOn(calendar, day - posted > MOST_DAYS ? calendar.businessDayFrom(day - 21) : day, postedAt, random)
}

/** Dates on closed days are spread over the following week; otherwise Mondays would have too many. */
const officeDay = (calendar: WorkingDays, day: number, random: Random): number =>
  calendar.isBusinessDay(day) ? day : calendar.later(day, random.int(1, 5))

/** A closing on the given day at a full hour, and an opening an hour later or the next morning. */
export function datesOn(calendar: WorkingDays, day: number, after: number, random: Random): DemoSchedule {
  const hour = random.pick(CLOSING_HOURS)
  const closeAt = instantAt(day, hour)
  const nextMorning = random.chance(hour >= 17 ? 0.6 : 0.15)
  const openAt = nextMorning ? instantAt(calendar.later(day, 1), random.chance(0.8) ? 11 : 10) : closeAt + HOUR
  const first = calendar.later(dayOf(after), random.int(0, 2))
  const startAt = Math.max(instantAt(first, random.chance(0.6) ? 10 : 9), Math.ceil(after / HOUR) * HOUR)
  return { startAt: Math.min(startAt, closeAt - HOUR), closeAt, openAt }
}

/** The same schedule some days later, after an amendment. */
export function postponed(calendar: WorkingDays, schedule: DemoSchedule, days: number, random: Random): DemoSchedule {
  const day = officeDay(calendar, dayOf(schedule.closeAt) + days, random)
  const moved = instantAt(day, 0) - instantAt(dayOf(schedule.closeAt), 0)
  const opened = dayOf(schedule.openAt) > dayOf(schedule.closeAt) ? calendar.later(day, 1) : day
  const openAt = schedule.openAt - instantAt(dayOf(schedule.openAt), 0) + instantAt(opened, 0)
  return { startAt: schedule.startAt, closeAt: schedule.closeAt + moved, openAt }
}

/** A random moment of office hours, in seconds. */
export function officeHours(day: number, random: Random): number {
  return instantAt(day, 9) + Math.floor(random.next() * 9 * 3600) * SECOND
}

export const shortlyAfter = (instant: number, random: Random): number => instant + random.int(2, 45) * MINUTE
