import type { Static } from 'typebox'
import { Id, Nullable, Text, Time } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import type { Wording } from '../../vocabulary/languages.ts'

const BASE64URL = '^[A-Za-z0-9_-]+$'

/** Bytes in the JSON format of browsers. */
const Bytes = (maxLength: number, description: Wording) =>
  Type.String({ minLength: 1, maxLength, pattern: BASE64URL, description })

const CredentialId = Bytes(1366, {
  en: 'Identifier of the passkey, from `toJSON()` of the credential: base64url.',
  ko: '패스키의 ID. 자격 증명의 `toJSON()`에 있는 base64url 값입니다.',
})
const ClientData = Bytes(4096, {
  en: 'Client data that the device signed: base64url.',
  ko: '기기가 서명한 클라이언트 데이터(base64url)',
})

/** A signature by a passkey: the result of `navigator.credentials.get()`. */
export const PasskeyAssertion = Type.Object(
  {
    id: CredentialId,
    response: Type.Object(
      {
        clientDataJSON: ClientData,
        authenticatorData: Bytes(1024, { en: 'Authenticator data: base64url.', ko: '인증기 데이터(base64url)' }),
        signature: Bytes(1024, {
          en: 'Signature over client and authenticator data: base64url.',
          ko: '클라이언트 데이터와 인증기 데이터에 대한 서명(base64url)',
        }),
        userHandle: Bytes(88, { en: 'User handle of the passkey: base64url.', ko: '패스키의 사용자 핸들(base64url)' }),
      },
      {
        additionalProperties: false,
        description: { en: 'The signed response of the authenticator.', ko: '인증기의 서명된 응답' },
      },
    ),
  },
  {
    $id: 'PasskeyAssertion',
    additionalProperties: false,
    description: {
      en: 'These fields of `toJSON()` of the credential returned by `navigator.credentials.get()`.',
      ko: '`navigator.credentials.get()` 결과의 `toJSON()`에서 이 필드만 보냅니다.',
    },
  },
)
export type PasskeyAssertion = Static<typeof PasskeyAssertion>

const TIMEOUT = Type.Integer({
  minimum: 1,
  maximum: 600_000,
  format: 'int32',
  description: { en: 'Validity of the challenge in milliseconds.', ko: '챌린지의 유효 시간(밀리초)' },
})
const Challenge = Type.String({
  maxLength: 43,
  description: {
    en: 'Challenge for the passkey to sign; valid once: base64url.',
    ko: '패스키가 서명할 챌린지. 한 번만 유효하며 base64url입니다.',
  },
})
const RpId = Text(
  { en: 'Relying party ID: the host of the service.', ko: '신뢰 당사자 ID(RP ID). 서비스의 호스트입니다.' },
  253,
)
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

export const PasskeyRequest = Type.Object(
  {
    challenge: Challenge,
    rpId: RpId,
    timeout: TIMEOUT,
    userVerification: Type.Enum(['required'], {
      description: { en: 'User verification is required.', ko: '기기가 본인 확인을 해야 합니다.' },
    }),
  },
  {
    $id: 'PasskeyRequest',
    additionalProperties: false,
    description: {
      en: 'Options for `PublicKeyCredential.parseRequestOptionsFromJSON()` and `navigator.credentials.get()`.',
      ko: '`PublicKeyCredential.parseRequestOptionsFromJSON()`과 `navigator.credentials.get()`에 씁니다.',
    },
  },
)
export type PasskeyRequest = Static<typeof PasskeyRequest>

const Kind = Type.Enum(['public-key'], {
  description: { en: 'The only credential type.', ko: '유일한 자격 증명 종류' },
})
const Transports = Type.Array(Type.Enum([...TRANSPORTS]), {
  maxItems: TRANSPORTS.length,
  description: {
    en: 'Transports of the authenticator, as the browser reports them.',
    ko: '브라우저가 알려 준 인증기의 전송 방식',
  },
})

const PasskeyOwner = Type.Object(
  {
    id: Type.String({
      maxLength: 88,
      description: {
        en: 'Opaque user handle of the member: base64url.',
        ko: '구성원의 사용자 핸들(임의의 값, base64url)',
      },
    }),
    name: Text({ en: 'Mail address of the member.', ko: '구성원의 메일 주소' }, 254),
    displayName: Text(
      { en: 'Name of the member, or the mail address.', ko: '구성원의 이름. 없으면 메일 주소입니다.' },
      100,
    ),
  },
  { additionalProperties: false, description: { en: 'The user of the new passkey.', ko: '새 패스키의 사용자' } },
)

const Residence = Type.Object(
  {
    residentKey: Type.Enum(['required'], {
      description: {
        en: 'The passkey must be discoverable: usable without its identifier.',
        ko: '기기에서 검색할 수 있는 패스키여야 합니다.',
      },
    }),
    requireResidentKey: Type.Boolean({
      description: { en: 'The same, for older browsers.', ko: '오래된 브라우저를 위한 같은 값' },
    }),
    userVerification: Type.Enum(['required'], {
      description: { en: 'User verification is required.', ko: '기기가 본인 확인을 해야 합니다.' },
    }),
  },
  { additionalProperties: false, description: { en: 'Requirements on the authenticator.', ko: '인증기의 요구 사항' } },
)

