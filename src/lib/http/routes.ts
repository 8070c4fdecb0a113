// The table that tells 405 from 404.

import type { FastifyContextConfig, FastifyInstance, RouteOptions } from 'fastify'
import type { Entitlement } from '../../vocabulary/plans.ts'
import { PROBLEM_CODES, PROBLEMS, type ProblemCode, type ProblemStatus } from '../../vocabulary/problems.ts'
import type { Scope } from '../../vocabulary/roles.ts'
import { parseTime, SECOND } from '../clock.ts'
import type { Kept } from './kept.ts'

/** A key that holds the scope (`any`: whatever it holds), of an account whose plan includes what the route needs. */
export interface KeyAccess {
  needs: Entitlement
  scope: Scope | 'any'
  /** The parameter of the path that names a key: that one may call the route on itself, whatever it holds. */
  orItself?: string
  /** A member who is signed in may call it for what he has made himself, whatever his role. */
  orOwn?: true
  /** Only operators, signed in as the members they are; plan and scope decide nothing, and no key will do. */
  operators?: true
}

/** Of the routes by which operators look after the service. */
export const BY_OPERATORS = { needs: 'access', scope: 'any', operators: true } as const satisfies KeyAccess

/** Who may call a route: anyone, the operator's own machines, or a key. */
export type RouteAccess = 'open' | 'ops' | KeyAccess

/** A request that takes long: an account has only so many of its kind at once. */
export interface Long {
  kind: 'changes' | 'streams' | 'exports'
  /** Where it is known. */
  longestMs: number | null
  /** Whether it takes long after all. It may ask the database, so only callers within their limit have it looked up. */
  isLong?: () => Promise<boolean>
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access: RouteAccess
    /** Media types the route can send, its favourite first. Default: JSON. */
    produces?: readonly string[]
    /** Problems of its own, beside those that follow from its access and input. */
    problems?: readonly ProblemCode[]
    /** Statuses that come as a page to whoever would rather have HTML. */
    pages?: readonly ProblemStatus[]
    /** What its requests are counted by. Default: the limit of the caller's plan. */
    limiter?: 'manage' | 'console'
    /** Which of its requests take long; asked before the input is read. */
    holds?: (request: FastifyRequest) => Long | null
    /** Takes far longer than a search: what an account has of these over its share waits first when work is late. */
    heavy?: true | ((request: FastifyRequest) => boolean)
    /** Each takes milliseconds of processor time: of all callers, one is begun in a round of the event loop. */
    inTurn?: true
    /** Of an account one of these runs at a time; the others wait in the order they came. */
    alone?: true
    /** Takes its body also as an HTML form sends it: every field a text. */
    form?: true
    /** Fields that a form must have although JSON may leave them out; the handler refuses it without. */
    formNeeds?: readonly string[]
    /** Takes any body, of any type, and looks at none of it. */
    anyBody?: true
    /** A page whose script reads the query itself: it may hold anything. */
    anyQuery?: true
    /** Needs no database, and answers while it is away. */
    fromMemory?: true
    /** A file that pages load: an office that opens the console behind one address asks for thousands. */
    pageFile?: true
    /** It should no longer be used: dates of Seoul from when on, and on which it goes. */
    deprecated?: Deprecation
    /** Its answer shows a secret: it is never compressed, and remembered encrypted. */
    showsSecret?: true
    /** Takes an `Idempotency-Key` and remembers its answer (lib/idempotency). */
    idempotent?: true
    /** Needs no key, but the cookie of whoever is signed in. */
    byCookie?: true
    /** An answer in JSON that is held already and is still true: the question need not be read. */
    recall?: (request: FastifyRequest) => Promise<Kept | null>
    /** Looks at the bytes of the body before anything of them is read, and throws what keeps them from it. */
    inspect?: (request: FastifyRequest) => Promise<void>
  }
}

export interface Deprecation {
  /** `2027-03-01` */
  since: string
  /** Not before `since`; without it the end is not decided. */
  sunset?: string
}

/** `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and where to read more. */
export function deprecationHeaders({ since, sunset }: Deprecation, moreUrl: string): Record<string, string> {
  const begins = startOf(since)
  const ends = sunset === undefined ? null : startOf(sunset)
  if (ends !== null && ends < begins) throw new Error(`A sunset on ${sunset} is before the deprecation on ${since}.`)
  return {
    deprecation: `@${begins / SECOND}`,
    ...(ends === null ? {} : { sunset: new Date(ends).toUTCString() }),
    link: `<${moreUrl}>; rel="deprecation"; type="text/html"`,
  }
}

