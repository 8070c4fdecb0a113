import type { Static, TProperties, TSchema } from 'typebox'
import { Count, DayInput, Nullable, Time } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import type { Wording } from '../../vocabulary/languages.ts'

export const SEAT_KINDS = ['head', 'branch'] as const
export const SIZES = ['micro', 'small', 'medium', 'large'] as const
export const CERTIFICATE_KINDS = ['sme', 'directProduction', 'women', 'disabled', 'social', 'startup'] as const
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number]
export const COMPLETE_LISTS = ['licences', 'seats', 'products'] as const

const Day = (description: Wording) => DayInput(description, '2027-03-31')
const Until = Nullable(
  Day({
    en: 'Last day on which it is valid; `9999-12-31` = it does not expire; `null` = not declared.',
    ko: '유효기간의 마지막 날. `9999-12-31`은 기한 없음, `null`은 등록하지 않음입니다.',
  }),
)
const CodeText = (description: Wording, example: string) =>
  Type.String({ minLength: 1, maxLength: 40, pattern: '\\S', description, examples: [example] })

const seatFields = {
  region: Type.String({
    minLength: 1,
    maxLength: 60,
    description: {
      en: 'Code or name of the region, as `GET /v1/codes/regions` lists them. The response contains the code.',
      ko: '지역의 코드나 이름(`GET /v1/codes/regions` 참고). 응답에는 코드가 있습니다.',
    },
    examples: ['41/안양시'],
  }),
  kind: Type.Enum([...SEAT_KINDS], {
    description: {
      en: '`head` = head office (본사), `branch` = branch (지사).',
      ko: '`head`는 본사, `branch`는 지사입니다.',
    },
  }),
}
const licenceFields = {
  code: CodeText(
    {
      en: 'Industry code, as `GET /v1/codes/industries` lists them.',
      ko: '업종 코드(`GET /v1/codes/industries` 참고)',
    },
    '0037',
  ),
  name: Type.String({
    maxLength: 500,
    description: { en: 'Name of the industry.', ko: '업종명' },
    examples: ['전기공사업'],
  }),
}
const productFields = {
  code: Type.String({
    pattern: '^(?:\\d{8}|\\d{10})$',
    maxLength: 10,
    description: {
      en: 'Item number: 8 digits (물품분류번호), or 10 with the detailed item (세부품명번호).',
      ko: '물품분류번호 8자리 또는 세부품명번호 10자리',
    },
    examples: ['4321150702'],
  }),
}
const Manufactures = Nullable(
  Type.Boolean({
    description: {
      en: 'Whether the company makes the product itself; `null` = not declared.',
      ko: '직접 생산 여부. `null`이면 등록하지 않았습니다.',
    },
  }),
)
const certificateFields = {
  kind: Type.Enum([...CERTIFICATE_KINDS], {
    description: {
      en: '`sme` = 중소기업·소상공인확인서, `directProduction` = 직접생산확인증명서, `women` = 여성기업, `disabled` = 장애인기업, `social` = 사회적기업, `startup` = 창업기업.',
      ko: '`sme`는 중소기업·소상공인확인서, `directProduction`은 직접생산확인증명서, `women`은 여성기업, `disabled`는 장애인기업, `social`은 사회적기업, `startup`은 창업기업입니다.',
    },
  }),
}
const trackFields = {
  what: Type.String({
    minLength: 1,
    maxLength: 200,
    pattern: '\\S',
    description: { en: 'What was done or delivered.', ko: '수행하거나 납품한 내용' },
  }),
}
const TrackAmount = Nullable(Count({ en: 'Amount in won.', ko: '금액(원)' }))
const TrackDay = Nullable(Day({ en: 'Day of completion.', ko: '완료일' }))

const one = <P extends TProperties>(fields: P, description: Wording) =>
  Type.Object(fields, { additionalProperties: false, description })
const list = <T extends TSchema>(items: T, maxItems: number, description: Wording) =>
  Type.Array(items, { maxItems, description })

