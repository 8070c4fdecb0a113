import type { ChartLanguage } from './words.ts'

/** How every chart looks, in the console as on paper. */
export interface ChartLook {
  language: ChartLanguage
  fontFamily: string
  /** Nothing moves on paper. */
  animated: boolean
}

/** Told apart by lightness too, so that a print in grey says the same. */
export const COLOURS = {
  main: '#1f4e8c',
  second: '#e08a1e',
  faint: '#b9c7da',
  ink: '#1d2530',
  quiet: '#5b6675',
  line: '#dfe4ea',
} as const

export const PAPER_FONT = 'Noto Sans KR'

export const onPaper = (language: ChartLanguage): ChartLook => ({
  language,
  fontFamily: `${PAPER_FONT}, Apple SD Gothic Neo, Malgun Gothic, sans-serif`,
  animated: false,
})

const FONT_SIZE = 11

/** What all charts share. */
export const frameOf = (look: ChartLook) => ({
  animation: look.animated,
  textStyle: { fontFamily: look.fontFamily, fontSize: FONT_SIZE, color: COLOURS.ink },
})

export const axisOf = (name: string) => ({
  name,
  nameTextStyle: { color: COLOURS.quiet, fontSize: 10 },
  axisLine: { lineStyle: { color: COLOURS.faint } },
  axisTick: { show: false },
  axisLabel: { color: COLOURS.quiet, fontSize: 10 },
  splitLine: { lineStyle: { color: COLOURS.line } },
})

export const legendOf = (names: string[]) => ({
  data: names,
  top: 0,
  right: 0,
  itemWidth: 12,
  itemHeight: 8,
  selectedMode: false as const,
  textStyle: { color: COLOURS.quiet, fontSize: 10 },
})

const LONGEST_NAME = 18

/** A name beside its bar; the whole of it stands in the table. */
export function shortName(name: string, longest = LONGEST_NAME): string {
  const letters = [...name]
  return letters.length <= longest ? name : `${letters.slice(0, longest - 1).join('')}…`
}
