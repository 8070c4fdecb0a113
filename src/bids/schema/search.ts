import type { Static } from 'typebox'
import { Count, Nullable, Text } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'

export const Explanation = Type.Object(
  {
    query: Nullable(Text({ en: 'How the search text was understood', ko: '검색어를 해석한 결과' }, 8000)),
    filters: Type.Array(
      Type.Object(
        {
          name: Text({ en: 'Name of the filter', ko: '필터의 이름' }, 40),
          notices: Count({ en: 'Number of notices that match this filter alone', ko: '이 필터만 썼을 때의 공고 수' }),
        },
        { additionalProperties: false },
      ),
      { maxItems: 20, description: { en: 'Each filter on its own', ko: '필터별 결과' } },
    ),
    hints: Type.Array(Text({ en: 'One hint', ko: '힌트 하나' }, 600), {
      maxItems: 20,
      description: {
        en: 'Hints on why few or no notices match, in the language of `Content-Language`',
        ko: '결과가 적거나 없는 이유. 언어는 `Content-Language`에 있습니다.',
      },
    }),
  },
  { $id: 'Explanation', additionalProperties: false },
)
export type Explanation = Static<typeof Explanation>
