import type { ChartLanguage } from './words.ts'

/** CSS colours: on a screen, variables of the theme, so that a change of theme needs no new chart. */
export interface ChartColours {
  main: string
  second: string
  faint: string
  ink: string
  quiet: string
  line: string
}

/** The style of every chart, in the console and on paper. */
export interface ChartStyle {
  language: ChartLanguage
  fontFamily: string
  colours: ChartColours
  /** False on paper. */
  animated: boolean
  /** For phones: names have less room beside their bars. */
  narrow: boolean
  /** The lines of a name beside its bar: on paper, rows have no room for a second one. */
  nameLines: 1 | 2
}

/** Colours on paper. They also differ in lightness, for prints in grey. */
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

/** Options of all charts. */
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

/** The width of a name beside its bar. */
export const nameRoom = ({ narrow }: ChartStyle) =>
  narrow ? { pixels: 118, letters: 12 } : { pixels: 170, letters: 18 }

/** A bin of 0.1 percentage points is drawn at its middle. */
export const binMiddle = (from: number): number => Math.round(from * 100 + 5) / 100

/**
 * A name beside its bar, shortened; the table contains it completely. It has two lines, because offices of one
 * authority differ at the end of their names. The text `behind` the name is never cut.
 */
export function barName(name: string, style: ChartStyle, behind = ''): string {
  const longest = nameRoom(style).letters
  const room = longest - widthOf(behind)
  if (widthOf(name) <= room) return `${name}${behind}`
  if (style.nameLines === 1) return `${cut(name, room)}${behind}`
  const letters = [...name]
  const end = letters.findLastIndex((letter, at) => letter === ' ' && widthOf(letters.slice(0, at)) <= longest)
  const first = end > 0 ? letters.slice(0, end).join('') : fitting(name, longest)
  const rest = name.slice(first.length).trimStart()
  return `${first}\n${`${cut(rest, room)}${behind}`.trim()}`
}

/** In widths of Hangul; other characters are about half as wide. */
const widthOf = (text: Iterable<string>): number =>
  [...text].reduce((width, letter) => width + (letter >= '\u1100' ? 1 : 0.6), 0)

function fitting(text: string, room: number): string {
  const letters = [...text]
  while (widthOf(letters) > room) letters.pop()
  return letters.join('')
}

const cut = (text: string, room: number): string => (widthOf(text) <= room ? text : `${fitting(text, room - 1)}…`)
