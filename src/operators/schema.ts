import { type Static, type TSchema, Type } from 'typebox'
import type { FiledIncident, KeyRecord, Usage } from '../access/index.ts'
import type { Account, Consultation } from '../accounts/index.ts'
import { Id, Nullable, Time } from '../lib/shapes.ts'
import type { ListedSource, SourceReport } from '../sources/index.ts'
import type { TeamMember } from '../teams/index.ts'
import { OPERATOR_ACTIONS } from '../vocabulary/audit.ts'
import { LANGUAGES } from '../vocabulary/languages.ts'
import { PLANS } from '../vocabulary/plans.ts'
import { SCOPES } from '../vocabulary/roles.ts'
import type { Webhook } from '../webhooks/index.ts'

export const Count = (description: string) =>
  Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, format: 'int64', description })
export const Text = (maxLength: number, description: string) => Type.String({ maxLength, description })
const closed = { additionalProperties: false } as const
const named = ($id: string, description: string) => ({ $id, description, additionalProperties: false }) as const

export const ACCOUNT_STATES = ['active', 'suspended'] as const satisfies readonly Account['state'][]
export const ASKED_STATES = [
  'requested',
  'contacted',
  'approved',
  'declined',
] as const satisfies readonly Consultation['state'][]
export const FILED_STATES = ['open', 'contained', 'resolved'] as const satisfies readonly FiledIncident['state'][]
const SWITCHED_STATES = ['enabled', 'disabled', 'idle'] as const satisfies readonly ListedSource['state'][]
const HELD_STATES = ['active', 'blocked', 'revoked', 'expired'] as const satisfies readonly KeyRecord['state'][]

const IncidentShape = Type.Unsafe<Omit<FiledIncident, 'accountId'>>({ $ref: 'Incident#' })
const SourceShape = Type.Unsafe<SourceReport>({ $ref: 'Source#' })
const MemberShape = Type.Unsafe<TeamMember>({ $ref: 'TeamMember#' })
const UsageShape = Type.Unsafe<Usage>({ $ref: 'Usage#' })

const PlanName = Type.Enum([...PLANS], { description: 'Plan of the account.' })
const StateName = Type.Enum([...ACCOUNT_STATES], { description: '`suspended`: its keys and members are blocked.' })
const MOST_REASON = 500
export const GivenReason = (description: string) =>
  Type.String({ minLength: 1, maxLength: MOST_REASON, pattern: '\\S', description, examples: ['고객 문의 확인'] })

export const OneThing = (description: string) =>
  Type.Object({ id: Type.String({ minLength: 1, maxLength: 64, description }) })

const Process = Type.Object(
  {
    id: Id('Identifier of the process, new at each start.'),
    role: Type.Enum(['all', 'api', 'worker'], { description: 'Role of the process.' }),
    version: Text(60, 'Version it runs.'),
    startedAt: Time('When it started.'),
    seenAt: Time('Last heartbeat: one every 10 seconds; after a minute without, the process is removed.'),
  },
  { ...closed, description: 'A process of the service.' },
)
export type Process = Static<typeof Process>

const Waiting = (what: string, description: string) =>
  Type.Object(
    { count: Count(what), oldestSeconds: Nullable(Count('Waiting time of the oldest; `null` = none is waiting.')) },
    { ...closed, description },
  )

export const OperatorOverview = Type.Object(
  {
    version: Text(60, 'Version of the process that answers.'),
    at: Time('Time of this answer.'),
    accounts: Type.Array(
      Type.Object({ plan: PlanName, state: StateName, count: Count('Number of accounts.') }, closed),
      { maxItems: PLANS.length * ACCOUNT_STATES.length, description: 'By plan and state; omitted if there are none.' },
    ),
    consultations: Type.Object(
      { requested: Count('Requests without a reply.'), contacted: Count('Replied to, not decided.') },
      { ...closed, description: 'Open beta requests.' },
    ),
    sources: Type.Object(
      {
        enabled: Count('Sources that are switched on.'),
        behind: Count('Sources that lag by more than an hour.'),
        failing: Count('Sources with time windows that failed.'),
        quarantined: Count('Records in quarantine, over all sources.'),
        waiting: Count('Notices with missing parts, over all sources.'),
      },
      { ...closed, description: 'The state of the sources.' },
    ),
    incidents: Type.Object(
      { open: Count('Warnings; nothing is blocked.'), contained: Count('A key or account is blocked.') },
      { ...closed, description: 'Unresolved incidents.' },
    ),
    deliveries: Waiting('Webhooks with late deliveries.', 'Late deliveries to webhooks.'),
    mails: Waiting('Mails waiting to be sent.', 'The outbox.'),
    reports: Waiting('Reports that are queued or being generated.', 'The queue of reports.'),
    feed: Type.Object(
      {
        head: Count('The last position.'),
        readers: Type.Array(
          Type.Object({ name: Text(60, 'Name of the reader.'), behind: Count('Changes not read yet.') }, closed),
          { maxItems: 100, description: 'Readers of the feed.' },
        ),
      },
      { ...closed, description: 'The feed of changes.' },
    ),
    processes: Type.Array(Process, { maxItems: 1000, description: 'The running processes.' }),
  },
  named('OperatorOverview', 'Overview of the service.'),
)
export type OperatorOverview = Static<typeof OperatorOverview>

