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

/** A period of the source's time, both ends inclusive, in epoch milliseconds. */
export interface Window {
  from: number
  to: number
}

/** A query that is repeated regularly. */
export interface Operation {
  name: string
  /** The interval; `null` = only as a consequence of other records. */
  everyMs: number | null
  /** How much of what was fetched already is fetched again, because sources write late. */
  overlapMs: number
  /** The maximum window of one task. */
  longestMs: number
  /** Whole days are requested again so many days later, for late results. Empty for most. */
  againAfterDays: readonly number[]
  /** Whether `source run` and the first start fetch past days. */
  backfills: boolean
  /** Never repeated for one subject: new data arrives as another subject. */
  once?: true
  /** Its first fill goes back to this time, in the largest possible windows; that of others one month, by day. */
  fillsFrom?: number
  /** A list of codes, which does not count for the age of the notices. */
  tellsCodes?: true
  /** Fetched first: parts that notices are composed of. */
  tellsParts?: NoticePart['part']
  /** Past days are read in order, so that changes of a notice come after it. */
  oldestFirst?: true
}

/** A task: an operation with a window or a subject. */
export interface Task {
  operation: string
  window: Window
  /** The subject of a task without a window, such as one notice; otherwise empty. */
  subject: string
}

/** The content of a page of a source. All lists may be empty, and are in the order of the source. */
export interface Batch {
  notices?: FoundNotice[]
  parts?: NoticePart[]
  rounds?: RoundRecord[]
  /** Bidders by notice, without lot and round. */
  openings?: FoundOpening[]
  /** For sources without revisions: notices and rounds are the result of all releases of a number. */
  releases?: FoundRelease[]
  /** The source's lists of industries and agencies. */
  codes?: CodeRecord[]
  /** Planned purchases of agencies, published before the notice. */
  preSpecs?: PreSpecification[]
  /** The pre-specification that a notice names as its origin. */
  preSpecLinks?: { number: string; preSpec: string }[]
  withdrawals?: DatedWithdrawal[]
  rejected?: Rejected[]
  /** Tasks that follow from this page. */
  follow?: Pick<Task, 'operation' | 'subject'>[]
}

export interface FoundNotice {
  record: BidRecord
  /** Required parts that are separate from the notice; absent = it is complete. */
  wants?: { licences: boolean; regions: boolean }
  /** If the row has no category: the notice in a given one. */
  asIn?: (bsnsDiv: BidRecord['bsnsDiv']) => FoundNotice
}

/** Data of a notice's state that the source publishes separately; for one revision, complete. */
export type NoticePart = { number: string; revision: number } & (
  | { part: 'licences'; value: Licence[] }
  | { part: 'regions'; value: string[] }
  | { part: 'baseAmount'; value: number | null }
  | { part: 'details'; value: NoticeDetails }
)

/** The opening of a notice without lot and round; joined only if a single one is possible. */
export interface FoundOpening {
  round: Omit<RoundRecord, 'lot' | 'rebid' | 'bidderRows'>
  bidders: BidderRecord[]
  /** The query to use instead if it cannot be joined. */
  otherwise: Pick<Task, 'operation' | 'subject'> | null
}

/** One publication about a process, identified by number and id: the same id again replaces it. */
export interface FoundRelease {
  number: string
  id: string
  /** Its date, by which releases are numbered as revisions. */
  at: number
  told: ReleaseFacts
}

/** A stored release. */
export interface KnownRelease extends FoundRelease {
  /** Its position in the order of first arrival, for equal dates; a repetition keeps it. */
  arrived: number
  /** The latest date that this release ever had: a state never seems older than one it replaces. */
  latestAt: number
}

