// The table that distinguishes 405 from 404.

import type { FastifyContextConfig, FastifyInstance, RouteOptions } from 'fastify'
import type { Entitlement } from '../../vocabulary/plans.ts'
import { PROBLEM_CODES, PROBLEMS, type ProblemCode, type ProblemStatus } from '../../vocabulary/problems.ts'
import type { Scope } from '../../vocabulary/roles.ts'
import { parseTime, SECOND } from '../clock.ts'
import type { Kept } from './kept.ts'

/** A key with the scope (`any`: any scope), of an account whose plan includes the entitlement. */
export interface KeyAccess {
  needs: Entitlement
  scope: Scope | 'any'
  /** The path parameter with the id of a key: that key may call the route on itself, whatever its scopes. */
  orItself?: string
  /** A signed-in member may call it for records that they created, whatever their role. */
  orOwn?: true
  /** Only operators, signed in as members; plan and scope do not matter, and keys are not accepted. */
  operators?: true
}

/** For the routes of the operator area. */
export const BY_OPERATORS = { needs: 'access', scope: 'any', operators: true } as const satisfies KeyAccess

/** Who may call a route: everyone, the operator's own machines, or callers with a key. */
export type RouteAccess = 'open' | 'ops' | KeyAccess

/** A long request: an account may run only so many of its kind at once. */
export interface Long {
  kind: 'changes' | 'streams' | 'exports'
  /** If it is known. */
  longestMs: number | null
  /** Whether it really takes long. It may query the database, so it is called only for callers within their limit. */
  isLong?: () => Promise<boolean>
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access: RouteAccess
    /** Media types of the response, the preferred one first. Default: JSON. */
    produces?: readonly string[]
    /** Sends a stored file in its own format, whatever `Accept` says. */
    anyAccept?: true
    /** Its own problems, in addition to those that follow from its access and input. */
    problems?: readonly ProblemCode[]
    /** Statuses that are sent as a page to clients that prefer HTML. */
    pages?: readonly ProblemStatus[]
    /** Also accepts access tokens of apps that members have connected; other routes reject them as unknown keys. */
    byToken?: true
    /** The rate limit of its requests. Default: that of the caller's plan. */
    limiter?: 'manage' | 'console'
    /** Which of its requests take long; called before the input is parsed. */
    holds?: (request: FastifyRequest) => Long | null
    /** Takes far longer than a search: under load, such requests of accounts over their share are rejected first. */
    heavy?: true | ((request: FastifyRequest) => boolean)
    /** Each takes milliseconds of processor time: one of them starts per round of the event loop, over all callers. */
    inTurn?: true
    /** One of these runs at a time for each account; the others wait in order of arrival. */
    alone?: true
    /** Also accepts its body from an HTML form: every field a text. */
    form?: true
    /** Fields that are required in a form although optional in JSON; checked by the handler. */
    formNeeds?: readonly string[]
    /** Accepts any body of any type and ignores it. */
    anyBody?: true
    /** A page whose script reads the query itself, so the query may contain anything. */
    anyQuery?: true
    /** Needs no database, and responds while it is unavailable. */
    fromMemory?: true
    /** A file that pages load: an office that opens the console behind one address requests thousands. */
    pageFile?: true
    /** It should no longer be used: the days in Seoul of its deprecation and its removal. */
    deprecated?: Deprecation
    /** Its response contains a secret: it is never compressed, and stored encrypted. */
    showsSecret?: true
    /** Accepts an `Idempotency-Key` and stores its response (lib/idempotency). */
    idempotent?: true
    /** Needs no key, but a session cookie. */
    byCookie?: true
    /** A cached JSON response that is still valid: the input need not be validated. */
    recall?: (request: FastifyRequest) => Promise<Kept | null>
    /** Checks the bytes of the body before it is parsed, and throws to reject it. */
    inspect?: (request: FastifyRequest) => Promise<void>
  }
}

export interface Deprecation {
  /** `2027-03-01` */
  since: string
  /** Not before `since`; absent = the removal is not decided. */
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
  'key_of_app',
  'cursor_expired',
  'precondition_failed',
  'request_in_progress',
  'outcome_unknown',
  'idempotency_key_reused',
])

const OF_IDEMPOTENCY = ['request_in_progress', 'idempotency_key_reused'] as const

/** Problems that follow from the kind of a route; it declares all others by name. */
export const COMMON_PROBLEMS = PROBLEM_CODES.filter((code) => !SPECIAL.has(code))

/** Every problem with which a route may respond: those of its kind and those it declares. */
export function declaredProblems(config: FastifyContextConfig, method: string, hasParameters: boolean): ProblemCode[] {
  const statuses = new Set<ProblemStatus>([400, 405, 406, 408, 414, 421, 431, 500, 503])
  if (typeof config.access === 'object') for (const status of [401, 403, 429] as const) statuses.add(status)
  if (/^(post|put|patch|delete)$/i.test(method)) for (const status of [413, 415] as const) statuses.add(status)
  if (hasParameters || config.access === 'ops') statuses.add(404)
  const common = COMMON_PROBLEMS.filter((code) => statuses.has(PROBLEMS[code].status))
  // Without a key, requests and responses with status 404 are limited by network.
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
  /** The methods of a path, for `Allow`; empty for an unknown path. */
  allowed(path: string, seesOps: boolean): string[]
  /**
   * Whether another route matches this path more specifically than the one that was found: it accepts other methods,
   * and is meant.
   */
  isMistaken(url: string, path: string): boolean
}

type Entry = DeclaredRoute & { segments: string[] }

/** Used only if the router found nothing, to distinguish an unknown path from a known one with another method. */
export function createRouteTable(): RouteTable {
  const entries: Entry[] = []
  const rivals = new Map<string, Entry[]>()

  /** Routes with fewer parameters that match the same paths; computed once. */
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
      // A route with more parameters does not count next to a more specific one.
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

/** Checks what every route must declare; a missing declaration stops the start, not a customer. */
export function checkDeclaration(route: RouteOptions): void {
  const name = `${String(route.method)} ${route.url}`
  const { config, schema } = route
  if (!config?.access) throw new Error(`${name} declares no access.`)
  // Such a route responds before keys are checked.
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

/** Unknown fields of a body are rejected, so each of its objects must be closed. */
function checkClosed(node: unknown, name: string): void {
  if (typeof node !== 'object' || node === null) return
  const { type, additionalProperties } = node as { type?: unknown; additionalProperties?: unknown }
  if (type === 'object' && additionalProperties === undefined) {
    throw new Error(`${name}: an object of its body does not declare additionalProperties.`)
  }
  for (const child of Object.values(node)) checkClosed(child, name)
}

/** A schema without its named parts, and these parts, the innermost first. */
interface Lifted {
  node: unknown
  named: ReadonlyMap<object, string>
}

/** Tests start many services in one process: each schema is converted once for all. */
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
  // Most responses use the same few large parts.
  const part = liftOnce(node)
  for (const [copy, name] of part.named) named.set(copy, name)
  return part.node
}

/**
 * Schemas with `$id` may be used inline anywhere. Fastify and OpenAPI need them once, by name: this extracts them,
 * leaves references, and rejects two schemas with one name.
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
