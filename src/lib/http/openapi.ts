// Builds the generated reference; knows OpenAPI, not requests.

import type { FastifyContextConfig, FastifyInstance, RouteOptions } from 'fastify'
import { inEach, type Language, type Wording } from '../../vocabulary/languages.ts'
import { GRANTS, PLANS, plansWith, planTitles } from '../../vocabulary/plans.ts'
import { PROBLEMS, type ProblemCode } from '../../vocabulary/problems.ts'
import { HTML } from '../html.ts'
import { KEY_FORM } from '../idempotency.ts'
import { ProblemSchema } from '../problems.ts'
import { asDescription, inLanguage, readDescription } from '../type.ts'
import { FORM_TYPE } from './headers.ts'
import {
  type BodyShape,
  type DescribedAnswer,
  type DescribedOperation,
  type DescribedParameter,
  operationOf,
  type Schemas,
  shapesOf,
  templateOf,
} from './openapi-operations.ts'
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
    operationId?: string
    tags?: readonly string[]
    /** Omitted from the reference. */
    hide?: boolean
    /** Media types of the body. Default: JSON. */
    consumes?: readonly string[]
    /** Never declared: `title` and `about` have all languages. */
    summary?: never
    description?: never
    /** The title of the operation in the reference. */
    title?: Wording
    /** What it does; who may call it is added. */
    about?: Wording
  }
  interface FastifyInstance {
    /** The OpenAPI document of all routes, with descriptions in one language; available after `ready()`. */
    reference(language: Language): object
  }
}

export interface About {
  title: string
  description: string
  tags: { name: string; description: Wording }[]
  /** The requests that this service sends to its callers, by name, in OpenAPI format. */
  webhooks?: Record<string, object>
}

const ABOUT: About = { title: 'Gonggo', description: 'Public-procurement bid notices over REST.', tags: [] }

export interface ApiDocument {
  openapi: string
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } }
  servers?: Record<string, unknown>[]
  tags?: { name: string; description?: string }[]
  paths: Record<string, Record<string, DescribedOperation>>
  webhooks?: Record<string, object>
  components: Record<string, Record<string, unknown>>
  'x-plans'?: readonly { name: string; title: string; entitlements: readonly string[] }[]
}

type HeaderName = keyof typeof HEADERS

const IDEMPOTENCY_KEY: DescribedParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: asDescription(IDEMPOTENCY),
  schema: { type: 'string', minLength: 1, maxLength: 512, pattern: KEY_FORM },
}

const SECURITY = {
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
}

const PAGE = {
  [HTML]: { schema: { type: 'string', maxLength: 100_000, description: asDescription(SAME_AS_PAGE) } },
}

const ALWAYS: HeaderName[] = ['X-Request-Id', 'Api-Stage']
/** On every counted request, even if it is rejected later. */
const COUNTED: HeaderName[] = ['RateLimit-Policy', 'RateLimit']
/** Statuses of requests that are rejected before they are counted. */
const UNCOUNTED = new Set([401, 405, 408, 414, 421, 431])
const OF_STATUS: Partial<Record<number, HeaderName[]>> = {
  201: ['Location'],
  202: ['Location'],
  401: ['WWW-Authenticate'],
  405: ['Allow'],
  429: ['Retry-After'],
  503: ['Retry-After'],
}

/** Builds the OpenAPI document from the routes when it is first requested. */
export function describeApi(http: FastifyInstance, options: { version: string; about?: About | undefined }): void {
  const about = options.about ?? ABOUT
  const routes: RouteOptions[] = []
  let isReady = false
  let whole: ApiDocument | undefined
  const documents = new Map<Language, object>()
  http.addSchema(ProblemSchema)
  http.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD' && !route.schema?.hide) routes.push(route)
  })
  http.addHook('onReady', (done) => {
    isReady = true
    done()
  })
  http.decorate('reference', (language) => {
    if (!isReady) throw new Error('Routes can still be added: the reference is made after ready().')
    whole ??= documentOf(routes, http.getSchemas() as Schemas, { version: options.version, about })
    const document = documents.get(language) ?? inLanguage(whole, language)
    documents.set(language, document)
    return document
  })
}

interface Described {
  version: string
  about: About
}

