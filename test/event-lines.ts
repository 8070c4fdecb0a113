import type { TestApp } from './app-harness.ts'

/** The relevant fields of an event about a notice; absent fields are omitted. */
export interface EventLine {
  type: string
  noticeNo: string
  version: number
  eligibility?: string
  eligibilityChange?: { old: string; new: string; by: string }
}

/** All events of an account, oldest first. */
export async function eventLines({ alerts }: Pick<TestApp, 'alerts'>, accountId: string): Promise<EventLine[]> {
  const choice = { types: [], states: [], keywordId: null }
  const page = await alerts.list({ accountId, since: '', choice, limit: 1000 })
  const { items } = JSON.parse(page.toString()) as {
    items: { type: string; data: { bid: Omit<EventLine, 'type'> } & Pick<EventLine, 'eligibilityChange'> }[]
  }
  return items.map(({ type, data: { bid, eligibilityChange } }) => ({
    type,
    noticeNo: bid.noticeNo,
    version: bid.version,
    ...(bid.eligibility !== undefined && { eligibility: bid.eligibility }),
    ...(eligibilityChange && { eligibilityChange }),
  }))
}
