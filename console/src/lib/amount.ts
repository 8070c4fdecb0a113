const GROUP = '[\\d,.천백십]+'
/** `3억 2,450만 5,000`: each unit at most once, in descending order. */
const AMOUNT = new RegExp(
  `^(?:(?<jo>${GROUP}) ?조)? ?(?:(?<eok>${GROUP}) ?억)? ?(?:(?<man>${GROUP}) ?만)? ?(?<ones>${GROUP})?$`,
)
const MYRIADS = { jo: 1_000_000_000_000n, eok: 100_000_000n, man: 10_000n, ones: 1n } as const
/** `2,450`, `1.5`, `4천`, `1,234백`: with thousands separators or without. */
const NUMBER = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?([천백십]?)$/
/** `3천5백`, `천`. */
const SPOKEN = /^(?:([1-9]?)천)?(?:([1-9]?)백)?(?:([1-9]?)십)?([1-9]?)$/
const TENS: Readonly<Record<string, bigint>> = { 천: 1_000n, 백: 100n, 십: 10n }

interface Group {
  digits: bigint
  /** The number of decimals among the digits. */
  decimals: number
}

function groupOf(text: string): Group | null {
  const [, whole, part = '', unit = ''] = NUMBER.exec(text) ?? []
  if (whole !== undefined)
    return { digits: BigInt(whole.replaceAll(',', '') + part) * (TENS[unit] ?? 1n), decimals: part.length }
  const spoken = SPOKEN.exec(text)
  if (spoken === null) return null
  const [, thousands, hundreds, tens, ones] = spoken
  // `천` without a digit is one thousand.
  const counted = (digit: string | undefined) => (digit === undefined ? 0 : Number(digit || 1))
  const digits = counted(thousands) * 1_000 + counted(hundreds) * 100 + counted(tens) * 10 + Number(ones)
  return { digits: BigInt(digits), decimals: 0 }
}

/**
 * Parses an amount as written in Korea: `324,500,000원`, `3억 2,450만원`, `4천만`, `1.5억`; null = invalid or ambiguous. For
 * example, `1억 5천` is 150 million to some readers and 100,005,000 to others.
 */
export function parseAmount(text: string): number | null {
  const plain = text.normalize('NFKC').replace(/\s+/g, ' ').trim().replace(/^₩ ?/, '')
  const written = plain.replace(/ ?원$/, '')
  const groups = AMOUNT.exec(written)?.groups
  if (written === '' || !groups) return null
  const given = (['jo', 'eok', 'man', 'ones'] as const).filter((name) => groups[name] !== undefined)
  const ones = groups.ones ?? ''
  const isClear = written !== plain || (given.length === 1 && /^[\d,]*$/.test(ones)) || groups.man !== undefined
  if (ones !== '' && !(isClear && isWholeWon(ones, given.at(-2)))) return null
  let amount = 0n
  for (const name of given) {
    const group = groupOf(groups[name] ?? '')
    const isLast = name === given.at(-1)
    if (group === null || (group.decimals > 0 && !isLast)) return null
    // `3억 24500만` has too many digits for its unit.
    if (name !== given[0] && group.digits >= 10_000n * 10n ** BigInt(group.decimals)) return null
    const [won, scale] = [group.digits * MYRIADS[name], 10n ** BigInt(group.decimals)]
    if (won % scale !== 0n) return null
    amount += won / scale
  }
  return amount <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(amount) : null
}

/** The part below 만 must be whole won, and may use words only if the part before it is in 만 or absent. */
const isWholeWon = (ones: string, before: string | undefined): boolean =>
  !ones.includes('.') && (/^[\d,]+$/.test(ones) || before === undefined || before === 'man')

/** Adds thousands separators to every number in the text; decimals remain. */
export const groupThousands = (text: string): string =>
  text.replace(/\.[\d,]*|[\d,]+/g, (run) =>
    run.startsWith('.') ? run : run.replaceAll(',', '').replace(/\B(?=(\d{3})+$)/g, ','),
  )
