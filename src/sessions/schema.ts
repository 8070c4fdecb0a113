import { type Static, Type } from 'typebox'
import { EMAIL_FORM, Id, Nullable, Text, Time } from '../lib/shapes.ts'
import { LANGUAGES } from '../vocabulary/languages.ts'
import { ENTITLEMENTS, PLANS } from '../vocabulary/plans.ts'
import { ROLES, SCOPES } from '../vocabulary/roles.ts'

const BASE64URL = '^[A-Za-z0-9_-]+$'

/** Bytes as browsers write them in JSON. */
const Bytes = (maxLength: number, description: string) =>
  Type.String({ minLength: 1, maxLength, pattern: BASE64URL, description })

const CredentialId = Bytes(1366, 'Identifier of the passkey, from `toJSON()` of the credential: base64url.')
const ClientData = Bytes(4096, 'Client data that the device signed: base64url.')

/** A passkey that signs: what `navigator.credentials.get()` gives. */
export const PasskeyAssertion = Type.Object(
  {
    id: CredentialId,
    response: Type.Object(
      {
        clientDataJSON: ClientData,
        authenticatorData: Bytes(1024, 'Authenticator data: base64url.'),
        signature: Bytes(1024, 'Signature over client and authenticator data: base64url.'),
        userHandle: Bytes(88, 'User handle of the passkey: base64url.'),
      },
      { additionalProperties: false, description: 'The signed response of the authenticator.' },
    ),
  },
  {
    $id: 'PasskeyAssertion',
    additionalProperties: false,
    description: 'These fields of `toJSON()` of the credential returned by `navigator.credentials.get()`.',
  },
)
export type PasskeyAssertion = Static<typeof PasskeyAssertion>

