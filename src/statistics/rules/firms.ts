import { businessNumber, firmKey } from '../../search/firms.ts'

/** A bidding firm: all spellings of its number, or without a number all its names. */
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

/** Of a number as `firmNumber` returns it. */
export const isBusinessNumber = (number: string): boolean => /^\d{10}$/.test(number)

/** Empty if nothing of the text is searchable. */
export const nameKey = (name: string): string => (/[\p{L}\p{N}]/u.test(name) ? firmKey(name) : '')

/** One firm for each number. A name without a number is a separate firm, unless a firm with a number has this name. */
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

/** The number in the spellings that a source may use. */
export function numberForms(businessNo: string | null): string[] {
  if (businessNo === null) return ['']
  const [, office, kind, serial] = /^(\d{3})(\d{2})(\d{5})$/.exec(businessNo) ?? []
  return office === undefined ? [businessNo] : [businessNo, `${office}-${kind}-${serial}`]
}