const SEATS = [
  { en: 'A registered place of business.', ko: '등록된 사업장' },
  { en: 'Registered places of business.', ko: '등록된 사업장' },
] as const
const LICENCES = [
  { en: 'A licence or registration that the company holds.', ko: '회사가 보유한 면허나 등록' },
  { en: 'Licences of the company, each code once.', ko: '보유 면허. 코드마다 한 번' },
] as const
const PRODUCTS = [
  { en: 'A product that the company is registered for.', ko: '회사가 등록한 물품' },
  { en: 'Registered products, each code once.', ko: '등록 물품. 코드마다 한 번' },
] as const
const CERTIFICATES = [
  { en: 'A certificate of the company.', ko: '회사의 확인서' },
  { en: 'Certificates, each kind once.', ko: '확인서. 종류마다 한 번' },
] as const
const TRACK = [
  { en: 'A completed contract.', ko: '완료한 계약' },
  { en: 'Completed contracts that can be cited as track record (실적).', ko: '실적으로 제출할 수 있는 완료 계약' },
] as const

const plainFields = {
  businessNo: Nullable(
    Type.String({
      maxLength: 12,
      pattern: '^\\d{3}-?\\d{2}-?\\d{5}$',
      description: {
        en: 'Business registration number: ten digits, with or without hyphens; returned without.',
        ko: '사업자등록번호 10자리. 하이픈은 생략할 수 있으며, 응답에는 없습니다.',
      },
      examples: ['123-45-67890'],
    }),
  ),
  seats: list(one(seatFields, SEATS[0]), 100, SEATS[1]),
  size: Nullable(
    Type.Enum([...SIZES], {
      description: {
        en: '`micro` = 소상공인, `small` = 소기업, `medium` = 중기업, `large` = 중견·대기업; `null` = not declared.',
        ko: '`micro`는 소상공인, `small`은 소기업, `medium`은 중기업, `large`는 중견·대기업이며, `null`이면 등록하지 않았습니다.',
      },
    }),
  ),
  jointBidding: Nullable(
    Type.Boolean({
      description: {
        en: 'Whether the company bids jointly with others (공동수급). Only `false` rules out joint bidding as a remedy; `null` = not declared.',
        ko: '공동수급 여부. `false`일 때만 해결 방법에서 공동수급을 제외합니다. `null`이면 등록하지 않았습니다.',
      },
    }),
  ),
  complete: Type.Array(Type.Enum([...COMPLETE_LISTS]), {
    maxItems: COMPLETE_LISTS.length,
    description: {
      en: 'Lists that name everything the company has. What is absent from another list counts as not declared, never as missing.',
      ko: '회사가 보유한 것을 빠짐없이 적은 목록. 그 밖의 목록에 없는 것은 등록하지 않은 것으로 보며, 보유하지 않은 것으로 보지 않습니다.',
    },
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

/** All fields are optional. */
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

/** The input fields of both kinds of profiles. */
export const declaredInput = Type.Partial(Type.Object(inputFields)).properties
/** The response fields of both kinds of profiles. */
export const declaredFields = profileFields
export const PROFILE_EXAMPLE = EXAMPLE

export const ProfileInput = Type.Partial(Type.Object(inputFields), {
  $id: 'ProfileInput',
  additionalProperties: false,
  description: {
    en: 'The company profile to store. Absent fields become empty or `null`: the profile is replaced as a whole.',
    ko: '저장할 회사 정보. 전체를 바꾸므로 보내지 않은 필드는 빈 값이나 `null`이 됩니다.',
  },
  examples: [EXAMPLE],
})
export type ProfileInput = Static<typeof ProfileInput>

export const Profile = Type.Object(
  {
    ...profileFields,
    updatedAt: Nullable(
      Time({
        en: 'When it was last changed; `null` = it has not been stored yet.',
        ko: '마지막으로 바꾼 시각. `null`이면 아직 저장하지 않았습니다.',
      }),
    ),
  },
  {
    $id: 'Profile',
    additionalProperties: false,
    description: { en: 'What the company has declared about itself.', ko: '회사가 등록한 내용' },
  },
)
export type Profile = Static<typeof Profile>
/** The fields that determine verdicts. */
export type Declared = Omit<Profile, 'updatedAt'>
