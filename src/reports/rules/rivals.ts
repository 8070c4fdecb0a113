/** Firms with fewer common notices are not listed as competitors. */
export const LEAST_SHARED_NOTICES = 3
/** The maximum number of firms in a request of the statistics of competitors. */
const MOST_REQUESTED = 20

/** The ended notices of the account's field, and the firms that won them. */
export interface Field {
  noticeNos: Set<string>
  /** By business number of a firm, the notices that it won. */
  wins: Map<string, Set<string>>
}

export const emptyField = (): Field => ({ noticeNos: new Set(), wins: new Map() })

interface Ended {
  noticeNo: string
  awards: { winners: { businessNo: string | null }[] }[]
}

export function addToField({ noticeNos, wins }: Field, { noticeNo, awards }: Ended): void {
  noticeNos.add(noticeNo)
  for (const { winners } of awards) {
    for (const { businessNo } of winners) {
      if (businessNo === null) continue
      const won = wins.get(businessNo) ?? new Set()
      wins.set(businessNo, won.add(noticeNo))
    }
  }
}

/** Candidates: the firms with most wins, because firms that never win do not matter as competitors. */
export const winnersOfField = ({ wins }: Field): string[] =>
  [...wins]
    .sort(([a, wonA], [b, wonB]) => wonB.size - wonA.size || (a < b ? -1 : 1))
    .slice(0, MOST_REQUESTED)
    .map(([businessNo]) => businessNo)

interface Bid {
  noticeNo: string
  businessNo: string | null
}

/** The firms with at least three notices of the field, those with most notices first. */
export function frequentRivals(field: Field, bids: Bid[], most: number): string[] {
  const shared = new Map([...field.wins].map(([businessNo, won]) => [businessNo, new Set(won)]))
  for (const { noticeNo, businessNo } of bids) {
    if (businessNo !== null && field.noticeNos.has(noticeNo)) shared.get(businessNo)?.add(noticeNo)
  }
  return [...shared]
    .filter(([, notices]) => notices.size >= LEAST_SHARED_NOTICES)
    .sort(([a, sharedA], [b, sharedB]) => sharedB.size - sharedA.size || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([businessNo]) => businessNo)
}
