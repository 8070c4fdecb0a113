import { type Static, Type } from 'typebox'
import { DayInput, Nullable, Time } from '../lib/shapes.ts'
import type { BidderTerms } from '../search/limits.ts'
import { VERDICTS } from '../vocabulary/verdicts.ts'

export const AXES = ['licence', 'region', 'product', 'size', 'trackRecord', 'jointBidding', 'sanctions'] as const
export type Axis = (typeof AXES)[number]

const SEAT_KINDS = ['head', 'branch'] as const
export const SIZES = ['micro', 'small', 'medium', 'large'] as const
export const CERTIFICATE_KINDS = ['sme', 'directProduction', 'women', 'disabled', 'social', 'startup'] as const
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number]
export const COMPLETE_LISTS = ['licences', 'seats', 'products'] as const

/** Why an axis has its verdict. */
export const ELIGIBILITY_REASONS = [
  'met',
  'not_limited',
  'not_in_data',
  'rows_incomplete',
  'undeclared',
  'date_undeclared',
  'expires_before_closing',
  'wider_licence',
  'permitted_list_only',
  'no_code',
  'missing',
  'manufacture_undeclared',
  'certificate_undeclared',
  'branch_only',
  'seat_too_wide',
  'outside',
  'size_exceeded',
  'amounts_in_text',
  'joint_excluded',
  'joint_required',
] as const
export type EligibilityReason = (typeof ELIGIBILITY_REASONS)[number]

const REMEDY_KINDS = ['declare', 'declare_date', 'renew', 'joint_bidder', 'obtain', 'read_notice'] as const

export const NOT_EXAMINED = [
  'notice_text',
  'location_basis',
  'product_limit',
  'company_size',
  'track_record',
  'joint_method',
  'sanctions_register',
] as const
export type NotExamined = (typeof NOT_EXAMINED)[number]

const Day = (description: string) => DayInput(description, '2027-03-31')
const Until = Nullable(Day('Last day on which it is valid; `9999-12-31` = it does not expire; `null` = not declared.'))
const CodeText = (description: string, example: string) =>
  Type.String({ minLength: 1, maxLength: 40, pattern: '\\S', description, examples: [example] })

const seatFields = {
  region: Type.String({
    minLength: 1,
    maxLength: 60,
    description: 'Code or name of the region, as `GET /v1/codes/regions` lists them. The answer has the code.',
    examples: ['41/안양시'],
  }),
  kind: Type.Enum([...SEAT_KINDS], { description: '`head` = head office (본사), `branch` = branch (지사).' }),
}
const licenceFields = {
  code: CodeText('Industry code, as `GET /v1/codes/industries` lists them.', '0037'),
  name: Type.String({ maxLength: 500, description: 'Name of the industry.', examples: ['전기공사업'] }),
}
const productFields = {
  code: Type.String({
    pattern: '^(?:\\d{8}|\\d{10})$',
    maxLength: 10,
    description: 'Item number: 8 digits (물품분류번호), or 10 with the detailed item (세부품명번호).',
    examples: ['4321150702'],
  }),
}
const Manufactures = Nullable(
  Type.Boolean({ description: 'Whether the company makes the product itself; `null` = not declared.' }),
)
const certificateFields = {
  kind: Type.Enum([...CERTIFICATE_KINDS], {
    description:
      '`sme` = 중소기업·소상공인확인서, `directProduction` = 직접생산확인증명서, `women` = 여성기업, `disabled` = 장애인기업, `social` = 사회적기업, `startup` = 창업기업.',
  }),
}
const trackFields = {
  what: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S', description: 'What was done or delivered.' }),
}
const TrackAmount = Nullable(
  Type.Integer({ format: 'int64', minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: 'Amount in won.' }),
)
const TrackDay = Nullable(Day('Day of completion.'))

const one = <P extends Type.TProperties>(fields: P, description: string) =>
  Type.Object(fields, { additionalProperties: false, description })
