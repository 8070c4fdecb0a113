import type { CompanyListing, ListedLicence, ListedPlace, ListedRows } from '../../sources/index.ts'
import type { LicenceState, RegistryEntry, RegistryPart } from '../schema/registry.ts'
import { seatCode } from './profile.ts'

type Entry = Omit<RegistryEntry, 'businessNo' | 'fetchedAt'>
type Licence = Entry['licences'][number]

/** The maximum numbers of a company profile. */
const MOST = { company: 100, licences: 300, products: 1000, sanctions: 100 } as const

/** Converts the lists of the registry, evaluated on a day. */
export function entryOf({ company, licences, products, sanctions }: CompanyListing, today: string): Entry {
  const lists = {
    company: listed(company, (rows) => uniqueBy(rows.map(seatOf), ({ region, text }) => region ?? text ?? '')),
    licences: listed(licences, (rows) => uniqueLicences(rows, today)),
    products: listed(products, (rows) => uniqueBy(rows, ({ code }) => code)),
    sanctions: listed(sanctions, (rows) => [...rows]),
  }
  const parts = Object.keys(MOST) as RegistryPart[]
  return {
    name: company?.rows[0]?.name ?? null,
    seats: lists.company.rows.slice(0, MOST.company),
    licences: lists.licences.rows.slice(0, MOST.licences),
    products: lists.products.rows.slice(0, MOST.products),
    sanctions: lists.sanctions.rows.slice(0, MOST.sanctions),
    truncated: parts.filter((part) => {
      const { isRead, isWhole, rows } = lists[part]
      return isRead && (!isWhole || rows.length > MOST[part])
    }),
    notExamined: parts.filter((part) => !lists[part].isRead),
  }
}

const listed = <Row, Shown>(list: ListedRows<Row> | null, show: (rows: readonly Row[]) => Shown[]) => ({
  isRead: list !== null,
  isWhole: list?.isWhole ?? false,
  rows: show(list?.rows ?? []),
})

function uniqueBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const byKey = new Map<string, Row>()
  for (const row of rows) if (!byKey.has(keyOf(row))) byKey.set(keyOf(row), row)
  return [...byKey.values()]
}

const HEAD_OFFICE = /^본(?:사|점)/
/** Province, city and district. Addresses of the registry continue down to the village. */
const MOST_WORDS = 3

function seatOf({ region, office }: ListedPlace): Entry['seats'][number] {
  return { region: regionIn(region ?? ''), kind: HEAD_OFFICE.test(office ?? '') ? 'head' : 'branch', text: region }
}

/** The smallest known region at the beginning of the text. */
function regionIn(text: string): string | null {
  const words = text.split(/\s+/).filter(Boolean)
  for (let count = Math.min(words.length, MOST_WORDS); count > 0; count--) {
    const code = seatCode(words.slice(0, count).join(' '))
    if (code !== null) return code
  }
  return null
}

/**
 * Of rows with the same code, such as a renewed licence beside the old one, keeps the one most favourable to the
 * company.
 */
function uniqueLicences(rows: readonly ListedLicence[], today: string): Licence[] {
  const byCode = new Map<string, Licence>()
  for (const row of rows) {
    const { code, name, registeredOn, until, status } = row
    const licence = { code, name, registeredOn, until, status, state: stateOf(row, today) }
    const other = byCode.get(code)
    if (!other || outdoes(licence, other)) byCode.set(code, licence)
  }
  return [...byCode.values()]
}

const RANKS: readonly LicenceState[] = ['expired', 'unclear', 'undated', 'valid']

function outdoes(one: Licence, other: Licence): boolean {
  const [rank, otherRank] = [RANKS.indexOf(one.state), RANKS.indexOf(other.state)]
  return rank === otherRank ? (one.until ?? '') > (other.until ?? '') : rank > otherRank
}

/** The known values of the registry. Others are not interpreted. */
const NORMAL = '정상'
const EXPIRED = '유효기간경과'

export function stateOf({ until, isUntilUnreadable, status }: ListedLicence, today: string): LicenceState {
  const word = status?.replace(/\s/g, '') ?? ''
  if (word === EXPIRED || (until !== null && until < today)) return 'expired'
  if ((word !== '' && word !== NORMAL) || isUntilUnreadable) return 'unclear'
  return until === null && word === '' ? 'undated' : 'valid'
}
