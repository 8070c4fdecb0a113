import type { IncidentCause } from '../access/index.ts'
import type { AwardLine } from '../vocabulary/awards.ts'
import type { BidEventType } from '../vocabulary/events.ts'
import type { MailLanguage } from '../vocabulary/languages.ts'
import type { ChangedField } from '../vocabulary/notice-fields.ts'
import type { Plan } from '../vocabulary/plans.ts'
import type { Role } from '../vocabulary/roles.ts'
import type { Verdict } from '../vocabulary/verdicts.ts'

export type MailState = 'pending' | 'sent' | 'failed' | 'not_configured' | 'withdrawn'

/** What each template is filled with. A `URL` becomes a link; every text may come from anybody and is shown as text. */
export interface TemplateData {
  /** An account was made for somebody who asked to take part; without a console nobody signs in. */
  'beta-invitation': { company: string; plan: Plan; accountId: string; signInUrl: URL | null; docsUrl: URL }
  /** Somebody was made a member of a team; without a link the mail asks for nothing. */
  'team-invitation': { company: string; inviter: string | null; role: Role; url: URL | null }
  /** A member wants to sign in. */
  'sign-in-link': { company: string; email: string; until: number; url: URL }
  /** A member can sign in with one more passkey; `device` is what it was added with. */
  'passkey-added': { company: string; email: string; name: string; device: string | null; at: number; url: URL }
  /** A report that a schedule asked for can be fetched; first and last second of what it is about. */
  'report-ready': {
    company: string
    /** The one whose verdicts it shows, if it is not that of the account. Mails that an earlier version put into the outbox have none. */
    furtherCompany?: string | null
    period: 'weekly' | 'monthly'
    from: number
    to: number
    url: URL
  }
  /** A key or an account was blocked, or something looks as if it should be. */
  'security-incident': {
    company: string
    incidentId: string
    /** `warned`: nothing is blocked. */
    action: 'blocked' | 'warned'
    subject: 'key' | 'account'
    /** What identifies the key, such as its first letters. */
    subjectName: string
    cause: IncidentCause
    at: number
  }
  /** What keywords have found, or what is about to close. */
  alert: {
    form: AlertForm
    company: string
    /** Of the reader. */
    zone: string
    at: number
    notices: AlertNotice[]
    /** How many further ones there are, beside those shown. */
    more: number
    /** Of all notices, shown or not, how many there are of each kind. */
    counts: Partial<Record<NewsCause, number>>
    /** What should have come with an earlier mail. */
    late: { title: string; noticeNo: string; detailUrl: URL }[]
    lateMore: number
    /** Of digests: notices of earlier mails that close soon. */
    soon?: { title: string; noticeNo: string; closeAt: number; detailUrl: URL }[]
    soonMore?: number
    /** Of digests: periods within theirs that could not be read from a source. */
    gaps?: { source: string; from: number; to: number }[]
  }
  /** A notice that the reader pursues closes, or its bids are opened, in so many days. */
  'pursuit-reminder': {
    company: string
    of: 'closing' | 'opening'
    days: number
    at: number
    title: string
    agency: string
    noticeNo: string
    /** The own bid in whole units; `null` = none is noted. */
    bidAmount: number | null
    /** `null` = the address of the notice is no web address. */
    url: URL | null
  }
  /** A webhook is no longer sent anything, until it is enabled again. */
  'webhook-disabled': {
    company: string
    webhookId: string
    /** The host of its address; the rest of the address may hold a secret. */
    host: string
    reason: 'failing' | 'gone' | 'receiver'
    /** Since when it has failed. */
    since: number | null
    docsUrl: URL
  }
}

/** `instant`: one notice at once; `rollup`: what was too much for mails of its own; `closing`: a reminder. */
export type AlertForm = 'instant' | 'rollup' | 'daily' | 'weekly' | 'closing'

/** A part of a text; `hit` = what was looked for. */
export interface Piece {
  text: string
  hit: boolean
}