function documentOf(routes: readonly RouteOptions[], schemas: Schemas, { version, about }: Described): ApiDocument {
  const shapes = shapesOf(schemas)
  const document: ApiDocument = {
    openapi: '3.1.0',
    info: {
      title: about.title,
      version,
      description: about.description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    components: { securitySchemes: SECURITY, schemas: shapes },
    paths: pathsOf(routes, schemas, shapes),
    servers: [
      {
        url: '{base_url}',
        description: 'The address of the service in production.',
        variables: { base_url: { default: 'https://gonggo.example.com', description: 'Its public address.' } },
        'x-internal': false,
      },
    ],
    tags: about.tags.map(({ name, description }) => ({ name, description: asDescription(description) })),
    ...(about.webhooks && { webhooks: shapesOf(about.webhooks as Schemas) as Record<string, object> }),
  }
  document['x-plans'] = PLANS.map((name) => ({ name, title: GRANTS[name].title, entitlements: GRANTS[name].includes }))
  const references = collectReferences([document.paths, document.webhooks], new Set())
  const headers = Object.fromEntries(
    Object.entries(HEADERS).map(([name, [description, schema]]) => [name, { description, schema }]),
  )
  const statuses = [...new Set(COMMON_PROBLEMS.map((code) => PROBLEMS[code].status))].sort()
  const responses = usedOf(
    Object.fromEntries(statuses.map((status) => [nameOf(status), problemAnswer(status, COMMON_PROBLEMS)])),
    'responses',
    references,
  )
  document.components.headers = usedOf(headers, 'headers', collectReferences(responses, references))
  document.components.responses = responses
  return document
}

function pathsOf(routes: readonly RouteOptions[], schemas: Schemas, shapes: Record<string, unknown>) {
  const paths: ApiDocument['paths'] = {}
  for (const { url, method: methods, schema, config } of routes) {
    const path = templateOf(url)
    for (const name of [methods].flat()) {
      const method = name.toLowerCase()
      if (!schema || !config) throw new Error(`${name} ${url} has no declaration.`)
      const operation = operationOf(schema, schemas, config.deprecated !== undefined)
      completeOperation(path, method, operation, config)
      describeBody(operation, shapes as Record<string, BodyShape>)
      paths[path] = { ...paths[path], [method]: operation }
    }
  }
  return paths
}

/** Parts that no current operation uses are omitted. */
function usedOf(components: Record<string, unknown>, kind: 'responses' | 'headers', references: ReadonlySet<string>) {
  const entries = Object.entries(components)
  return Object.fromEntries(entries.filter(([name]) => references.has(`#/components/${kind}/${name}`)))
}

/** Collects every reference below a node. */
function collectReferences(node: unknown, references: Set<string>): Set<string> {
  if (typeof node !== 'object' || node === null) return references
  const { $ref } = node as { $ref?: unknown }
  if (typeof $ref === 'string') references.add($ref)
  else for (const child of Object.values(node)) collectReferences(child, references)
  return references
}

function completeOperation(
  path: string,
  method: string,
  operation: DescribedOperation,
  config: FastifyContextConfig,
): void {
  const { access } = config
  for (const parameter of operation.parameters ?? []) {
    // A parameter with a default is optional, although validation then always finds it.
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
    operation.responses[status] = common ? referenceTo('responses', nameOf(status)) : problemAnswer(status, own, isPage)
  }
}

/** The description of the route, its callers and its deprecation. */
function descriptionOf(
  { description = '' }: DescribedOperation,
  { access, deprecated }: FastifyContextConfig,
): Wording {
  const said = readDescription(description)
  return inEach((language) =>
    [said[language], accessWords(access), deprecated ? retirement(deprecated)[language] : '']
      .filter(Boolean)
      .join('\n\n'),
  )
}

/** A key, or the session cookie: either is enough. */
function securityOf({ access, byCookie, inspect }: FastifyContextConfig): Record<string, []>[] {
  if (typeof access === 'object') return access.operators ? [{ session: [] }] : [{ key: [] }, { session: [] }]
  if (byCookie) return [{ session: [] }]
  return inspect ? [{ signature: [] }] : []
}

function describeBody({ requestBody }: DescribedOperation, schemas: Record<string, BodyShape>): void {
  if (!requestBody) return
  const [media] = Object.values(requestBody.content)
  const name = media?.schema?.$ref?.split('/').at(-1)
  const shape = name === undefined ? media?.schema : schemas[name]
  requestBody.required = shape?.type !== 'object' || Boolean(shape.required?.length || shape.minProperties)
}

/** Next to the reference, as OpenAPI 3.1 allows: for a type that only a form uses, generators write no class. */
function describeForm({ requestBody }: DescribedOperation, needs: readonly string[]): void {
  const form = requestBody?.content[FORM_TYPE]
  if (!requestBody || !form?.schema?.$ref) throw new Error('A form needs fields where no form with a name is taken.')
  requestBody.content[FORM_TYPE] = { schema: { ...form.schema, required: needs } }
}

function describeIdempotency(operation: DescribedOperation): void {
  operation.parameters = [...(operation.parameters ?? []), structuredClone(IDEMPOTENCY_KEY)]
  for (const answer of Object.values(operation.responses)) {
    answer.headers = { ...answer.headers, ...headerRefs(['Idempotent-Replayed']) }
  }
}

function describeDeprecation(operation: DescribedOperation, { sunset }: Deprecation): void {
  for (const answer of Object.values(operation.responses)) {
    answer.headers = {
      ...answer.headers,
      ...headerRefs(sunset === undefined ? ['Deprecation'] : ['Deprecation', 'Sunset']),
    }
  }
}

function describeSuccess(
  operation: DescribedOperation,
  path: string,
  { showsSecret }: FastifyContextConfig,
  [status, answer]: [status: string, answer: DescribedAnswer],
): void {
  // Only paths below /v1 have their own address.
  const names = path.startsWith('/v1') ? [...ALWAYS, ...(OF_STATUS[Number(status)] ?? [])] : [...ALWAYS]
  if (status === '200') names.push('ETag')
  if (status === '200' && !showsSecret) names.push('Content-Encoding')
  if (operation.security?.length) names.push(...COUNTED)
  if (status === '200' && operation.parameters?.some((parameter) => parameter.name === 'page')) names.push('Link')
  answer.headers = { ...answer.headers, ...headerRefs(names) }
  if (!answer.description) answer.description = asDescription(SUCCESS[status] ?? DONE)
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

const nameOf = (status: number): string => `Problem${status}`

// Thousands of places refer to a few parts: with one object for each part, building the document takes half the time.
const parts = new Map<string, { $ref: string }>()

function referenceTo(kind: 'headers' | 'responses', name: string): { $ref: string } {
  const $ref = `#/components/${kind}/${name}`
  const part = parts.get($ref) ?? { $ref }
  parts.set($ref, part)
  return part
}

const headerRefs = (names: HeaderName[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, referenceTo('headers', name)]))

function problemAnswer(status: number, codes: readonly ProblemCode[], isPage = false): DescribedAnswer {
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
