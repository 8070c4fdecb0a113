import { type Problem, problem } from '../../lib/problems.ts'
import type { Wording } from '../../vocabulary/languages.ts'
import { PROBLEMS } from '../../vocabulary/problems.ts'
import { planNeeded } from '../../vocabulary/sentences.ts'
import type { Demand, KeyRefusal } from '../rules/keys.ts'

const WHOM = {
  network: { en: 'This network', ko: '이 네트워크는' },
  key: { en: 'This key', ko: '이 키는' },
  account: { en: 'This account', ko: '이 계정은' },
} as const satisfies Record<string, Wording>

/** Names the blocked key or account and its incident, which a problem code cannot. */
export const blocked = (what: keyof typeof WHOM, incident: string): Problem =>
  problem('access_blocked', {
    en: `${WHOM[what].en} is blocked because of the security incident ${incident}.`,
    ko: `${WHOM[what].ko} 보안 사고로 차단되어 있습니다. 보안 사고 번호: ${incident}.`,
  })

/** The refusal as a problem in the response. */
export function refuse(refusal: KeyRefusal, demand: Demand, address: string): Problem {
  const detail = DETAILS[refusal](demand, address)
  const isUnauthorised = PROBLEMS[refusal].status === 401
  const headers: Record<string, string> = isUnauthorised ? { 'WWW-Authenticate': 'Bearer realm="gonggo"' } : {}
  return problem(refusal, detail, { headers })
}

const DETAILS: Record<KeyRefusal, (demand: Demand, address: string) => Wording> = {
  missing_credentials: () => ({
    en: 'Send your key in the header "Authorization: Bearer <API_KEY>".',
    ko: '"Authorization: Bearer <API_KEY>" 헤더에 키를 담아 보내 주십시오.',
  }),
  invalid_key: () => ({
    en: 'Unknown key. Check that it was copied completely: gg_live_ and 38 more characters.',
    ko: '등록되지 않은 키입니다. 키 전체(gg_live_ 뒤에 38자)를 빠짐없이 복사했는지 확인해 주십시오.',
  }),
  session_ended: () => ({
    en: 'Your session has ended. Sign in again.',
    ko: '로그인 세션이 만료되었습니다. 다시 로그인해 주십시오.',
  }),
  invalid_link: () => ({
    en: 'This link was already used, is older than 15 minutes, or was not copied completely. Request another one.',
    ko: '이미 썼거나, 15분이 지났거나, 일부만 복사된 링크입니다. 새 링크를 요청해 주십시오.',
  }),
  invalid_passkey: () => ({
    en: 'Unknown passkey, or its signature is not valid. Try again, or sign in by mail.',
    ko: '등록되지 않았거나 확인되지 않은 패스키입니다. 다시 시도하거나 메일로 로그인해 주십시오.',
  }),
  expired_key: () => ({
    en: 'This key has expired. Use another key, or have a new one issued.',
    ko: '만료된 키입니다. 새로 교체한 키를 쓰거나 새 키를 발급받아 주십시오.',
  }),
  revoked_key: () => ({
    en: 'This key was revoked. Have a new key issued.',
    ko: '폐기된 키입니다. 새 키를 발급받아 주십시오.',
  }),
  access_blocked: () => ({
    en: 'This account is suspended. Please contact the operator.',
    ko: '정지된 계정입니다. 운영자에게 문의해 주십시오.',
  }),
  ip_not_allowed: (_, address) => ({
    en: `Your address ${address} is not on the allow-list of this account.`,
    ko: `호출하신 주소(${address})가 이 계정의 허용 목록에 없습니다.`,
  }),
  beta_access_required: () => ({
    en: 'The service is in a closed beta. Please request access at /beta.',
    ko: '비공개 베타로 운영하고 있습니다. /beta에서 참여를 신청해 주십시오.',
  }),
  plan_required: ({ needs }) => planNeeded(needs),
  operator_required: () => ({
    en: 'Only operators who are signed in as a member can do this; API keys cannot.',
    ko: '구성원으로 로그인한 서비스 운영자만 쓸 수 있습니다. 키로는 쓸 수 없습니다.',
  }),
  scope_required: ({ scope }) => ({
    en: `This key lacks the scope "${scope}". Use a key that has it.`,
    ko: `이 키에는 "${scope}" 권한이 없습니다. 이 권한이 있는 키를 쓰십시오.`,
  }),
}
