import type { Static } from 'typebox'
import { Time } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import { BidShape } from './event-data.ts'

export const KeywordMatch = Type.Object(
  {
    at: Time({
      en: 'When the keyword first led to an event about this notice.',
      ko: '키워드로 이 공고를 처음 알린 시각',
    }),
    version: Type.Integer({
      minimum: 1,
      maximum: 2147483647,
      format: 'int32',
      description: { en: 'Version of the notice at that time.', ko: '당시의 버전 번호' },
    }),
    bid: BidShape,
  },
  {
    $id: 'KeywordMatch',
    additionalProperties: false,
    description: {
      en: 'A notice reported because of the keyword, in its current state.',
      ko: '키워드로 알린 공고의 현재 상태',
    },
  },
)
export type KeywordMatch = Static<typeof KeywordMatch>

export const KeywordMatchesPath = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64, description: { en: 'The keyword.', ko: '키워드' } }),
})