export const PasskeyOptions = Type.Object(
  {
    rp: Type.Object(
      {
        id: RpId,
        name: Text({ en: 'Name of the service, as browsers show it.', ko: '브라우저에 보이는 서비스의 이름' }, 100),
      },
      { additionalProperties: false, description: { en: 'The service.', ko: '서비스' } },
    ),
    user: PasskeyOwner,
    challenge: Challenge,
    pubKeyCredParams: Type.Array(
      Type.Object(
        {
          type: Kind,
          alg: Type.Integer({
            minimum: -65_535,
            maximum: 65_535,
            format: 'int32',
            description: { en: 'COSE identifier of the algorithm.', ko: 'COSE 알고리즘 번호' },
          }),
        },
        { additionalProperties: false, description: { en: 'A signature algorithm.', ko: '서명 알고리즘' } },
      ),
      {
        maxItems: 10,
        description: {
          en: 'Accepted signature algorithms, most preferred first.',
          ko: '허용하는 서명 알고리즘(우선순위순)',
        },
      },
    ),
    timeout: TIMEOUT,
    excludeCredentials: Type.Array(
      Type.Object(
        {
          id: Text({ en: 'Identifier of the passkey: base64url.', ko: '패스키의 ID(base64url)' }, 1366),
          type: Kind,
          transports: Transports,
        },
        { additionalProperties: false, description: { en: 'A passkey you already have.', ko: '이미 있는 패스키' } },
      ),
      {
        maxItems: 20,
        description: {
          en: 'Your existing passkeys, so that a device does not register twice.',
          ko: '이미 있는 패스키. 한 기기에 중복해서 만들지 않게 합니다.',
        },
      },
    ),
    authenticatorSelection: Residence,
    attestation: Type.Enum(['none'], {
      description: { en: 'No attestation is requested.', ko: '증명(attestation)을 요구하지 않습니다.' },
    }),
  },
  {
    $id: 'PasskeyOptions',
    additionalProperties: false,
    description: {
      en: 'Options for `PublicKeyCredential.parseCreationOptionsFromJSON()` and `navigator.credentials.create()`.',
      ko: '`PublicKeyCredential.parseCreationOptionsFromJSON()`과 `navigator.credentials.create()`에 씁니다.',
    },
  },
)
export type PasskeyOptions = Static<typeof PasskeyOptions>

/** A new passkey: the result of `navigator.credentials.create()`. */
const PasskeyAttestation = Type.Object(
  {
    id: CredentialId,
    response: Type.Object(
      {
        clientDataJSON: ClientData,
        attestationObject: Bytes(8192, {
          en: 'Attestation object with the public key of the passkey: base64url.',
          ko: '패스키의 공개 키가 있는 증명 객체(base64url)',
        }),
        transports: Type.Optional(Transports),
      },
      { additionalProperties: false, description: { en: 'The response of the authenticator.', ko: '인증기의 응답' } },
    ),
  },
  {
    $id: 'PasskeyAttestation',
    additionalProperties: false,
    description: {
      en: 'These fields of `toJSON()` of the credential returned by `navigator.credentials.create()`.',
      ko: '`navigator.credentials.create()` 결과의 `toJSON()`에서 이 필드만 보냅니다.',
    },
  },
)
export type PasskeyAttestation = Static<typeof PasskeyAttestation>

const PasskeyName = Type.String({
  minLength: 1,
  maxLength: 60,
  pattern: '\\S',
  description: { en: 'Name of the passkey.', ko: '패스키의 이름' },
  examples: ['업무용 노트북'],
})

export const PasskeyInput = Type.Object(
  { name: PasskeyName, response: PasskeyAttestation },
  { $id: 'PasskeyInput', additionalProperties: false, description: { en: 'A new passkey.', ko: '새 패스키' } },
)
export type PasskeyInput = Static<typeof PasskeyInput>

export const PasskeyChange = Type.Object(
  { name: PasskeyName },
  { $id: 'PasskeyChange', additionalProperties: false, description: { en: 'The new name.', ko: '새 이름' } },
)

export const Passkey = Type.Object(
  {
    id: Id({ en: 'Identifier of the passkey.', ko: '패스키의 ID' }),
    name: Text({ en: 'Name of the passkey.', ko: '패스키의 이름' }, 60),
    createdAt: Time({ en: 'When it was added.', ko: '추가한 시각' }),
    lastUsedAt: Nullable(
      Time({
        en: 'When you last signed in with it; `null` if never.',
        ko: '이 패스키로 마지막으로 로그인한 시각. 없으면 `null`입니다.',
      }),
    ),
  },
  { $id: 'Passkey', additionalProperties: false, description: { en: 'One of your passkeys.', ko: '내 패스키 하나' } },
)
export type Passkey = Static<typeof Passkey>

export const PasskeyPath = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64, description: { en: 'The passkey.', ko: '패스키' } }),
})
