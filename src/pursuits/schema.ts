import { type Static, Type } from 'typebox'
import type { AwardWinner, FieldChange } from '../bids/index.ts'
import { ActorShape, Id, Money, Nullable, SmallCount, Time } from '../lib/shapes.ts'
import { OUTCOMES, STATUSES } from '../vocabulary/notices.ts'

/** In the order of the work; the last three end it. */
export const PURSUIT_STATES = ['watching', 'preparing', 'bid', 'won', 'lost', 'dropped'] as const
export type PursuitState = (typeof PURSUIT_STATES)[number]

/** Who gave a pursuit its state; a correction is a person's word against a result. */
export const PURSUIT_BASES = ['person', 'result', 'correction'] as const
export type PursuitBasis = (typeof PURSUIT_BASES)[number]

/** What becomes of the notice. */
export const PURSUIT_OUTCOMES = ['awarded', 'failed', 'rebid', 'cancelled'] as const
export type PursuitOutcome = (typeof PURSUIT_OUTCOMES)[number]

export const PURSUIT_SORTS = ['-updatedAt', 'updatedAt', 'closeAt', '-closeAt'] as const
export type PursuitSort = (typeof PURSUIT_SORTS)[number]

const Rate = (description: string) => Nullable(Type.Number({ minimum: -1e9, maximum: 1e9, description }))
const Currency = Type.String({ pattern: '^[A-Z]{3}$', maxLength: 3, description: 'ISO 4217.' })
/** Shapes of the room to the left, by the names they have there. */
const WinnerShape = Type.Unsafe<AwardWinner>({ $ref: 'AwardWinner#' })
const ChangeShape = Type.Unsafe<FieldChange>({ $ref: 'FieldChange#' })

const State = Type.Enum([...PURSUIT_STATES], {
  description:
    '`watching` → `preparing` → `bid` → `won`, `lost` or `dropped`. A result turns `bid` into `won` or `lost`.',
})
const Assignee = Type.String({
  minLength: 1,
  maxLength: 64,
  description: 'The member it is assigned to, who gets the reminders.',
  examples: ['mem_01jd3x9k2mexample0000000000'],
})
const BidAmount = Money('The amount of your company’s bid, in whole units of the currency of the notice.', 0)
const Days = (description: string) =>
  Type.Array(Type.Integer({ minimum: 1, maximum: 14, format: 'int32' }), {
    maxItems: 14,
    description,
    examples: [[3, 1]],
  })
const RemindClosing = Days(
  'How many days before closing the assignee gets a mail, while the state is `watching` or `preparing`.',
)
const RemindOpening = Days(
  'How many days before the opening of bids the assignee gets a mail, while the state is `bid`.',
)
const NoteText = Type.String({
  minLength: 1,
  maxLength: 4000,
  pattern: '\\S',
  description: 'Text of the note.',
  examples: ['현장 설명회 참석 완료. 공동도급사 확인 필요.'],
})

/** What people decide about a pursuit. */
const wishes = { assignee: Nullable(Assignee), bidAmount: Nullable(BidAmount) }
const reminders = { remindClosing: RemindClosing, remindOpening: RemindOpening }

export const PursuitInput = Type.Object(
  {
    noticeNo: Type.String({ minLength: 1, maxLength: 80, description: 'Number of the notice.' }),
    state: Type.Optional(State),
    ...Type.Partial(Type.Object({ ...wishes, ...reminders })).properties,
    note: Type.Optional(NoteText),
  },
  {
    $id: 'NewPursuit',
    additionalProperties: false,
    description: 'A notice to pursue.',
    examples: [{ noticeNo: 'R26BK00123456', state: 'preparing', bidAmount: 62_400_000, remindClosing: [3, 1] }],
  },
)
export type PursuitInput = Static<typeof PursuitInput>

export const PursuitPatch = Type.Partial(
  Type.Object({
    state: Nullable(State),
    ...wishes,
    remindClosing: Nullable(RemindClosing),
    remindOpening: Nullable(RemindOpening),
    correction: Type.Boolean({
      description:
        '`true` to override a state that was set by a result. Your state stays until the result itself changes.',
    }),
  }),
  {
    $id: 'PursuitPatch',
    additionalProperties: false,
    description:
      'Changes to a pursuit (RFC 7396): absent fields stay as they are, `null` restores the default, lists are replaced as a whole.',
    examples: [{ state: 'bid', bidAmount: 61_900_000 }],
  },
)
export type PursuitPatch = Static<typeof PursuitPatch>

const PursuitNotice = Type.Object(
  {
    title: Type.String({ maxLength: 4000, description: 'Its title.' }),
    agency: Type.String({ maxLength: 4000, description: 'Issuing agency.' }),
    demandAgency: Nullable(Type.String({ maxLength: 4000, description: 'Demand agency (수요기관).' })),
    currency: Currency,
    estimatedPrice: Nullable(Money('Estimated price (추정가격).')),
    baseAmount: Nullable(Money('Base amount (기초금액).')),
    closeAt: Nullable(Time('End of bidding.')),
    openAt: Nullable(Time('When bids are planned to be opened.')),
    status: Type.Enum([...STATUSES], { description: 'Status at the moment of the answer.' }),
    detailUrl: Type.String({ maxLength: 2000, description: 'The notice on the procurement portal.' }),
  },
  { $id: 'PursuitNotice', additionalProperties: false, description: 'The notice as it is now.' },
)

