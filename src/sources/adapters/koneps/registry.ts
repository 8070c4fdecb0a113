import { seoulDay } from '../../../lib/clock.ts'
import type {
  ListedLicence,
  ListedPlace,
  ListedProduct,
  ListedRows,
  ListedSanction,
  PortalRegistry,
  ReadList,
  RegistryList,
} from '../../schema/registry.ts'
import { createClient, type Question } from './client.ts'
import { CALLS_A_DAY, type KonepsOptions, MANNERS } from './koneps.ts'
import { LIST } from './lists.ts'
import { businessNoIn, codeIn, type Fields, fieldsOf, parseSourceTime, textIn } from './values.ts'

/* The companies registered with the portal, by business number: 사용자정보서비스, guide v1.1 of 2025-12-19. */

const SERVICE = '/ao/UsrInfoService02/'
/** Each operation numbers its query types differently: this one is by business number. */
const OPERATIONS = {
  company: { name: 'getPrcrmntCorpBasicInfo02', byNumber: '3' },
  licences: { name: 'getPrcrmntCorpIndstrytyInfo02', byNumber: '1' },
  products: { name: 'getPrcrmntCorpSplyPrdctInfo02', byNumber: '1' },
  sanctions: { name: 'getUnptRsttCorpInfo02', byNumber: '1' },
} as const satisfies Record<RegistryList, { name: string; byNumber: string }>

/** One call for each list: a company with more rows than fit into one page is incomplete. */
export function createKonepsRegistry(options: KonepsOptions): PortalRegistry {
  const client = createClient(options)
  const reader =
    <Row>(list: RegistryList, rowOf: (fields: Fields) => Row | null): ReadList<Row> =>
    async (businessNo, tools) => {
      const { name, byNumber } = OPERATIONS[list]
      const question: Question = { path: SERVICE + name, params: { inqryDiv: byNumber, bizno: businessNo }, ...LIST }
      const { items, total } = await client.readPage(question, tools)
      return rowsOf(items, total, businessNo, rowOf)
    }
  return {
    callsADay: CALLS_A_DAY,
    manners: MANNERS,
    lists: {
      company: reader('company', placeOf),
      licences: reader('licences', licenceOf),
      products: reader('products', productOf),
      sanctions: reader('sanctions', sanctionOf),
    },
  }
}

/** Rows of other companies are dropped: some operations of the portal ignore the parameter. */
function rowsOf<Row>(
  items: readonly unknown[],
  total: number,
  businessNo: string,
  rowOf: (fields: Fields) => Row | null,
): ListedRows<Row> {
  let isWhole = total <= items.length
  const rows: Row[] = []
  for (const item of items) {
    const fields = fieldsOf(item)
    const whose = fields && businessNoIn(fields, 'bizno')
    if (whose !== null && whose !== businessNo) continue
    const row = fields && whose !== null ? rowOf(fields) : null
    if (row === null) isWhole = false
    else rows.push(row)
  }
  return { rows, isWhole }
}

function placeOf(fields: Fields): ListedPlace | null {
  const name = shortTextIn(fields, 'corpNm')
  if (name === null) return null
  return { name, region: shortTextIn(fields, 'rgnNm'), office: shortTextIn(fields, 'hdoffceDivNm') }
}

function licenceOf(fields: Fields): ListedLicence | null {
  const [code, name] = [codeIn(fields, 'indstrytyCd'), shortTextIn(fields, 'indstrytyNm')]
  if (code === null || name === null) return null
  const until = dayIn(fields, 'vldPrdExprtDt')
  return {
    code,
    name,
    registeredOn: dayIn(fields, 'rgstDt'),
    until,
    isUntilUnreadable: until === null && textIn(fields, 'vldPrdExprtDt') !== null,
    status: shortTextIn(fields, 'indstrytyStatsNm'),
  }
}

const ITEM = /^\d{10}$/

function productOf(fields: Fields): ListedProduct | null {
  const code = textIn(fields, 'dtilPrdctClsfcNo')
  if (code === null || !ITEM.test(code)) return null
  const made = textIn(fields, 'mnfctYn')
  return {
    code,
    name: shortTextIn(fields, 'dtilPrdctClsfcNoNm'),
    manufactures: made === 'Y' ? true : made === 'N' ? false : null,
  }
}

function sanctionOf(fields: Fields): ListedSanction {
  return {
    from: dayIn(fields, 'rsttBgnDate'),
    until: dayIn(fields, 'rsttEndDate'),
    agency: shortTextIn(fields, 'insttNm'),
    basis: shortTextIn(fields, 'lawordNm'),
    status: shortTextIn(fields, 'rsttProgrsNm'),
  }
}

const LONGEST_TEXT = 500

function shortTextIn(fields: Fields, name: string): string | null {
  const text = textIn(fields, name)
  return text === null ? null : [...text].slice(0, LONGEST_TEXT).join('')
}

/** The last day of entries without an expiry, as in a company profile. */
const NEVER = '9999-12-31'
/** Years of this size mean "without an end". */
const ENDLESS = /^9\d{3}/

/** The day of a time; `null` = absent or unreadable. */
function dayIn(fields: Fields, name: string): string | null {
  const text = textIn(fields, name)
  if (text === null) return null
  if (ENDLESS.test(text)) return NEVER
  const at = parseSourceTime(text)
  return at === null ? null : seoulDay(at)
}
