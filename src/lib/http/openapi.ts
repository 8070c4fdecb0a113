// Shapes the generated reference; knows OpenAPI, not requests.

import swagger from '@fastify/swagger'
import type { FastifyContextConfig, FastifyInstance, FastifySchema } from 'fastify'
import { inEach, LANGUAGES, type Language, type Wording } from '../../vocabulary/languages.ts'
import { GRANTS, PLANS, plansWith, planTitles } from '../../vocabulary/plans.ts'
import { PROBLEMS, type ProblemCode } from '../../vocabulary/problems.ts'
import { HTML } from '../html.ts'
import { KEY_FORM } from '../idempotency.ts'
import { ProblemSchema } from '../problems.ts'
import { DECLARED_FORM } from '../shapes.ts'
import { asDescription, inLanguage, readDescription } from '../type.ts'
import { FORM_TYPE } from './headers.ts'
import {
  DONE,
  HEADERS,
  IDEMPOTENCY,
  problemLines,
  retirement,
  SAME_AS_PAGE,
  SUCCESS,
  UNCHANGED,
} from './openapi-words.ts'
import { COMMON_PROBLEMS, type Deprecation, declaredProblems, type RouteAccess } from './routes.ts'

declare module 'fastify' {
  interface FastifySchema {
    /** What the operation is called in the reference. */
    title?: Wording
    /** What it does, beside who may call it. */
    about?: Wording
  }
  interface FastifyInstance {
    /** The reference with its descriptions in one language; in English it is `swagger()`. */
    reference(language: Language): object
  }
}

export interface About {
  title: string
  description: string
  tags: { name: string; description: Wording }[]
  /** Requests that this service makes of its callers, by name, as OpenAPI describes them. */
  webhooks?: Record<string, object>
}

const ABOUT: About = { title: 'Gonggo', description: 'Public-procurement bid notices over REST.', tags: [] }

interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: { default?: unknown; type?: string; minLength?: number; maxLength?: number; pattern?: string }
}

interface Answer {
  $ref?: string
  description?: string
  headers?: Record<string, unknown>
  content?: Record<string, unknown>
}

/** What a route's declaration says beyond OpenAPI; carried through the generator under this name, then taken out. */
const CARRIED = 'x-declared'

interface Operation {
  description?: string
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Record<string, { schema?: BodyShape }> }
  security?: unknown[]
  responses: Record<string, Answer>
  [CARRIED]?: { config: FastifyContextConfig }
}

export interface ApiDocument {
  openapi: string
  info: { title: string; version: string; description?: string }
  servers?: Record<string, unknown>[]
  tags?: { name: string; description?: string }[]
  paths: Record<string, Record<string, Operation>>
  webhooks?: Record<string, object>
  components: Record<string, Record<string, unknown>>
  'x-plans'?: readonly { name: string; title: string; entitlements: readonly string[] }[]
}

type HeaderName = keyof typeof HEADERS

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: asDescription(IDEMPOTENCY),
  schema: { type: 'string', minLength: 1, maxLength: 512, pattern: KEY_FORM },
}

/** What decides whether `{}`, as an absent body is read, will do. */
interface BodyShape {
  $ref?: string
  type?: string
  required?: readonly string[]
  minProperties?: number
}

const PAGE = {
  [HTML]: { schema: { type: 'string', maxLength: 100_000, description: asDescription(SAME_AS_PAGE) } },
}

const ALWAYS: HeaderName[] = ['X-Request-Id', 'Api-Stage']
/** On whatever was counted, be it refused later. */
const COUNTED: HeaderName[] = ['RateLimit-Policy', 'RateLimit']
/** Told before anything is counted. */
const UNCOUNTED = new Set([401, 405, 408, 414, 421, 431])
const OF_STATUS: Partial<Record<number, HeaderName[]>> = {
  201: ['Location'],
  202: ['Location'],
  401: ['WWW-Authenticate'],
  405: ['Allow'],
  429: ['Retry-After'],
  503: ['Retry-After'],
}