/** The facts of a release. An absent field was not mentioned, `null` removes a value. Plain JSON. */
export interface ReleaseFacts {
  /** A plan cannot be bid on; a result does not change the kind of notice. */
  stage: 'plan' | 'tender' | 'result'
  /** It contains the whole process: absent facts are removed. */
  whole: boolean
  /** It changes a notice that was published before, whether stored here or not. */
  amends?: true
  /** It repeats earlier awards. */
  corrects: boolean
  cancelled?: boolean
  /** The whole process ended without a winner. */
  unsuccessful?: boolean
  reason?: string | null
  postedAt?: number
  /** A lower rank is closer to the title of a notice. */
  title?: { rank: number; text: string }
  detail?: { rank: number; url: string }
  /** The page of this process at its source. */
  address?: string
  /** The page of its publisher, if there is nothing more specific. */
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
  /** `open`: the publisher marks the lot itself as active. */
  lots?: { id: string; state: 'open' | 'cancelled' | 'failed' | null; reason: string | null }[]
  awards?: ReleaseAward[]
  bidders?: number | null
  biddersByLot?: { lot: string; bidders: number }[]
  bids?: ReleaseBid[]
}

export interface ReleaseMoney {
  amount: number
  /** `null` = none is named. */
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

/** An unreadable record, for the operator; without personal fields. */
export interface Rejected {
  reason: string
  /** The record without personal fields, or the hash, length and position of an unreadable text. */
  record: Record<string, unknown>
}

export interface HttpAnswer {
  status: number
  headers: Headers
  body: Uint8Array
}

export interface CallOptions<T> {
  /** Parses the response; throws SourceFailure if it is unusable. */
  read: (answer: HttpAnswer) => T
  timeoutMs?: number
  foreign?: boolean
  /** Whether a call with this many failures may be repeated; absent = the default. */
  mayRepeat?: (failure: { kind: FailureKind; code: string | null }, tries: number) => boolean
}

export interface Tools {
  /**
   * One request to the source: waits for its turn and counts against the daily budget of that name. It is repeated
   * where that may help, and each repetition counts. Throws SourceFailure if the budget is used up or all attempts
   * fail.
   */
  call<T>(budget: string, url: URL, options: CallOptions<T>): Promise<T>
  signal: AbortSignal
  now(): number
}

/** The protocol of a source: its queries, and the meaning of its responses. */
export interface Connector {
  operations: readonly Operation[]
  /** Calls per day for each budget; `null` = unlimited. */
  callsADay: number | null
  /** The maximum number of concurrent calls, and the minimum interval between two starts. */
  manners: { atOnce: number; spacingMs: number }
  /** The public page of the source, for records without a more specific one. */
  address?: string | null
  /** Sources of one portal share these limits, within one process. */
  portal?: string
  fetch(task: Task, tools: Tools): AsyncIterable<Batch>
  /**
   * One cheap call of each list that is read on a schedule, which fails like the others would; `list` names its budget.
   */
  probes?(now: number): Promise<{ list: string; ask(tools: Tools): Promise<unknown> }[]>
  /**
   * The queries for an earlier revision of a notice and its parts. Absent if there is none, or it cannot be requested.
   */
  earlier?(notice: BidRecord, revision: number): Pick<Task, 'operation' | 'subject'>[]
}

/** The position at which a text starts in the decompressed file. */
export interface FilePlace {
  file: string
  line: number
  byte: number
}

/** A document, or a line with one. `ended` = the following text cannot belong to it. */
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

/** The records of one or several texts of a file, and the position of the first text. */
export interface FileBatch {
  batch: Batch
  place: FilePlace
  /** The text is truncated. */
  isCut: boolean
}

/**
 * The records in the files of a portal, as `Connector.fetch` returns them for its responses. The hint has facts that
 * the file does not contain.
 */
export type ReadFile = (texts: AsyncIterable<FileText>, hint: { bsnsDiv?: BsnsDiv }) => AsyncIterable<FileBatch>

/**
 * `retry`: may succeed later · `throttled`: too fast · `quota`: not before the source's next day · `config`: the
 * operator must act · `range`: the window is too long.
 */
export type FailureKind = 'retry' | 'throttled' | 'quota' | 'config' | 'range'

/** The reason for a task, the most urgent first. */
export type Purpose = 'poll' | 'follow' | 'run' | 'again' | 'fill'
