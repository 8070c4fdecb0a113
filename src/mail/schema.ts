export type Language = 'ko' | 'en'

export type MailState = 'pending' | 'sent' | 'failed' | 'not_configured'

/** What each template is filled with. Addresses in it are links of ours; every other text may come from anybody. */
export interface TemplateData {
  /** An account was made for somebody who asked to take part. */
  'beta-invitation': { company: string; plan: 'free' | 'pro' | 'enterprise'; accountId: string; docsUrl: string }
  /** Somebody was made a member of a team; without a link his being a member is all there is to know. */
  'team-invitation': { company: string; inviter: string | null; role: TeamRole; url: string | null }
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
  /** A webhook is no longer sent anything, until it is enabled again. */
  'webhook-disabled': {
    company: string
    webhookId: string
    /** Of its address, which may hold a key elsewhere. */
    host: string
    reason: 'failing' | 'gone' | 'receiver'
    /** Since when it has failed. */
    since: number | null
    docsUrl: string
  }
}

export type TeamRole = 'owner' | 'admin' | 'member' | 'viewer'
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
  unsubscribeUrl?: string | null
}

/** A mail to be sent, whatever its template. */
export type NewMail = { [T in TemplateName]: Posted<T> }[TemplateName]

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
  | { kind: 'button'; label: string; url: string }
  | { kind: 'facts'; rows: (readonly [label: string, value: string])[] }

/** A mail with its form. */
export interface Rendered {
  subject: string
  text: string
  html: string
  unsubscribeUrl: string | null
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
