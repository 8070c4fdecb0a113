const DAY_MS = 86_400_000
/** Korea has had this offset since 1988. */
const SEOUL_MS = 9 * 3_600_000
/** Closing soon (임박) = within three days, as everywhere in the service. */
const SOON_DAYS = 3

const dayNumber = (ms: number): number => Math.floor((ms + SEOUL_MS) / DAY_MS)

/** Calendar days in Korea until a moment: at 23:59, a closing at 00:01 is one day away. */
export const daysUntil = (at: string, now: number): number => dayNumber(Date.parse(at)) - dayNumber(now)

type DDayTone = 'none' | 'over' | 'today' | 'soon' | 'later'

/** How near the closing is; `over` from that minute. */
export function dDayTone(closeAt: string | null, now: number): DDayTone {
  if (closeAt === null) return 'none'
  if (Date.parse(closeAt) <= now) return 'over'
  const days = daysUntil(closeAt, now)
  if (days === 0) return 'today'
  return days <= SOON_DAYS ? 'soon' : 'later'
}

const WORDS = {
  ko: { none: '마감일시 미정', over: '마감됨', today: 'D-DAY', left: (days: number) => `D-${days}` },
  en: {
    none: 'No closing time',
    over: 'Closed',
    today: 'Closes today',
    left: (days: number) => `${days} ${days === 1 ? 'day' : 'days'} left`,
  },
}

/** The remaining days as text. */
export const dDayText = (closeAt: string | null, now: number, language: 'ko' | 'en'): string =>
  wordsOf(WORDS[language], closeAt, now)

const BADGES = {
  ko: { none: '미정', over: '마감', today: 'D-DAY', left: (days: number) => `D-${days}` },
  en: { none: 'No date', over: 'Closed', today: 'Today', left: (days: number) => `${days} d` },
}

/** A short form for a badge beside the date. */
export const dDayBadge = (closeAt: string | null, now: number, language: 'ko' | 'en'): string =>
  wordsOf(BADGES[language], closeAt, now)

function wordsOf(words: (typeof WORDS)['ko'], closeAt: string | null, now: number): string {
  const tone = dDayTone(closeAt, now)
  return closeAt === null || tone === 'none'
    ? words.none
    : tone === 'over' || tone === 'today'
      ? words[tone]
      : words.left(daysUntil(closeAt, now))
}
