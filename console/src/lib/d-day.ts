const DAY_MS = 86_400_000
/** Korea has had no other offset since 1988. */
const SEOUL_MS = 9 * 3_600_000

const dayNumber = (ms: number): number => Math.floor((ms + SEOUL_MS) / DAY_MS)

const WORDS = {
  ko: { none: '마감일시 미정', over: '마감됨', today: 'D-DAY', left: (days: number) => `D-${days}` },
  en: {
    none: 'No closing time',
    over: 'Closed',
    today: 'Closes today',
    left: (days: number) => `${days} ${days === 1 ? 'day' : 'days'} left`,
  },
}

/** Days until bidding closes by the calendar of Korea: at 23:59, something that closes at 00:01 closes tomorrow. */
export function dDayText(closeAt: string | null, now: number, language: 'ko' | 'en'): string {
  const words = WORDS[language]
  if (closeAt === null) return words.none
  const end = Date.parse(closeAt)
  if (end <= now) return words.over
  const days = dayNumber(end) - dayNumber(now)
  return days === 0 ? words.today : words.left(days)
}
