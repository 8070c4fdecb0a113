import { dayOf, HOUR, MINUTE, SECOND } from '../src/lib/clock.ts'
import type { BsnsDiv } from '../src/vocabulary/notices.ts'
import { instantAt, type WorkingDays } from './calendar.ts'
import type { Random } from './random.ts'
import type { NoticeTerms } from './terms.ts'

/** When bids are taken and opened, whether the notice says so or not. */
export interface DemoSchedule {
  startAt: number
  closeAt: number
  openAt: number
}

/** Hours at which bidding ends, each as often as it is met with. */
const CLOSING_HOURS = [10, 10, 10, 10, 10, 10, 10, 10, 11, 11, 11, 12, 13, 14, 14, 15, 15, 16, 16, 17, 17, 18, 18]
const LEAST_DAYS = 7
const MOST_DAYS = 40

/** Days between posting and closing: the least and the mean of what comes on top. */
const LEADS: Record<NoticeTerms['style'], readonly [number, number]> = {
  floor: [7, 5],
  lowest: [8, 8],
  negotiated: [10, 8],
}

export interface Haste {
  terms: NoticeTerms
  div: BsnsDiv
  /** The opening has to lie in the near future. */
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

/** What would fall on a closed day is spread over the week after it: heaped on the next day, Mondays would be full. */
const officeDay = (calendar: WorkingDays, day: number, random: Random): number =>
  calendar.isBusinessDay(day) ? day : calendar.later(day, random.int(1, 5))

/** A closing on the day given, at a round hour; the opening an hour later or the next morning. */
export function datesOn(calendar: WorkingDays, day: number, after: number, random: Random): DemoSchedule {
  const hour = random.pick(CLOSING_HOURS)
  const closeAt = instantAt(day, hour)
  const nextMorning = random.chance(hour >= 17 ? 0.6 : 0.15)
  const openAt = nextMorning ? instantAt(calendar.later(day, 1), random.chance(0.8) ? 11 : 10) : closeAt + HOUR
  const first = calendar.later(dayOf(after), random.int(0, 2))
  const startAt = Math.max(instantAt(first, random.chance(0.6) ? 10 : 9), Math.ceil(after / HOUR) * HOUR)
  return { startAt: Math.min(startAt, closeAt - HOUR), closeAt, openAt }
}

/** The same tender some days later, as it is moved by an amendment. */
export function postponed(calendar: WorkingDays, schedule: DemoSchedule, days: number, random: Random): DemoSchedule {
  const day = officeDay(calendar, dayOf(schedule.closeAt) + days, random)
  const moved = instantAt(day, 0) - instantAt(dayOf(schedule.closeAt), 0)
  const opened = dayOf(schedule.openAt) > dayOf(schedule.closeAt) ? calendar.later(day, 1) : day
  const openAt = schedule.openAt - instantAt(dayOf(schedule.openAt), 0) + instantAt(opened, 0)
  return { startAt: schedule.startAt, closeAt: schedule.closeAt + moved, openAt }
}

/** Some moment of office hours, to the second. */
export function officeHours(day: number, random: Random): number {
  return instantAt(day, 9) + Math.floor(random.next() * 9 * 3600) * SECOND
}

export const shortlyAfter = (instant: number, random: Random): number => instant + random.int(2, 45) * MINUTE