const entryFields = {
  id: Id('Identifier of the account.'),
  name: Text(200, 'Name of the account.'),
  plan: PlanName,
  state: StateName,
  email: Text(254, 'Mail address of the owner.'),
  beta: Type.Boolean({ description: 'Whether it has access during the closed beta.' }),
  requestLimit: Nullable(
    Type.Integer({
      minimum: 1,
      maximum: 100_000,
      format: 'int32',
      description: 'Requests accepted in any 60 seconds; `null` = the limit of the plan.',
    }),
  ),
  blockedBy: Nullable(Id('The incident that blocks the whole account.')),
  createdAt: Time('When it was created.'),
}
export const OperatorAccountEntry = Type.Object(
  entryFields,
  named('OperatorAccountEntry', 'An account, with the fields that are visible without a reason.'),
)
export type OperatorAccountEntry = Static<typeof OperatorAccountEntry>

export const VisitInput = Type.Object(
  { reason: GivenReason('Why you need to look into the account. Its owner sees the reason in the audit log.') },
  named('OperatorVisitInput', 'Why an account is opened.'),
)
export type VisitInput = Static<typeof VisitInput>

export const AccountVisit = Type.Object(
  {
    accountId: Id('The account.'),
    reason: Text(MOST_REASON, 'The reason given.'),
    begunAt: Time('When it was opened.'),
    endsAt: Time('When it closes: an hour later.'),
  },
  named('OperatorVisit', 'An account that is open for this operator.'),
)
export type AccountVisit = Static<typeof AccountVisit>

const VisitedKey = Type.Object(
  {
    id: Id('Identifier of the key.'),
    name: Nullable(Text(200, 'Its name.')),
    prefix: Text(20, 'First characters of the key; the rest is not stored.'),
    state: Type.Enum([...HELD_STATES], { description: 'Only an `active` key is accepted.' }),
    scopes: Type.Array(Type.Enum([...SCOPES]), { maxItems: SCOPES.length, description: 'Scopes of the key.' }),
    createdAt: Time('When it was created.'),
    expiresAt: Nullable(Time('When it expires.')),
    lastUsedAt: Nullable(Time('When it was last used.')),
  },
  closed,
)

const VisitedWebhook = Type.Object(
  {
    id: Id('Identifier of the webhook.'),
    origin: Text(300, 'Scheme and host of its URL; the rest may be a secret.'),
    state: Type.Enum(['enabled', 'disabled'], { description: 'Whether events are sent to it.' }),
    disabledReason: Nullable(
      Type.Unsafe<NonNullable<Webhook['disabledReason']>>(Text(30, 'Why nothing is sent to it.')),
    ),
    failingSince: Nullable(Time('The first failure since the last success.')),
  },
  closed,
)

const listed = <T extends TSchema>(item: T, maxItems: number, description: string) =>
  Type.Array(item, { maxItems, description })

export const OperatorAccount = Type.Object(
  {
    ...entryFields,
    language: Type.Enum([...LANGUAGES], { description: 'Language of mails.' }),
    zone: Text(100, 'Time zone of schedules.'),
    businessNo: Nullable(Text(12, 'The business registration number of the company.')),
    visit: AccountVisit,
    usage: UsageShape,
    keywords: Count('Number of keywords.'),
    members: listed(MemberShape, 100, 'Its members.'),
    keys: listed(VisitedKey, 1000, 'Its keys, the newest first; at most 1,000.'),
    webhooks: listed(VisitedWebhook, 100, 'Its webhooks.'),
    incidents: listed(IncidentShape, 100, 'Unresolved incidents, newest first.'),
  },
  named('OperatorAccount', 'An account that was opened with a reason.'),
)
export type OperatorAccount = Static<typeof OperatorAccount>