export const SignIn = Type.Object(
  {
    key: Type.Optional(Type.String({ minLength: 1, maxLength: 100, description: 'An API key.' })),
    token: Type.Optional(
      Type.String({ minLength: 1, maxLength: 100, description: 'The value after `#token=` in a mailed link.' }),
    ),
    passkey: Type.Optional(PasskeyAssertion),
  },
  {
    $id: 'SignIn',
    additionalProperties: false,
    minProperties: 1,
    maxProperties: 1,
    description: 'The credential to sign in with: exactly one of the three.',
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
  { $id: 'SignInLinkInput', additionalProperties: false, description: 'The recipient of the link.' },
)

export const LinkReceipt = Type.Object(
  { state: Type.Enum(['accepted'], { description: 'Same response whether or not the member exists.' }) },
  { $id: 'SignInLinkReceipt', additionalProperties: false, description: 'The request was accepted.' },
)

export const Session = Type.Object(
  {
    id: Id('Identifier of the session.'),
    account: Type.Object(
      { id: Id('Identifier of the account.'), name: Text('Name of the account.', 200) },
      { additionalProperties: false, description: 'The account.' },
    ),
    member: Nullable(
      Type.Object(
        {
          id: Id('Identifier of the member.'),
          email: Text('Mail address of the member.', 254),
          name: Nullable(Text('Name of the member.', 100)),
        },
        {
          additionalProperties: false,
          description: 'The member who is signed in; `null` for a session created with a key.',
        },
      ),
    ),
    key: Nullable(
      Type.Object(
        {
          id: Id('Identifier of the key.'),
          name: Nullable(Text('Name of the key.', 100)),
          prefix: Text('First characters of the key.', 20),
        },
        {
          additionalProperties: false,
          description: 'The key the session was created with; `null` if a member is signed in.',
        },
      ),
    ),
    role: Nullable(
      Type.Enum([...ROLES], { description: 'Role of the member; `null` for a session created with a key.' }),
    ),
    operator: Type.Boolean({
      description:
        'Whether the member is an operator of the service and can use `/operator`; always `false` with a key.',
    }),
    scopes: Type.Array(Type.Enum([...SCOPES]), {
      maxItems: SCOPES.length,
      description: 'Scopes of the session: those of the role, or those of the key.',
    }),
    plan: Type.Enum([...PLANS], { description: 'Plan of the account.' }),
    entitlements: Type.Array(Type.Enum([...ENTITLEMENTS]), {
      maxItems: ENTITLEMENTS.length,
      description: 'What the plan includes.',
    }),
    language: Type.Enum([...LANGUAGES], { description: 'Language of the member, or that of the account.' }),
    passkeyOrigin: Nullable(
      Text(
        'Origin of the pages on which you can add a passkey; `null` for a session created with a key, or if the address of the service allows no passkeys.',
        300,
      ),
    ),
    createdAt: Time('When you signed in.'),
    expiresAt: Time('When the session expires: 12 hours after its last use, at the latest 30 days after signing in.'),
  },
  { $id: 'Session', additionalProperties: false, description: 'Who is signed in.' },
)
export type Session = Static<typeof Session>

export const SessionEntry = Type.Object(
  {
    id: Id('Identifier of the session.'),
    current: Type.Boolean({ description: 'Whether this request uses the session.' }),
    device: Nullable(
      Type.String({
        maxLength: 60,
        description: 'Browser and operating system, approximately; `null` if unknown.',
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
    expiresAt: Time('When it expires unless it is used again.'),
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
  description: 'Validity of the challenge in milliseconds.',
})
const Challenge = Type.String({
  maxLength: 43,
  description: 'Challenge for the passkey to sign; valid once: base64url.',
})
const RpId = Text('Relying party ID: the host of the service.', 253)
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

export const PasskeyRequest = Type.Object(
  {
    challenge: Challenge,
    rpId: RpId,
    timeout: TIMEOUT,
    userVerification: Type.Enum(['required'], { description: 'User verification is required.' }),
  },
  {
    $id: 'PasskeyRequest',
    additionalProperties: false,
    description: 'Options for `PublicKeyCredential.parseRequestOptionsFromJSON()` and `navigator.credentials.get()`.',
  },
)
export type PasskeyRequest = Static<typeof PasskeyRequest>

const Kind = Type.Enum(['public-key'], { description: 'The only credential type.' })
const Transports = Type.Array(Type.Enum([...TRANSPORTS]), {
  maxItems: TRANSPORTS.length,
  description: 'Transports of the authenticator, as the browser reports them.',
})

const PasskeyOwner = Type.Object(
  {
    id: Type.String({ maxLength: 88, description: 'Opaque user handle of the member: base64url.' }),
    name: Text('Mail address of the member.', 254),
    displayName: Text('Name of the member, or the mail address.', 100),
  },
  { additionalProperties: false, description: 'The user of the new passkey.' },
)

const Residence = Type.Object(
  {
    residentKey: Type.Enum(['required'], {
      description: 'The passkey must be discoverable: usable without its identifier.',
    }),
    requireResidentKey: Type.Boolean({ description: 'The same, for older browsers.' }),
    userVerification: Type.Enum(['required'], { description: 'User verification is required.' }),
  },
  { additionalProperties: false, description: 'Requirements on the authenticator.' },
)

export const PasskeyOptions = Type.Object(
  {
    rp: Type.Object(
      { id: RpId, name: Text('Name of the service, as browsers show it.', 100) },
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
            description: 'COSE identifier of the algorithm.',
          }),
        },
        { additionalProperties: false, description: 'A signature algorithm.' },
      ),
      { maxItems: 10, description: 'Accepted signature algorithms, most preferred first.' },
    ),
    timeout: TIMEOUT,
    excludeCredentials: Type.Array(
      Type.Object(
        { id: Text('Identifier of the passkey: base64url.', 1366), type: Kind, transports: Transports },
        { additionalProperties: false, description: 'A passkey you already have.' },
      ),
      { maxItems: 20, description: 'Your existing passkeys, so that a device does not register twice.' },
    ),
    authenticatorSelection: Residence,
    attestation: Type.Enum(['none'], { description: 'No attestation is requested.' }),
  },
  {
    $id: 'PasskeyOptions',
    additionalProperties: false,
    description:
      'Options for `PublicKeyCredential.parseCreationOptionsFromJSON()` and `navigator.credentials.create()`.',
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
        attestationObject: Bytes(8192, 'Attestation object with the public key of the passkey: base64url.'),
        transports: Type.Optional(Transports),
      },
      { additionalProperties: false, description: 'The response of the authenticator.' },
    ),
  },
  {
    $id: 'PasskeyAttestation',
    additionalProperties: false,
    description: 'These fields of `toJSON()` of the credential returned by `navigator.credentials.create()`.',
  },
)
export type PasskeyAttestation = Static<typeof PasskeyAttestation>

const PasskeyName = Type.String({
  minLength: 1,
  maxLength: 60,
  pattern: '\\S',
  description: 'Name of the passkey.',
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
    name: Text('Name of the passkey.', 60),
    createdAt: Time('When it was added.'),
    lastUsedAt: Nullable(Time('When you last signed in with it; `null` if never.')),
  },
  { $id: 'Passkey', additionalProperties: false, description: 'One of your passkeys.' },
)
export type Passkey = Static<typeof Passkey>

export const PasskeyPath = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64, description: 'The passkey.' }),
})
