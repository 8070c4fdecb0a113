import type { Language } from '../../vocabulary/languages.ts'

/** The texts of the reference pages. */
export interface ReferenceWords {
  /** What the service is, on the first page. */
  title: string
  introduction: readonly string[]
  /** Instead of the console, while its files are being built. */
  consoleComing: string
  contents: string
  guides: string
  operations: string
  schemas: string
  schemasAbout: string
  otherLanguage: string
  /** The link to the console. */
  console: string
  firstRequest: string
  firstRequestAbout: string
  request: string
  answer: string
  /** Where a recorded response was cut. */
  shortened: string
  noBody: string
  parameters: string
  body: string
  answers: string
  fields: string
  errors: string
  name: string
  type: string
  meaning: string
  required: string
  inPath: string
  deprecated: string
  listOf: string
  or: string
  /** Which plans and which scope; taken from the English sentence. */
  access(plans: string, scope: string): string
  selfNeedsNone: string
  ownNeedNone: string
  operators: string
  signedInOperators: string
  limits: Record<'default' | 'least' | 'most' | 'longest' | 'values', (value: string) => string>
  sampleLanguage: string
  /** The client of a language, and how to install it. */
  install(language: string): string
  installAbout: string
  stage: Record<'closed-beta' | 'open-beta' | 'general', string>
  links: { beta: string; openapi: string; llms: string; health: string }
  /** For the small script; everything works without it. */
  filter: string
  tryIt: Record<
    | 'open'
    | 'key'
    | 'keyAbout'
    | 'signedIn'
    | 'signIn'
    | 'address'
    | 'body'
    | 'send'
    | 'change'
    | 'sure'
    | 'stop'
    | 'elsewhere'
    | 'bytes'
    | 'failed',
    string
  >
}

const en: ReferenceWords = {
  title: 'Gonggo API',
  consoleComing: 'The console is being prepared. Load this page again in a few seconds.',
  introduction: [
    'Public-procurement bid notices over REST, with keyword alerts and award statistics.',
    'Requests to `/v1` are authenticated by the header `Authorization: Bearer <API_KEY>` or by the cookie of a session; only `GET /v1` needs neither. The plan of the account and the scopes of the key or session decide what is allowed. The samples read the key from the environment variable `KEY`.',
    'Times are returned in `+09:00`. Unknown parameters and fields are rejected, never ignored. Errors are `application/problem+json` with a machine-readable code.',
  ],
  contents: 'Contents',
  guides: 'Guides',
  operations: 'Operations',
  schemas: 'Schemas',
  schemasAbout: 'The shapes that requests and answers share, by name.',
  otherLanguage: '한국어',
  console: 'Console',
  firstRequest: 'A first request',
  firstRequestAbout: 'To search, you need only a key. The guide “First call” explains how to get one.',
  request: 'Request',
  answer: 'Answer',
  shortened: 'shortened',
  noBody: 'no body',
  parameters: 'Parameters',
  body: 'Body',
  answers: 'Answers',
  fields: 'Fields',
  errors: 'Errors',
  name: 'Name',
  type: 'Type',
  meaning: 'Meaning',
  required: 'required',
  inPath: 'in the path',
  deprecated: '(deprecated)',
  listOf: 'list of',
  or: 'or',
  access: (plans, scope) => `Plan: ${plans}. Scope: ${scope}`,
  selfNeedsNone: '; a key needs none for itself',
  ownNeedNone: '; signed-in members need none for their own keys',
  operators: 'Available only from the server itself and from configured networks.',
  signedInOperators: 'Only for operators who are signed in.',
  limits: {
    default: (value) => `default ${value}`,
    least: (value) => `at least ${value}`,
    most: (value) => `at most ${value}`,
    longest: (value) => `at most ${value} characters`,
    values: (value) => `at most ${value} values`,
  },
  sampleLanguage: 'Language of the samples',
  install: (language) => `The client for ${language}`,
  installAbout:
    'The samples use it. It is not published yet; a copy of the repository has it. `KEY` holds the API key.',
  stage: { 'closed-beta': 'closed beta', 'open-beta': 'open beta', general: 'general availability' },
  links: { beta: 'Request access', openapi: 'OpenAPI document', llms: 'llms.txt', health: 'Health' },
  filter: 'Filter',
  tryIt: {
    open: 'Try it',
    key: 'Your API key',
    keyAbout:
      'The key is kept in this page until you close it, and is sent only to this service. Requests are executed for real.',
    signedIn:
      'You are signed in as {who}: without a key, the request is sent as you. With a key, it is sent with that key. Requests are executed for real.',
    signIn: 'Sign in to the console to try it without a key.',
    address: 'Path',
    body: 'Body',
    send: 'Send',
    change: 'This may change data of your account: {call}',
    sure: 'Send it',
    stop: 'Cancel',
    elsewhere: 'The path must lead to this service. Nothing was sent.',
    bytes: '({count} bytes that are no text)',
    failed: 'There was no answer.',
  },
}

