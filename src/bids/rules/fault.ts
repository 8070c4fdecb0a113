import {
  countFault,
  currencyFault,
  filledFault,
  moneyFault,
  rateFault,
  textFault,
  timeFault,
  unlessNull,
  wordFault,
} from '../../lib/storable.ts'
import {
  DETAIL_FIELD_NAMES,
  type NoticeField,
  noticeField,
  RECORD_FIELD_NAMES,
} from '../../vocabulary/notice-fields.ts'
import type { FieldValues } from '../../vocabulary/notice-table.ts'
import type { CodeRecord } from '../schema/codes.ts'
import { type BidRecord, MOST_AMOUNTS } from '../schema/notices.ts'
import {
  type BidderRecord,
  MOST_RESERVE_PRICES,
  type ReservePrice,
  ROUND_PARTS,
  type RoundRecord,
  type WinnerRecord,
} from '../schema/rounds.ts'
import { LONGEST_NUMBER } from './notice.ts'
import { FURTHER } from './rounds.ts'

const LONGEST = { source: 60, code: 40, region: 200, url: 2000, text: 4000, lot: 60, businessNo: 40 }
/** Names are parts of keys, and an index entry holds 2,704 bytes. */
const LONGEST_NAME = 500
const MOST_ITEMS = 500
const MOST_FLOOR_RATE = 1000
const MOST_RATE = 1e9
const MONEYS = ['amount', 'plannedPrice', 'baseAmount'] as const
const TIMES = ['closeAt', 'openAt', 'openedAt', 'decidedAt'] as const

/** Why a record cannot be stored or shown; `null` = it can. An unchecked invalid record would fail its whole batch. */
export function bidFault(record: BidRecord): string | null {
  return (
    filledFault('source', record.source, LONGEST.source) ??
    filledFault('number', record.number, LONGEST_NUMBER) ??
    unlessNull(record.previousNumber, filledFault('previousNumber', record.previousNumber, LONGEST_NUMBER)) ??
    filledFault('title', record.title, LONGEST.text) ??
    faultOf(RECORD_FIELD_NAMES, (name) => fieldFault(name, record[name])) ??
    detailsFault(record.details) ??
    faultOf(['changedAt', 'fetchedAt'], (name) => timeFault(name, record[name])) ??
    addressFault('detailUrl', record.detailUrl) ??
    listsFault(record)
  )
}

/** By the type of the field. */
function fieldFault(name: NoticeField, value: unknown): string | null {
  const { type, words = [], orNull } = noticeField(name)
  if (orNull && value === null) return null
  switch (type) {
    case 'text':
      return textFault(name, value, LONGEST.text)
    case 'name':
      return textFault(name, value, LONGEST_NAME)
    case 'code':
      return textFault(name, value, LONGEST.code)
    case 'address':
      return textFault(name, value, LONGEST.url)
    case 'currency':
      return currencyFault(name, value)
    case 'word':
      return wordFault(name, value, words)
    case 'count':
      return countFault(name, value)
    case 'money':
      return moneyFault(name, value)
    case 'rate':
      return rateFault(name, value, 0, MOST_FLOOR_RATE)
    case 'time':
      return timeFault(name, value)
    case 'amounts':
      return amountsFault(name, value as FieldValues['amounts'])
    default:
      // Flags are checked here, lists have their own checks.
      return null
  }
}

/** The same for restrictions that a source reports separately from the notice. */
export const limitsFault = ({ regions, licences, baseAmount, details }: NoticeLimits): string | null =>
  unlessNull(baseAmount, moneyFault('baseAmount', baseAmount)) ??
  detailsFault(details) ??
  listsFault({ regions, licences, attachments: [] })
export type NoticeLimits = Pick<BidRecord, 'regions' | 'licences' | 'baseAmount' | 'details'>

const detailsFault = (details: BidRecord['details']): string | null =>
  faultOf(DETAIL_FIELD_NAMES, (name) => fieldFault(name, details?.[name] ?? null))

const amountsFault = (name: string, amounts: FieldValues['amounts']): string | null =>
  amounts.length > MOST_AMOUNTS
    ? `there are more than ${MOST_AMOUNTS} items in ${name}`
    : faultOf(
        amounts,
        (one) =>
          filledFault('the name of an item', one.name, LONGEST.region) ??
          moneyFault('the amount of an item', one.amount),
      )

/** The same for a code of a source's list. Ended codes are not shown. */
export const codeFault = ({ code, name, ended }: CodeRecord): string | null =>
  filledFault('code', code, LONGEST.code) ?? (ended ? null : filledFault('name', name, LONGEST_NAME))

function listsFault({
  regions,
  licences,
  attachments,
}: Pick<BidRecord, 'regions' | 'licences' | 'attachments'>): string | null {
  if (regions.length > MOST_ITEMS) return `there are more than ${MOST_ITEMS} regions`
  if (licences.length > MOST_ITEMS) return `there are more than ${MOST_ITEMS} licences`
  if (attachments.length > MOST_ITEMS) return `there are more than ${MOST_ITEMS} attachments`
  return (
    faultOf(regions, (region) => textFault('a region', region, LONGEST.region)) ??
    faultOf(
      licences,
      ({ group, code, name }) =>
        countFault('the group of a licence', group) ??
        textFault('the code of a licence', code, LONGEST.code) ??
        textFault('the name of a licence', name, LONGEST_NAME),
    ) ??
    faultOf(
      attachments,
      ({ name, url }) =>
        textFault('the name of an attachment', name, LONGEST.text) ??
        textFault('the address of an attachment', url, LONGEST.url),
    )
  )
}

