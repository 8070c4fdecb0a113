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
const StateName = Type.Enum([...ACCOUNT_STATES], { description: '`suspended`: its keys and members are refused.' })
const MOST_REASON = 500
export const GivenReason = (description: string) =>
  Type.String({ minLength: 1, maxLength: MOST_REASON, pattern: '\\S', description, examples: ['고객 문의 확인'] })

export const OneThing = (description: string) =>
  Type.Object({ id: Type.String({ minLength: 1, maxLength: 64, description }) })

const Process = Type.Object(
  {
    id: Id('Identifier of the process, new at each start.'),
    role: Type.Enum(['all', 'api', 'worker'], { description: 'What it does.' }),
    version: Text(60, 'Version it runs.'),
    startedAt: Time('When it started.'),
    seenAt: Time('When it last said that it lives; it does so every 10 seconds and is forgotten after a minute.'),
  },
  { ...closed, description: 'A process of the service.' },
)
export type Process = Static<typeof Process>

const Waiting = (what: string, description: string) =>
  Type.Object(
    { count: Count(what), oldestSeconds: Nullable(Count('For how long the oldest has waited; `null` = none does.')) },
    { ...closed, description },
  )

export const OperatorOverview = Type.Object(
  {
    version: Text(60, 'Version of the process that answers.'),
    at: Time('Time of this answer.'),
    accounts: Type.Array(
      Type.Object({ plan: PlanName, state: StateName, count: Count('Number of accounts.') }, closed),
      { maxItems: PLANS.length * ACCOUNT_STATES.length, description: 'By plan and state; what has none is left out.' },
    ),
    consultations: Type.Object(
      { requested: Count('Nobody has answered yet.'), contacted: Count('Answered, not decided.') },
      { ...closed, description: 'Requests to take part that are open.' },
    ),
    sources: Type.Object(
      {
        enabled: Count('Sources that are read.'),
        behind: Count('Those that lag by more than an hour.'),
        failing: Count('Those with time windows that failed.'),
        quarantined: Count('Records that could not be read, of all sources.'),
        waiting: Count('Notices that wait for missing parts, of all sources.'),
      },
      { ...closed, description: 'Where notices come from.' },
    ),
    incidents: Type.Object(
      { open: Count('Warned of, nothing blocked.'), contained: Count('A key or an account is blocked.') },
      { ...closed, description: 'Incidents that have not ended.' },
    ),
    deliveries: Waiting('Webhooks with something late.', 'What should have been sent to webhooks by now.'),
    mails: Waiting('Mails that wait.', 'The outbox.'),
    reports: Waiting('Reports that wait or are being made.', 'The queue of reports.'),
    feed: Type.Object(
      {
        head: Count('The last position.'),
        readers: Type.Array(
          Type.Object({ name: Text(60, 'Who reads.'), behind: Count('Changes not read yet.') }, closed),
          { maxItems: 100, description: 'Readers of the feed.' },
        ),
      },
      { ...closed, description: 'The order of all changes.' },
    ),
    processes: Type.Array(Process, { maxItems: 1000, description: 'The processes that live.' }),
  },
  named('OperatorOverview', 'The whole service at one glance.'),
)
export type OperatorOverview = Static<typeof OperatorOverview>

const entryFields = {
  id: Id('Identifier of the account.'),
  name: Text(200, 'Name of the account.'),
  plan: PlanName,
  state: StateName,
  email: Text(254, 'Mail address of the owner.'),
  beta: Type.Boolean({ description: 'Whether it may enter while the beta is closed.' }),
  requestLimit: Nullable(
    Type.Integer({
      minimum: 1,
      maximum: 100_000,
      format: 'int32',
      description: 'Requests accepted in any 60 seconds; `null` = as many as the plan says.',
    }),
  ),
  blockedBy: Nullable(Id('The incident that blocks the whole account.')),
  createdAt: Time('When it was created.'),
}
export const OperatorAccountEntry = Type.Object(
  entryFields,
  named('OperatorAccountEntry', 'An account, as far as it is seen without a reason.'),
)
export type OperatorAccountEntry = Static<typeof OperatorAccountEntry>