export const OperatorAccountPatch = Type.Object(
  {
    plan: Type.Optional(PlanName),
    state: Type.Optional(StateName),
    requestLimit: Type.Optional(entryFields.requestLimit),
    beta: Type.Optional(entryFields.beta),
    reason: GivenReason('The reason; it is recorded in the operators’ audit log.'),
  },
  {
    ...named('OperatorAccountPatch', 'Changes to an account, and the reason.'),
    minProperties: 2,
    examples: [{ plan: 'enterprise', reason: '계약 변경' }],
  },
)
export type OperatorAccountPatch = Static<typeof OperatorAccountPatch>

export const OperatorConsultation = Type.Object(
  {
    id: Id('Identifier of the request.'),
    state: Type.Enum([...ASKED_STATES], { description: 'Approving creates the account.' }),
    company: Text(100, 'Company that wants to take part.'),
    name: Text(100, 'Person to contact.'),
    email: Text(254, 'Mail address for the answer.'),
    phone: Nullable(Text(30, 'Phone number.')),
    message: Text(2000, 'What the company wants to use the service for.'),
    language: Type.Enum([...LANGUAGES], { description: 'Language of the answer.' }),
    requests: Count('Number of requests from this address.'),
    requestedAt: Time('When the first request was made.'),
    lastAt: Time('When the last request was made.'),
    decidedAt: Nullable(Time('When it was approved or declined.')),
    accountId: Nullable(Id('The account that was created.')),
    consent: Nullable(Text(10, 'Version of the consent text; `null` = requested by a program without one.')),
    consentAt: Nullable(Time('When the consent was given.')),
  },
  named('OperatorConsultation', 'A beta request.'),
)
export type OperatorConsultation = Static<typeof OperatorConsultation>

export const ApprovalInput = Type.Object(
  { plan: Type.Optional(Type.Enum([...PLANS], { description: 'Plan of the new account. Default: `pro`.' })) },
  { ...named('OperatorApprovalInput', 'How a request is approved.'), examples: [{ plan: 'pro' }] },
)
export type ApprovalInput = Static<typeof ApprovalInput>

export const Approval = Type.Object(
  {
    consultation: OperatorConsultation,
    plan: PlanName,
    keyId: Id('Identifier of the first key.'),
    key: Text(60, 'The first key. It is shown only here, and is not in the mail.'),
  },
  named('OperatorApproval', 'The account is created.'),
)
export type Approval = Static<typeof Approval>

export const OperatorSource = Type.Object(
  {
    name: Text(60, 'Name of the source.'),
    kind: Text(30, 'How the source is read.'),
    state: Type.Enum([...SWITCHED_STATES], { description: '`idle`: not polled; it was imported or run once.' }),
    ready: Type.Boolean({ description: 'Whether this process can read it, for example has the service key.' }),
    goLiveAt: Nullable(Time('Notices older than this cause no alerts.')),
    openWindows: Count('Time windows that are still to be fetched.'),
    lastFailure: Nullable(Text(2000, 'Why the last window failed.')),
    callsToday: listed(
      Type.Object(
        {
          budget: Text(100, 'Name of the quota.'),
          calls: Count('Calls made today, in Seoul.'),
          spent: Type.Boolean({ description: 'Whether the source reported that its quota is used up.' }),
        },
        closed,
      ),
      100,
      'Calls made today.',
    ),
    report: SourceShape,
  },
  named('OperatorSource', 'A source, with details that customers do not see.'),
)
export type OperatorSource = Static<typeof OperatorSource>

export const OperatorSourcePatch = Type.Object(
  { state: Type.Enum(['enabled', 'disabled'], { description: 'Whether the source is switched on.' }) },
  { ...named('OperatorSourcePatch', 'Switches a source on or off.'), examples: [{ state: 'disabled' }] },
)
export type OperatorSourcePatch = Static<typeof OperatorSourcePatch>

const rejectFields = {
  id: Id('Identifier of the record in quarantine.'),
  operation: Text(100, 'The list of the source that it came from.'),
  reason: Text(2000, 'Why it could not be read.'),
  at: Time('When it was last rejected.'),
  again: Type.Enum(['possible', 'ordered', 'impossible'], {
    description:
      'Whether it can be fetched again. `ordered`: it will be fetched. `impossible`: it came from a file, or its origin was not recorded.',
  }),
}
export const OperatorReject = Type.Object(rejectFields, named('OperatorReject', 'A record in quarantine.'))
export type OperatorReject = Static<typeof OperatorReject>

