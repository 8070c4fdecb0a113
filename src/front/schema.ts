import type { Static } from 'typebox'
import { Type } from '../lib/type.ts'
import type { Wording } from '../vocabulary/languages.ts'

const Word = (description: Wording) => Type.String({ maxLength: 200, description })
const Address = (description: Wording) => Type.String({ format: 'uri', maxLength: 2048, description })

export const Service = Type.Object(
  {
    name: Word({ en: 'The name of the service.', ko: '서비스의 이름' }),
    version: Word({ en: 'The version of the API.', ko: 'API 버전' }),
    stage: Type.Enum(['closed-beta', 'open-beta', 'general'], {
      description: { en: 'Stage of the release.', ko: '공개 단계' },
    }),
    links: Type.Object(
      {
        docs: Address({ en: 'This reference as a web page.', ko: '이 API 문서(웹 페이지)' }),
        openapi: Address({ en: 'This reference as OpenAPI.', ko: '이 API 문서(OpenAPI)' }),
        errors: Address({ en: 'Every error code explained.', ko: '모든 오류 코드의 설명' }),
        health: Address({ en: 'Check whether the service is running.', ko: '서비스가 동작하는지 확인하는 주소' }),
      },
      { additionalProperties: false },
    ),
  },
  {
    $id: 'Service',
    additionalProperties: false,
    description: { en: 'Name, version and links of the service.', ko: '서비스의 이름, 버전, 링크' },
  },
)

export const Health = Type.Object(
  { status: Type.Enum(['ok']) },
  {
    $id: 'Health',
    additionalProperties: false,
    description: { en: 'The process is running.', ko: '프로세스가 동작합니다.' },
  },
)

export const Readiness = Type.Object(
  {
    ok: Type.Boolean({
      description: { en: 'Whether the service should receive requests.', ko: '서비스가 요청을 받을 수 있는지' },
    }),
    checks: Type.Array(
      Type.Object(
        {
          name: Word({ en: 'Name of the check.', ko: '점검 항목의 이름' }),
          ok: Type.Boolean(),
          detail: Word({ en: 'What was found.', ko: '점검 결과' }),
        },
        { additionalProperties: false },
      ),
      { maxItems: 50, description: { en: 'The checks behind `ok`.', ko: '`ok`의 근거가 된 점검 결과' } },
    ),
  },
  {
    $id: 'Readiness',
    additionalProperties: false,
    description: { en: 'Whether the service is ready for requests.', ko: '서비스가 요청을 받을 준비가 되었는지' },
  },
)

/** Any OpenAPI document; its own specification is more precise than a schema here could be. */
export const OpenApi = Type.Object(
  { openapi: Type.String({ maxLength: 10, pattern: '^3\\.1\\.' }) },
  { additionalProperties: true, description: { en: 'An OpenAPI 3.1 document.', ko: 'OpenAPI 3.1 문서' } },
)

export const DocsPage = Type.String({
  maxLength: 5_000_000,
  description: { en: 'A page for a browser.', ko: '브라우저용 페이지' },
})
export const DocsText = Type.String({
  maxLength: 5_000_000,
  description: { en: 'The page as Markdown.', ko: 'Markdown으로 된 같은 페이지' },
})
export const DocsPicture = Type.String({
  maxLength: 5_000_000,
  description: { en: 'The bytes of a picture of a guide.', ko: '안내서의 그림 파일' },
})
export const PageName = Type.String({ maxLength: 100, description: { en: 'Name of the page.', ko: '페이지의 이름' } })
export const MetricsText = Type.String({
  maxLength: 5_000_000,
  description: { en: 'Metrics in the text format of Prometheus.', ko: 'Prometheus 텍스트 형식의 지표' },
})

export type Service = Static<typeof Service>
export type Readiness = Static<typeof Readiness>