export const VisitInput = Type.Object(
  { reason: GivenReason('Why the account has to be looked into; its owner reads it in the audit log.') },
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
    scopes: Type.Array(Type.Enum([...SCOPES]), { maxItems: SCOPES.length, description: 'What it may do.' }),
    createdAt: Time('When it was created.'),
    expiresAt: Nullable(Time('When it expires.')),
    lastUsedAt: Nullable(Time('When it was last used.')),
  },
  closed,
)

const VisitedWebhook = Type.Object(
  {
    id: Id('Identifier of the webhook.'),
    origin: Text(300, 'Scheme and host of its address: the rest may be a secret.'),
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
    businessNo: Nullable(Text(12, 'The own business number.')),
    visit: AccountVisit,
    usage: UsageShape,
    keywords: Count('Number of keywords.'),
    members: listed(MemberShape, 100, 'Its members.'),
    keys: listed(VisitedKey, 1000, 'Its keys, the newest first; at most 1,000.'),
    webhooks: listed(VisitedWebhook, 100, 'Its webhooks.'),
    incidents: listed(IncidentShape, 100, 'Incidents that have not ended, the newest first.'),
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
    reason: GivenReason('Why; it stands in the operators’ log.'),
  },
  {
    ...named('OperatorAccountPatch', 'What to change of an account, and why.'),
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
    requests: Count('How often the address has asked.'),
    requestedAt: Time('When it was first asked.'),
    lastAt: Time('When it was last asked.'),
    decidedAt: Nullable(Time('When it was approved or declined.')),
    accountId: Nullable(Id('The account that was created.')),
    consent: Nullable(Text(10, 'The wording of the consent; `null` = asked for by a program without it.')),
    consentAt: Nullable(Time('When it was consented to.')),
  },
  named('OperatorConsultation', 'A request to take part.'),
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
    kind: Text(30, 'How it is read.'),
    state: Type.Enum([...SWITCHED_STATES], { description: '`idle`: known from an import or a single run.' }),
    ready: Type.Boolean({ description: 'Whether this process could read it; not without the service key, say.' }),
    goLiveAt: Nullable(Time('What is older at the source never alerts.')),
    openWindows: Count('Time windows that are still to be fetched.'),
    lastFailure: Nullable(Text(2000, 'Why the last window failed.')),
    callsToday: listed(
      Type.Object(
        {
          budget: Text(100, 'What is counted.'),
          calls: Count('Calls made today, in Seoul.'),
          spent: Type.Boolean({ description: 'Whether the source said that its quota is spent.' }),
        },
        closed,
      ),
      100,
      'Calls of the day.',
    ),
    report: SourceShape,
  },
  named('OperatorSource', 'A source, with what customers do not see.'),
)
export type OperatorSource = Static<typeof OperatorSource>

export const OperatorSourcePatch = Type.Object(
  { state: Type.Enum(['enabled', 'disabled'], { description: 'Whether it is read.' }) },
  { ...named('OperatorSourcePatch', 'Switches a source.'), examples: [{ state: 'disabled' }] },
)
export type OperatorSourcePatch = Static<typeof OperatorSourcePatch>

const rejectFields = {
  id: Id('Identifier of the record in quarantine.'),
  operation: Text(100, 'What of the source it came from.'),
  reason: Text(2000, 'Why it could not be read.'),
  at: Time('When it was last refused.'),
  again: Type.Enum(['possible', 'ordered', 'impossible'], {
    description:
      'Whether it can be asked for again. `ordered`: the source will be asked for it. `impossible`: it came from a file, or before the service noted where records come from.',
  }),
}
export const OperatorReject = Type.Object(rejectFields, named('OperatorReject', 'A record that could not be read.'))
export type OperatorReject = Static<typeof OperatorReject>

