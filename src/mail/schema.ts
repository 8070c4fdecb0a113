import type { IncidentCause } from '../access/index.ts'
import type { AwardLine } from '../vocabulary/awards.ts'
import type { BidEventType } from '../vocabulary/events.ts'
import type { MailLanguage } from '../vocabulary/languages.ts'
import type { ChangedField } from '../vocabulary/notice-fields.ts'
import type { Plan } from '../vocabulary/plans.ts'
import type { Role } from '../vocabulary/roles.ts'
import type { Verdict } from '../vocabulary/verdicts.ts'

export type MailState = 'pending' | 'sent' | 'failed' | 'not_configured' | 'withdrawn'

/** The data of each template. A `URL` becomes a link; texts are untrusted and shown as plain text. */
export interface TemplateData {
  /** An account was created for a beta request; without a console there is no sign-in. */
  'beta-invitation': { company: string; plan: Plan; accountId: string; signInUrl: URL | null; docsUrl: URL }
  /** A member was added to a team; without a link the mail requests nothing. */
  'team-invitation': { company: string; inviter: string | null; role: Role; url: URL | null }
  /** A member wants to sign in. */
  'sign-in-link': { company: string; email: string; until: number; url: URL }
  /** A passkey was added for a member; `device` is where it was added. */
  'passkey-added': { company: string; email: string; name: string; device: string | null; at: number; url: URL }
  /** A scheduled report is ready; first and last second of its period. */
  'report-ready': {
    company: string
    /**
     * The company whose verdicts it shows, if it is not that of the account. Absent in mails from earlier versions in
     * the outbox.
     */
    furtherCompany?: string | null
    period: 'weekly' | 'monthly'
    from: number
    to: number
    url: URL
  }
  /** A key or an account was blocked, or shows suspicious activity. */
  'security-incident': {
    company: string
    incidentId: string
    /** `warned`: nothing is blocked. */
    action: 'blocked' | 'warned'
    subject: 'key' | 'account'
    /** Identifies the key, for example by its first letters. */
    subjectName: string
    cause: IncidentCause
    at: number
  }
  /** Matches of keywords, or notices that close soon. */
  alert: {
    form: AlertForm
    company: string
    /** The time zone of the reader. */
    zone: string
    at: number
    notices: AlertNotice[]
    /** The number of further notices besides those shown. */
    more: number
    /** The number of notices of each kind, shown or not. */
    counts: Partial<Record<NewsCause, number>>
    /** Notices that should have been in an earlier mail. */
    late: { title: string; noticeNo: string; detailUrl: URL }[]
    lateMore: number
    /** In digests: notices of earlier mails that close soon. */
    soon?: { title: string; noticeNo: string; closeAt: number; detailUrl: URL }[]
    soonMore?: number
    /** In digests: parts of their period that could not be read from a source. */
    gaps?: { source: string; from: number; to: number }[]
  }
  /** A pursued notice closes, or is opened, in so many days. */
  'pursuit-reminder': {
    company: string
    of: 'closing' | 'opening'
    days: number
    at: number
    title: string
    agency: string
    noticeNo: string
    /** The own bid in whole units; `null` = not recorded. */
    bidAmount: number | null
    /** `null` = the address of the notice is no web address. */
    url: URL | null
  }
  /** Deliveries to a webhook are stopped until it is enabled again. */
  'webhook-disabled': {
    company: string
    webhookId: string
    /** The host of its address; the rest may contain a secret. */
    host: string
    reason: 'failing' | 'gone' | 'receiver'
    /** Since when it has failed. */
    since: number | null
    docsUrl: URL
  }
}

/** `instant`: one notice at once; `rollup`: a summary instead of too many instant mails; `closing`: a reminder. */
export type AlertForm = 'instant' | 'rollup' | 'daily' | 'weekly' | 'closing'

/** A piece of a text; `hit` = a match. */
export interface Piece {
  text: string
  hit: boolean
}

