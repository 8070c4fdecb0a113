import type { Attachment, BidRecord } from '../../../bids/index.ts'
import type { NoticeDetails } from '../../../vocabulary/notice-fields.ts'
import type { BsnsDiv } from '../../../vocabulary/notices.ts'
import { placeWithoutContacts } from '../../rules/contacts.ts'
import type { Batch, FoundNotice, Rejected } from '../../schema/connector.ts'
import { currencyOf, isRejected, numberOf, type RecordReading, rejected } from './records.ts'
import {
  codeIn,
  type Fields,
  fieldsOf,
  firstTimeIn,
  has,
  ordinalIn,
  priceIn,
  rateIn,
  textIn,
  timeIn,
  toOrder,
  urlIn,
} from './values.ts'

export function readNotices(items: readonly unknown[], reading: RecordReading): Batch {
  const read = items.map((item) => readKonepsNotice(item, reading))
  return {
    notices: read.flatMap((it) => (isRejected(it) ? [] : [it])),
    rejected: read.filter(isRejected),
    preSpecLinks: items.flatMap(linkOf),
  }
}

/** The maximum length of a number; a longer text is not one. */
const LONGEST_LINK = 80

/** The notice names its pre-specification, which may name the notice later, or never. */
function linkOf(item: unknown): { number: string; preSpec: string }[] {
  const fields = fieldsOf(item)
  const [number, preSpec] = fields ? [numberOf(fields), textIn(fields, 'bfSpecRgstNo')] : [null, null]
  return number === null || preSpec === null || [...preSpec].length > LONGEST_LINK ? [] : [{ number, preSpec }]
}

export function readKonepsNotice(item: unknown, reading: RecordReading): FoundNotice | Rejected {
  const fields = fieldsOf(item)
  if (!fields) return rejected(item, 'not an object')
  const number = numberOf(fields)
  if (number === null) return rejected(item, textIn(fields, 'bidNtceNo') === null ? 'no number' : 'number too long')
  const title = textIn(fields, 'bidNtceNm')
  if (title === null) return rejected(item, 'no title')
  const revision = ordinalIn(fields, 'bidNtceOrd')
  if (revision === null) return rejected(item, 'order is no number')
  const postedAt = firstTimeIn(fields, ['bidNtceDt', 'rgstDt', 'chgDt', 'bidBeginDt', 'bidClseDt', 'opengDt'])
  if (postedAt === null) return rejected(item, 'no date that could be read')
  const { fetchedAt } = reading
  const noticeIn = (bsnsDiv: BsnsDiv): FoundNotice => {
    const record: BidRecord = {
      ...factsOf(fields, bsnsDiv, title, number, revision),
      ...detailsOf(fields),
      postedAt,
      changedAt: firstTimeIn(fields, ['chgDt', 'rgstDt']) ?? postedAt,
      fetchedAt,
    }
    const apart = bsnsDiv !== '기타'
    return { record, wants: { licences: apart && textIn(fields, 'indstrytyLmtYn') === 'Y', regions: apart } }
  }
  return reading.bsnsDiv === null ? { ...noticeIn('기타'), asIn: noticeIn } : noticeIn(reading.bsnsDiv)
}

function factsOf(fields: Fields, bsnsDiv: BsnsDiv, title: string, number: string, revision: number) {
  const demandAgency = textIn(fields, 'dminsttNm')
  return {
    source: 'koneps',
    number,
    revision,
    title,
    // Either may be missing in old notices; at least one of the two is present.
    agency: textIn(fields, 'ntceInsttNm') ?? demandAgency ?? '',
    agencyCode: codeIn(fields, 'ntceInsttCd'),
    demandAgency,
    demandAgencyCode: codeIn(fields, 'dminsttCd'),
    bsnsDiv,
    kind: kindOf(fields, title, revision),
    urgent: isMarked(title, '긴급'),
    currency: currencyOf(fields, bsnsDiv),
    estimatedPrice: priceIn(fields, 'presmptPrce'),
    budget: budgetOf(fields, bsnsDiv),
    baseAmount: null,
    floorRate: rateIn(fields, 'sucsfbidLwltRate'),
    awardMethod: textIn(fields, 'sucsfbidMthdNm'),
    contractMethod: textIn(fields, 'cntrctCnclsMthdNm'),
    bidStartAt: timeIn(fields, 'bidBeginDt'),
    closeAt: timeIn(fields, 'bidClseDt', 'end'),
    openAt: timeIn(fields, 'opengDt'),
    detailUrl: urlIn(fields, 'bidNtceDtlUrl') ?? urlIn(fields, 'bidNtceUrl') ?? noticeAddress(number, revision),
    sourceUrl: urlIn(fields, 'bidNtceUrl'),
    previousNumber: previousOf(fields, number),
    regions: [],
    regionCheckNeeded: false,
    licences: [],
    attachments: attachmentsOf(fields),
  }
}

