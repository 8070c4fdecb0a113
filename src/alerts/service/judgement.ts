import type { NewsRow } from '../../attachments/index.ts'
import type { AwardNews, AwardStep, BidState } from '../../bids/index.ts'
import type { CompaniesAt } from '../../eligibility/index.ts'
import type { StateRef } from '../../keywords/index.ts'
import type { Db } from '../../lib/db/index.ts'
import type { Change } from '../../lib/feed.ts'
import type { MatchNotice } from '../../search/matcher/index.ts'
import type { Verdict } from '../../vocabulary/verdicts.ts'
import type { candidatesOf, Decision, Occasion, Watched } from '../rules/decide.ts'
import type { EligibilityChange, FoundInAttachment } from '../schema/event-data.ts'
import type { ToldNews } from '../store/reader.ts'
import type { WithheldRef, WithheldRow } from '../store/withheld.ts'
import type { KeywordPorts } from './watched.ts'

/** Notices and awards as they stood at changes of the feed. */
export interface StatePorts {
  bids: {
    statesOf: (refs: readonly { noticeNo: string; version: number }[]) => Promise<BidState[]>
    versionsAt: (refs: readonly { noticeNo: string; position: number }[]) => Promise<(number | null)[]>
    matchable: (state: BidState) => MatchNotice
    statusAt: (state: BidState, at: number) => string
  }
  awards: {
    stepsAt: (changes: AwardPlace[]) => Promise<((AwardStep & { award: AwardNews }) | null)[]>
    returnsAt: (
      changes: (AwardPlace & { noticeNo: string; version: number })[],
    ) => Promise<((AwardStep & { award: AwardNews }) | null)[]>
    awardsAt: (changes: AwardPlace[]) => Promise<(AwardNews | null)[]>
  }
}

export interface AwardPlace {
  source: string
  number: string
  position: number
}

/** What accounts have declared of their companies, as it stood at positions of the feed. */
export interface CompanyPorts {
  companiesFrom: (accountIds: readonly string[], from: number) => Promise<CompaniesAt>
  forgetProfiles: (position: number) => Promise<number>
}

export interface JudgeDeps extends StatePorts {
  db: Db
  companies: Pick<CompanyPorts, 'companiesFrom'>
  keywords: Pick<KeywordPorts, 'statesOf'>
}

/** An event to be, with the verdict of the account's company and what has changed about it. */
export interface JudgedDecision extends Decision {
  eligibility: Verdict | null
  eligibilityChange: EligibilityChange | null
}

/** What one change of a notice leads to. */
export interface NoticeVerdict {
  /** Where in the feed it stands. */
  change: Pick<Change, 'position'>
  now: BidState
  decisions: JudgedDecision[]
  /** All that match the notice, of the accounts that are told. */
  matched: Watched[]
  /** The award it tells of, if any. */
  award: AwardNews | null
  /** Of keywords that look into attachments: where their words are in them, by keyword. */
  foundIn?: ReadonlyMap<string, FoundInAttachment[]>
}

export type NewNews = Pick<NewsRow, 'noticeNo' | 'position' | 'change' | 'accountId'>

/** The result of judging one batch of the feed. */
export interface Judgement {
  /** The last position that was judged. */
  to: number
  verdicts: NoticeVerdict[]
  /** Events that an account gets only once, to be remembered from now on. */
  told: ToldNews[]
  /** Notices that are withheld from accounts from now on, and those that are not any more (without a row); by account and number. */
  withheld: Map<string, WithheldRef & { row: WithheldRow | null }>
  /** Accounts whose profile was changed. */
  profiles: Set<string>
  /** Notices that keywords which look into attachments are to be matched with. */
  news: NewNews[]
  /** Keywords that were deleted. */
  deleted: { accountId: string; id: string }[]
  /** How the keywords stood before, to undo what was applied. */
  undo: { id: string; before: StateRef | null }[]
}

/** A notice as it was before a change and is since, with the award that the change is about. */
export interface NoticeAtChange {
  change: Change
  now: BidState
  before: BidState | null
  step: AwardStep | null
  award: AwardNews | null
}

export const beginAt = (from: number): Judgement => ({
  to: from,
  verdicts: [],
  told: [],
  withheld: new Map(),
  profiles: new Set(),
  news: [],
  deleted: [],
  undo: [],
})

/** What matches by words and filters, whatever the verdict. */
export interface MatchedChange {
  notice: Pick<NoticeAtChange, 'change' | 'now' | 'before' | 'award'>
  occasions: readonly Occasion[]
  /** Of the notice as it was before, and as it is now. */
  before: Watched[]
  now: Watched[]
  candidates: ReturnType<typeof candidatesOf>
}
