import { createNameFilter, type NameFilter } from './filter.ts'
import { normalise } from './text.ts'

const COMPANY = /\(주\)|주식회사|\(유\)|유한회사/g

/** The name of a firm without its legal form; NFKC turns `㈜` into `(주)`. */
export const firmWords = (name: string): string => name.normalize('NFKC').replace(COMPANY, ' ').trim()

/** Firms with the same key count as one unless their numbers differ. */
export const firmKey = (name: string): string => normalise(firmWords(name)).replace(/[ -]/g, '') || name.trim()

/** A business number, exact, or part of a firm's name. */
export const createFirmFilter = (text: string): NameFilter => ({
  code: businessNumber(text),
  term: createNameFilter(firmWords(text)).term,
})

/** Ten digits with or without hyphens are one number; numbers of other registers stay unchanged. */
export function businessNumber(text: string): string {
  const digits = text.replace(/[\s-]/g, '')
  return /^\d{10}$/.test(digits) ? digits : text.trim()
}
