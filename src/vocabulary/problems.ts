import type { Wording } from './languages.ts'

/**
 * All error codes that callers may receive: docs/errors.md, docs/ko/errors.md and openapi.json list the same set
 * (lib/problems.test.ts). Codes are part of the API and never change their meaning; titles and details may change.
 */
export const PROBLEMS = {
  invalid_request: { status: 400, title: { en: 'The request is not valid HTTP', ko: '올바르지 않은 HTTP 요청' } },
  invalid_path: { status: 400, title: { en: 'The path cannot be read', ko: '읽을 수 없는 경로' } },
  invalid_parameter: {
    status: 400,
    title: { en: 'A parameter has an invalid value', ko: '올바르지 않은 파라미터 값' },
  },
  missing_parameter: { status: 400, title: { en: 'A parameter is missing', ko: '파라미터 누락' } },
  unknown_parameter: { status: 400, title: { en: 'Unknown parameter', ko: '알 수 없는 파라미터' } },
  repeated_parameter: {
    status: 400,
    title: { en: 'A single-value parameter was given several values', ko: '값을 하나만 받는 파라미터의 중복' },
  },
  reversed_range: { status: 400, title: { en: 'The lower bound exceeds the upper bound', ko: '하한이 상한보다 큼' } },
  invalid_query: { status: 400, title: { en: 'The search text is not valid', ko: '해석할 수 없는 검색어' } },
  search_too_broad: {
    status: 400,
    title: { en: 'The search would read too many attachments', ko: '첨부파일 검색 범위 초과' },
  },
  matches_everything: { status: 400, title: { en: 'The keyword is too broad', ko: '너무 넓은 키워드' } },
  unknown_region: { status: 400, title: { en: 'Unknown region', ko: '알 수 없는 지역' } },
  invalid_cursor: { status: 400, title: { en: 'The cursor is not valid', ko: '올바르지 않은 커서' } },
  invalid_json: { status: 400, title: { en: 'The body is not valid JSON', ko: '올바르지 않은 JSON 본문' } },
  invalid_field: { status: 400, title: { en: 'A field has an invalid value', ko: '올바르지 않은 필드 값' } },
  missing_field: { status: 400, title: { en: 'A field is missing', ko: '필드 누락' } },
  unknown_field: { status: 400, title: { en: 'Unknown field', ko: '알 수 없는 필드' } },
  invalid_url: { status: 400, title: { en: 'The URL is not allowed', ko: '호출할 수 없는 주소' } },
  unexpected_body: { status: 400, title: { en: 'This request must not have a body', ko: '본문을 받지 않는 요청' } },
  missing_credentials: { status: 401, title: { en: 'An API key is required', ko: 'API 키 필요' } },
  invalid_key: { status: 401, title: { en: 'The key is not valid', ko: '유효하지 않은 키' } },
  expired_key: { status: 401, title: { en: 'The key has expired', ko: '만료된 키' } },
  revoked_key: { status: 401, title: { en: 'The key has been revoked', ko: '폐기된 키' } },
  session_ended: { status: 401, title: { en: 'The session has ended', ko: '로그인 세션 만료' } },
  invalid_link: { status: 401, title: { en: 'The sign-in link is not valid', ko: '유효하지 않은 로그인 링크' } },
  invalid_passkey: { status: 401, title: { en: 'The passkey is not valid', ko: '유효하지 않은 패스키' } },
  invalid_signature: { status: 401, title: { en: 'The signature is not valid', ko: '유효하지 않은 서명' } },
  access_blocked: {
    status: 403,
    title: { en: 'Access is blocked by a security incident', ko: '보안 사고로 차단된 접근' },
  },
  ip_not_allowed: { status: 403, title: { en: 'This address is not on the allow-list', ko: '허용 목록에 없는 주소' } },
  beta_access_required: {
    status: 403,
    title: { en: 'The account has no access to the beta', ko: '베타에 참여하지 않은 계정' },
  },
  plan_required: { status: 403, title: { en: 'The plan does not include this', ko: '요금제에 없는 기능' } },
  scope_required: { status: 403, title: { en: 'The key does not allow this', ko: '키의 권한 부족' } },
  console_header_required: {
    status: 403,
    title: { en: 'The header X-Gonggo-Console is missing', ko: 'X-Gonggo-Console 헤더 누락' },
  },
  origin_not_allowed: {
    status: 403,
    title: { en: 'Pages of other sites may not call this', ko: '다른 사이트의 페이지에서 호출할 수 없음' },
  },
  operator_required: { status: 403, title: { en: 'Only operators may do this', ko: '운영자 전용' } },
  reason_required: { status: 403, title: { en: 'A reason is required', ko: '사유 입력 필요' } },
  member_required: {
    status: 403,
    title: { en: 'Only a member who is signed in may do this', ko: '구성원으로 로그인해야 하는 기능' },
  },
  https_required: {
    status: 403,
    title: { en: 'Signing in needs https', ko: 'https가 필요한 로그인' },
  },
  not_found: { status: 404, title: { en: 'Not found', ko: '찾을 수 없음' } },
  method_not_allowed: {
    status: 405,
    title: { en: 'The path does not support this method', ko: '경로가 지원하지 않는 메서드' },
  },
  not_acceptable: { status: 406, title: { en: 'No format in Accept is available', ko: '제공하지 않는 응답 형식' } },
  request_timeout: { status: 408, title: { en: 'The request took too long to arrive', ko: '요청 수신 시간 초과' } },
  request_in_progress: {
    status: 409,
    title: {
      en: 'The first request with this Idempotency-Key is still running',
      ko: '동일한 Idempotency-Key 요청 처리 중',
    },
  },
  outcome_unknown: {
    status: 409,
    title: {
      en: 'The outcome of the first request with this Idempotency-Key is unknown',
      ko: '동일한 Idempotency-Key 요청의 결과 불명',
    },
  },
  would_lock_out: {
    status: 409,
    title: { en: 'The new allow-list would lock you out', ko: '현재 접속 IP가 빠진 허용 목록' },
  },
  keyword_exists: { status: 409, title: { en: 'The account already has this keyword', ko: '이미 있는 키워드' } },
  pursuit_exists: {
    status: 409,
    title: { en: 'The account already has a pursuit of this notice', ko: '이미 등록한 입찰 건' },
  },
  profile_required: {
    status: 409,
    title: { en: 'A company profile is required first', ko: '회사 정보 등록 필요' },
  },
  profile_exists: {
    status: 409,
    title: { en: 'Another profile of the account has this name', ko: '이미 있는 회사 정보 이름' },
  },
  profile_in_use: {
    status: 409,
    title: { en: 'Keywords or schedules use the profile', ko: '키워드나 보고서 예약에 사용하는 회사 정보' },
  },
  pursuit_settled: {
    status: 409,
    title: { en: 'The state was set by a result', ko: '개찰 결과로 정해진 상태' },
  },
  limit_reached: { status: 409, title: { en: 'A limit of the account has been reached', ko: '계정의 한도 도달' } },
  member_exists: {
    status: 409,
    title: { en: 'The team already has a member with this address', ko: '이미 팀에 있는 구성원 주소' },
  },
  last_owner: {
    status: 409,
    title: { en: 'The last owner cannot be changed or removed', ko: '마지막 소유자 변경 불가' },
  },
  passkeys_unavailable: {
    status: 409,
    title: { en: 'The address of the service allows no passkeys', ko: '패스키를 쓸 수 없는 서비스 주소' },
  },
  keys_depend: {
    status: 409,
    title: { en: 'The member has created keys that are still valid', ko: '구성원이 만든 유효한 키' },
  },
  key_ended: { status: 409, title: { en: 'The key was revoked or has expired', ko: '폐기되었거나 만료된 키' } },
  key_of_app: { status: 409, title: { en: 'The key belongs to a connected app', ko: '연결된 앱의 키' } },
  consultation_closed: {
    status: 409,
    title: { en: 'The request has already been decided', ko: '이미 처리된 상담 신청' },
  },
  attachments_off: {
    status: 409,
    title: { en: 'The service does not fetch attachments', ko: '첨부파일을 수집하지 않는 서비스' },
  },
  source_not_ready: { status: 409, title: { en: 'The source is not configured', ko: '설정되지 않은 출처' } },
  notice_withdrawn: { status: 410, title: { en: 'The notice was withdrawn', ko: '철회된 공고' } },
  cursor_expired: { status: 410, title: { en: 'The cursor has expired', ko: '만료된 커서' } },
  precondition_failed: {
    status: 412,
    title: { en: 'The record changed since you read it', ko: '조회 후 변경된 자료' },
  },
  body_too_large: { status: 413, title: { en: 'The body is too large', ko: '너무 큰 본문' } },
  url_too_long: { status: 414, title: { en: 'The address is too long', ko: '너무 긴 주소' } },
  unsupported_media_type: {
    status: 415,
    title: { en: 'The body is not in a supported format', ko: '지원하지 않는 본문 형식' },
  },
  misdirected_request: {
    status: 421,
    title: { en: 'Unknown host name', ko: '이 서비스의 이름이 아닌 Host' },
  },
  idempotency_key_reused: {
    status: 422,
    title: { en: 'The Idempotency-Key was used for another request', ko: '다른 요청에 쓰인 Idempotency-Key' },
  },
  http_1_1_required: { status: 426, title: { en: 'This needs HTTP/1.1', ko: 'HTTP/1.1이 필요한 응답' } },
  rate_limited: { status: 429, title: { en: 'The rate limit has been reached', ko: '요청 한도 도달' } },
  too_many_at_once: {
    status: 429,
    title: { en: 'Too many long requests at once', ko: '동시 요청 한도 초과' },
  },
  headers_too_large: { status: 431, title: { en: 'The headers are too large', ko: '너무 큰 헤더' } },
  internal: { status: 500, title: { en: 'Internal error', ko: '서비스 내부 오류' } },
  unavailable: {
    status: 503,
    title: { en: 'The service is temporarily unavailable', ko: '일시적으로 응답할 수 없는 서비스' },
  },
} as const satisfies Record<string, { status: number; title: Wording }>

export type ProblemCode = keyof typeof PROBLEMS
export type ProblemStatus = (typeof PROBLEMS)[ProblemCode]['status']
export const PROBLEM_CODES = Object.keys(PROBLEMS) as ProblemCode[]
