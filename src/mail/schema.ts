import type { Language } from '../vocabulary/languages.ts'
import type { Plan } from '../vocabulary/plans.ts'
import type { Role } from '../vocabulary/roles.ts'

export type MailState = 'pending' | 'sent' | 'failed' | 'not_configured' | 'withdrawn'

/** What each template is filled with. A `URL` becomes a link; every text may come from anybody and is shown as text. */
export interface TemplateData {
  /** An account was made for somebody who asked to take part. */
  'beta-invitation': { company: string; plan: Plan; accountId: string; docsUrl: URL }
  /** Somebody was made a member of a team; without a link his being a member is all there is to know. */
  'team-invitation': { company: string; inviter: string | null; role: Role; url: URL | null }
  /** A report that a schedule asked for can be fetched; first and last second of what it is about. */
  'report-ready': { company: string; period: 'weekly' | 'monthly'; from: number; to: number; url: URL }
  /** A key or an account was blocked, or something looks as if it should be. */
  'security-incident': {
    company: string
    incidentId: string
    /** `warned`: nothing is blocked. */
    action: 'blocked' | 'warned'
    subject: 'key' | 'account'
    /** What tells the key from others, such as its first letters. */
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
    /** What should have come with an earlier mail. */
    late: { title: string; noticeNo: string; detailUrl: URL }[]
    lateMore: number
  }
  /** A webhook is no longer sent anything, until it is enabled again. */
  'webhook-disabled': {
    company: string
    webhookId: string
    /** Of its address, which may hold a key elsewhere. */
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

export interface AlertNotice {
  what: NewsCause
  noticeNo: string
  title: Piece[]
  agency: string
  estimatedPrice: number | null
  currency: string
  closeAt: number | null
  detailUrl: URL
  /** Those that led to it, as typed. */
  keywords: string[]
  changes: { field: AlertField; old: number | null; new: number | null }[]
}

export type AlertField = 'closeAt' | 'estimatedPrice' | 'budget' | 'baseAmount'

export type NewsCause = 'matched' | 'changed' | 'cancelled' | 'awarded' | 'corrected' | 'closing'

export type IncidentCause = 'leaked' | 'outside_allow_list' | 'many_networks' | 'operator'

export type TemplateName = keyof TemplateData

interface Posted<T extends TemplateName> {
  accountId: string | null
  to: string
  language: Language
  template: T
  data: TemplateData[T]
  /** At most one mail under this word for as long as the outbox remembers (30 days after its end). */
  dedupe?: string | null
  /** Where a click takes the reader off the list; makes the mail one that can be unsubscribed from (RFC 8058). */
  unsubscribeUrl?: URL | null
}

/** A mail to be sent, whatever its template. */
export type NewMail = { [T in TemplateName]: Posted<T> }[TemplateName]

/** A web address that can stand in a header and in markup; `linkOf` alone makes one, of a `URL`. */
export type Link = string & { readonly isLink: true }

/** Data as a template gets them: each `URL` is a link, and no other text can be taken for one. */
export type Tame<Data> = Data extends URL
  ? Link
  : Data extends readonly (infer One)[]
    ? Tame<One>[]
    : Data extends object
      ? { [Name in keyof Data]: Tame<Data[Name]> }
      : Data

/** What a template says, before it has a form. */
export interface Letter {
  subject: string
  title: string
  blocks: Block[]
  /** Why the reader gets this, below everything. */
  because: string
}

export type Block =
  | { kind: 'text'; text: string }
  /** One thing to do. */
  | { kind: 'button'; label: string; url: Link }
  | { kind: 'facts'; rows: Facts }
  /** Things to look at, each with an address of its own. */
  | { kind: 'cards'; cards: Card[] }

type Facts = (readonly [label: string, value: string])[]

export interface Card {
  /** What it is about, in a word or two. */
  tag: string
  title: Piece[]
  url: Link
  rows: Facts
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

/** What leaves the house: the same bytes for the same row, however often. */
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
