import type { BidRecord } from '../../../bids/index.ts'
import type { BsnsDiv } from '../../../vocabulary/notices.ts'
import type { Batch, FoundNotice, Rejected } from '../../schema/connector.ts'
import {
  CATEGORIES,
  inWindow,
  type KonepsOperation,
  LICENCE,
  LIST,
  listOperation,
  NOTICE,
  partOperation,
  QUARTER,
  REGION,
} from './lists.ts'
import { attachmentsOf, isMarked, noticeAddress } from './notices.ts'
import { readLicences, readRegions } from './parts.ts'
import { isRejected, numberOf, type RecordReading, rejected } from './records.ts'
import { type Fields, fieldsOf, firstTimeIn, ordinalIn, priceIn, textIn, timeIn } from './values.ts'

/*
 * 누리장터: notices of private bodies, on the same portal. The lists resemble those of public notices, but have other field
 * names, no codes of agencies, no estimated price, and no query for changes (`inqryDiv` 3 is the day of opening here).
 * Changes arrive as a further order; corrections without one are found by the re-scans. About 100 of 1,000 calls per
 * day and operation.
 */

const PATH = '/ao/PrvtBidNtceService/getPrvtBidPblancListInfo'
export const PRIVATE = 'koneps-private'

export function readPrivateNotices(items: readonly unknown[], reading: RecordReading): Batch {
  const read = items.map((item) => readPrivateNotice(item, reading))
  return {
    notices: read.flatMap((it) => (isRejected(it) ? [] : [it])),
    rejected: read.filter(isRejected),
  }
}

function readPrivateNotice(item: unknown, reading: RecordReading): FoundNotice | Rejected {
  const fields = fieldsOf(item)
  if (!fields) return rejected(item, 'not an object')
  const number = numberOf(fields)
  if (number === null) return rejected(item, textIn(fields, 'bidNtceNo') === null ? 'no number' : 'number too long')
  const title = textIn(fields, 'ntceNm')
  if (title === null) return rejected(item, 'no title')
  const revision = ordinalIn(fields, 'bidNtceOrd')
  if (revision === null) return rejected(item, 'order is no number')
  const postedAt = firstTimeIn(fields, ['nticeDt', 'rgstDt', 'bidBeginDt', 'bidClseDt', 'opengDt'])
  if (postedAt === null) return rejected(item, 'no date that could be read')
  const record: BidRecord = {
    ...factsOf(fields, reading.bsnsDiv ?? '기타', title, number, revision),
    postedAt,
    changedAt: firstTimeIn(fields, ['rgstDt']) ?? postedAt,
    fetchedAt: reading.fetchedAt,
  }
  // The notice does not say whether licences are required; if they arrive, they are stored anyway.
  return { record, wants: { licences: false, regions: true } }
}

const factsOf = (fields: Fields, bsnsDiv: BsnsDiv, title: string, number: string, revision: number) => ({
  source: PRIVATE,
  number,
  revision,
  title,
  agency: textIn(fields, 'ntceInsttNm') ?? '',
  agencyCode: null,
  demandAgency: null,
  demandAgencyCode: null,
  bsnsDiv,
  kind: kindOf(textIn(fields, 'ntceDivNm'), title, revision),
  urgent: textIn(fields, 'ntceDivNm')?.includes('긴급') === true || isMarked(title, '긴급'),
  currency: 'KRW',
  // `refAmt` is the maximum bid, neither an estimate nor a base amount, so it is not stored as one.
  estimatedPrice: null,
  budget: priceIn(fields, 'asignBdgtAmt'),
  baseAmount: null,
  floorRate: null,
  awardMethod: textIn(fields, 'sucsfbidMthdNm'),
  contractMethod: textIn(fields, 'cntrctMthdNm'),
  bidStartAt: timeIn(fields, 'bidBeginDt'),
  closeAt: closeOf(fields),
  openAt: timeIn(fields, 'opengDt'),
  detailUrl: noticeAddress(number, revision),
  sourceUrl: null,
  previousNumber: null,
  regions: [],
  regionCheckNeeded: /공고서|규격서|참조/.test(textIn(fields, 'rgnLmtDivNm') ?? ''),
  licences: [],
  attachments: attachmentsOf(fields, 'ntceSpecDocNm'),
})

function kindOf(name: string | null, title: string, revision: number): BidRecord['kind'] {
  if (name?.includes('취소')) return 'cancelled'
  if (name !== null && /변경|정정|연기/.test(name)) return 'changed'
  if ((name !== null && /재공고|재입찰/.test(name)) || isMarked(title, '재공고')) return 'renotice'
  return name === null && revision > 0 ? 'changed' : 'new'
}

/** A reverse auction may be extended; the new time is in a separate field. */
function closeOf(fields: Fields): number | null {
  const [closeAt, extended] = [timeIn(fields, 'bidClseDt', 'end'), timeIn(fields, 'dtchacEtBidDocClseDt', 'end')]
  if (closeAt === null || extended === null) return closeAt ?? extended
  return Math.max(closeAt, extended)
}

export function createPrivateOperations(): KonepsOperation[] {
  const notices = CATEGORIES.filter(({ bsnsDiv }) => bsnsDiv !== '외자').map(({ bsnsDiv, name, suffix }) =>
    listOperation({
      name: `notices.${name}.registered`,
      times: QUARTER,
      bsnsDiv,
      key: NOTICE,
      toBatch: readPrivateNotices,
      oldestFirst: true,
      questions: ({ window }) => [inWindow(`${PATH}${suffix}`, '1', window, LIST)],
    }),
  )
  const parts = { bsnsDiv: null, time: 'rgstDt', withOrder: true }
  return [
    ...notices,
    partOperation({
      ...parts,
      name: 'licences',
      path: `${PATH}LicenseLimit`,
      key: LICENCE,
      toBatch: readLicences,
      tells: 'licences',
    }),
    partOperation({
      ...parts,
      name: 'regions',
      path: `${PATH}PrtcptPsblRgn`,
      key: REGION,
      toBatch: readRegions,
      tells: 'regions',
    }),
  ]
}
