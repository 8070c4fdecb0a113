import { type Static, Type } from 'typebox'
import { EMAIL_FORM, Id, Nullable, Time } from '../lib/shapes.ts'
import { LANGUAGES } from '../vocabulary/languages.ts'
import { PLANS } from '../vocabulary/plans.ts'
import { ROLES, SCOPES } from '../vocabulary/roles.ts'

const Text = (maxLength: number, description: string) => Type.String({ maxLength, description })

const BASE64URL = '^[A-Za-z0-9_-]+$'

/** Bytes as browsers write them in JSON. */
const Bytes = (maxLength: number, description: string) =>
  Type.String({ minLength: 1, maxLength, pattern: BASE64URL, description })

const CredentialId = Bytes(1366, 'Identifier of the passkey, as `toJSON()` of the credential gives it: base64url.')
const ClientData = Bytes(4096, 'What the browser has had signed: base64url.')

/** A passkey that signs: what `navigator.credentials.get()` gives. */
export const PasskeyAssertion = Type.Object(
  {
    id: CredentialId,
    response: Type.Object(
      {
        clientDataJSON: ClientData,
        authenticatorData: Bytes(1024, 'What the device says of itself: base64url.'),
        signature: Bytes(1024, 'Signature over both: base64url.'),
        userHandle: Bytes(88, 'Whose passkey it is: base64url.'),
      },
      { additionalProperties: false, description: 'What the device has signed.' },
    ),
  },
  {
    $id: 'PasskeyAssertion',
    additionalProperties: false,
    description: 'From `toJSON()` of what `navigator.credentials.get()` gives, these fields.',
  },
)
export type PasskeyAssertion = Static<typeof PasskeyAssertion>

export const SignIn = Type.Object(
  {
    key: Type.Optional(Type.String({ minLength: 1, maxLength: 100, description: 'An API key.' })),
    token: Type.Optional(
      Type.String({ minLength: 1, maxLength: 100, description: 'What stands behind `#token=` in a mailed link.' }),
    ),
    passkey: Type.Optional(PasskeyAssertion),
  },
  {
    $id: 'SignIn',
    additionalProperties: false,
    minProperties: 1,
    maxProperties: 1,
    description: 'What you sign in with: one of the three.',
    examples: [{ key: 'gg_live_…' }],
  },
)
export type SignIn = Static<typeof SignIn>

export const LinkInput = Type.Object(
  {
    email: Type.String({
      maxLength: 254,
      pattern: EMAIL_FORM,
      description: 'Mail address of a member.',
      examples: ['jiwoo@example.com'],
    }),
  },
  { $id: 'SignInLinkInput', additionalProperties: false, description: 'To whom the link is mailed.' },
)

export const LinkReceipt = Type.Object(
  { state: Type.Enum(['accepted'], { description: 'The same whether or not there is such a member.' }) },
  { $id: 'SignInLinkReceipt', additionalProperties: false, description: 'The request was taken.' },
)

export const Session = Type.Object(
  {
    id: Id('Identifier of the session.'),
    account: Type.Object(
      { id: Id('Identifier of the account.'), name: Text(200, 'Name of the account.') },
      { additionalProperties: false, description: 'The account.' },
    ),
    member: Nullable(
      Type.Object(
        {
          id: Id('Identifier of the member.'),
          email: Text(254, 'Mail address of the member.'),
          name: Nullable(Text(100, 'Name of the member.')),
        },
        { additionalProperties: false, description: 'The member who is signed in; `null` if a key is.' },
      ),
    ),
    key: Nullable(
      Type.Object(
        {
          id: Id('Identifier of the key.'),
          name: Nullable(Text(100, 'Name of the key.')),
          prefix: Text(20, 'First characters of the key.'),
        },
        {
          additionalProperties: false,
          description: 'The key the session stands for; `null` if a member is signed in.',
        },
      ),
    ),
    role: Nullable(Type.Enum([...ROLES], { description: 'Role of the member; `null` if a key is signed in.' })),
    operator: Type.Boolean({
      description: 'Whether the member is an operator of the service and may use `/operator`; never with a key.',
    }),
    scopes: Type.Array(Type.Enum([...SCOPES]), {
      maxItems: SCOPES.length,
      description: 'What the session may do: the scopes of the role, or those of the key.',
    }),
    plan: Type.Enum([...PLANS], { description: 'Plan of the account.' }),
    language: Type.Enum([...LANGUAGES], { description: 'Language of the member, or that of the account.' }),
    passkeyOrigin: Nullable(
      Text(
        300,
        'Origin of the pages on which you can add a passkey; `null` if a key is signed in, or the address of the service allows no passkeys.',
      ),
    ),
    createdAt: Time('When you signed in.'),
    expiresAt: Time('When the session ends unless it is used before: 12 hours after its last use, 30 days in all.'),
  },
  { $id: 'Session', additionalProperties: false, description: 'Who is signed in.' },
)
export type Session = Static<typeof Session>

export const SessionEntry = Type.Object(
  {
    id: Id('Identifier of the session.'),
    current: Type.Boolean({ description: 'Whether this request came with it.' }),
    device: Nullable(
      Type.String({
        maxLength: 60,
        description: 'Browser and system, roughly; `null` if unknown.',
        examples: ['Chrome · Windows'],
      }),
    ),
    network: Type.String({
      maxLength: 64,
      description: 'Network you signed in from.',
      examples: ['203.0.113.0/24'],
    }),
    createdAt: Time('When you signed in.'),
    lastUsedAt: Time('When it was last used, to the minute.'),
    expiresAt: Time('When it ends unless it is used before.'),
  },
  { $id: 'SessionEntry', additionalProperties: false, description: 'One of your sessions.' },
)
export type SessionEntry = Static<typeof SessionEntry>