const ko: ReferenceWords = {
  title: 'Gonggo API',
  consoleComing: '콘솔을 준비하고 있습니다. 몇 초 뒤에 이 페이지를 새로 고쳐 주십시오.',
  introduction: [
    '입찰공고를 검색하고, 키워드 알림을 받고, 낙찰 통계를 보는 REST API입니다.',
    '`/v1` 요청은 헤더 `Authorization: Bearer <API_KEY>`나 세션 쿠키로 인증합니다. `GET /v1`에는 인증이 필요 없습니다. 허용되는 요청은 계정의 요금제와 키나 세션의 권한에 따라 정해집니다. 예제는 키를 환경 변수 `KEY`에서 읽습니다.',
    '시각은 `+09:00`으로 반환합니다. 알 수 없는 파라미터와 필드는 무시하지 않고 거절합니다. 오류는 오류 코드가 있는 `application/problem+json`입니다.',
  ],
  contents: '목차',
  guides: '안내서',
  operations: '작업',
  schemas: '스키마',
  schemasAbout: '요청과 응답에 쓰는 데이터 형식입니다(이름순).',
  otherLanguage: 'English',
  console: '콘솔',
  firstRequest: '첫 요청',
  firstRequestAbout: '검색에는 키만 있으면 됩니다. 키를 받는 방법은 안내서 ‘첫 호출’에 있습니다.',
  request: '요청',
  answer: '응답',
  shortened: '일부',
  noBody: '본문 없음',
  parameters: '파라미터',
  body: '본문',
  answers: '응답',
  fields: '필드',
  errors: '오류',
  name: '이름',
  type: '형식',
  meaning: '뜻',
  required: '필수',
  inPath: '경로 안',
  deprecated: '(사용 중단 예정)',
  listOf: '목록:',
  or: '또는',
  access: (plans, scope) => `요금제: ${plans.replace(' and ', ', ')}. 권한: ${scope === 'any' ? '무관' : scope}`,
  selfNeedsNone: '(키 자신에 대한 요청에는 필요 없음)',
  ownNeedNone: '(로그인한 구성원 자신의 키에는 필요 없음)',
  operators: '서버 자신과 운영자가 설정한 네트워크에서만 호출할 수 있습니다.',
  signedInOperators: '로그인한 운영자만 쓸 수 있습니다.',
  limits: {
    default: (value) => `기본값 ${value}`,
    least: (value) => `${value} 이상`,
    most: (value) => `${value} 이하`,
    longest: (value) => `${value}자 이하`,
    values: (value) => `값 ${value}개 이하`,
  },
  sampleLanguage: '예제 언어',
  install: (language) => `${language} 클라이언트`,
  installAbout:
    '예제는 이 클라이언트를 사용합니다. 아직 패키지로 배포하지 않았으므로 저장소에서 설치하십시오. 환경 변수 `KEY`에 API 키를 설정합니다.',
  stage: { 'closed-beta': '비공개 베타', 'open-beta': '공개 베타', general: '정식' },
  links: { beta: '상담 신청', openapi: 'OpenAPI 문서', llms: 'llms.txt', health: '상태' },
  filter: '찾기',
  tryIt: {
    open: '직접 호출',
    key: 'API 키',
    keyAbout: '키는 이 페이지를 닫을 때까지만 보관하며 이 서비스에만 보냅니다. 요청은 실제로 적용됩니다.',
    signedIn:
      '로그인한 사용자: {who}. 키를 비우면 로그인한 사용자로, 키를 입력하면 그 키로 보냅니다. 요청은 실제로 적용됩니다.',
    signIn: '콘솔에 로그인하면 키 없이 호출할 수 있습니다.',
    address: '경로',
    body: '본문',
    send: '보내기',
    change: '계정의 데이터가 변경될 수 있는 요청입니다: {call}',
    sure: '보내기',
    stop: '취소',
    elsewhere: '이 서비스의 경로만 호출할 수 있습니다. 요청을 보내지 않았습니다.',
    bytes: '(텍스트가 아닌 데이터 {count}바이트)',
    failed: '응답을 받지 못했습니다.',
  },
}

export const REFERENCE_WORDS: Record<Language, ReferenceWords> = { en, ko }
