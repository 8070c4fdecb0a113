import { csvList, csvNumber, csvText } from '../../lib/csv.ts'
import type { Pursuit } from '../schema.ts'

const COLUMNS: Record<string, (pursuit: Pursuit) => string> = {
  id: ({ id }) => id,
  noticeNo: ({ noticeNo }) => csvText(noticeNo),
  title: ({ notice }) => csvText(notice?.title ?? ''),
  agency: ({ notice }) => csvText(notice?.agency ?? ''),
  demandAgency: ({ notice }) => csvText(notice?.demandAgency ?? ''),
  status: ({ notice }) => notice?.status ?? '',
  currency: ({ notice }) => notice?.currency ?? '',
  estimatedPrice: ({ notice }) => csvNumber(notice?.estimatedPrice),
  closeAt: ({ notice }) => notice?.closeAt ?? '',
  openAt: ({ notice }) => notice?.openAt ?? '',
  state: ({ state }) => state,
  stateBy: ({ stateBy }) => stateBy,
  assignee: ({ assignee }) => assignee ?? '',
  bidAmount: ({ bidAmount }) => csvNumber(bidAmount),
  outcome: ({ outcome }) => outcome ?? '',
  winners: ({ result }) => csvList(result?.winners.map(({ name }) => name) ?? []),
  winningAmount: ({ result }) => csvNumber(result?.amount),
  awardRate: ({ result }) => csvNumber(result?.rate),
  bidders: ({ result }) => csvNumber(result?.bidders),
  ownRank: ({ result }) => csvNumber(result?.own?.rank),
  ownAmount: ({ result }) => csvNumber(result?.own?.amount),
  ownRate: ({ result }) => csvNumber(result?.own?.rate),
  noteCount: ({ noteCount }) => csvNumber(noteCount),
  createdAt: ({ createdAt }) => createdAt,
  updatedAt: ({ updatedAt }) => updatedAt,
  detailUrl: ({ notice }) => csvText(notice?.detailUrl ?? ''),
}

export const PURSUIT_COLUMNS = Object.keys(COLUMNS)

/** The cells of a pursuit in a CSV row. */
export const pursuitCells = (pursuit: Pursuit): string[] => Object.values(COLUMNS).map((textOf) => textOf(pursuit))
