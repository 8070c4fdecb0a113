/** Widths of columns that were set by hand, in pixels; the others are as wide as they need. */
export type Widths<Name extends string> = Readonly<Partial<Record<Name, number>>>

const LEAST = 56
const MOST = 600
/** What a press on a button changes. */
export const WIDTH_STEP = 24

const widthWithin = (pixels: number): number => Math.round(Math.min(Math.max(pixels, LEAST), MOST))

/** As one browser keeps them. What cannot be read, and names that are no more, are left out. */
export function readWidths<Name extends string>(kept: string | null, known: readonly Name[]): Widths<Name> {
  const widths: Partial<Record<Name, number>> = {}
  for (const part of (kept ?? '').split(',')) {
    const [column, pixels = ''] = part.split(':')
    const name = known.find((one) => one === column)
    if (name !== undefined && /^\d{1,4}$/.test(pixels)) widths[name] = widthWithin(Number(pixels))
  }
  return widths
}

export const keptWidths = (widths: Widths<string>): string =>
  Object.entries(widths)
    .map(([name, pixels]) => `${name}:${pixels}`)
    .join(',')

/** `null` = as wide as it needs. */
export function resized<Name extends string>(widths: Widths<Name>, name: Name, pixels: number | null): Widths<Name> {
  const { [name]: _before, ...others } = widths
  const rest = others as Widths<Name>
  return pixels === null ? rest : { ...rest, [name]: widthWithin(pixels) }
}
