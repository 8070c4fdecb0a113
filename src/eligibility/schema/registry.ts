import type { Static, TProperties } from 'typebox'
import { Nullable, Text, Time } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import type { Wording } from '../../vocabulary/languages.ts'
import { SEAT_KINDS } from './profile.ts'

/** The lists of the registry. */
export const REGISTRY_PARTS = ['company', 'licences', 'products', 'sanctions'] as const
export type RegistryPart = (typeof REGISTRY_PARTS)[number]

export const LICENCE_STATES = ['valid', 'undated', 'expired', 'unclear'] as const
export type LicenceState = (typeof LICENCE_STATES)[number]

const Day = (description: Wording) => Nullable(Type.String({ maxLength: 10, description, examples: ['2027-03-31'] }))
const Code = (description: Wording, example: string) =>
  Type.String({ minLength: 1, maxLength: 40, description, examples: [example] })
const one = <P extends TProperties>(fields: P) => Type.Object(fields, { additionalProperties: false })

const Seat = one({
  region: Nullable(
    Type.String({
      maxLength: 60,
      description: {
        en: 'Code of the region, as a company profile takes it; `null` = the text names no known region.',
        ko: '회사 정보에 등록할 수 있는 지역 코드. `null`이면 알 수 없는 지역입니다.',
      },
      examples: ['41/안양시'],
    }),
  ),
  kind: Type.Enum([...SEAT_KINDS], {
    description: {
      en: '`head` if the registry calls it a head office (본사), otherwise `branch`.',
      ko: '나라장터에 본사로 등록되어 있으면 `head`, 그 밖에는 `branch`입니다.',
    },
  }),
  text: Nullable(Text({ en: 'The place as the registry has it.', ko: '나라장터에 등록된 지역' }, 500)),
})

const Licence = one({
  code: Code({ en: 'Industry code.', ko: '업종 코드' }, '0037'),
  name: Text({ en: 'Name of the industry.', ko: '업종명' }, 500),
  registeredOn: Day({ en: 'Day of registration.', ko: '등록일' }),
  until: Day({
    en: 'Last day on which it is valid; `9999-12-31` = it does not expire; `null` = the registry has no day, or one that cannot be read.',
    ko: '유효기간의 마지막 날. `9999-12-31`은 기한 없음, `null`은 등록된 날짜가 없거나 읽을 수 없음입니다.',
  }),
  status: Nullable(Text({ en: 'State in the words of the registry.', ko: '나라장터에 등록된 업종 상태' }, 500)),
  state: Type.Enum([...LICENCE_STATES], {
    description: {
      en: 'Today in Seoul: `valid` = its last day has not passed, or the registry calls it normal; `undated` = listed without a last day and without a state; `expired` = its last day has passed, or the registry calls it expired; `unclear` = its day cannot be read, or its state is another.',
      ko: '한국 시간 오늘 기준. `valid`는 유효기간이 지나지 않았거나 나라장터에 정상으로 등록됨, `undated`는 유효기간과 상태 없이 등록됨, `expired`는 유효기간이 지났거나 경과로 등록됨, `unclear`는 유효기간을 읽을 수 없거나 그 밖의 상태입니다.',
    },
  }),
})

const Product = one({
  code: Code({ en: 'Item number with 10 digits.', ko: '세부품명번호 10자리' }, '4321150702'),
  name: Nullable(Text({ en: 'Name of the item.', ko: '세부품명' }, 500)),
  manufactures: Nullable(
    Type.Boolean({
      description: {
        en: 'Whether it is registered as made by the company; `null` = the registry does not say.',
        ko: '제조물품 등록 여부. `null`이면 알 수 없습니다.',
      },
    }),
  ),
})

const Sanction = one({
  from: Day({ en: 'First day.', ko: '제재 시작일' }),
  until: Day({ en: 'Last day.', ko: '제재 종료일' }),
  agency: Nullable(Text({ en: 'Agency that reported it.', ko: '통보한 기관' }, 500)),
  basis: Nullable(Text({ en: 'Law.', ko: '근거 법령' }, 500)),
  status: Nullable(Text({ en: 'State in the words of the registry.', ko: '나라장터에 등록된 제재 상태' }, 500)),
})

const Parts = (description: Wording) =>
  Type.Array(Type.Enum([...REGISTRY_PARTS]), { maxItems: REGISTRY_PARTS.length, description })

export const RegistryQuery = Type.Object({
  businessNo: Type.String({
    maxLength: 12,
    pattern: '^\\d{3}-?\\d{2}-?\\d{5}$',
    description: {
      en: 'Business registration number: ten digits, with or without hyphens.',
      ko: '사업자등록번호 10자리. 하이픈은 생략할 수 있습니다.',
    },
    examples: ['123-45-67890'],
  }),
})

export const RegistryEntry = Type.Object(
  {
    businessNo: Type.String({
      pattern: '^\\d{10}$',
      maxLength: 10,
      description: { en: 'The number without hyphens.', ko: '하이픈이 없는 사업자등록번호' },
    }),
    name: Nullable(
      Text(
        {
          en: 'Name of the company; `null` = the registry lists no company with this number, or `company` was not read.',
          ko: '업체명. `null`이면 등록된 업체가 없거나 `company`를 읽지 못했습니다.',
        },
        500,
      ),
    ),
    seats: Type.Array(Seat, { maxItems: 100, description: { en: 'Places of business.', ko: '사업장' } }),
    licences: Type.Array(Licence, {
      maxItems: 300,
      description: { en: 'Registered industries, each code once.', ko: '등록 업종. 코드마다 한 번' },
    }),
    products: Type.Array(Product, {
      maxItems: 1000,
      description: { en: 'Registered products, each code once.', ko: '등록 물품. 코드마다 한 번' },
    }),
    sanctions: Type.Array(Sanction, {
      maxItems: 100,
      description: {
        en: 'Exclusions from bidding that are in force (부정당업자 제재). The registry does not list past and suspended ones.',
        ko: '현재 유효한 부정당업자 제재. 만료, 해제, 정지된 제재는 나라장터에서 제공하지 않습니다.',
      },
    }),
    truncated: Parts({
      en: 'Lists that lack rows of the registry: there were more than fit, or some could not be read.',
      ko: '나라장터의 행이 빠진 목록. 행이 너무 많거나 읽을 수 없는 행이 있었습니다.',
    }),
    notExamined: Parts({
      en: 'Lists that the portal did not return; they are empty here.',
      ko: '나라장터에서 받지 못해 비어 있는 목록',
    }),
    fetchedAt: Time({ en: 'When the portal was read.', ko: '나라장터에서 조회한 시각' }),
  },
  {
    $id: 'RegistryEntry',
    additionalProperties: false,
    description: {
      en: 'What the registry of the portal lists of a company, which may have more than is listed.',
      ko: '나라장터에 등록된 업체 정보. 여기에 없는 항목도 보유하고 있을 수 있습니다.',
    },
  },
)
export type RegistryEntry = Static<typeof RegistryEntry>
