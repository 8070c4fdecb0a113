import type { Attachment } from '../../../bids/index.ts'
import { DAY } from '../../../lib/clock.ts'
import type { BsnsDiv } from '../../../vocabulary/notices.ts'
import { sumOf } from '../../rules/release-facts.ts'
import type { ReleaseFacts, ReleaseMoney } from '../../schema/connector.ts'
import { partiesOf } from './parties.ts'
import {
  endOf,
  freeTextOf,
  idOf,
  type Loose,
  listOf,
  momentOf,
  moneyOf,
  objectOf,
  objectsOf,
  textOf,
  timeOf,
  urlOf,
} from './values.ts'

type NoticeFacts = Omit<
  ReleaseFacts,
  'stage' | 'whole' | 'corrects' | 'lots' | 'awards' | 'bidders' | 'biddersByLot' | 'bids'
>

/** The facts of a release about the notice itself. */
export function noticeFacts(release: Loose): NoticeFacts {
  const tender = objectOf(release.tender)
  const status = idOf(tender.status)?.toLowerCase()
  const tags = listOf(release.tag)
  const facts: NoticeFacts = {
    ...datesAnd(release, tender),
    ...fieldOf('title', titleOf(release, tender)),
    ...fieldOf('detail', detailOf(release, tender)),
    ...fieldOf('estimate', estimateOf(tender)),
    ...fieldOf('budget', moneyOf(objectOf(objectOf(release.planning).budget).amount)),
    ...fieldOf('reason', freeTextOf(tender.statusDetails)),
  }
  if (tender.value === null && !facts.estimate) facts.estimate = null
  if (status !== undefined) {
    facts.cancelled = status === 'cancelled' || status === 'withdrawn'
    facts.unsuccessful = status === 'unsuccessful'
  }
  if (tags.includes('tenderCancellation')) facts.cancelled = true
  return facts
}

/** Only present values become keys. */
const fieldOf = <K extends string, V>(name: K, value: V | null): { [P in K]?: V } =>
  value === null ? {} : ({ [name]: value } as { [P in K]?: V })

function datesAnd(release: Loose, tender: Loose): Pick<NoticeFacts, 'notice' | 'postedAt'> {
  const agency = partiesOf(release).agency(tender)
  const documents = 'documents' in tender ? attachmentsOf(objectsOf(tender.documents)) : null
  return {
    ...fieldOf('postedAt', timeOf(tender.datePublished)),
    notice: {
      ...(agency ? { agency: agency.name, agencyCode: agency.code } : {}),
      ...fieldOf('bsnsDiv', categoryOf(tender)),
      ...fieldOf('contractMethod', freeTextOf(tender.procurementMethodDetails) ?? textOf(tender.procurementMethod)),
      ...fieldOf('awardMethod', freeTextOf(tender.awardCriteriaDetails) ?? textOf(tender.awardCriteria)),
      ...fieldOf('previousNumber', previousOf(release, tender)),
      ...fieldOf('attachments', documents),
      ...periodsOf(tender),
    },
  }
}

/** A period without an end in a release has none. */
function periodsOf(tender: Loose): Pick<NoticeFacts['notice'], 'bidStartAt' | 'closeAt' | 'openAt'> {
  const period = 'tenderPeriod' in tender ? objectOf(tender.tenderPeriod) : null
  const close = momentOf(period?.endDate)
  const opening = openingOf(tender, close?.at ?? null)
  return {
    ...(period ? { bidStartAt: timeOf(period.startDate), closeAt: close && endOf(close) } : {}),
    ...(period || opening !== null ? { openAt: opening } : {}),
  }
}

/** Up to this long after the end of bidding, the start of the award period may still be the opening of bids. */
const OPENED_WITHIN = 7 * DAY

/**
 * The opening date; otherwise the start of the award period if it can be meant: with a time of day, soon after the end
 * of bidding. An opening before the end of bidding is a mistake.
 */
function openingOf(tender: Loose, closeAt: number | null): number | null {
  const named = momentOf(objectOf(tender.bidOpening).date)
  if (named) return closeAt === null || named.at >= closeAt ? endOf(named) : null
  const award = momentOf(objectOf(tender.awardPeriod).startDate)
  if (!award || award.midnight || closeAt === null) return null
  return award.at >= closeAt && award.at <= closeAt + OPENED_WITHIN ? award.at : null
}

