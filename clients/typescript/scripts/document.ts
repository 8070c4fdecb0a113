import { readFileSync } from 'node:fs'

/** The parts of `openapi.json` that the client is generated from. */
export interface Schema {
  $ref?: string
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  description?: string
  default?: unknown
}

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: Schema
}

interface Declared {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}

export interface Document {
  info: { version: string }
  tags: { name: string; description: string }[]
  components: { schemas: Record<string, Schema> }
  paths: Record<string, Record<string, Declared>>
  webhooks: Record<string, { post: Declared }>
  /** From the smallest to the largest. */
  'x-plans': { name: string; title: string; entitlements: string[] }[]
}

export interface Operation extends Declared {
  http: string
  path: string
  /** The name of the group; `method` is the name within it. */
  group: string
  method: string
  /** The schema of its JSON response, that of the items of a list, and whether the list is a feed with a cursor. */
  answer: string
  item: string
  isFeed: boolean
  /** A `POST` that can be repeated without `Idempotency-Key`, because it changes nothing. */
  onlyReads: boolean
}

/** The document states this only in its text (docs/conventions.md). */
const ONLY_READING = ['lookUpBids', 'searchBids']

/**
 * A notice whose fields a request may select. Clients treat it as a whole notice, because nearly all requests select
 * all fields. Fields that only searches add are optional. Languages that can express more use `WITH_FIELDS` in
 * `methods.ts`.
 */
const PARTIAL: Readonly<Record<string, string>> = { FoundBid: 'Bid' }

export function readDocument(): Document {
  const text = readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8')
  const document: Document = JSON.parse(text, (key, value) => {
    const name = key === '$ref' ? PARTIAL[String(value).replace('#/components/schemas/', '')] : undefined
    return name ? `#/components/schemas/${name}` : value
  })
  const { schemas } = document.components
  for (const [name, whole] of Object.entries(PARTIAL)) {
    const properties = schemas[whole]?.properties
    for (const [field, shape] of Object.entries(schemas[name]?.properties ?? {}))
      if (properties && !(field in properties)) properties[field] = shape
    delete schemas[name]
  }
  return document
}

/**
 * The group is the first word of the path after `/v1`; operations tagged `Service` are in the group `service`. The
 * method is the operationId without the noun of its group: `listBids` is `bids.list`, `listBidChanges` is
 * `bids.listChanges`, and `getNamedProfile` is `profiles.get`.
 */
export function operationsIn({ paths, components }: Document): Operation[] {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([http, declared]): Operation => {
      const word = /^(?:\/v1)?\/([a-z]+)/.exec(path)?.[1] ?? 'service'
      const group = declared.tags.includes('Service') ? 'service' : word
      const method = methodOf(declared.operationId, group)
      const [answer = ''] = namesIn(declared.responses['200'])
      const { items, nextCursor } = components.schemas[answer]?.properties ?? {}
      const [item = ''] = namesIn(items)
      const onlyReads = ONLY_READING.includes(declared.operationId)
      return { ...declared, http, path, group, method, answer, item, isFeed: nextCursor !== undefined, onlyReads }
    }),
  )
  const names = operations.map(({ group, method }) => `${group}.${method}`)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw new Error(`two operations would be ${twice}; name one of them otherwise`)
  return operations
}

/** Nouns of groups whose own word is the noun of another group. */
const NOUNS: Record<string, string> = { profiles: 'NamedProfile' }

function methodOf(operationId: string, group: string): string {
  const noun = NOUNS[group] ?? upper(group.replace(/s$/, ''))
  return operationId.replace(new RegExp(`(?<=[a-z])${noun}s?(?![a-z])`), '')
}

export const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The names of the schemas that a part of the document directly refers to. */
export function namesIn(part: unknown): string[] {
  return [...JSON.stringify(part ?? null).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name)
}
