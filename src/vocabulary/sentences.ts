import type { Wording } from './languages.ts'
import { type Entitlement, GRANTS, plansWith, planTitles } from './plans.ts'

// Messages that several features use.

export const notATime = (name: string): Wording => ({
  en: `${name} must be a date such as 2026-11-20 or a time with offset such as 2026-11-20T09:00:00+09:00.`,
  ko: `${name} 값은 2026-11-20 같은 날짜이거나 2026-11-20T09:00:00+09:00처럼 시간대를 적은 시각이어야 합니다.`,
})

export const endsTooEarly = (from: string, to: string): Wording => ({
  en: `${to} must not be earlier than ${from}.`,
  ko: `${to} 값은 ${from} 값보다 앞설 수 없습니다.`,
})

export const nothingToFind = (name: string): Wording => ({
  en: `${name} contains no letter or digit to search for.`,
  ko: `${name} 값에 찾을 글자나 숫자가 없습니다.`,
})

/** For a parameter of paging, in a request for the whole result. */
export const onlyOfPages = (name: string, forms: Wording): Wording => ({
  en: `${name} is not available here: ${forms.en} the whole result.`,
  ko: `${name} 파라미터는 여기에서 쓸 수 없습니다. ${forms.ko} 결과 전체가 들어 있습니다.`,
})

export const foreignAnchor = (list: Wording): Wording => ({
  en: `This anchor does not belong to this ${list.en}. Follow the links of the response unchanged.`,
  ko: `이 ${list.ko}에서 발급한 앵커가 아닙니다. 응답의 링크를 바꾸지 말고 그대로 사용하십시오.`,
})

export const NO_SUCH_MEMBER: Wording = {
  en: 'The account has no such member.',
  ko: '계정에서 구성원을 찾을 수 없습니다.',
}

export const NO_SUCH_NOTICE: Wording = { en: 'There is no such notice.', ko: '공고를 찾을 수 없습니다.' }

export const NO_SUCH_KEYWORD: Wording = { en: 'There is no such keyword.', ko: '키워드를 찾을 수 없습니다.' }

export const NO_SUCH_PURSUIT: Wording = { en: 'There is no such pursuit.', ko: '입찰 건을 찾을 수 없습니다.' }

export const NOT_AN_ADDRESS: Wording = {
  en: '"email" must be a mail address.',
  ko: '"email" 값은 이메일 주소여야 합니다.',
}

/** For a change whose `If-Match` does not name the current version. */
export const changedSince = (what: Wording): Wording => ({
  en: `The ${what.en} changed since you read it. Fetch it again, then repeat the change.`,
  ko: `조회하신 뒤에 ${what.ko} 바뀌었습니다. 다시 조회한 다음 변경해 주십시오.`,
})

export const NO_SUCH_COMPANY: Wording = {
  en: 'The account has no such further company.',
  ko: '이 ID의 추가 회사가 없습니다.',
}

export function planNeeded(needs: Entitlement): Wording {
  const plans = plansWith(needs)
  return {
    en: `This endpoint requires the ${planTitles(plans, 'or')} plan.`,
    ko: `이 엔드포인트는 ${plans.map((plan) => GRANTS[plan].title).join(' 또는 ')} 요금제에서 쓸 수 있습니다.`,
  }
}

const BEARERS = {
  agency: { en: 'No notice has an agency matching', ko: '해당하는 기관의 공고가 없습니다' },
  winner: { en: 'No award has a winner matching', ko: '해당하는 업체의 낙찰이 없습니다' },
} as const satisfies Record<string, Wording>

const LONGEST_NAMED = 60
const named = (text: string): string =>
  text.length > LONGEST_NAMED ? `${text.slice(0, LONGEST_NAMED).toWellFormed()}…` : text

/** For a filter without any result, with similar names. */
export function nobodyBears(what: keyof typeof BEARERS, text: string, near: readonly string[]): Wording {
  const names = near.map(named).join(', ')
  const said = BEARERS[what]
  return {
    en: `${said.en} "${named(text)}".${names && ` Nearest names: ${names}`}`,
    ko: `"${named(text)}"에 ${said.ko}.${names && ` 비슷한 이름: ${names}`}`,
  }
}

export const NO_ATTACHMENTS: Wording = {
  en: 'This service does not fetch attachments. Only titles can be searched.',
  ko: '이 서비스는 첨부파일을 수집하지 않습니다. 공고명만 검색할 수 있습니다.',
}

export const NO_PROFILE: Wording = {
  en: 'The account has no company profile to compare notices with. Create it with PUT /v1/profile.',
  ko: '공고와 비교할 회사 정보가 계정에 없습니다. PUT /v1/profile로 먼저 등록해 주십시오.',
}
