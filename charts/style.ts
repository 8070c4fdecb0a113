import type { ChartLanguage } from './words.ts'

/** Any colour that CSS knows: on a screen those of its theme, which change without drawing anew. */
export interface ChartColours {
  main: string
  second: string
  faint: string
  ink: string
  quiet: string
  line: string
}

/** How every chart looks, in the console as on paper. */
export interface ChartStyle {
  language: ChartLanguage
  fontFamily: string
  colours: ChartColours
  /** Nothing moves on paper. */
  animated: boolean
  /** As on a telephone: names have less room beside their bars. */
  narrow: boolean
  /** Lines of a name beside its bar: on paper, rows have no room for a second one. */
  nameLines: 1 | 2
}

/** Of paper. Told apart by lightness too, so that a print in grey says the same. */
export const COLOURS = {
  main: '#1f4e8c',
  second: '#e08a1e',
  faint: '#b9c7da',
  ink: '#1d2530',
  quiet: '#5b6675',
  line: '#dfe4ea',
} as const

export const PAPER_FONT = 'Noto Sans KR'

export const onPaper = (language: ChartLanguage): ChartStyle => ({
  language,
  fontFamily: `${PAPER_FONT}, Apple SD Gothic Neo, Malgun Gothic, sans-serif`,
  colours: COLOURS,
  animated: false,
  narrow: false,
  nameLines: 1,
})

const FONT_SIZE = 11

/** What all charts share. */
export const frameOf = (style: ChartStyle) => ({
  animation: style.animated,
  textStyle: { fontFamily: style.fontFamily, fontSize: FONT_SIZE, color: style.colours.ink },
})

export const axisOf = (name: string, { colours }: ChartStyle) => ({
  name,
  nameTextStyle: { color: colours.quiet, fontSize: 10 },
  axisLine: { lineStyle: { color: colours.faint } },
  axisTick: { show: false },
  axisLabel: { color: colours.quiet, fontSize: 10 },
  splitLine: { lineStyle: { color: colours.line } },
})

export const legendOf = (names: string[], { colours }: ChartStyle) => ({
  data: names,
  top: 0,
  right: 0,
  itemWidth: 12,
  itemHeight: 8,
  selectedMode: false as const,
  textStyle: { color: colours.quiet, fontSize: 10 },
})

/** What a name beside its bar may take. */
export const nameRoom = ({ narrow }: ChartStyle) =>
  narrow ? { pixels: 118, letters: 12 } : { pixels: 170, letters: 18 }

/** A bin of 0.1 points is drawn in its middle. */
export const binMiddle = (from: number): number => Math.round(from * 100 + 5) / 100

/**
 * A name beside its bar; the whole of it stands in the table. On two lines, since offices of one authority differ at the end
 * of their names. What is `behind` the name is never cut.
 */
export function barName(name: string, style: ChartStyle, behind = ''): string {
  const longest = nameRoom(style).letters
  const letters = [...name]
  if (letters.length + behind.length <= longest) return `${name}${behind}`
  if (style.nameLines === 1) return `${cut(letters, longest - behind.length)}${behind}`
  const space = letters.lastIndexOf(' ', longest)
  const first = letters.slice(0, space > 0 ? space : longest)
  const rest = letters.slice(space > 0 ? space + 1 : longest)
  return `${first.join('')}\n${`${cut(rest, longest - behind.length)}${behind}`.trim()}`
}

const cut = (letters: readonly string[], longest: number): string =>
  letters.length <= longest ? letters.join('') : `${letters.slice(0, longest - 1).join('')}…`
