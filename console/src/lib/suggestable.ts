/** What is chosen from a list of codes. */
export type CodeKind = 'region' | 'licence' | 'product' | 'agency' | 'industry'

export interface ListedCode {
  code: string
  name: string
  notices: number
}

interface Code {
  code: string | null
  name: string
  notices: number
}

const MOST = 8
const PRODUCT = /^(?:\d{8}|\d{10})$/
const LICENCE = /^[\dA-Z]{1,7}$/i
/** No company is at home in the whole country, or nowhere. */
const NO_SEATS = ['00', '99']

/** Filters take any of them, also those that have only a name. */
const FITS: Record<CodeKind, ((code: string) => boolean) | null> = {
  region: (code) => !NO_SEATS.includes(code),
  product: (code) => PRODUCT.test(code),
  licence: (code) => LICENCE.test(code),
  agency: null,
  industry: null,
}

/**
 * The codes of a list that can be chosen. The industries of notices are licences, products and certificates in one list; they
 * differ by their code.
 */
export function suggestable(kind: CodeKind, items: readonly Code[]): ListedCode[] {
  const isFit = FITS[kind]
  if (isFit === null)
    return items.map(({ code, name, notices }) => ({ code: code ?? name, name, notices })).slice(0, MOST)
  return items
    .flatMap(({ code, name, notices }) => (code !== null && isFit(code) ? [{ code, name, notices }] : []))
    .slice(0, MOST)
}

/** A code that was typed in full and is in no list: notices have more codes than any list names. */
export function typedCode(kind: CodeKind, text: string, codes: readonly ListedCode[]): ListedCode | null {
  const code = text.trim()
  const isCode = kind === 'product' ? PRODUCT.test(code) : kind === 'licence' && /^\d{4}$/.test(code)
  return isCode && codes.every((one) => one.code !== code) ? { code, name: '', notices: 0 } : null
}

/** Whether a value of a filter is a code and not a name: "0037", "B500001" or "41/안양시". */
export const isCode = (value: string): boolean => /^[\dA-Z]+(?:\/.+)?$/i.test(value) && /\d/.test(value)