export const SessionPath = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64, description: 'The session.' }),
})

const TIMEOUT = Type.Integer({
  minimum: 1,
  maximum: 600_000,
  format: 'int32',
  description: 'Milliseconds for which the challenge is good.',
})
const Challenge = Type.String({ maxLength: 43, description: 'What the passkey is to sign, once: base64url.' })
const RpId = Text(253, 'Name that browsers bind the passkey to: the host of the service.')
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

export const PasskeyRequest = Type.Object(
  {
    challenge: Challenge,
    rpId: RpId,
    timeout: TIMEOUT,
    userVerification: Type.Enum(['required'], { description: 'The device must ask who is there.' }),
  },
  {
    $id: 'PasskeyRequest',
    additionalProperties: false,
    description: 'For `PublicKeyCredential.parseRequestOptionsFromJSON()` and `navigator.credentials.get()`.',
  },
)
export type PasskeyRequest = Static<typeof PasskeyRequest>

const Kind = Type.Enum(['public-key'], { description: 'The only kind there is.' })
const Transports = Type.Array(Type.Enum([...TRANSPORTS]), {
  maxItems: TRANSPORTS.length,
  description: 'How the device can be reached, as the browser says.',
})

const PasskeyOwner = Type.Object(
  {
    id: Type.String({ maxLength: 88, description: 'Stands for the member, and says nothing of him: base64url.' }),
    name: Text(254, 'Mail address of the member.'),
    displayName: Text(100, 'Name of the member, or the mail address.'),
  },
  { additionalProperties: false, description: 'Whose passkey it will be.' },
)

const Residence = Type.Object(
  {
    residentKey: Type.Enum(['required'], { description: 'The device must find it without being told which one.' }),
    requireResidentKey: Type.Boolean({ description: 'The same for older browsers.' }),
    userVerification: Type.Enum(['required'], { description: 'The device must ask who is there.' }),
  },
  { additionalProperties: false, description: 'What the device must be able to do.' },
)

export const PasskeyOptions = Type.Object(
  {
    rp: Type.Object(
      { id: RpId, name: Text(100, 'What browsers call the service.') },
      { additionalProperties: false, description: 'The service.' },
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
            description: 'Number of the algorithm in COSE.',
          }),
        },
        { additionalProperties: false, description: 'A kind of signature.' },
      ),
      { maxItems: 10, description: 'Signatures that are accepted, the favourite first.' },
    ),
    timeout: TIMEOUT,
    excludeCredentials: Type.Array(
      Type.Object(
        { id: Text(1366, 'Identifier of the passkey: base64url.'), type: Kind, transports: Transports },
        { additionalProperties: false, description: 'A passkey you have already.' },
      ),
      { maxItems: 20, description: 'Your passkeys, so that no device gets a second one.' },
    ),
    authenticatorSelection: Residence,
    attestation: Type.Enum(['none'], { description: 'No certificate of the device is asked for.' }),
  },
  {
    $id: 'PasskeyOptions',
    additionalProperties: false,
    description: 'For `PublicKeyCredential.parseCreationOptionsFromJSON()` and `navigator.credentials.create()`.',
  },
)
export type PasskeyOptions = Static<typeof PasskeyOptions>

/** A passkey that has just been made: what `navigator.credentials.create()` gives. */
const PasskeyAttestation = Type.Object(
  {
    id: CredentialId,
    response: Type.Object(
      {
        clientDataJSON: ClientData,
        attestationObject: Bytes(8192, 'The new passkey, with its public key: base64url.'),
        transports: Type.Optional(Transports),
      },
      { additionalProperties: false, description: 'What the device has made.' },
    ),
  },
  {
    $id: 'PasskeyAttestation',
    additionalProperties: false,
    description: 'From `toJSON()` of what `navigator.credentials.create()` gives, these fields.',
  },
)
export type PasskeyAttestation = Static<typeof PasskeyAttestation>

const PasskeyName = Type.String({
  minLength: 1,
  maxLength: 60,
  pattern: '\\S',
  description: 'What you call it.',
  examples: ['업무용 노트북'],
})

export const PasskeyInput = Type.Object(
  { name: PasskeyName, response: PasskeyAttestation },
  { $id: 'PasskeyInput', additionalProperties: false, description: 'A new passkey.' },
)
export type PasskeyInput = Static<typeof PasskeyInput>

export const PasskeyChange = Type.Object(
  { name: PasskeyName },
  { $id: 'PasskeyChange', additionalProperties: false, description: 'The new name.' },
)

export const Passkey = Type.Object(
  {
    id: Id('Identifier of the passkey.'),
    name: Text(60, 'What you call it.'),
    createdAt: Time('When it was added.'),
    lastUsedAt: Nullable(Time('When you last signed in with it; `null` if never.')),
  },
  { $id: 'Passkey', additionalProperties: false, description: 'One of your passkeys.' },
)
export type Passkey = Static<typeof Passkey>

export const PasskeyPath = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64, description: 'The passkey.' }),
})
