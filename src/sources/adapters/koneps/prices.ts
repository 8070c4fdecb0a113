import type { ReservePrice, RoundRecord } from '../../../bids/index.ts'
import type { Batch, Rejected } from '../../schema/connector.ts'
import { currencyOf, type RecordReading, rejected } from './records.ts'
import { blankRound, type KonepsRound, konepsRoundKey, konepsRounds } from './rounds.ts'
import { countIn, type Fields, ordinalIn, priceIn, textIn, timeIn } from './values.ts'

/**
 * The reserve prices of a notice, one row each, for all its lots and rounds. A planned price that was not drawn is one
 * row without a number.
 */
export function readReservePrices(items: readonly unknown[], reading: RecordReading): Batch {
  const { rows, rejected: refused } = konepsRounds(items)
  const rounds = [...Map.groupBy(rows, konepsRoundKey).values()].flatMap((group) => roundOf(group, refused, reading))
  return { rounds, rejected: refused }
}

function roundOf(group: readonly KonepsRound[], refused: Rejected[], reading: RecordReading): RoundRecord[] {
  const [first] = group
  if (!first) return []
  const prices = new Map<number, ReservePrice>()
  for (const { fields, item } of group) {
    if (textIn(fields, 'compnoRsrvtnPrceSno') === null) continue
    const read = priceOf(fields)
    const fault = typeof read === 'string' ? read : clashOf(prices.get(read.number), read)
    if (fault !== null) refused.push(rejected(item, fault))
    else if (typeof read !== 'string') prices.set(read.number, read)
  }
  const reservePrices = [...prices.values()].sort((one, other) => one.number - other.number)
  const { fields } = first
  const changedAt = Math.max(...group.map((row) => timeIn(row.fields, 'inptDt') ?? 0)) || reading.fetchedAt
  const head = {
    part: 'prices' as const,
    // They are generated before the opening, and drawn in it.
    state: reservePrices.some(({ drawn }) => drawn) ? ('opened' as const) : ('announced' as const),
    changedAt,
    fetchedAt: reading.fetchedAt,
    currency: currencyOf(fields, reading.bsnsDiv),
  }
  return [
    {
      ...blankRound(first, head),
      plannedPrice: priceIn(fields, 'plnprc'),
      baseAmount: priceIn(fields, 'bssamt'),
      reservePrices: reservePrices.length > 0 ? reservePrices : null,
    },
  ]
}

/** The price, or the fault of its row. */
function priceOf(fields: Fields): ReservePrice | string {
  const number = ordinalIn(fields, 'compnoRsrvtnPrceSno') ?? 0
  const price = priceIn(fields, 'bsisPlnprc')
  const drawn = DRAWN.get(textIn(fields, 'drwtYn') ?? '')
  const draws = countIn(fields, 'drwtNum')
  if (number < 1 || number > MOST_NUMBER) return 'the number of a reserve price is none from 1 to 99'
  if (price === null) return 'a reserve price is no amount above 0'
  if (drawn === undefined) return 'a reserve price is neither drawn nor not drawn'
  if (draws === null && textIn(fields, 'drwtNum') !== null) return 'the draws of a reserve price are no count'
  return { number, price, drawn, draws }
}

const DRAWN: ReadonlyMap<string, boolean> = new Map([
  ['Y', true],
  ['N', false],
])
const MOST_NUMBER = 99

const clashOf = (known: ReservePrice | undefined, { price, drawn, draws }: ReservePrice): string | null =>
  known && (known.price !== price || known.drawn !== drawn || known.draws !== draws)
    ? 'two reserve prices have one number'
    : null
