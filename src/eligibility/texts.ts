import type { Wording } from '../vocabulary/languages.ts'

export const NO_SUCH_PROFILE: Wording = { en: 'There is no such profile.', ko: '그런 회사 정보가 없습니다.' }
