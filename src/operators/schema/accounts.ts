import { type Static, Type } from 'typebox'
import type { KeyRecord, Usage } from '../../access/index.ts'
import { Count, Id, Nullable, Text, Time } from '../../lib/shapes.ts'
import type { TeamMember } from '../../teams/index.ts'
import { LANGUAGES } from '../../vocabulary/languages.ts'
import { SCOPES } from '../../vocabulary/roles.ts'
import type { Webhook } from '../../webhooks/index.ts'
import { IncidentShape } from './incidents.ts'
import { BoundedList, closed, GivenReason, MOST_REASON, PlanName, ShapeOptions, StateName } from './shapes.ts'

const HELD_STATES = ['active', 'blocked', 'revoked', 'expired'] as const satisfies readonly KeyRecord['state'][]

const MemberShape = Type.Unsafe<TeamMember>({ $ref: 'TeamMember#' })
const UsageShape = Type.Unsafe<Usage>({ $ref: 'Usage#' })

const entryFields = {
  id: Id('Identifier of the account.'),
  name: Text('Name of the account.', 200),
  plan: PlanName,
  state: StateName,
  email: Text('Mail address of the owner.', 254),
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
  ShapeOptions('OperatorAccountEntry', 'An account, with the fields that are visible without a reason.'),
)
export type OperatorAccountEntry = Static<typeof OperatorAccountEntry>

export const VisitInput = Type.Object(
  { reason: GivenReason('Why you need to look into the account. Its owner sees the reason in the audit log.') },
  ShapeOptions('OperatorVisitInput', 'Why an account is opened.'),
)
export type VisitInput = Static<typeof VisitInput>

export const AccountVisit = Type.Object(
  {
    accountId: Id('The account.'),
    reason: Text('The reason given.', MOST_REASON),
    begunAt: Time('When it was opened.'),
    endsAt: Time('When it closes: an hour later.'),
  },
  ShapeOptions('OperatorVisit', 'An account that is open for this operator.'),
)
export type AccountVisit = Static<typeof AccountVisit>

const VisitedKey = Type.Object(
  {
    id: Id('Identifier of the key.'),
    name: Nullable(Text('Its name.', 200)),
    prefix: Text('First characters of the key; the rest is not stored.', 20),
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
    origin: Text('Scheme and host of its URL; the rest may be a secret.', 300),
    state: Type.Enum(['enabled', 'disabled'], { description: 'Whether events are sent to it.' }),
    disabledReason: Nullable(
      Type.Unsafe<NonNullable<Webhook['disabledReason']>>(Text('Why nothing is sent to it.', 30)),
    ),
    failingSince: Nullable(Time('The first failure since the last success.')),
  },
  closed,
)

export const OperatorAccount = Type.Object(
  {
    ...entryFields,
    language: Type.Enum([...LANGUAGES], { description: 'Language of mails.' }),
    zone: Text('Time zone of schedules.', 100),
    businessNo: Nullable(Text('The business registration number of the company.', 12)),
    visit: AccountVisit,
    usage: UsageShape,
    keywords: Count('Number of keywords.'),
    members: BoundedList(MemberShape, 100, 'Its members.'),
    keys: BoundedList(VisitedKey, 1000, 'Its keys, the newest first; at most 1,000.'),
    webhooks: BoundedList(VisitedWebhook, 100, 'Its webhooks.'),
    incidents: BoundedList(IncidentShape, 100, 'Unresolved incidents, newest first.'),
  },
  ShapeOptions('OperatorAccount', 'An account that was opened with a reason.'),
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
    ...ShapeOptions('OperatorAccountPatch', 'Changes to an account, and the reason.'),
    minProperties: 2,
    examples: [{ plan: 'enterprise', reason: '계약 변경' }],
  },
)
export type OperatorAccountPatch = Static<typeof OperatorAccountPatch>