const CATEGORIES: Readonly<Record<string, BsnsDiv>> = {
  goods: '물품',
  services: '용역',
  consultingservices: '용역',
  works: '공사',
}

function categoryOf(tender: Loose): BsnsDiv | null {
  const named = [tender.mainProcurementCategory, ...listOf(tender.additionalProcurementCategories)]
  for (const name of named) {
    const key = idOf(name)?.toLowerCase() ?? ''
    if (Object.hasOwn(CATEGORIES, key)) return CATEGORIES[key] ?? null
  }
  return null
}

/** The texts that can be the title of the notice, in order of preference. */
function titleOf(release: Loose, tender: Loose): NoticeFacts['title'] | null {
  const lots = objectsOf(tender.lots)
  const candidates = [
    tender.title,
    lots.length === 1 ? lots[0]?.title : null,
    objectOf(release.planning).project ?? objectOf(objectOf(release.planning).budget).project,
    ...objectsOf(release.awards).map(({ title }) => title),
    ...objectsOf(release.contracts).map(({ title }) => title),
  ]
  for (const [rank, candidate] of candidates.entries()) {
    const text = textOf(candidate)
    if (text !== null) return { rank: Math.min(rank, 3), text }
  }
  const text = textOf(freeTextOf(tender.description), 300)
  return text === null ? null : { rank: 4, text }
}

/** The whole value, otherwise the minimum, otherwise the sum of all lots. */
function estimateOf(tender: Loose): ReleaseMoney | null {
  const lots = objectsOf(tender.lots)
  return moneyOf(tender.value) ?? moneyOf(tender.minValue) ?? sumOf(lots.map(({ value }) => moneyOf(value)))
}

const LONGEST_NUMBER = 80

/** The process that ended without a winner and that this one repeats. */
function previousOf(release: Loose, tender: Loose): string | null {
  const related = [...objectsOf(release.relatedProcesses), ...objectsOf(tender.relatedProcesses)]
  const failed = related.find(
    ({ relationship, scheme }) =>
      listOf(relationship).includes('unsuccessfulProcess') && (scheme === undefined || scheme === 'ocid'),
  )
  const number = idOf(failed?.identifier, LONGEST_NUMBER)
  return number === idOf(release.ocid) ? null : number
}

/** Types of documents that are the notice itself, the best first; profiles of the standard have their own names. */
const NOTICES = ['tenderNotice', 'contractNotice', 'awardNotice', 'contractAwardNotice', 'planningNotice']
const OTHER_DOCUMENT = NOTICES.length
const OTHER_ADDRESS = OTHER_DOCUMENT + 1

function detailOf(release: Loose, tender: Loose): NoticeFacts['detail'] | null {
  const awards = objectsOf(release.awards).flatMap(({ documents }) => objectsOf(documents))
  const plans = objectsOf(objectOf(release.planning).documents)
  const own = objectsOf(tender.documents)
  for (const [rank, kind] of NOTICES.entries()) {
    const url = newestOf([...own, ...awards, ...plans].filter(({ documentType }) => documentType === kind))
    if (url !== null) return { rank, url }
  }
  const page = urlOf(tender.url) ?? urlOf(release.url)
  if (page !== null) return { rank: OTHER_DOCUMENT, url: page }
  const [url = null] = own.flatMap((document) => urlOf(document.url) ?? [])
  return url === null ? null : { rank: OTHER_ADDRESS, url }
}

/** A republished notice is listed next to its first edition. */
function newestOf(documents: Loose[]): string | null {
  const dated = documents.flatMap((document) => {
    const url = urlOf(document.url)
    return url === null ? [] : [{ url, at: timeOf(document.datePublished) ?? 0 }]
  })
  const newest = dated.reduce<(typeof dated)[number] | null>(
    (best, one) => (best && best.at >= one.at ? best : one),
    null,
  )
  return newest?.url ?? null
}

const MOST_ATTACHMENTS = 500

function attachmentsOf(documents: Loose[]): Attachment[] {
  const byUrl = new Map<string, Attachment>()
  for (const document of documents) {
    const url = urlOf(document.url)
    if (url === null || byUrl.has(url) || byUrl.size >= MOST_ATTACHMENTS) continue
    const name = textOf(document.title) ?? textOf(document.description, 200) ?? textOf(document.documentType) ?? url
    byUrl.set(url, { name, url })
  }
  return [...byUrl.values()]
}
