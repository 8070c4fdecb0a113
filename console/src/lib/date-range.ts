const DAY_MS = 86_400_000
const DATES = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' })
/** `2026-11-22`, the format of API parameters. */
export const seoulDate = (ms: number): string => DATES.format(ms)

export const RANGE_PRESETS = [
  'today',
  'week',
  'next7',
  'next30',
  'last7',
  'last30',
  'last90',
  'year',
  'lastYear',
] as const
export type RangePreset = (typeof RANGE_PRESETS)[number]

/** Days in Seoul, both included; empty = open. */
export interface DayRange {
  from: string
  to: string
}

/** `next7` and `last7` include today and six other days. */
const LENGTHS = { next7: 6, next30: 29, last7: 6, last30: 29, last90: 89 } as const

/** The days of a preset. Weeks begin on Monday. */
export function rangeOf(preset: RangePreset, now: number): DayRange {
  const day = (distance: number) => seoulDate(now + distance * DAY_MS)
  switch (preset) {
    case 'today':
      return { from: day(0), to: day(0) }
    case 'week': {
      const sinceMonday = (new Date(`${day(0)}T00:00:00Z`).getUTCDay() + 6) % 7
      return { from: day(-sinceMonday), to: day(6 - sinceMonday) }
    }
    case 'next7':
    case 'next30':
      return { from: day(0), to: day(LENGTHS[preset]) }
    case 'year':
    case 'lastYear': {
      const year = Number(day(0).slice(0, 4)) - (preset === 'year' ? 0 : 1)
      return { from: `${year}-01-01`, to: `${year}-12-31` }
    }
    default:
      return { from: day(-LENGTHS[preset]), to: day(0) }
  }
}

/** The preset with these days, if any; `any` = all days. */
export function presetOf({ from, to }: DayRange, offered: readonly RangePreset[], now: number) {
  if (from === '' && to === '') return 'any'
  const fits = (preset: RangePreset) => {
    const range = rangeOf(preset, now)
    return range.from === from && range.to === to
  }
  return offered.find(fits) ?? 'custom'
}
