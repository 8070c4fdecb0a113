import { seoulDate } from './date-range.ts'
import type { Language } from './language.tsx'
import { percentText } from './percent.ts'
import { unbroken } from './unbroken.ts'

const LOCALES: Record<Language, string> = { ko: 'ko-KR', en: 'en-GB' }
const ZONE = 'Asia/Seoul'
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
const EOK = 100_000_000
const MAN = 10_000

/** Formats are cached, because creating one takes a hundred times as long as using it, and a page uses hundreds. */
function inEach<T>(make: (locale: string) => T): Record<Language, T> {
  return { ko: make(LOCALES.ko), en: make(LOCALES.en) }
}

const NUMBERS = inEach((locale) => new Intl.NumberFormat(locale))

export const numberText = (value: number, language: Language): string => NUMBERS[language].format(value)

/** In whole units, so that columns can be compared; won has no sign. */
export function moneyText(value: number | null, currency: string, language: Language): string | null {
  if (value === null) return null
  const digits = numberText(value, language)
  if (currency !== 'KRW') return `${digits} ${currency}`
  return language === 'ko' ? `${digits}원` : `₩${digits}`
}

/** In Korean units: 3억 2,450만원; null if the digits are as short. */
export function spokenMoney(value: number | null, currency: string, language: Language): string | null {
  if (value === null || currency !== 'KRW' || language !== 'ko' || value < MAN) return null
  const eok = Math.floor(value / EOK)
  const man = Math.round((value % EOK) / MAN)
  const parts = [eok > 0 ? `${numberText(eok, 'ko')}억` : '', man > 0 ? `${numberText(man, 'ko')}만` : '']
  return `${parts.filter(Boolean).join(' ')}원`
}

const DAY_PARTS = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: ZONE } as const
const CLOCK_PARTS = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: ZONE } as const
const DAYS = inEach((locale) => new Intl.DateTimeFormat(locale, DAY_PARTS))
const MOMENTS = inEach((locale) => new Intl.DateTimeFormat(locale, { ...DAY_PARTS, ...CLOCK_PARTS }))
const CLOCKS = inEach((locale) => new Intl.DateTimeFormat(locale, { ...CLOCK_PARTS, second: '2-digit' }))

export const dayText = (at: string, language: Language): string => unbroken(DAYS[language].format(new Date(at)))
/** A date in an address may be invalid. */
export const typedDayText = (typed: string, language: Language): string =>
  Number.isNaN(Date.parse(typed)) ? typed : dayText(typed, language)
export const momentText = (at: string, language: Language): string => unbroken(MOMENTS[language].format(new Date(at)))

const NEAR_PARTS = { month: '2-digit', day: '2-digit', weekday: 'short', ...CLOCK_PARTS } as const
const NEAR = inEach((locale) => new Intl.DateTimeFormat(locale, NEAR_PARTS))

/** For lists: with the weekday instead of the year, unless it is another year. */
export const nearText = (at: string, now: number, language: Language): string =>
  seoulDate(Date.parse(at)).slice(0, 4) === seoulDate(now).slice(0, 4)
    ? unbroken(NEAR[language].format(new Date(at)))
    : momentText(at, language)

/** With seconds, for values that are polled. */
export const clockText = (at: string, language: Language): string => CLOCKS[language].format(new Date(at))

const MONTHS = inEach((locale) => new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }))
const WEEKDAYS = inEach((locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }))

/** For example `2026-11`. */
export const monthText = (month: string, language: Language): string =>
  MONTHS[language].format(new Date(`${month}-01T00:00:00Z`))

const MONTH_DAYS = inEach(
  (locale) => new Intl.DateTimeFormat(locale, { month: '2-digit', day: '2-digit', timeZone: 'UTC' }),
)

/** For dates such as `2026-11-22` whose year is obvious. */
export const monthDayText = (date: string, language: Language): string =>
  unbroken(MONTH_DAYS[language].format(new Date(`${date}T00:00:00Z`)))

/** For dates such as `2026-11-22`. */
export const weekdayText = (date: string, language: Language): string =>
  WEEKDAYS[language].format(new Date(`${date}T00:00:00Z`))

export const rateText = (rate: number | null): string | null => (rate === null ? null : percentText(rate.toFixed(3)))

export interface TimeLeft {
  text: string
  isSoon: boolean
}

/** Closing soon (임박) = within three days, as everywhere in the service. */
export function timeLeft(closeAt: string, now: number, language: Language): TimeLeft | null {
  const ms = Date.parse(closeAt) - now
  if (ms <= 0) return null
  const [days, hours, minutes] = [Math.floor(ms / DAY), Math.floor((ms % DAY) / HOUR), Math.ceil((ms % HOUR) / MINUTE)]
  const isSoon = ms <= 3 * DAY
  if (language === 'ko') {
    if (days > 0) return { text: `${days}일 ${hours}시간 남음`, isSoon }
    return { text: hours > 0 ? `${hours}시간 ${minutes}분 남음` : `${minutes}분 남음`, isSoon }
  }
  if (days > 0) return { text: `${days} d ${hours} h left`, isSoon }
  return { text: hours > 0 ? `${hours} h ${minutes} min left` : `${minutes} min left`, isSoon }
}
