import type { Static } from 'typebox'
import { Nullable, Text, Time } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import { Award } from './awards.ts'
import { Bid, VersionNumber } from './notices.ts'

export const NoticeWithdrawal = Type.Object(
  {
    at: Time({ en: 'When this service recorded the withdrawal', ko: '이 서비스가 철회를 저장한 시각' }),
    reason: Nullable(
      Text({ en: 'The reason that the source or the operator gave', ko: '출처나 운영자가 밝힌 사유' }, 1000),
    ),
    sameAs: Nullable(
      Text(
        {
          en: 'The notice that remains, if both turned out to be the same one',
          ko: '중복으로 확인되어 철회된 경우 남은 공고의 번호',
        },
        80,
      ),
    ),
  },
  {
    $id: 'NoticeWithdrawal',
    additionalProperties: false,
    description: { en: 'When and why a notice was withdrawn', ko: '공고가 철회된 시각과 사유' },
  },
)
export type NoticeWithdrawal = Static<typeof NoticeWithdrawal>

const BidChange = Type.Object(
  {
    op: Type.Enum(['upsert', 'delete'], {
      description: {
        en: '`delete` = the notice was withdrawn; there is no `bid`, but a `withdrawal`',
        ko: '`delete`는 공고가 철회되었다는 뜻이며 `bid` 대신 `withdrawal`이 있습니다.',
      },
    }),
    noticeNo: Text({ en: 'Notice', ko: '공고' }, 80),
    version: VersionNumber({ en: 'Version', ko: '버전 번호' }),
    bid: Type.Optional(Bid),
    awards: Type.Optional(
      Type.Array(Award, {
        maxItems: 10_000,
        description: {
          en: 'With `awards=true`: results, one per lot and round',
          ko: '`awards=true`일 때 개찰 결과. 분류와 입찰 회차마다 하나입니다.',
        },
      }),
    ),
    withdrawal: Type.Optional(NoticeWithdrawal),
  },
  { $id: 'BidChange', additionalProperties: false },
)
export type BidChange = Static<typeof BidChange>

export const BidChanges = Type.Object(
  {
    items: Type.Array(BidChange, { maxItems: 1000 }),
    nextCursor: Text({ en: 'Cursor for the next call', ko: '다음 호출에 쓸 커서' }, 200),
    hasMore: Type.Boolean({
      description: { en: 'Whether more can be fetched right away', ko: '바로 이어서 받을 항목이 있는지' },
    }),
  },
  { $id: 'BidChanges', additionalProperties: false },
)