/** Makes the OpenAPI document out of the routes: `http.swagger()`, once all are there. */
export function describeApi(http: FastifyInstance, options: { version: string; about?: About | undefined }): void {
  const about = options.about ?? ABOUT
  const documents = new Map<Language, object>()
  http.decorate('reference', (language) => {
    // The generator makes the document once, and all languages with it.
    http.swagger()
    return documents.get(language) ?? {}
  })
  http.addSchema(ProblemSchema)
  // Called, not registered: its hook has to stand before the first route, which may come in the same tick.
  swagger(
    http,
    {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: about.title,
          version: options.version,
          description: about.description,
          license: { name: 'MIT', identifier: 'MIT' },
        },
        servers: [
          {
            url: '{base_url}',
            description: 'The address of the service in production.',
            variables: { base_url: { default: 'https://gonggo.example.com', description: 'Its public address.' } },
          },
        ],
        tags: about.tags.map(({ name, description }) => ({ name, description: asDescription(description) })),
        components: {
          securitySchemes: {
            key: {
              type: 'http',
              scheme: 'bearer',
              description: 'An API key, sent as `Authorization: Bearer gg_live_…`.',
            },
            session: {
              type: 'apiKey',
              in: 'cookie',
              name: '__Host-gonggo',
              description:
                'The session cookie; over plain http it is called `gonggo`. Requests that change something also need the header `X-Gonggo-Console: 1`. All sessions of an account share a limit of 600 requests a minute.',
            },
            signature: {
              type: 'apiKey',
              in: 'header',
              name: 'Github-Public-Key-Signature',
              description: 'ECDSA signature of the request body (P-256, SHA-256, DER in base64); see the operation.',
            },
          },
        },
      },
      stripBasePath: false,
      convertConstToEnum: false,
      refResolver: { buildLocalReference: (json, _base, _fragment, index) => String(json.$id ?? `def-${index}`) },
      transform: ({ schema, url, route }) => ({
        schema: {
          ...described(schema),
          ...(route.config?.deprecated ? { deprecated: true } : {}),
          [CARRIED]: { config: route.config },
        },
        url,
      }),
      transformObject: (document) => {
        if (!('openapiObject' in document)) throw new Error('The generator was asked for an older format.')
        const whole = complete(document.openapiObject as unknown as ApiDocument, about)
        for (const language of LANGUAGES) documents.set(language, inLanguage(whole, language))
        return documents.get('en') as never
      },
    },
    () => undefined,
  )
}

/** The names that OpenAPI has for what a route says of itself. */
function described({ title, about, ...schema }: FastifySchema): FastifySchema {
  if (title) schema.summary = asDescription(title)
  if (about) schema.description = asDescription(about)
  return schema
}

function complete(document: ApiDocument, { webhooks }: About): ApiDocument {
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      completeOperation(path, method, operation)
      describeBody(operation, document.components.schemas as Record<string, BodyShape>)
    }
  }
  if (webhooks) document.webhooks = structuredClone(webhooks)
  nameTypes(document)
  showForms(document)
  document['x-plans'] = PLANS.map((name) => ({ name, title: GRANTS[name].title, entitlements: GRANTS[name].includes }))
  // The generator's types know no extensions here.
  for (const server of document.servers ?? []) server['x-internal'] = false
  document.components.headers = Object.fromEntries(
    Object.entries(HEADERS).map(([name, [description, schema]]) => [name, { description, schema }]),
  )
  document.components.responses = Object.fromEntries(
    [...new Set(COMMON_PROBLEMS.map((code) => PROBLEMS[code].status))]
      .sort()
      .map((status) => [nameOf(status), problemAnswer(status, COMMON_PROBLEMS)]),
  )
  leaveOutUnused(document, 'responses')
  leaveOutUnused(document, 'headers')
  return document
}

/** What validation leaves to a reader is a pattern like any other to whoever reads the reference. */
function showForms(node: unknown): void {
  if (typeof node !== 'object' || node === null) return
  const fields = node as Record<string, unknown>
  if (DECLARED_FORM in fields) {
    fields.pattern = fields[DECLARED_FORM]
    delete fields[DECLARED_FORM]
  }
  for (const child of Object.values(fields)) showForms(child)
}

/** What no operation of today carries is no part of the reference yet. */
function leaveOutUnused(document: ApiDocument, kind: 'responses' | 'headers'): void {
  const text = JSON.stringify(document)
  const components = Object.entries(document.components[kind] ?? {})
  document.components[kind] = Object.fromEntries(
    components.filter(([name]) => text.includes(`"#/components/${kind}/${name}"`)),
  )
}

/** A list of words is a string, and readers of the document like to be told so. For one boolean, generators write code that does not compile. */
function nameTypes(node: unknown): void {
  if (typeof node !== 'object' || node === null) return
  if (typeof (node as { const?: unknown }).const === 'boolean') delete (node as { const?: unknown }).const
  const { enum: words, type } = node as { enum?: unknown; type?: unknown }
  if (Array.isArray(words) && type === undefined && words.every((word) => typeof word === 'string')) {
    Object.assign(node, { type: 'string' })
  }
  for (const child of Object.values(node)) nameTypes(child)
}

function completeOperation(path: string, method: string, operation: Operation): void {
  const config = operation[CARRIED]?.config
  delete operation[CARRIED]
  if (!config) throw new Error(`${method} ${path} has no declaration.`)
  const { access } = config
  for (const parameter of operation.parameters ?? []) {
    // What has a default need not be sent, although validation then always finds it.
    if (parameter.schema?.default !== undefined) delete parameter.required
  }
  operation.security = securityOf(config)
  const words = descriptionOf(operation, config)
  if (words.en) operation.description = asDescription(words)
  for (const answer of Object.entries(operation.responses)) describeSuccess(operation, path, config, answer)
  if (config.idempotent) describeIdempotency(operation)
  if (config.formNeeds) describeForm(operation, config.formNeeds)
  if (config.deprecated) describeDeprecation(operation, config.deprecated)
  if (method === 'get')
    operation.responses['304'] = {
      description: asDescription(UNCHANGED),
      headers: headerRefs([...ALWAYS, 'ETag', ...(typeof access === 'object' ? COUNTED : [])]),
    }
  const codes = declaredProblems(config, method, path.includes('{'))
  for (const status of new Set(codes.map((code) => PROBLEMS[code].status))) {
    const own = codes.filter((code) => PROBLEMS[code].status === status)
    const isPage = config.pages?.includes(status) ?? false
    const common = !isPage && own.every((code) => COMMON_PROBLEMS.includes(code))
    operation.responses[status] = common
      ? { $ref: `#/components/responses/${nameOf(status)}` }
      : problemAnswer(status, own, isPage)
  }
}

