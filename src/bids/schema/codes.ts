import { Count, Nullable, Text } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'

/** A code in a source's list; an ended code is no longer in use there. */
export interface CodeRecord {
  kind: 'industry' | 'agency'
  code: string
  name: string
  ended?: true
}

export const Code = Type.Object(
  {
    code: Nullable(Text({ en: 'Code; a few agencies have none', ko: '코드. 일부 기관에는 없습니다.' }, 60)),
    name: Text({ en: 'Name', ko: '이름' }),
    notices: Count({ en: 'Number of notices that match a filter by this code', ko: '이 코드로 검색되는 공고 수' }),
  },
  { $id: 'Code', additionalProperties: false },
)