const DETAILS: readonly [keyof NoticeDetails, string, (fields: Fields, name: string) => string | number | null][] = [
  ['qualificationCloseAt', 'bidQlfctRgstDt', (fields, name) => timeIn(fields, name, 'end')],
  ['siteBriefingAt', 'dcmtgOprtnDt', timeIn],
  ['siteBriefingPlace', 'dcmtgOprtnPlce', (fields, name) => placeWithoutContacts(textIn(fields, name))],
  ['jointContracting', 'cmmnSpldmdMethdNm', textIn],
  ['jointAgreementCloseAt', 'cmmnSpldmdAgrmntClseDt', (fields, name) => timeIn(fields, name, 'end')],
  ['bidBond', 'bidGrntymnyPaymntYn', textIn],
]

/** The lists of 기타 and reduced files lack these fields, so the details are unknown, not empty. */
const detailsOf = (fields: Fields): Pick<BidRecord, 'details'> =>
  DETAILS.some(([, field]) => has(fields, field))
    ? { details: Object.fromEntries(DETAILS.map(([name, field, read]) => [name, read(fields, field)])) }
    : {}

export const noticeAddress = (number: string, revision: number): string =>
  `https://www.g2b.go.kr/link/PNPE027_01/single/?bidPbancNo=${encodeURIComponent(number)}&bidPbancOrd=${toOrder(revision)}`

function kindOf(fields: Fields, title: string, revision: number): BidRecord['kind'] {
  const name = textIn(fields, 'ntceKindNm')
  if (name?.includes('취소')) return 'cancelled'
  if (name !== null && /변경|정정|연기/.test(name)) return 'changed'
  const again = textIn(fields, 'reNtceYn')
  if (again === 'Y' || (name !== null && /재공고|재입찰/.test(name))) return 'renotice'
  // Notices of the category 기타 have no such flag, only a mark in the title.
  if (again === null && isMarked(title, '재공고')) return 'renotice'
  return name === null && revision > 0 ? 'changed' : 'new'
}

/** Words of title marks; a bracket with anything else is part of the title. */
const MARKS =
  /^(?:긴급|재공고|재입찰|공고|입찰|재|정정|변경|취소|연기|국제|수의|전자|견적|제출|안내|소액|협상|단가|장기계속|\d+차|[\s,./·ㆍ&+-])+$/
const BRACKETS = /[[({<【〔〈《「（［｛]([^\][(){}<>【】〔〕〈〉《》「」（）［］｛｝]*)[\])}>】〕〉》」）］｝]/g

/** `(긴급)` and `… 긴급` are marks; in `긴급누수복구공사` the word is part of the subject. */
export function isMarked(title: string, mark: string): boolean {
  const inBrackets = [...title.matchAll(BRACKETS)].some(([, inner = '']) => inner.includes(mark) && MARKS.test(inner))
  const [first = ''] = title.split(/\s/, 1)
  const last = title.split(/[\s\-_]/).at(-1) ?? ''
  return inBrackets || last === mark || first === `${mark}공고` || first === `${mark}입찰` || first === `${mark}:`
}

/** Works use another field name. */
const budgetOf = (fields: Fields, bsnsDiv: BsnsDiv): number | null =>
  bsnsDiv === '공사'
    ? (priceIn(fields, 'bdgtAmt') ?? priceIn(fields, 'asignBdgtAmt'))
    : (priceIn(fields, 'asignBdgtAmt') ?? (bsnsDiv === '기타' ? priceIn(fields, 'bdgtAmt') : null))

/** Sometimes followed by the order. A notice does not follow itself. */
function previousOf(fields: Fields, number: string): string | null {
  const text = textIn(fields, 'befBidBbancNo')
  const previous = text === null ? null : (/^(R\d{2}[A-Z]{2}\d{8})-?\d{2,3}$/.exec(text)?.[1] ?? text)
  return previous === number || (previous !== null && previous.length > 80) ? null : previous
}

const NUMBERED = ['', ...Array.from({ length: 10 }, (_, index) => String(index + 1))]

/** The lists of private notices use other field names for the file names. */
export function attachmentsOf(fields: Fields, nameOfFile = 'ntceSpecFileNm'): Attachment[] {
  const attachments: Attachment[] = []
  const add = (name: string, url: string | null) => {
    if (url !== null && !attachments.some((it) => it.url === url)) attachments.push({ name: name.slice(0, 400), url })
  }
  for (const n of NUMBERED) {
    const name = textIn(fields, `${nameOfFile}${n}`) ?? `공고규격서 ${n}`.trim()
    if (has(fields, `ntceSpecDocUrl${n}`)) add(name, urlIn(fields, `ntceSpecDocUrl${n}`))
  }
  add('표준공고서', urlIn(fields, 'stdNtceDocUrl'))
  for (const n of NUMBERED) add(`현장설명서 ${n}`.trim(), urlIn(fields, `sptDscrptDocUrl${n}`))
  return attachments
}
