import type { Static } from 'typebox'
import { Nullable } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'

const FINDINGS_MOST = 2_000

/** The report of a secret-scanning partner; unknown fields are ignored. */
export const Findings = Type.Array(
  Type.Object(
    {
      token: Type.String({ maxLength: 4096, description: { en: 'What was found.', ko: '발견한 토큰' } }),
      type: Type.String({
        maxLength: 200,
        description: { en: 'Token type, as the partner names it.', ko: '협력사가 정한 토큰의 종류' },
      }),
      url: Type.Optional(
        Nullable(
          Type.String({
            maxLength: 8192,
            description: { en: 'Where it was found; may be empty.', ko: '발견된 곳. 비어 있을 수 있습니다.' },
          }),
        ),
      ),
      source: Type.Optional(
        Nullable(
          Type.String({
            maxLength: 200,
            description: { en: 'Kind of place, as the partner names it.', ko: '협력사가 정한 장소의 종류' },
          }),
        ),
      ),
    },
    { additionalProperties: true, description: { en: 'One finding.', ko: '신고 항목 하나' } },
  ),
  {
    $id: 'SecretFindings',
    maxItems: FINDINGS_MOST,
    description: { en: 'Tokens found in public places.', ko: '공개된 곳에서 발견한 토큰' },
    examples: [
      [{ token: 'gg_live_…', type: 'gonggo_api_key', url: 'https://github.example/settings.py', source: 'content' }],
    ],
  },
)
export type Finding = Static<typeof Findings>[number]

export const FindingLabels = Type.Array(
  Type.Object(
    {
      token_hash: Type.String({
        maxLength: 64,
        pattern: '^[0-9a-f]{64}$',
        description: { en: 'SHA-256 of the token, in hex.', ko: '토큰의 SHA-256(16진수)' },
      }),
      token_type: Type.String({
        maxLength: 200,
        description: { en: 'The `type` of the finding.', ko: '신고 항목의 `type`' },
      }),
      label: Type.Enum(['true_positive', 'false_positive'], {
        description: {
          en: 'Whether the token is, or was, a key of this service.',
          ko: '토큰이 이 서비스의 키이거나 키였는지',
        },
      }),
    },
    { additionalProperties: false, description: { en: 'The result for one finding.', ko: '신고 항목 하나의 결과' } },
  ),
  {
    $id: 'SecretFindingLabels',
    maxItems: FINDINGS_MOST,
    description: { en: 'One result per finding, in the order sent.', ko: '신고 항목별 결과(보낸 순서)' },
  },
)
export type FindingLabel = Static<typeof FindingLabels>[number]
