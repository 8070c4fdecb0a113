import { createNameFilter, type NameFilter } from './filter.ts'
import { normalise } from './text.ts'

const COMPANY = /\(주\)|주식회사|\(유\)|유한회사/g

/** The name of a firm without what says that it is a company; NFKC makes `㈜` of it `(주)`. */
export const firmWords = (name: string): string => name.normalize('NFKC').replace(COMPANY, ' ').trim()

/** Firms of one key are taken for the same where no number tells them apart. */
export const firmKey = (name: string): string => normalise(firmWords(name)).replace(/[ -]/g, '') || name.trim()

/** A business number, exact, or part of a firm's name. */
export const createFirmFilter = (text: string): NameFilter => ({
  code: businessNumber(text),
  term: createNameFilter(firmWords(text)).term,
})

/** Ten digits with or without hyphens are one number; what other registers give stays as it is. */
export function businessNumber(text: string): string {
  const digits = text.replace(/[\s-]/g, '')
  return /^\d{10}$/.test(digits) ? digits : text.trim()
}
