import { type Static, Type } from 'typebox'

const Word = (description: string) => Type.String({ maxLength: 200, description })
const Address = (description: string) => Type.String({ format: 'uri', maxLength: 2048, description })

export const Service = Type.Object(
  {
    name: Word('The name of the service.'),
    version: Word('The version of the API.'),
    stage: Type.Enum(['closed-beta', 'open-beta', 'general'], { description: 'Stage of the release.' }),
    links: Type.Object(
      {
        docs: Address('This reference as a web page.'),
        openapi: Address('This reference as OpenAPI.'),
        errors: Address('Every error code explained.'),
        health: Address('Check whether the service is running.'),
      },
      { additionalProperties: false },
    ),
  },
  { $id: 'Service', additionalProperties: false, description: 'Name, version and links of the service.' },
)

export const Health = Type.Object(
  { status: Type.Enum(['ok']) },
  { $id: 'Health', additionalProperties: false, description: 'The process is running.' },
)

export const Readiness = Type.Object(
  {
    ok: Type.Boolean({ description: 'Whether the service should receive requests.' }),
    checks: Type.Array(
      Type.Object(
        { name: Word('Name of the check.'), ok: Type.Boolean(), detail: Word('What was found.') },
        { additionalProperties: false },
      ),
      { maxItems: 50, description: 'The checks behind `ok`.' },
    ),
  },
  { $id: 'Readiness', additionalProperties: false, description: 'Whether the service is ready for requests.' },
)

/** Any OpenAPI document; its own specification says more than a schema here could. */
export const OpenApi = Type.Object(
  { openapi: Type.String({ maxLength: 10, pattern: '^3\\.1\\.' }) },
  { additionalProperties: true, description: 'An OpenAPI 3.1 document.' },
)

export const DocsPage = Type.String({ maxLength: 5_000_000, description: 'A page for a browser.' })
export const DocsText = Type.String({ maxLength: 5_000_000, description: 'The page as Markdown.' })
export const DocsPicture = Type.String({ maxLength: 5_000_000, description: 'The bytes of a picture of a guide.' })
export const PageName = Type.String({ maxLength: 100, description: 'Name of the page.' })
export const MetricsText = Type.String({
  maxLength: 5_000_000,
  description: 'Metrics in the text format of Prometheus.',
})

export type Service = Static<typeof Service>
export type Readiness = Static<typeof Readiness>