/** News of one notice. */
export interface AlertNotice {
  what: NewsCause
  title: Piece[]
  facts: NoticeFacts
  detailUrl: URL
  /** The keywords that led to it, as typed, and where the notice holds them. */
  matches: { keyword: string; places: MatchPlace[] }[]
  /** Where keywords match in attachments. Mails that an earlier version put into the outbox have none. */
  found?: { name: string; page: number | null; excerpt: Piece[] }[]
  /** Of a changed notice. */
  changes: NoticeChange[]
  /** Of an awarded one, or of one whose award was corrected. */
  award: AlertAward | null
  /** Whether the company may bid, where the account has declared one, and the verdict for which the notice was not reported earlier. */
  eligibility: { verdict: Verdict; old: Verdict | null } | null
  /** Ends the reader's mails about this notice. Mails that an earlier version put into the outbox have none. */
  muteUrl?: URL | null
}

/** What a bid is decided on. */
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
  /** The region limit could not be read for certain. */
  regionCheckNeeded: boolean
  industries: string[]
  contractMethod: string | null
  awardMethod: string | null
  closeAt: number | null
  openAt: number | null
}

export type MatchPlace = 'title' | 'number' | 'agency' | 'demandAgency' | 'industry' | 'method' | 'attachment'

/** A time in milliseconds, an amount, a rate in %, a text, yes or no, or names. */
export type ChangedValue = number | string | boolean | string[] | null

export interface NoticeChange {
  field: ChangedField
  old: ChangedValue
  new: ChangedValue
}

export interface AlertAward extends AwardLine {
  plannedPrice: number | null
}

/** Each event about a notice is news, by the second word of its type. */
export type NewsCause = SecondWord<BidEventType> | 'corrected' | 'closing'
type SecondWord<Type> = Type extends `bid.${infer Word}` ? Word : never

export type TemplateName = keyof TemplateData

interface Posted<T extends TemplateName> {
  accountId: string | null
  to: string
  language: MailLanguage
  template: T
  data: TemplateData[T]
  /** At most one mail with this key for as long as the outbox remembers (30 days after its end). */
  dedupe?: string | null
  /** Where a click takes the reader off the list; makes the mail one that can be unsubscribed from (RFC 8058). */
  unsubscribeUrl?: URL | null
}

/** A mail to be sent, whatever its template. */
export type NewMail = { [T in TemplateName]: Posted<T> }[TemplateName]

/** A web address that can stand in a header and in markup; `linkOf` alone makes one, of a `URL`. */
export type Link = string & { readonly isLink: true }

/** Data as a template gets them: each `URL` is a link, and no other text can be taken for one. */
export type Safe<Data> = Data extends URL
  ? Link
  : Data extends readonly (infer One)[]
    ? Safe<One>[]
    : Data extends object
      ? { [Name in keyof Data]: Safe<Data[Name]> }
      : Data

/** What a template says, before it has a form. */
export interface Letter {
  subject: string
  title: string
  blocks: LetterBlock[]
  /** Why the reader gets this, below everything. */
  because: string
}

export type LetterBlock =
  | { kind: 'text'; text: string }
  /** One thing to do. */
  | { kind: 'button'; label: string; url: Link }
  | { kind: 'facts'; rows: Facts }
  /** Things to look at, each with an address of its own. */
  | { kind: 'cards'; cards: Card[] }

type Facts = (readonly [label: string, value: string])[]

export interface Card {
  /** What it is about, in a word or two each. */
  tags: Tag[]
  /** The news itself, where the title does not say it. */
  news: string | null
  title: Piece[]
  url: Link
  rows: (readonly [label: string, value: string | Piece[]])[]
  /** What the link below it says. */
  open: string
  /** A less prominent link. */
  mute: { label: string; url: Link } | null
}

export interface Tag {
  text: string
  tone: 'plain' | 'new' | 'changed' | 'cancelled' | 'awarded' | 'closing'
}

/** A mail with its form. */
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

/** The message that is sent: the same bytes for the same row, however often. */
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
  /** `required`: nothing is sent but over TLS with a valid certificate; `optional`: encrypted if the server can. */
  tls: 'required' | 'optional'
}