function startOf(date: string): number {
  const at = parseTime(date, 'start')
  if (at === null) throw new Error(`"${date}" is no date such as 2027-03-01.`)
  return at
}

const SPECIAL = new Set<ProblemCode>([
  'origin_not_allowed',
  'operator_required',
  'reason_required',
  'consultation_closed',
  'source_not_ready',
  'matches_everything',
  'invalid_url',
  'invalid_signature',
  'invalid_link',
  'invalid_passkey',
  'member_required',
  'https_required',
  'http_1_1_required',
  'passkeys_unavailable',
  'would_lock_out',
  'keyword_exists',
  'limit_reached',
  'member_exists',
  'last_owner',
  'keys_depend',
  'key_ended',
  'cursor_expired',
  'precondition_failed',
  'request_in_progress',
  'outcome_unknown',
  'idempotency_key_reused',
])

const OF_IDEMPOTENCY = ['request_in_progress', 'idempotency_key_reused'] as const

/** Codes that follow from the kind of a route; all others it declares by name. */
export const COMMON_PROBLEMS = PROBLEM_CODES.filter((code) => !SPECIAL.has(code))

/** Every problem a route may answer with: those of its kind and those it names. */
export function declaredProblems(config: FastifyContextConfig, method: string, hasParameters: boolean): ProblemCode[] {
  const statuses = new Set<ProblemStatus>([400, 405, 406, 408, 414, 421, 431, 500, 503])
  if (typeof config.access === 'object') for (const status of [401, 403, 429] as const) statuses.add(status)
  if (/^(post|put|patch|delete)$/i.test(method)) for (const status of [413, 415] as const) statuses.add(status)
  if (hasParameters || config.access === 'ops') statuses.add(404)
  const common = COMMON_PROBLEMS.filter((code) => statuses.has(PROBLEMS[code].status))
  // Without a key a network is answered only so often, and told only so often that there is nothing.
  const flood = typeof config.access === 'object' ? [] : (['rate_limited'] as const)
  const ofOperators =
    typeof config.access === 'object' && config.access.operators ? (['operator_required'] as const) : []
  return [
    ...new Set([
      ...common,
      ...flood,
      ...ofOperators,
      ...(config.problems ?? []),
      ...(config.idempotent ? OF_IDEMPOTENCY : []),
    ]),
  ]
}

export interface DeclaredRoute {
  method: string
  url: string
  access: RouteAccess
  showsSecret: boolean
  fromMemory: boolean
}

export interface RouteTable {
  add(route: DeclaredRoute): void
  all(): readonly DeclaredRoute[]
  /** Methods a path takes, for `Allow`; empty for an unknown path. */
  allowed(path: string, seesOps: boolean): string[]
  /** Whether another route says more of this path than the one that was found: it takes other methods, and is meant. */
  isMistaken(url: string, path: string): boolean
}

type Entry = DeclaredRoute & { segments: string[] }

/** Only asked when the router found nothing, to tell an unknown path from a known one with another method. */
export function createRouteTable(): RouteTable {
  const entries: Entry[] = []
  const rivals = new Map<string, Entry[]>()

  /** Routes with fewer parameters that fit paths which this one fits as well; looked for once. */
  function rivalsOf(url: string): Entry[] {
    const kept = rivals.get(url)
    if (kept) return kept
    const segments = url.split('/')
    const found = entries.filter((entry) => open(entry) < open({ segments }) && meets(entry, segments))
    rivals.set(url, found)
    return found
  }

  return {
    add(route) {
      entries.push({ ...route, segments: route.url.split('/') })
      rivals.clear()
    },
    all: () => entries,
    allowed(path, seesOps) {
      const segments = segmentsOf(path)
      const fitting = entries.filter((entry) => (seesOps || entry.access !== 'ops') && fits(entry.segments, segments))
      // Beside a path that is written out further, one with more parameters does not count.
      const fewest = Math.min(...fitting.map(open))
      return [...new Set(fitting.filter((entry) => open(entry) === fewest).map((entry) => entry.method))].sort()
    },
    isMistaken: (url, path) => rivalsOf(url).some(({ segments }) => fits(segments, segmentsOf(path))),
  }
}

const isParameter = (segment: string): boolean => segment.startsWith(':')
const open = ({ segments }: Pick<Entry, 'segments'>): number => segments.filter(isParameter).length
const meets = (entry: Entry, segments: string[]): boolean =>
  entry.segments.length === segments.length &&
  entry.segments.every(
    (part, index) => isParameter(part) || isParameter(segments[index] ?? '') || part === segments[index],
  )