/** News about one notice. */
export interface AlertNotice {
  what: NewsCause
  title: Piece[]
  facts: NoticeFacts
  detailUrl: URL
  /** The matching keywords, as typed, and the places of their matches. */
  matches: { keyword: string; places: MatchPlace[] }[]
  /** Matches in attachments. Absent in mails from earlier versions in the outbox. */
  found?: { name: string; page: number | null; excerpt: Piece[] }[]
  /** For a changed notice. */
  changes: NoticeChange[]
  /** For an awarded notice, or one whose award was corrected. */
  award: AlertAward | null
  /**
   * Whether the company may bid, if the account has declared a profile, and the earlier verdict because of which the
   * notice was not reported.
   */
  eligibility: { verdict: Verdict; old: Verdict | null } | null
  /**
   * The same for the further companies that the matching keywords are for. Absent in mails from earlier versions in the
   * outbox.
   */
  companies?: { name: string; verdict: Verdict; old: Verdict | null }[]
  /** Ends the reader's mails about this notice. Absent in mails from earlier versions in the outbox. */
  muteUrl?: URL | null
}

/** The facts for deciding whether to bid. */
export interface NoticeFacts {
  noticeNo: string
  revision: number
  urgent: boolean
  source: string
  bsnsDiv: string
  agency: Piece[]
  demandAgency: Piece[] | null
  currency: string
  baseAmount: number | null
  estimatedPrice: number | null
  budget: number | null
  /** %. */
  floorRate: number | null
  regions: readonly string[]
  /** The region restriction could not be determined. */
  regionCheckNeeded: boolean
  industries: string[]
  contractMethod: string | null
  awardMethod: string | null
  closeAt: number | null
  openAt: number | null
}

export type MatchPlace = 'title' | 'number' | 'agency' | 'demandAgency' | 'industry' | 'method' | 'attachment'

/** A time in milliseconds, an amount, a rate in %, a text, a boolean, or names. */
export type ChangedValue = number | string | boolean | string[] | null

export interface NoticeChange {
  field: ChangedField
  old: ChangedValue
  new: ChangedValue
}

export interface AlertAward extends AwardLine {
  plannedPrice: number | null
}

/** Each event about a notice, by the second word of its type. */
export type NewsCause = SecondWord<BidEventType> | 'corrected' | 'closing'
type SecondWord<Type> = Type extends `bid.${infer Word}` ? Word : never

export type TemplateName = keyof TemplateData

interface Posted<T extends TemplateName> {
  accountId: string | null
  to: string
  language: MailLanguage
  template: T
  data: TemplateData[T]
  /** At most one mail with this key while the outbox keeps it (30 days after its end). */
  dedupe?: string | null
  /** The one-click address for unsubscribing (RFC 8058). */
  unsubscribeUrl?: URL | null
}

/** A mail to be sent, for any template. */
export type NewMail = { [T in TemplateName]: Posted<T> }[TemplateName]

/** A web address that is safe in headers and markup; only `linkOf` creates one, from a `URL`. */
export type Link = string & { readonly isLink: true }

/** The data that a template gets: each `URL` is a link, and no other text can be mistaken for one. */
export type Safe<Data> = Data extends URL
  ? Link
  : Data extends readonly (infer One)[]
    ? Safe<One>[]
    : Data extends object
      ? { [Name in keyof Data]: Safe<Data[Name]> }
      : Data

/** The content of a mail, before its layout. */
export interface Letter {
  subject: string
  title: string
  blocks: LetterBlock[]
  /** Why the reader gets this; the last line. */
  because: string
}

export type LetterBlock =
  | { kind: 'text'; text: string }
  /** A single action. */
  | { kind: 'button'; label: string; url: Link }
  | { kind: 'facts'; rows: Facts }
  /** Items, each with its own link. */
  | { kind: 'cards'; cards: Card[] }

type Facts = (readonly [label: string, value: string])[]

export interface Card {
  /** Keywords about its content. */
  tags: Tag[]
  /** The news itself, if the title does not contain it. */
  news: string | null
  title: Piece[]
  url: Link
  rows: (readonly [label: string, value: string | Piece[]])[]
  /** The label of the link below. */
  open: string
  /** A less prominent link. */
  mute: { label: string; url: Link } | null
}

export interface Tag {
  text: string
  tone: 'plain' | 'new' | 'changed' | 'cancelled' | 'awarded' | 'closing'
}

/** A mail in its layout. */
export interface Rendered {
  subject: string
  text: string
  html: string
  unsubscribeUrl: Link | null
}

export interface Sender {
  name: string
  address: string
}

/** The message that is sent: always the same bytes for the same row. */
export interface Message {
  id: string
  from: string
  to: string
  raw: Buffer
}

export interface SmtpSettings {
  host: string
  port: number
  /** TLS from the first byte. */
  secure: boolean
  auth: { user: string; pass: string } | null
  /** `required`: only over TLS with a valid certificate; `optional`: encrypted if the server supports it. */
  tls: 'required' | 'optional'
}
