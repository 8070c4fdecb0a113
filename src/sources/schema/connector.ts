import type {
  Attachment,
  BidderRecord,
  BidRecord,
  CodeRecord,
  DatedWithdrawal,
  Licence,
  PreSpecification,
  RoundRecord,
} from '../../bids/index.ts'
import type { NoticeDetails } from '../../vocabulary/notice-fields.ts'
import type { BsnsDiv } from '../../vocabulary/notices.ts'

/** A stretch of the source's time, both ends included, in epoch milliseconds. */
export interface Window {
  from: number
  to: number
}

/** One question that can be asked of a source again and again. */
export interface Operation {
  name: string
  /** How often it is asked; `null` = only when something else leads to it. */
  everyMs: number | null
  /** How much of what was fetched already is fetched once more: sources write late. */
  overlapMs: number
  /** The longest window one task may have. */
  longestMs: number
  /** Asked again, whole days, so many days later: results that come late. Empty for most. */
  againAfterDays: readonly number[]
  /** Whether `source run` and the first start fetch it for past days. */
  backfills: boolean
  /** Never asked twice about one subject: whatever is new there comes as another subject. */
  once?: true
  /** Its first fill goes back to this time, in windows as long as may be; that of others a month, day by day. */
  fillsFrom?: number
  /** A list of codes: how current the notices are does not hang on it. */
  tellsCodes?: true
  /** Fetched before the others: what notices are put together with. */
  tellsParts?: NoticePart['part']
  /** Past days are read the first day first: what changes a notice then comes after it. */
  oldestFirst?: true
}

/** A piece of work: an operation over a window, or about one subject of the source's. */
export interface Task {
  operation: string
  window: Window
  /** What a task is about that has no window of its own, such as one notice; else empty. */
  subject: string
}

/** What a page of a source comes to. Everything may be empty; order within a list is that of the source. */
export interface Batch {
  notices?: FoundNotice[]
  parts?: NoticePart[]
  rounds?: RoundRecord[]
  /** Bidders told per notice, without lot and round. */
  openings?: FoundOpening[]
  /** Of sources that count no revisions: notices and rounds are what all releases of a number come to. */
  releases?: FoundRelease[]
  /** What the source lists of industries and agencies. */
  codes?: CodeRecord[]
  /** What agencies mean to buy, before the notice. */
  preSpecs?: PreSpecification[]
  /** Which pre-specification a notice says it comes from. */
  preSpecLinks?: { number: string; preSpec: string }[]
  withdrawals?: DatedWithdrawal[]
  rejected?: Rejected[]
  /** Tasks this page leads to. */
  follow?: Pick<Task, 'operation' | 'subject'>[]
}

export interface FoundNotice {
  record: BidRecord
  /** Parts that come apart from the notice and that it cannot do without; absent where it is complete. */
  wants?: { licences: boolean; regions: boolean }
  /** Where the row does not say its category: how it reads in one that is known. */
  asIn?: (bsnsDiv: BidRecord['bsnsDiv']) => FoundNotice
}

/** What a source tells of a notice's state apart from the notice itself; of one revision, whole. */
export type NoticePart = { number: string; revision: number } & (
  | { part: 'licences'; value: Licence[] }
  | { part: 'regions'; value: string[] }
  | { part: 'baseAmount'; value: number | null }
  | { part: 'details'; value: NoticeDetails }
)

/** The opening of a notice as told without its lot and round; joined only where there is but one it can be. */
export interface FoundOpening {
  round: Omit<RoundRecord, 'lot' | 'rebid' | 'bidderRows'>
  bidders: BidderRecord[]
  /** What can be asked instead where it cannot be joined. */
  otherwise: Pick<Task, 'operation' | 'subject'> | null
}

/** One publication about a process, known by number and id: the same id again replaces it. */
export interface FoundRelease {
  number: string
  id: string
  /** The date it bears: releases count as revisions in this order. */
  at: number
  told: ReleaseFacts
}

/** A release as stored. */
export interface KnownRelease extends FoundRelease {
  /** Place among all releases in the order they first came, for those of one date; a repetition keeps it. */
  arrived: number
  /** The latest date this release ever bore: a state never seems older than one it replaces. */
  latestAt: number
}

