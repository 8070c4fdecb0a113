import { type Static, Type } from 'typebox'

const Word = (description: string) => Type.String({ maxLength: 200, description })
const Address = (description: string) => Type.String({ format: 'uri', maxLength: 2048, description })

export const Service = Type.Object(
  {
    name: Word('The name of the service.'),
    version: Word('The version of the API.'),
    stage: Type.Enum(['closed-beta', 'open-beta', 'general'], { description: 'How far the release has come.' }),
    links: Type.Object(
      {
        docs: Address('This reference, for people.'),
        openapi: Address('This reference, for programs.'),
        errors: Address('Every error code explained.'),
        health: Address('Whether the service runs.'),
      },
      { additionalProperties: false },
    ),
  },
  { $id: 'Service', additionalProperties: false, description: 'What answers here, and where to read more.' },
)

export const Health = Type.Object(
  { status: Type.Enum(['ok']) },
  { $id: 'Health', additionalProperties: false, description: 'The process lives.' },
)

export const Readiness = Type.Object(
  {
    ok: Type.Boolean({ description: 'Whether requests should be sent here.' }),
    checks: Type.Array(
      Type.Object(
        { name: Word('What was looked at.'), ok: Type.Boolean(), detail: Word('What was found.') },
        { additionalProperties: false },
      ),
      { maxItems: 50, description: 'What this was decided by.' },
    ),
  },
  { $id: 'Readiness', additionalProperties: false, description: 'Whether the service can do its work.' },
)

/** Any OpenAPI document; its own specification says more than a schema here could. */
export const OpenApi = Type.Object(
  { openapi: Type.String({ maxLength: 10, pattern: '^3\\.1\\.' }) },
  { additionalProperties: true, description: 'An OpenAPI 3.1 document.' },
)

export const Page = Type.String({ maxLength: 5_000_000, description: 'A page for a browser.' })
export const Metrics = Type.String({ maxLength: 5_000_000, description: 'Metrics in the text format of Prometheus.' })

export type Service = Static<typeof Service>
export type Readiness = Static<typeof Readiness>
