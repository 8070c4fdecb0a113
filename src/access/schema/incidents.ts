import type { Static } from 'typebox'
import { Id, Nullable, Time } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'

export const INCIDENT_STATES = ['open', 'contained', 'resolved'] as const
export type IncidentState = (typeof INCIDENT_STATES)[number]
const INCIDENT_CAUSES = ['leaked', 'outside_allow_list', 'many_networks', 'operator'] as const
export type IncidentCause = (typeof INCIDENT_CAUSES)[number]
const RESOLUTIONS = ['rotation', 'revocation', 'operator'] as const
export type Resolution = (typeof RESOLUTIONS)[number]

const EVIDENCE_MOST = 100
const Evidence = {
  networks: Type.Array(Type.String({ maxLength: 64 }), {
    maxItems: EVIDENCE_MOST,
    description: {
      en: 'The networks the key was used from, grouped by prefix (IPv4 /16, IPv6 /32).',
      ko: '키가 쓰인 네트워크(IPv4 /16, IPv6 /32 단위)',
    },
    examples: [['203.0.0.0/16', '2001:db8::/32']],
  }),
  places: Type.Array(Type.String({ maxLength: 2048 }), {
    maxItems: EVIDENCE_MOST,
    description: { en: 'Where the key was found, according to the report.', ko: '키가 발견된 곳(신고 내용)' },
    examples: [['https://github.example/repository/blob/main/settings.py']],
  }),
}
export interface IncidentEvidence {
  networks: string[]
  places: string[]
}

export const Incident = Type.Object(
  {
    id: Id({
      en: 'Identifier of the incident; `access_blocked` names it.',
      ko: '보안 사고 번호. `access_blocked`에 나옵니다.',
    }),
    cause: Type.Enum([...INCIDENT_CAUSES], {
      description: {
        en: '`leaked`: the key was found in a public place. `outside_allow_list`: it was tried from several networks outside the allow-list. `many_networks`: it was used from many networks within a short time. `operator`: the operator opened the incident.',
        ko: '`leaked`: 키가 공개된 곳에서 발견됨. `outside_allow_list`: 허용 목록에 없는 여러 네트워크에서 시도됨. `many_networks`: 짧은 시간에 여러 네트워크에서 쓰임. `operator`: 운영자가 등록함.',
      },
    }),
    state: Type.Enum([...INCIDENT_STATES], {
      description: {
        en: '`open`: nothing is blocked. `contained`: the key or account is blocked. `resolved`: the incident has ended.',
        ko: '`open`: 차단한 것이 없음. `contained`: 키나 계정을 차단함. `resolved`: 해결됨.',
      },
    }),
    key: Nullable(
      Type.Object(
        {
          id: Id({ en: 'The key.', ko: '키' }),
          name: Nullable(Type.String({ maxLength: 200, description: { en: 'Its name.', ko: '이름' } })),
          prefix: Type.String({
            maxLength: 20,
            description: { en: 'The first twelve characters of its secret.', ko: '비밀값의 처음 12자' },
          }),
        },
        {
          additionalProperties: false,
          description: {
            en: 'The key concerned; `null` = the whole account.',
            ko: '해당하는 키. `null`이면 계정 전체입니다.',
          },
        },
      ),
    ),
    reason: Nullable(
      Type.String({ maxLength: 1000, description: { en: 'Explanation by the operator.', ko: '운영자의 설명' } }),
    ),
    ...Evidence,
    openedAt: Time({ en: 'When it was detected.', ko: '발견한 시각' }),
    containedAt: Nullable(Time({ en: 'When it was blocked.', ko: '차단한 시각' })),
    resolvedAt: Nullable(Time({ en: 'When it was resolved.', ko: '해결한 시각' })),
    resolvedBy: Nullable(
      Type.Enum([...RESOLUTIONS], {
        description: {
          en: 'What resolved it: rotation or revocation of the key, or the operator.',
          ko: '해결한 방법. 키의 교체나 폐기, 또는 운영자입니다.',
        },
      }),
    ),
  },
  {
    $id: 'Incident',
    additionalProperties: false,
    description: { en: 'A security problem of a key or of the account.', ko: '키 또는 계정의 보안 사고' },
  },
)
export type Incident = Static<typeof Incident>

const autoBlock = {
  en: 'Whether a key used from many networks within a short time is blocked. Default: `false`; only a mail is sent.',
  ko: '짧은 시간에 여러 네트워크에서 쓰인 키를 차단할지. 기본값은 메일만 보내는 `false`입니다.',
}

export const IncidentSettings = Type.Object(
  { autoBlock: Type.Boolean({ description: autoBlock }) },
  {
    $id: 'IncidentSettings',
    additionalProperties: false,
    description: { en: 'Settings of the account for incidents.', ko: '계정의 보안 사고 설정' },
  },
)
export type IncidentSettings = Static<typeof IncidentSettings>

export const IncidentSettingsPatch = Type.Object(
  { autoBlock: Type.Optional(Nullable(Type.Boolean({ description: autoBlock }))) },
  {
    $id: 'IncidentSettingsPatch',
    additionalProperties: false,
    description: { en: '`null` = the default.', ko: '`null`은 기본값으로 되돌립니다.' },
  },
)
export type IncidentSettingsPatch = Static<typeof IncidentSettingsPatch>
