import type { Static } from 'typebox'
import { Nullable, Time } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import type { Wording } from '../../vocabulary/languages.ts'

const RANGES_MOST = 1_000
export const AddressRanges = (description: Wording) =>
  Type.Array(Type.String({ minLength: 1, maxLength: 64 }), {
    maxItems: RANGES_MOST,
    description,
    examples: [['203.0.113.0/24', '2001:db8:42::/48']],
  })

const RangeComments = (description: Wording) =>
  Type.Array(
    Type.Object(
      {
        range: Type.String({
          minLength: 1,
          maxLength: 64,
          description: { en: 'One of the ranges.', ko: '목록에 있는 범위 하나' },
        }),
        comment: Type.String({
          maxLength: 100,
          description: { en: 'Comment, such as what the range is.', ko: '범위에 대한 설명' },
        }),
      },
      { additionalProperties: false, description: { en: 'The comment on one range.', ko: '범위 하나의 설명' } },
    ),
    { maxItems: RANGES_MOST, description, examples: [[{ range: '203.0.113.0/24', comment: '본사' }]] },
  )

export const AllowListInput = Type.Object(
  {
    ranges: AddressRanges({
      en: 'Addresses and ranges (CIDR), IPv4 or IPv6. Bits beyond the prefix are cleared and duplicates merged; `::ffff:203.0.113.7` is treated as the IPv4 address in it. An empty list allows all addresses.',
      ko: 'IPv4나 IPv6의 주소와 범위(CIDR). 프리픽스 뒤의 비트는 0으로 바꾸고 중복은 합칩니다. `::ffff:203.0.113.7`은 IPv4 주소로 처리합니다. 빈 목록은 모든 주소를 허용합니다.',
    }),
    comments: Type.Optional(
      RangeComments({
        en: 'Comments on these ranges. Absent: ranges that stay on the list keep the comments they have.',
        ko: '범위의 설명. 생략하면 남아 있는 범위의 설명을 유지합니다.',
      }),
    ),
    force: Type.Optional(
      Type.Boolean({
        description: {
          en: 'Accept the list even if it excludes the address this request comes from.',
          ko: '이 요청의 주소가 없는 목록도 저장합니다.',
        },
      }),
    ),
  },
  {
    $id: 'IpAllowListInput',
    additionalProperties: false,
    description: {
      en: 'Addresses from which the keys of the account may call.',
      ko: '계정의 키로 호출할 수 있는 주소',
    },
  },
)
export type AllowListInput = Static<typeof AllowListInput>

export const AllowList = Type.Object(
  {
    ranges: AddressRanges({
      en: 'The ranges in normalised form; empty = calls are accepted from everywhere.',
      ko: '정규화한 주소 범위. 비어 있으면 모든 주소에서 호출할 수 있습니다.',
    }),
    comments: RangeComments({ en: 'Comments, in the order of the ranges.', ko: '설명(범위의 순서)' }),
    updatedAt: Nullable(
      Time({
        en: 'When the list was last replaced; `null` = never.',
        ko: '목록을 마지막으로 교체한 시각. `null`이면 교체한 적이 없습니다.',
      }),
    ),
  },
  {
    $id: 'IpAllowList',
    additionalProperties: false,
    description: {
      en: 'Addresses from which the keys of the account may call.',
      ko: '계정의 키로 호출할 수 있는 주소',
    },
  },
)
export type AllowList = Static<typeof AllowList>