const list = <T extends Type.TSchema>(items: T, maxItems: number, description: string) =>
  Type.Array(items, { maxItems, description })

const SEATS = ['A registered place of business.', 'Registered places of business.'] as const
const LICENCES = [
  'A licence or registration that the company holds.',
  'Licences of the company, each code once.',
] as const
const PRODUCTS = ['A product that the company is registered for.', 'Registered products, each code once.'] as const
const CERTIFICATES = ['A certificate of the company.', 'Certificates, each kind once.'] as const
const TRACK = ['A completed contract.', 'Completed contracts that can be cited as track record (실적).'] as const

const plainFields = {
  businessNo: Nullable(
    Type.String({
      maxLength: 12,
      pattern: '^\\d{3}-?\\d{2}-?\\d{5}$',
      description: 'Business registration number: ten digits, with or without hyphens; returned without.',
      examples: ['123-45-67890'],
    }),
  ),
  seats: list(one(seatFields, SEATS[0]), 100, SEATS[1]),
  size: Nullable(
    Type.Enum([...SIZES], {
      description:
        '`micro` = 소상공인, `small` = 소기업, `medium` = 중기업, `large` = 중견·대기업; `null` = not declared.',
    }),
  ),
  jointBidding: Nullable(
    Type.Boolean({
      description:
        'Whether the company bids jointly with others (공동수급). Only `false` rules out joint bidding as a remedy; `null` = not declared.',
    }),
  ),
  complete: Type.Array(Type.Enum([...COMPLETE_LISTS]), {
    maxItems: COMPLETE_LISTS.length,
    description:
      'Lists that name everything the company has. What is absent from another list counts as not declared, never as missing.',
    examples: [['licences', 'seats']],
  }),
}

const profileFields = {
  ...plainFields,
  licences: list(one({ ...licenceFields, until: Until }, LICENCES[0]), 300, LICENCES[1]),
  products: list(one({ ...productFields, manufactures: Manufactures }, PRODUCTS[0]), 1000, PRODUCTS[1]),
  certificates: list(one({ ...certificateFields, until: Until }, CERTIFICATES[0]), 20, CERTIFICATES[1]),
  trackRecord: list(one({ ...trackFields, amount: TrackAmount, at: TrackDay }, TRACK[0]), 200, TRACK[1]),
}

/** What is not declared may be left out. */
const inputFields = {
  ...plainFields,
  licences: list(one({ ...licenceFields, until: Type.Optional(Until) }, LICENCES[0]), 300, LICENCES[1]),
  products: list(one({ ...productFields, manufactures: Type.Optional(Manufactures) }, PRODUCTS[0]), 1000, PRODUCTS[1]),
  certificates: list(one({ ...certificateFields, until: Type.Optional(Until) }, CERTIFICATES[0]), 20, CERTIFICATES[1]),
  trackRecord: list(
    one({ ...trackFields, amount: Type.Optional(TrackAmount), at: Type.Optional(TrackDay) }, TRACK[0]),
    200,
    TRACK[1],
  ),
}

const EXAMPLE = {
  businessNo: '123-45-67890',
  seats: [{ region: '41/안양시', kind: 'head' }],
  licences: [{ code: '0037', name: '전기공사업', until: '9999-12-31' }],
  size: 'small',
  certificates: [{ kind: 'sme', until: '2027-03-31' }],
  jointBidding: false,
  complete: ['licences', 'seats'],
}

export const ProfileInput = Type.Partial(Type.Object(inputFields), {
  $id: 'ProfileInput',
  additionalProperties: false,
  description:
    'The company profile to store. Absent fields become empty or `null`: the profile is replaced as a whole.',
  examples: [EXAMPLE],
})
export type ProfileInput = Static<typeof ProfileInput>

export const Profile = Type.Object(
  { ...profileFields, updatedAt: Nullable(Time('When it was last changed; `null` = it has not been stored yet.')) },
  { $id: 'Profile', additionalProperties: false, description: 'What the company has declared about itself.' },
)
export type Profile = Static<typeof Profile>
/** What a verdict depends on. */
export type Declared = Omit<Profile, 'updatedAt'>

