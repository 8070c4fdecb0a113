import type { NewsRow } from '../../attachments/index.ts'
import type { AwardNews, AwardStep, BidState } from '../../bids/index.ts'
import type { CompaniesAt, FurtherCompanies } from '../../eligibility/index.ts'
import type { StateRef } from '../../keywords/index.ts'
import type { Db } from '../../lib/db/index.ts'
import type { Change } from '../../lib/feed.ts'
import type { MatchNotice } from '../../search/matcher/index.ts'
import type { Verdict } from '../../vocabulary/verdicts.ts'
import type { AlertDecision, candidatesOf, MatchedKeyword, Trigger } from '../rules/decide.ts'
import type { EligibilityChange, FoundInAttachment } from '../schema/event-data.ts'
import type { SentEvent } from '../store/reader.ts'
import type { WithheldRef, WithheldRow } from '../store/withheld.ts'
import type { KeywordPorts } from './watched.ts'

/** Notices and awards as they were at changes of the feed. */
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

/** Company profiles of accounts as they were at positions of the feed, and those of further companies as they are now. */
export interface CompanyPorts {
  companiesFrom: (accountIds: readonly string[], from: number) => Promise<CompaniesAt>
  furtherCompanies: (refs: readonly { accountId: string; profileId: string }[]) => Promise<FurtherCompanies>
  forgetProfiles: (position: number) => Promise<number>
}

export interface EvaluatorDeps extends StatePorts {
  db: Db
  companies: Omit<CompanyPorts, 'forgetProfiles'>
  keywords: Pick<KeywordPorts, 'statesOf'>
}

/** A change of a notice in the feed: the notice before and after it, and the award that it is about. */
export interface NoticeUpdate {
  change: Change
  now: BidState
  before: BidState | null
  step: AwardStep | null
  award: AwardNews | null
}

/** A change with the keywords that match its notice by words and filters, whatever the eligibility. */
export interface MatchedChange {
  notice: Pick<NoticeUpdate, 'change' | 'now' | 'before' | 'award'>
  triggers: readonly Trigger[]
  /** Keywords that match the notice as it was before, and as it is now. */
  before: MatchedKeyword[]
  now: MatchedKeyword[]
  candidates: ReturnType<typeof candidatesOf>
}

/** An event to create, with the verdict on the account's company and what changed about it. */
export interface EventDraft extends AlertDecision {
  eligibility: Verdict | null
  /** The verdict on each further company of its keywords. */
  companies: ReadonlyMap<string, { name: string; verdict: Verdict }>
  eligibilityChange: EligibilityChange | null
}

/** The events that follow from one change of a notice. */
export interface NoticeAlerts {
  /** Its place in the feed. */
  change: Pick<Change, 'position'>
  now: BidState
  decisions: EventDraft[]
  /** All keywords that match the notice, of the accounts that get an event. */
  matched: MatchedKeyword[]
  /** The award that the events report, if any. */
  award: AwardNews | null
  /** For keywords that search attachments: where their words were found, by keyword. */
  foundIn?: ReadonlyMap<string, FoundInAttachment[]>
}

/** The alerts that follow from one batch of the feed, and what is stored with them. */
export interface AlertBatch {
  /** The last position that was evaluated. */
  to: number
  alerts: NoticeAlerts[]
  /** Events that an account gets only once, to be remembered. */
  sent: SentEvent[]
  /** Changes of withheld notices, by account and number: a row to withhold a notice, `null` to release it. */
  withheld: Map<string, WithheldRef & { row: WithheldRow | null }>
  /** Accounts whose profile changed. */
  profiles: Set<string>
  /** Notices to match later with keywords that search attachments. */
  news: Pick<NewsRow, 'noticeNo' | 'position' | 'change' | 'accountId'>[]
  /** Deleted keywords. */
  deleted: { accountId: string; id: string }[]
  /** The previous versions of changed keywords, to undo a failed batch. */
  undo: { id: string; before: StateRef | null }[]
}

export const emptyBatch = (from: number): AlertBatch => ({
  to: from,
  alerts: [],
  sent: [],
  withheld: new Map(),
  profiles: new Set(),
  news: [],
  deleted: [],
  undo: [],
})