/** What a release says. A field that is absent was not spoken of, one that is `null` was taken back. Plain JSON. */
export interface ReleaseFacts {
  /** A plan announces no chance to bid; a result changes nothing of the notice's kind. */
  stage: 'plan' | 'tender' | 'result'
  /** It tells the whole process: what it leaves out is gone. */
  whole: boolean
  /** It changes a notice that was published before, seen here or not. */
  amends?: true
  /** It speaks again of awards told before. */
  corrects: boolean
  cancelled?: boolean
  /** Nobody was chosen, of the whole process. */
  unsuccessful?: boolean
  reason?: string | null
  postedAt?: number
  /** The lower the rank, the nearer to what a notice calls it. */
  title?: { rank: number; text: string }
  detail?: { rank: number; url: string }
  /** Where this process can be read at its source. */
  address?: string
  /** Where its publisher can be found, for want of anything nearer. */
  publisher?: string
  notice: Partial<
    Pick<
      BidRecord,
      | 'agency'
      | 'agencyCode'
      | 'bsnsDiv'
      | 'contractMethod'
      | 'awardMethod'
      | 'bidStartAt'
      | 'closeAt'
      | 'openAt'
      | 'previousNumber'
    >
  > & { attachments?: Attachment[] }
  estimate?: ReleaseMoney | null
  budget?: ReleaseMoney | null
  /** `open`: the publisher says of the lot itself that it is active. */
  lots?: { id: string; state: 'open' | 'cancelled' | 'failed' | null; reason: string | null }[]
  awards?: ReleaseAward[]
  bidders?: number | null
  biddersByLot?: { lot: string; bidders: number }[]
  bids?: ReleaseBid[]
}

export interface ReleaseMoney {
  amount: number
  /** `null` where none is named. */
  currency: string | null
}

export interface ReleaseFirm {
  name: string
  businessNo: string | null
}

export interface ReleaseAward {
  id: string
  state: 'opened' | 'awarded' | 'failed' | 'cancelled'
  at: number | null
  value: ReleaseMoney | null
  suppliers: ReleaseFirm[]
  lots: string[]
  reason: string | null
}

export interface ReleaseBid {
  firm: ReleaseFirm
  value: ReleaseMoney | null
  lots: string[]
  reason: string | null
}

/** What could not be read, for the operator; without personal fields. */
export interface Rejected {
  reason: string
  /** The record without personal fields, or of a text that could not be read its hash, length and place. */
  record: Record<string, unknown>
}

export interface HttpAnswer {
  status: number
  headers: Headers
  body: Uint8Array
}

export interface CallOptions<T> {
  /** What the answer says; throws SourceFailure if it is unusable. */
  read: (answer: HttpAnswer) => T
  timeoutMs?: number
  foreign?: boolean
  /** Whether a call that failed so often may be repeated; absent = as often as usual. */
  mayRepeat?: (failure: { kind: FailureKind; code: string | null }, tries: number) => boolean
}

export interface Tools {
  /**
   * One request to the source: waits for its turn and counts against the day's budget of that name. It is repeated
   * where that may help, and each repetition counts. Throws SourceFailure if the budget is spent or all tries fail.
   */
  call<T>(budget: string, url: URL, options: CallOptions<T>): Promise<T>
  signal: AbortSignal
  now(): number
}

/** A source's language: what can be asked of it, and what its answers mean. */
export interface Connector {
  operations: readonly Operation[]
  /** Calls a day for each budget; `null` = as many as one likes. */
  callsADay: number | null
  /** At most so many calls at once, and so long between two starts. */
  manners: { atOnce: number; spacingMs: number }
  /** Where the source can be looked at, for records that say nothing nearer. */
  address?: string | null
  /** Sources of one portal keep its manners together, as far as one process reads them. */
  portal?: string
  fetch(task: Task, tools: Tools): AsyncIterable<Batch>
  /** One cheap call of each list that is read on a schedule, which fails as the others would; `list` names its budget. */
  probes?(now: number): Promise<{ list: string; ask(tools: Tools): Promise<unknown> }[]>
  /** What tells an earlier revision of a notice, and what belongs to it. Absent where there is none, or no way to ask. */
  earlier?(notice: BidRecord, revision: number): Pick<Task, 'operation' | 'subject'>[]
}

/** Where a text begins, in the file as it is when unpacked. */
export interface FilePlace {
  file: string
  line: number
  byte: number
}

/** A document, or the line that is one. `ended` = what follows cannot belong to it. */
export interface FileText {
  text: string
  place: FilePlace
  ended: boolean
}

export type FileFault = 'cut_off' | 'damaged' | 'too_large'

export type FilePiece =
  | ({ kind: 'text' } & FileText)
  /** Nothing can be read from here on. */
  | { kind: 'fault'; fault: FileFault; place: FilePlace }

/** What one or several texts of a file come to, and where the first of them begins. */
export interface FileBatch {
  batch: Batch
  place: FilePlace
  /** The text breaks off. */
  isCut: boolean
}

/** What the files of a portal mean, as `Connector.fetch` says it of its answers. The hint is of what the file does not say. */
export type ReadFile = (texts: AsyncIterable<FileText>, hint: { bsnsDiv?: BsnsDiv }) => AsyncIterable<FileBatch>

/**
 * `retry`: may work later · `throttled`: too fast · `quota`: not before the source's next day · `config`: the operator
 * must act · `range`: the window is too long.
 */
export type FailureKind = 'retry' | 'throttled' | 'quota' | 'config' | 'range'

/** Why a task is there, the most pressing first. */
export type Purpose = 'poll' | 'follow' | 'run' | 'again' | 'fill'