export const OperatorRejectRecord = Type.Object(
  {
    ...rejectFields,
    record: Text(100_000, 'The record as JSON, without personal fields; cut after 100,000 characters.'),
    isCut: Type.Boolean({ description: 'Whether it is longer than shown.' }),
  },
  named('OperatorRejectRecord', 'A record that could not be read, as it came.'),
)
export type OperatorRejectRecord = Static<typeof OperatorRejectRecord>

export const RequeueInput = Type.Object(
  {
    ids: Type.Optional(
      Type.Array(Id('A record.'), { minItems: 1, maxItems: 1000, description: 'Which records. Default: all.' }),
    ),
  },
  { ...named('OperatorRequeueInput', 'What to ask the source for again.'), examples: [{}] },
)
export type RequeueInput = Static<typeof RequeueInput>

export const Requeued = Type.Object(
  {
    run: Nullable(Id('The order; `null` where there is nothing to ask for.')),
    records: Count('Records that will be asked for again.'),
    windows: Count('Time windows to fetch.'),
    left: Count('Records that cannot be asked for again.'),
  },
  named('OperatorRequeued', 'What was ordered.'),
)
export type Requeued = Static<typeof Requeued>

export const OperatorIncident = Type.Object(
  { accountId: Id('The account.'), accountName: Text(200, 'Its name.'), incident: IncidentShape },
  named('OperatorIncident', 'An incident, and whose it is.'),
)
export type OperatorIncident = Static<typeof OperatorIncident>

export const OperatorIncidentInput = Type.Object(
  {
    accountId: Type.Optional(Id('The account to block, with all its keys.')),
    keyId: Type.Optional(Id('The key to block.')),
    reason: Type.String({ minLength: 1, maxLength: 1000, pattern: '\\S', description: 'Why; the owner reads it.' }),
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
    id: Id('Identifier of the block, which refusals name.'),
    network: Text(50, 'The network: an IPv4 address, or the first 64 bits of an IPv6 address.'),
    state: Type.Enum([...BLOCK_STATES], { description: '`contained`: blocked. `resolved`: over.' }),
    requests: Count('Requests with failing credentials that led to it.'),
    credentials: Count('Different credentials among them.'),
    openedAt: Time('When it was blocked.'),
    until: Time('When the block ends by itself.'),
    resolvedAt: Nullable(Time('When it ended; `null` = it holds.')),
  },
  named('BlockedNetwork', 'A network that sent a storm of failing credentials.'),
)
export type BlockedNetwork = Static<typeof BlockedNetwork>

export const LateDelivery = Type.Object(
  {
    accountId: Id('The account.'),
    accountName: Text(200, 'Its name.'),
    webhookId: Id('The webhook.'),
    origin: Text(300, 'Scheme and host of its address.'),
    dueAt: Time('When the oldest of its deliveries was due.'),
    attempts: Count('How often that one was tried.'),
    lastStatus: Nullable(Type.Integer({ minimum: 0, maximum: 999, format: 'int32', description: 'What it answered.' })),
  },
  named('LateDelivery', 'A webhook to which something should have been sent by now.'),
)
export type LateDelivery = Static<typeof LateDelivery>

export const OperatorAuditEntry = Type.Object(
  {
    id: Id('Identifier of the entry.'),
    at: Time('When it was done.'),
    operator: Nullable(
      Type.Object(
        { accountId: Id('Account of the operator.'), memberId: Id('The operator.'), email: Text(254, 'Mail address.') },
        { ...closed, description: 'Who did it; `null` = somebody at the machine, by a command.' },
      ),
    ),
    action: Type.Enum([...OPERATOR_ACTIONS], { description: 'What was done.', examples: ['account_opened'] }),
    accountId: Nullable(Id('The account it concerns.')),
    accountName: Nullable(Text(200, 'Its name.')),
    subject: Nullable(Text(64, 'What it was done to.')),
    reason: Nullable(Text(1000, 'Why.')),
    detail: Type.Object({}, { additionalProperties: true, description: 'What was changed.' }),
    requestId: Nullable(Id('The request.')),
  },
  named('OperatorAuditEntry', 'What an operator did or looked at.'),
)
export type OperatorAuditEntry = Static<typeof OperatorAuditEntry>