/** What the route says of itself, who may call it, and for how long. */
function descriptionOf({ description = '' }: Operation, { access, deprecated }: FastifyContextConfig): Wording {
  const said = readDescription(description)
  return inEach((language) =>
    [said[language], accessWords(access), deprecated ? retirement(deprecated)[language] : '']
      .filter(Boolean)
      .join('\n\n'),
  )
}

/** A key, or the cookie that stands for it: either will do. */
function securityOf({ access, byCookie, inspect }: FastifyContextConfig): Record<string, []>[] {
  if (typeof access === 'object') return access.operators ? [{ session: [] }] : [{ key: [] }, { session: [] }]
  if (byCookie) return [{ session: [] }]
  return inspect ? [{ signature: [] }] : []
}

function describeBody({ requestBody }: Operation, schemas: Record<string, BodyShape>): void {
  if (!requestBody) return
  const [media] = Object.values(requestBody.content)
  const name = media?.schema?.$ref?.split('/').at(-1)
  const shape = name === undefined ? media?.schema : schemas[name]
  requestBody.required = shape?.type !== 'object' || Boolean(shape.required?.length || shape.minProperties)
}

/** Beside the reference, as OpenAPI 3.1 allows: for a type that only a form has, generators write no class. */
function describeForm({ requestBody }: Operation, needs: readonly string[]): void {
  const form = requestBody?.content[FORM_TYPE]
  if (!requestBody || !form?.schema?.$ref) throw new Error('A form needs fields where no form with a name is taken.')
  requestBody.content[FORM_TYPE] = { schema: { ...form.schema, required: needs } }
}

function describeIdempotency(operation: Operation): void {
  operation.parameters = [...(operation.parameters ?? []), structuredClone(IDEMPOTENCY_KEY)]
  for (const answer of Object.values(operation.responses)) {
    answer.headers = { ...answer.headers, ...headerRefs(['Idempotent-Replayed']) }
  }
}

function describeDeprecation(operation: Operation, { sunset }: Deprecation): void {
  for (const answer of Object.values(operation.responses)) {
    answer.headers = {
      ...answer.headers,
      ...headerRefs(sunset === undefined ? ['Deprecation'] : ['Deprecation', 'Sunset']),
    }
  }
}

function describeSuccess(
  operation: Operation,
  path: string,
  { showsSecret }: FastifyContextConfig,
  [status, answer]: [status: string, answer: Answer],
): void {
  // Only what stands under /v1 has an address of its own.
  const names = path.startsWith('/v1') ? [...ALWAYS, ...(OF_STATUS[Number(status)] ?? [])] : [...ALWAYS]
  if (status === '200') names.push('ETag')
  if (status === '200' && !showsSecret) names.push('Content-Encoding')
  if (operation.security?.length) names.push(...COUNTED)
  if (status === '200' && operation.parameters?.some((parameter) => parameter.name === 'page')) names.push('Link')
  answer.headers = { ...answer.headers, ...headerRefs(names) }
  if (!answer.description || answer.description === 'Default Response')
    answer.description = asDescription(SUCCESS[status] ?? DONE)
}

function accessWords(access: RouteAccess): string {
  if (access === 'open') return ''
  if (access === 'ops') return 'Available only from the server itself and from configured networks.'
  if (access.operators) return 'Only for operators who are signed in.'
  const plans = planTitles(plansWith(access.needs), 'and')
  const scope = access.scope === 'any' ? 'any' : `\`${access.scope}\``
  const itself = access.orItself === undefined ? '' : '; a key needs none for itself'
  const own = access.orOwn ? '; signed-in members need none for their own keys' : ''
  return `Plan: ${plans}. Scope: ${scope}${itself}${own}.`
}

const headerRefs = (names: HeaderName[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

const nameOf = (status: number): string => `Problem${status}`

function problemAnswer(status: number, codes: readonly ProblemCode[], isPage = false): Answer {
  const own = codes.filter((code) => PROBLEMS[code].status === status)
  const counted = UNCOUNTED.has(status) ? [] : COUNTED
  const headers = headerRefs([...ALWAYS, 'Content-Language', ...(OF_STATUS[status] ?? []), ...counted])
  return {
    description: asDescription(problemLines(own)),
    headers,
    content: {
      'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
      ...(isPage ? PAGE : {}),
    },
  }
}
