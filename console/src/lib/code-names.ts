interface Listed {
  total: number
  items: readonly { code: string | null; name: string }[]
}
/** A page of a list of codes, or its entries that match a text. */
export type ListCodes = (query: { q?: string; page?: number }) => Promise<Listed>

export const CODES_PAGE = 100

/**
 * Reads names of codes. The service has no request for several codes, so the whole list is read if that takes fewer
 * requests than one for each code. All names read are cached.
 */
async function readCodeNames(codes: readonly string[], list: ListCodes): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>()
  const keep = ({ items }: Listed) => {
    for (const { code, name } of items) if (code !== null) names.set(code, name)
  }
  const missing = () => codes.filter((code) => !names.has(code))
  if (codes.length > 1) {
    const first = await list({ page: 1 })
    keep(first)
    const further = Math.ceil(first.total / CODES_PAGE) - 1
    if (missing().length > further) {
      const pages = Array.from({ length: further }, (_, index) => list({ page: index + 2 }))
      for (const page of await Promise.all(pages)) keep(page)
      return names
    }
  }
  for (const found of await Promise.all(missing().map((q) => list({ q })))) keep(found)
  return names
}

/** Codes are renamed a few times a year, and a tab may be open for days. */
const FRESH_MS = 60 * 60_000

/**
 * Names of one list of codes. Names requested in the same turn of the event loop are read together, and cached for an
 * hour.
 */
export function createCodeNames(list: ListCodes, now: () => number = Date.now): (code: string) => Promise<string> {
  const kept = new Map<string, { name: string; until: number }>()
  let wanted = new Set<string>()
  let reading: Promise<void> | null = null
  const read = async () => {
    await new Promise((resolve) => setTimeout(resolve))
    const codes = [...wanted]
    wanted = new Set()
    reading = null
    for (const [code, name] of await readCodeNames(codes, list)) kept.set(code, { name, until: now() + FRESH_MS })
  }
  return async (code) => {
    const known = kept.get(code)
    if (known === undefined || known.until <= now()) {
      wanted.add(code)
      reading ??= read()
      await reading
    }
    return kept.get(code)?.name ?? code
  }
}
