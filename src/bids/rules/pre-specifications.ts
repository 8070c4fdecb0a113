import { seoulTime, seoulTimeOrNull } from '../../lib/clock.ts'
import { filledFault, moneyFault, textFault, timeFault, unlessNull } from '../../lib/storable.ts'
import type { BidDetail } from '../schema/detail.ts'
import type { Attachment } from '../schema/notices.ts'
import { LONGEST_NUMBER } from './notice.ts'

/** An agency's planned purchase, published before the notice (사전규격), as its source reports it. */
export interface PreSpecification {
  number: string
  title: string
  agency: string
  demandAgency: string | null
  budget: number | null
  receivedAt: number
  opinionsUntil: number | null
  documents: Attachment[]
  /** The notices that resulted from it, if it names them. */
  noticeNumbers: string[]
  changedAt: number
}

const LONGEST = { text: 4000, name: 500, url: 2000 }
const MOST_DOCUMENTS = 20
const MOST_NOTICES = 500

/** Why one cannot be stored or shown; `null` = it can. */
export function preSpecFault(one: PreSpecification): string | null {
  const { documents, noticeNumbers } = one
  const badDocument = documents.find(
    ({ name, url }) => textFault('', name, LONGEST.text) ?? textFault('', url, LONGEST.url),
  )
  return (
    filledFault('number', one.number, LONGEST_NUMBER) ??
    filledFault('title', one.title, LONGEST.text) ??
    textFault('agency', one.agency, LONGEST.name) ??
    unlessNull(one.demandAgency, textFault('demandAgency', one.demandAgency, LONGEST.name)) ??
    unlessNull(one.budget, moneyFault('budget', one.budget)) ??
    timeFault('receivedAt', one.receivedAt) ??
    unlessNull(one.opinionsUntil, timeFault('opinionsUntil', one.opinionsUntil)) ??
    timeFault('changedAt', one.changedAt) ??
    (documents.length > MOST_DOCUMENTS || badDocument ? 'documents cannot be kept' : null) ??
    (noticeNumbers.length > MOST_NOTICES ? 'too many notices' : null) ??
    noticeNumbers.map((number) => filledFault('noticeNumbers', number, LONGEST_NUMBER)).find(Boolean) ??
    null
  )
}

export const toPreSpecification = (one: PreSpecification): BidDetail['preSpecifications'][number] => ({
  number: one.number,
  title: one.title,
  agency: one.agency,
  demandAgency: one.demandAgency,
  budget: one.budget,
  receivedAt: seoulTime(one.receivedAt),
  opinionsUntil: seoulTimeOrNull(one.opinionsUntil),
  documents: one.documents,
})
