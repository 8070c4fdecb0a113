/** The kinds of codes that can be chosen. */
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
/** Codes that are not a place: the whole country, and unknown. */
const NO_SEATS = ['00', '99']

/** Which codes each kind accepts; filters accept all, including entries with only a name. */
const FITS: Record<CodeKind, ((code: string) => boolean) | null> = {
  region: (code) => !NO_SEATS.includes(code),
  product: (code) => PRODUCT.test(code),
  licence: (code) => LICENCE.test(code),
  agency: null,
  industry: null,
}

/**
 * The codes of a list that can be chosen. The industries of notices include licences, products and certificates, which
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

/** A completely typed code that no list contains: notices have more codes than the lists. */
export function typedCode(kind: CodeKind, text: string, codes: readonly ListedCode[]): ListedCode | null {
  const code = text.trim()
  const isCode = kind === 'product' ? PRODUCT.test(code) : kind === 'licence' && /^\d{4}$/.test(code)
  return isCode && codes.every((one) => one.code !== code) ? { code, name: '', notices: 0 } : null
}

/** Whether the value of a filter is a code instead of a name: "0037", "B500001" or "41/안양시". */
export const isCode = (value: string): boolean => /^[\dA-Z]+(?:\/.+)?$/i.test(value) && /\d/.test(value)