const Row = Type.Object(
  {
    group: Nullable(
      Type.Integer({
        format: 'int32',
        minimum: 0,
        maximum: 2147483647,
        description: 'Group of the row: all rows of a group are required, any one group is enough.',
      }),
    ),
    code: Nullable(Type.String({ maxLength: 200, description: 'Code in the row.' })),
    name: Type.String({ maxLength: 4000, description: 'Text of the row.' }),
    verdict: Type.Enum([...VERDICTS], { description: 'Whether the company meets this row.' }),
    reason: Type.Enum([...ELIGIBILITY_REASONS], { description: 'Why.' }),
  },
  { $id: 'EligibilityRow', additionalProperties: false, description: 'A row or text of the notice.' },
)
export type EvidenceRow = Static<typeof Row>

const Remedy = Type.Object(
  {
    kind: Type.Enum([...REMEDY_KINDS], {
      description:
        '`declare` = add it to the profile if the company has it, `declare_date` = add the date, `renew` = renew before closing, `joint_bidder` = bid with a company that meets these rows, `obtain` = obtain it, `read_notice` = read the notice.',
    }),
    items: Type.Array(
      Type.Object(
        {
          code: Nullable(Type.String({ maxLength: 200, description: 'Code of the licence, product or region.' })),
          name: Type.String({ maxLength: 4000, description: 'Its name.' }),
        },
        { additionalProperties: false },
      ),
      { maxItems: 500, description: 'What is needed.' },
    ),
  },
  { $id: 'EligibilityRemedy', additionalProperties: false, description: 'What would change the verdict.' },
)
export type Remedy = Static<typeof Remedy>

const AxisVerdict = Type.Object(
  {
    axis: Type.Enum([...AXES], { description: 'What was judged.' }),
    verdict: Type.Enum([...VERDICTS], { description: 'Whether the company meets this requirement by itself.' }),
    limited: Nullable(
      Type.Boolean({
        description:
          'Whether the notice limits bidders on this axis; `null` = its data do not say. Axes other than licence and region with `null` do not change the overall verdict.',
      }),
    ),
    reason: Type.Enum([...ELIGIBILITY_REASONS], { description: 'Why.' }),
    basis: Type.Array(Row, { maxItems: 1000, description: 'The rows and texts of the notice it is based on.' }),
    notExamined: Type.Array(Type.Enum([...NOT_EXAMINED]), {
      maxItems: NOT_EXAMINED.length,
      description: 'What could not be examined.',
    }),
    remedies: Type.Array(Remedy, { maxItems: 5, description: 'Remedies, cheapest first.' }),
  },
  { $id: 'EligibilityAxis', additionalProperties: false, description: 'The verdict on one axis.' },
)
export type AxisVerdict = Static<typeof AxisVerdict>

export const Eligibility = Type.Object(
  {
    noticeNo: Type.String({ maxLength: 80, description: 'The notice.' }),
    version: Type.Integer({
      format: 'int32',
      minimum: 1,
      maximum: 2147483647,
      description: 'Version of the notice that was judged.',
    }),
    verdict: Type.Enum([...VERDICTS], {
      description:
        '`yes` = every known limit is met, `no` = a limit is not met under any reading and joint bidding is ruled out, `check` = anything else.',
    }),
    decidedBy: Type.Array(Type.Enum([...AXES]), {
      maxItems: AXES.length,
      description: 'Axes that keep the verdict from being `yes`.',
    }),
    axes: Type.Array(AxisVerdict, { maxItems: AXES.length, description: 'One entry per axis, always in this order.' }),
    judgedAt: Time('When it was judged.'),
  },
  { $id: 'Eligibility', additionalProperties: false, description: 'Whether the company may bid on a notice.' },
)
export type Eligibility = Static<typeof Eligibility>

/** What of a notice decides who may bid. */
export interface BidderLimits extends BidderTerms {
  readonly closeAt: number | null
}
