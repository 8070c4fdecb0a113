/** Column widths set by the user, in pixels; other columns have automatic widths. */
export type Widths<Name extends string> = Readonly<Partial<Record<Name, number>>>

const LEAST = 56
const MOST = 600
/** The change per click on a button. */
export const WIDTH_STEP = 24

const widthWithin = (pixels: number): number => Math.round(Math.min(Math.max(pixels, LEAST), MOST))

/** Reads the widths stored in this browser; invalid values and unknown names are ignored. */
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

/** `null` = automatic width. */
export function resized<Name extends string>(widths: Widths<Name>, name: Name, pixels: number | null): Widths<Name> {
  const { [name]: _before, ...others } = widths
  const rest = others as Widths<Name>
  return pixels === null ? rest : { ...rest, [name]: widthWithin(pixels) }
}
