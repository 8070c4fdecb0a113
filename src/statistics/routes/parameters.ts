import { amountParameters, ListParameters, REPEAT } from '../../lib/filter-shapes.ts'
import { CurrencyCode, TimeParameter } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import { AGENCY_ROLES, AWARD_FILTER_NAMES } from '../../vocabulary/filters.ts'
import { inARow, type Wording } from '../../vocabulary/languages.ts'

const MOST_VALUES = 20

const WHOLE_DAY = {
  en: 'A time with offset, or a date; the whole day in Seoul counts.',
  ko: '시간대가 있는 시각 또는 날짜이며, 한국 시간 기준 그날 전체를 포함합니다.',
}
const time = (description: Wording, example: string) => TimeParameter(inARow(description, WHOLE_DAY), example)

/** Further parameters. */
export const explainParameter = {
  explain: Type.Boolean({
    description: {
      en: 'Adds `explain`: values of `agency` and `winner` without any match, with the nearest names.',
      ko: '응답에 `explain`을 추가합니다. 일치하는 기관이나 업체가 없는 `agency`, `winner` 값과 비슷한 이름입니다.',
    },
  }),
}

/** The filters of all statistics. */
export const filterParameters = {
  ...ListParameters(AWARD_FILTER_NAMES),
  agencyRole: Type.Enum([...AGENCY_ROLES], {
    default: 'any',
    description: {
      en: 'Which agency of an opening `agency` means: the issuing one, the demand agency (the issuing one if there is none), or either of the two.',
      ko: '`agency` 조건이 뜻하는 기관: 공고기관, 수요기관(없으면 공고기관), 또는 둘 중 하나',
    },
  }),
  ...amountParameters,
  currency: CurrencyCode(
    {
      en: 'Currency of all amounts; awards in another currency are left out and counted in `excluded`.',
      ko: '모든 금액의 통화. 다른 통화의 낙찰은 제외하며 건수는 `excluded`에 있습니다.',
    },
    {
      default: 'KRW',
    },
  ),
  from: time({ en: 'First day of opening.', ko: '개찰일의 첫날.' }, '2026-01-01'),
  to: time(
    {
      en: 'Last day of opening. Without `from` and `to`: the last 12 months.',
      ko: '개찰일의 마지막 날. `from`과 `to`를 생략하면 최근 12개월입니다.',
    },
    '2026-11-20',
  ),
  winner: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
    maxItems: MOST_VALUES,
    description: inARow(
      {
        en: 'Business number, with or without hyphens, or part of the name of a firm that won.',
        ko: '낙찰업체의 사업자등록번호(하이픈 생략 가능) 또는 이름의 일부.',
      },
      REPEAT,
    ),
    examples: [['123-45-67890']],
  }),
}
