import type { Wording } from '../vocabulary/languages.ts'

export const NO_SUCH_PROFILE: Wording = { en: 'There is no such profile.', ko: '회사 정보를 찾을 수 없습니다.' }

export const NO_REGISTRY: Wording = {
  en: 'This installation cannot read the company registry of the portal: its operator has not set a key. Enter the profile yourself.',
  ko: '운영자가 인증키를 설정하지 않아 나라장터 등록 정보를 조회할 수 없습니다. 회사 정보를 직접 입력해 주십시오.',
}

export const KEY_REFUSED: Wording = {
  en: 'The portal refuses the key of this installation for its company registry. Its operator must apply for this service at the portal.',
  ko: '나라장터가 이 서비스의 인증키를 거부하여 등록 정보를 조회할 수 없습니다. 운영자가 사용자정보 서비스의 활용을 신청해야 합니다.',
}

export const PORTAL_SPENT: Wording = {
  en: 'The calls to the company registry of the portal are used up for today.',
  ko: '오늘 나라장터 등록 정보를 조회할 수 있는 횟수를 모두 사용했습니다.',
}

export const PORTAL_AWAY: Wording = {
  en: 'The company registry of the portal does not answer. Please try again later.',
  ko: '나라장터가 응답하지 않습니다. 잠시 뒤 다시 시도해 주십시오.',
}

export const DAY_SPENT = (most: number): Wording => ({
  en: `An account may look up ${most} companies a day in the registry of the portal.`,
  ko: `나라장터 등록 정보는 계정마다 하루 ${most}개 업체까지 조회할 수 있습니다.`,
})