/** A URI by RFC 3986, which is stricter than browsers: no spaces, no Hangul, no `|`. */
const WEB_ADDRESS =
  /^https?:\/\/(?:[\w.~!$&'()*+,;=:-]|%[\da-f]{2})+(?:\/(?:[\w.~!$&'()*+,;=:@/-]|%[\da-f]{2})*)?(?:\?(?:[\w.~!$&'()*+,;=:@/?-]|%[\da-f]{2})*)?(?:#(?:[\w.~!$&'()*+,;=:@/?-]|%[\da-f]{2})*)?$/i

function addressFault(name: string, address: unknown): string | null {
  const fault = textFault(name, address, LONGEST.url)
  if (fault !== null) return fault
  const text = String(address)
  return WEB_ADDRESS.test(text) && URL.canParse(text) ? null : `${name} is no address of a web page`
}

/** Why a round cannot be stored or shown; `null` = it can. An unchecked invalid record would fail its whole batch. */
export function roundFault(record: RoundRecord): string | null {
  return (
    filledFault('number', record.number, LONGEST_NUMBER) ??
    countFault('revision', record.revision) ??
    textFault('lot', record.lot, LONGEST.lot) ??
    countFault('rebid', record.rebid) ??
    wordFault('part', record.part, ROUND_PARTS) ??
    timeFault('changedAt', record.changedAt) ??
    wordFault('state', record.state, Object.keys(FURTHER)) ??
    currencyFault('currency', record.currency) ??
    faultOf(MONEYS, (name) => unlessNull(record[name], moneyFault(name, record[name]))) ??
    faultOf(TIMES, (name) => unlessNull(record[name], timeFault(name, record[name]))) ??
    unlessNull(record.rate, rateFault('rate', record.rate, -MOST_RATE, MOST_RATE)) ??
    unlessNull(record.rateBasis, wordFault('rateBasis', record.rateBasis, ['plannedPrice'])) ??
    unlessNull(record.bidders, countFault('bidders', record.bidders)) ??
    unlessNull(record.reason, textFault('reason', record.reason, LONGEST.text)) ??
    faultOf(record.winners, winnerFault) ??
    faultOf(record.bidderRows, bidderFault) ??
    unlessNull(record.reservePrices, pricesFault(record.reservePrices ?? []))
  )
}

const MOST_SHARE = 100

const winnerFault = (winner: WinnerRecord): string | null =>
  firmFault('a winner', winner) ??
  unlessNull(winner.amount ?? null, moneyFault('the amount of a winner', winner.amount ?? null)) ??
  unlessNull(winner.share ?? null, rateFault('the share of a winner', winner.share ?? null, 0, MOST_SHARE))

const firmFault = (what: string, { name, businessNo }: Pick<WinnerRecord, 'name' | 'businessNo'>): string | null =>
  filledFault(`the name of ${what}`, name, LONGEST.text) ??
  unlessNull(businessNo, textFault(`the number of ${what}`, businessNo, LONGEST.businessNo))

const bidderFault = (bidder: BidderRecord): string | null =>
  firmFault('a bidder', bidder) ??
  unlessNull(bidder.rank, countFault('the rank of a bidder', bidder.rank)) ??
  unlessNull(bidder.amount, moneyFault('the amount of a bidder', bidder.amount)) ??
  unlessNull(bidder.rate, rateFault('the rate of a bidder', bidder.rate, -MOST_RATE, MOST_RATE)) ??
  unlessNull(bidder.reason, textFault('the reason of a bidder', bidder.reason, LONGEST.text))

function pricesFault(prices: readonly ReservePrice[]): string | null {
  if (prices.length === 0) return 'reservePrices is empty'
  if (prices.length > MOST_RESERVE_PRICES) return `there are more than ${MOST_RESERVE_PRICES} reserve prices`
  if (prices.some(({ number }, index) => number <= (prices[index - 1]?.number ?? 0)))
    return 'the numbers of reservePrices do not rise from 1'
  return faultOf(prices, priceFault)
}

const priceFault = ({ number, price, drawn, draws }: ReservePrice): string | null =>
  countFault('the number of a reserve price', number) ??
  moneyFault('a reserve price', price) ??
  (price > 0 ? null : 'a reserve price is not above 0') ??
  (typeof drawn === 'boolean' ? null : 'a reserve price is neither drawn nor not drawn') ??
  unlessNull(draws, countFault('the draws of a reserve price', draws))

function faultOf<const T>(items: readonly T[], ask: (item: T) => string | null): string | null {
  for (const item of items) {
    const fault = ask(item)
    if (fault !== null) return fault
  }
  return null
}
