import { businessNumber, firmKey } from '../../search/firms.ts'

/** A firm that bids: all spellings of its number, or without one all its names. */
export interface Firm {
  businessNo: string | null
  numbers: string[]
  names: string[]
}

interface Line {
  /** '' = none. */
  businessNo: string
  name: string
}

export const firmNumber = businessNumber

/** '' where nothing is left to look for. */
export const nameKey = (name: string): string => (/[\p{L}\p{N}]/u.test(name) ? firmKey(name) : '')

/** One firm a number; without a number one a name, unless a firm of that name has one. */
export function firmsOf(lines: readonly Line[]): Firm[] {
  const numbered = Map.groupBy(
    lines.filter(({ businessNo }) => businessNo !== ''),
    ({ businessNo }) => businessNo,
  )
  const keys = new Set([...numbered.values()].flat().map(({ name }) => firmKey(name)))
  const unnumbered = Map.groupBy(
    lines.filter(({ businessNo, name }) => businessNo === '' && !keys.has(firmKey(name))),
    ({ name }) => firmKey(name),
  )
  const namesOf = (same: readonly Line[]) => same.map(({ name }) => name)
  return [
    ...[...numbered].map(([businessNo, same]) => ({
      businessNo,
      numbers: numberForms(businessNo),
      names: namesOf(same),
    })),
    ...[...unnumbered.values()].map((same) => ({ businessNo: null, numbers: [], names: namesOf(same) })),
  ]
}

/** As a source may have written it. */
export function numberForms(businessNo: string | null): string[] {
  if (businessNo === null) return ['']
  const [, one, two, three] = /^(\d{3})(\d{2})(\d{5})$/.exec(businessNo) ?? []
  return one === undefined ? [businessNo] : [businessNo, `${one}-${two}-${three}`]
}