export const OperatorRejectRecord = Type.Object(
  {
    ...rejectFields,
    record: Text(100_000, 'The record as JSON, without personal fields; cut after 100,000 characters.'),
    isCut: Type.Boolean({ description: 'Whether the record is longer than shown.' }),
  },
  named('OperatorRejectRecord', 'A record in quarantine, in its original form.'),
)
export type OperatorRejectRecord = Static<typeof OperatorRejectRecord>

export const RequeueInput = Type.Object(
  {
    ids: Type.Optional(
      Type.Array(Id('A record.'), { minItems: 1, maxItems: 1000, description: 'Which records. Default: all.' }),
    ),
  },
  { ...named('OperatorRequeueInput', 'The records to fetch again.'), examples: [{}] },
)
export type RequeueInput = Static<typeof RequeueInput>

export const Requeued = Type.Object(
  {
    run: Nullable(Id('Identifier of the order; `null` if there is nothing to fetch.')),
    records: Count('Number of records that will be fetched again.'),
    windows: Count('Time windows to fetch.'),
    left: Count('Number of records that cannot be fetched again.'),
  },
  named('OperatorRequeued', 'The result of the order.'),
)
export type Requeued = Static<typeof Requeued>

export const OperatorIncident = Type.Object(
  { accountId: Id('The account.'), accountName: Text(200, 'Its name.'), incident: IncidentShape },
  named('OperatorIncident', 'An incident and its account.'),
)
export type OperatorIncident = Static<typeof OperatorIncident>

export const OperatorIncidentInput = Type.Object(
  {
    accountId: Type.Optional(Id('The account to block, with all its keys.')),
    keyId: Type.Optional(Id('The key to block.')),
    reason: Type.String({ minLength: 1, maxLength: 1000, pattern: '\\S', description: 'Reason; the owner sees it.' }),
  },
  {
    ...named('OperatorIncidentInput', 'Blocks a key or a whole account: name one of the two.'),
    minProperties: 2,
    maxProperties: 2,
    examples: [{ keyId: 'key_…', reason: '외부 저장소에 공개된 키' }],
  },
)
export type OperatorIncidentInput = Static<typeof OperatorIncidentInput>

export const BLOCK_STATES = ['contained', 'resolved'] as const
export const BlockedNetwork = Type.Object(
  {
    id: Id('Identifier of the block; rejected requests name it.'),
    network: Text(50, 'The network: an IPv4 address, or the first 64 bits of an IPv6 address.'),
    state: Type.Enum([...BLOCK_STATES], { description: '`contained`: blocked. `resolved`: ended.' }),
    requests: Count('Number of requests with invalid credentials that caused it.'),
    credentials: Count('Number of different credentials among them.'),
    openedAt: Time('When it was blocked.'),
    until: Time('When the block ends by itself.'),
    resolvedAt: Nullable(Time('When it ended; `null` = it is active.')),
  },
  named('BlockedNetwork', 'A network that sent many requests with invalid credentials.'),
)
export type BlockedNetwork = Static<typeof BlockedNetwork>

export const LateDelivery = Type.Object(
  {
    accountId: Id('The account.'),
    accountName: Text(200, 'Its name.'),
    webhookId: Id('The webhook.'),
    origin: Text(300, 'Scheme and host of its URL.'),
    dueAt: Time('When its oldest late delivery was due.'),
    attempts: Count('Number of attempts of that delivery.'),
    lastStatus: Nullable(Type.Integer({ minimum: 0, maximum: 999, format: 'int32', description: 'Last HTTP status.' })),
  },
  named('LateDelivery', 'A webhook with late deliveries.'),
)
export type LateDelivery = Static<typeof LateDelivery>

export const OperatorAuditEntry = Type.Object(
  {
    id: Id('Identifier of the entry.'),
    at: Time('When the action was taken.'),
    operator: Nullable(
      Type.Object(
        { accountId: Id('Account of the operator.'), memberId: Id('The operator.'), email: Text(254, 'Mail address.') },
        { ...closed, description: 'The operator; `null` = a command on the server.' },
      ),
    ),
    action: Type.Enum([...OPERATOR_ACTIONS], { description: 'The action taken.', examples: ['account_opened'] }),
    accountId: Nullable(Id('The account concerned.')),
    accountName: Nullable(Text(200, 'Its name.')),
    subject: Nullable(Text(64, 'What the action was applied to.')),
    reason: Nullable(Text(1000, 'The reason.')),
    detail: Type.Object({}, { additionalProperties: true, description: 'The changed values.' }),
    requestId: Nullable(Id('The request.')),
  },
  named('OperatorAuditEntry', 'A change or a look into an account by an operator.'),
)
export type OperatorAuditEntry = Static<typeof OperatorAuditEntry>
