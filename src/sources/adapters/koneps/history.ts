import type { Batch } from '../../schema/connector.ts'
import { numberOf, rejected } from './records.ts'
import { fieldsOf, textIn } from './values.ts'

/** Events after bidding have their own lists; everything else may be a change of the notice. */
const RESULTS = /개찰|낙찰|유찰|재입찰|투찰|계약|예비가격/

/** Values in the history are free text: it says which notices to fetch again, never their current values. */
export function readHistory(items: readonly unknown[], operation: string): Batch {
  const numbers = new Set<string>()
  const refused = items.flatMap((item) => {
    const fields = fieldsOf(item)
    const number = fields && numberOf(fields)
    if (!fields || number === null) return [rejected(item, 'names no notice')]
    if (!RESULTS.test(textIn(fields, 'chgDataDivNm') ?? '')) numbers.add(number)
    return []
  })
  return { follow: [...numbers].map((subject) => ({ operation, subject })), rejected: refused }
}
