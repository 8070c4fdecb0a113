// The text of the reference that is the same for every operation: headers, responses, retries, deprecation, problems.

import { inEach, LANGUAGES, type Wording } from '../../vocabulary/languages.ts'
import { PROBLEMS, type ProblemCode } from '../../vocabulary/problems.ts'
import { CODINGS } from './codings.ts'
import type { Deprecation } from './routes.ts'

export const SUCCESS: Record<string, Wording> = {
  200: { en: 'The response.', ko: '응답' },
  201: { en: 'It was created.', ko: '만들었습니다.' },
  202: { en: 'The request was accepted.', ko: '요청을 접수했습니다.' },
  204: { en: 'Done; there is no body.', ko: '처리했습니다. 본문은 없습니다.' },
}

export const DONE: Wording = { en: 'Done.', ko: '처리했습니다.' }

export const UNCHANGED: Wording = {
  en: 'Not modified since the `ETag` you sent.',
  ko: '보낸 `ETag` 이후 바뀌지 않았습니다.',
}

export const SAME_AS_PAGE: Wording = {
  en: 'The same as a page, for browsers.',
  ko: '브라우저에는 같은 내용을 웹 페이지로 반환합니다.',
}

export const IDEMPOTENCY: Wording = {
  en: 'A unique value you choose, with or without quotes. For 24 hours, the same request with the same value returns the same response and takes effect only once.',
  ko: '직접 정하는 고유한 값(따옴표 생략 가능). 같은 값의 같은 요청은 24시간 동안 한 번만 처리되며 같은 응답을 받습니다.',
}

export const retirement = ({ since, sunset }: Deprecation): Wording => ({
  en: `Deprecated since ${since}.${sunset === undefined ? '' : ` It will be removed on ${sunset}.`}`,
  ko: `${since}부터 사용 중단되었습니다.${sunset === undefined ? '' : ` ${sunset}에 제거됩니다.`}`,
})

/** One paragraph for each problem. */
export const problemLines = (codes: readonly ProblemCode[]): Wording =>
  inEach((language) =>
    codes.map((code) => `\`${code}\`: ${PROBLEMS[code].title[language]}${language === 'en' ? '.' : ''}`).join('\n\n'),
  )

/** In English only: the pages show no headers. */
export const HEADERS = {
  'X-Request-Id': [
    'Identifier of this request, in every response and log line.',
    { type: 'string', pattern: '^req_[0-9a-z]{26}$', maxLength: 30 },
  ],
  'Api-Stage': ['The stage of the API.', { type: 'string', enum: ['closed-beta', 'open-beta', 'general'] }],
  'Content-Encoding': [
    'Compression of the body, chosen from `Accept-Encoding`. Absent if it is not compressed.',
    { type: 'string', enum: [...CODINGS] },
  ],
  ETag: [
    'Hash of the body, for `If-None-Match`; it differs between values of `Content-Encoding`.',
    { type: 'string', pattern: '^"[\\w.-]+"$', maxLength: 64 },
  ],
  Link: ['The first, previous, next and last page (RFC 8288).', { type: 'string', maxLength: 40000 }],
  Location: ['Path of the created resource.', { type: 'string', pattern: '^/v1/', maxLength: 2048 }],
  Allow: ['Methods this path accepts.', { type: 'string', pattern: '^[A-Z, ]*$', maxLength: 100 }],
  'Retry-After': [
    'Seconds to wait before trying again.',
    { type: 'integer', format: 'int32', minimum: 0, maximum: 86400 },
  ],
  'RateLimit-Policy': [
    'The limit this request counts towards: `q` requests in any `w` seconds. Not sent on routes that need no key.',
    { type: 'string', pattern: '^"[a-z]+";q=[0-9]+;w=[0-9]+$', maxLength: 64 },
  ],
  RateLimit: [
    '`r`: requests that would be accepted now; `t`: seconds until at least one more is. Not sent on routes that need no key.',
    { type: 'string', pattern: '^"[a-z]+";r=[0-9]+;t=[0-9]+$', maxLength: 64 },
  ],
  'Idempotent-Replayed': [
    'Sent if this is the stored response to an earlier request with the same `Idempotency-Key`.',
    { type: 'string', enum: ['true'] },
  ],
  'WWW-Authenticate': ['How to authenticate.', { type: 'string', pattern: '^(?:Bearer|Signature) ', maxLength: 100 }],
  'Content-Language': [
    'Language of the problem’s texts: from `Accept-Language`, or that of the account.',
    { type: 'string', enum: [...LANGUAGES] },
  ],
  Deprecation: ['When this was deprecated (RFC 9745).', { type: 'string', pattern: '^@\\d+$', maxLength: 20 }],
  Sunset: ['When this will be removed (RFC 8594).', { type: 'string', pattern: ' GMT$', maxLength: 40 }],
} as const