const resultFields = {
  state: Type.Enum([...OUTCOMES], { description: 'How the bidding for the lot ended; `failed` = 유찰.' }),
  lot: Type.String({ maxLength: 60, description: 'The lot; `0` for a notice without lots.' }),
  rebid: SmallCount('Number of the re-bid, 0 = the first bidding.'),
  at: Nullable(Time('When it was decided.')),
  winners: Type.Array(WinnerShape, { maxItems: 10_000, description: 'Every firm that won.' }),
  amount: Nullable(Money('Winning amount of all winners together.')),
  currency: Currency,
  rate: Rate('Award rate, %.'),
  rateBasis: Nullable(Type.Enum(['plannedPrice'], { description: 'The price that the rate is a percentage of.' })),
  bidders: Nullable(SmallCount('Number of bidders.')),
  reason: Nullable(Type.String({ maxLength: 4000, description: 'Why the bidding failed or was cancelled.' })),
  correctedAt: Nullable(Time('When the result was corrected.')),
}

const OwnPlace = Type.Object(
  {
    rank: Nullable(SmallCount('Place among the bidders.')),
    amount: Nullable(Money('The amount that was bid.')),
    rate: Rate('Bid rate (투찰률), %.'),
  },
  { additionalProperties: false, description: 'Your company’s bid, as the source lists it.' },
)
export type OwnPlace = Static<typeof OwnPlace>

const PursuitResult = Type.Object(
  {
    ...resultFields,
    plannedPrice: Nullable(
      Money('The price that rates are a percentage of (예정가격); `null` if the source does not publish it.'),
    ),
    own: Nullable(OwnPlace),
  },
  {
    $id: 'PursuitResult',
    additionalProperties: false,
    description: 'The result of the pursuit: with several lots, the one the account won, or else the first.',
  },
)
export type PursuitResult = Static<typeof PursuitResult>

/** As it is kept: planned price and own place are looked up, for lists of bidders may come later. */
export type KeptResult = Omit<PursuitResult, 'plannedPrice' | 'own'> & { revision: number }

export const Pursuit = Type.Object(
  {
    id: Id('Identifier of the pursuit.'),
    noticeNo: Type.String({ maxLength: 80, description: 'Number of the notice.' }),
    notice: Nullable(PursuitNotice),
    state: State,
    stateBy: Type.Enum([...PURSUIT_BASES], {
      description:
        'What set the state: a `person`, the `result` of the notice, or a person overriding a result (`correction`).',
    }),
    ...wishes,
    ...reminders,
    outcome: Nullable(
      Type.Enum([...PURSUIT_OUTCOMES], {
        description:
          'Outcome of the notice: `awarded`, `failed` (유찰), `rebid` (bidding is open again), `cancelled`; `null` = none yet.',
      }),
    ),
    result: Nullable(PursuitResult),
    noteCount: SmallCount('Number of notes.'),
    createdBy: Nullable(Id('The key that created it, or the member who was signed in; `null` = the operator.')),
    createdAt: Time('When it was created.'),
    updatedAt: Time('When it was last changed, by a person or a result.'),
  },
  { $id: 'Pursuit', additionalProperties: false, description: 'Your company’s work on one notice.' },
)
export type Pursuit = Static<typeof Pursuit>

export const PursuitStep = Type.Object(
  {
    at: Time('When it was changed.'),
    actor: ActorShape('changed automatically by a result.', { description: 'Who changed it.' }),
    changes: Type.Array(ChangeShape, { maxItems: 20, description: 'What changed; on creation, from `null`.' }),
  },
  { $id: 'PursuitStep', additionalProperties: false, description: 'A change of a pursuit.' },
)
export type PursuitStep = Static<typeof PursuitStep>

export const PursuitNoteInput = Type.Object(
  { text: NoteText },
  { $id: 'NewPursuitNote', additionalProperties: false, description: 'A note to add.' },
)
export type PursuitNoteInput = Static<typeof PursuitNoteInput>

export const PursuitNote = Type.Object(
  {
    id: Id('Identifier of the note.'),
    at: Time('When it was written.'),
    keyId: Nullable(Id('The key that wrote it; `null` = a member who was signed in.')),
    memberId: Nullable(Id('The member that the key acts for; `null` = the owner, by a key of the operator.')),
    text: NoteText,
  },
  { $id: 'PursuitNote', additionalProperties: false, description: 'A note of a pursuit.' },
)
export type PursuitNote = Static<typeof PursuitNote>

export const PursuitAssignee = Type.Object(
  {
    id: Id('Identifier of the member.'),
    name: Type.String({
      maxLength: 320,
      description: 'Name of the member, or the mail address of one without a name.',
    }),
    state: Type.Enum(['invited', 'active', 'suspended'], { description: 'Only an `active` one gets reminders.' }),
  },
  { $id: 'PursuitAssignee', additionalProperties: false, description: 'A member who can work on pursuits.' },
)
export type PursuitAssignee = Static<typeof PursuitAssignee>

export const PursuitPath = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64, description: 'The pursuit.' }),
})
export const PursuitNotePath = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64, description: 'The pursuit.' }),
  noteId: Type.String({ minLength: 1, maxLength: 64, description: 'The note.' }),
})

/** How far a deadline has been reminded of, as the machinery of reminders keeps it. */
export interface ReminderState {
  closeAt: number | null
  told: number[] | null
}
export interface Reminded {
  closing?: ReminderState
  opening?: ReminderState
}

/** A pursuit as it is kept. */
export interface PursuitRow {
  accountId: string
  id: string
  noticeNo: string
  state: PursuitState
  stateBy: PursuitBasis
  assignee: string | null
  bidAmount: number | null
  remindClosing: number[]
  remindOpening: number[]
  outcome: PursuitOutcome | null
  result: KeptResult | null
  reminded: Reminded
  createdBy: string | null
  createdAt: number
  updatedAt: number
  version: number
}