function segmentsOf(path: string): string[] {
  return path.split('/').map((segment) => {
    try {
      return decodeURIComponent(segment)
    } catch {
      return ''
    }
  })
}

const fits = (pattern: string[], segments: string[]): boolean =>
  pattern.length === segments.length &&
  pattern.every((part, index) => (isParameter(part) ? segments[index] !== '' : part === segments[index]))

/** What every route must say about itself; a forgotten word stops the start, not a customer. */
export function checkDeclaration(route: RouteOptions): void {
  const name = `${String(route.method)} ${route.url}`
  const { config, schema } = route
  if (!config?.access) throw new Error(`${name} declares no access.`)
  // Such a route answers before keys are checked.
  if (config.fromMemory && typeof config.access === 'object') throw new Error(`${name} needs a key and no database.`)
  if (config.deprecated) deprecationHeaders(config.deprecated, '')
  if (schema?.hide) return
  if (schema?.summary !== undefined || schema?.description !== undefined) {
    throw new Error(`${name} describes itself in one language: title and about have all.`)
  }
  for (const word of ['operationId', 'title', 'tags'] as const) {
    if (!schema?.[word]) throw new Error(`${name} declares no ${word}.`)
  }
  if (!schema?.response) throw new Error(`${name} declares no answers.`)
  checkClosed(schema.body, name)
}

/** Fields a body's schema does not know are refused, so each of its objects has to say where it ends. */
function checkClosed(node: unknown, name: string): void {
  if (typeof node !== 'object' || node === null) return
  const { type, additionalProperties } = node as { type?: unknown; additionalProperties?: unknown }
  if (type === 'object' && additionalProperties === undefined) {
    throw new Error(`${name}: an object of its body does not declare additionalProperties.`)
  }
  for (const child of Object.values(node)) checkClosed(child, name)
}

/** What a schema became, and the named schemas in it, the innermost first. */
interface Lifted {
  node: unknown
  named: ReadonlyMap<object, string>
}

/** Tests start many services in one process: each schema is lifted once for all. */
const lifted = new WeakMap<object, Lifted>()

function liftOnce(node: unknown): Lifted {
  if (typeof node !== 'object' || node === null) return { node, named: new Map() }
  const known = lifted.get(node)
  if (known) return known
  const named = new Map<object, string>()
  const made = { node: liftInto(node, named), named }
  lifted.set(node, made)
  return made
}

/** Without its named parts, which are added to `named`. */
function liftInto(node: object, named: Map<object, string>): unknown {
  const copy = Array.isArray(node)
    ? node.map((item) => liftPart(item, named))
    : Object.fromEntries(Object.entries(node).map(([key, value]) => [key, liftPart(value, named)]))
  const { $id } = copy as { $id?: unknown }
  if (typeof $id !== 'string') return copy
  named.set(copy, $id)
  return { $ref: `${$id}#` }
}

function liftPart(node: unknown, named: Map<object, string>): unknown {
  if (typeof node !== 'object' || node === null) return node
  if (!('$id' in node)) return liftInto(node, named)
  // Most answers name the same few, each of them large.
  const part = liftOnce(node)
  for (const [copy, name] of part.named) named.set(copy, name)
  return part.node
}

/**
 * Schemas with `$id` may stand inline wherever they are used. Fastify and OpenAPI want them once, under their name:
 * this lifts them out, leaves references behind, and refuses two schemas of one name.
 */
export function createSchemaLift() {
  const schemas = new Map<string, object>()

  function lift(given: unknown, instance: FastifyInstance): unknown {
    const { node, named } = liftOnce(given)
    for (const [schema, name] of named) {
      const known = schemas.get(name) ?? schema
      if (known !== schema && JSON.stringify(known) !== JSON.stringify(schema))
        throw new Error(`Two different schemas are called ${name}.`)
      schemas.set(name, known)
      if (!instance.getSchema(name)) instance.addSchema(known)
    }
    return node
  }

  return (route: RouteOptions, instance: FastifyInstance): void => {
    if (!route.schema) return
    const { body, response } = route.schema
    route.schema = {
      ...route.schema,
      ...(body !== undefined && { body: lift(body, instance) }),
      ...(response !== undefined && {
        response: Object.fromEntries(
          Object.entries(response as object).map(([status, answer]) => [status, lift(answer, instance)]),
        ),
      }),
    }
  }
}
