import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Http } from '../src/lib/http/index.ts'
import { declaredProblems } from '../src/lib/http/routes.ts'
import { ProblemSchema } from '../src/lib/problems.ts'
import { type ProblemResponse, wordsFault } from './problem-words.ts'

interface Node {
  $ref?: string
  properties?: Record<string, Node>
  patternProperties?: Record<string, Node>
  additionalProperties?: boolean | Node
  items?: Node
  anyOf?: Node[]
  allOf?: Node[]
}

/** A response with a schema for each media type. */
interface Declared {
  content?: Record<string, { schema: Node }>
}

export interface StrictAnswers {
  /** Throws the findings since the last call; a harness calls it after each test. */
  check(): void
}

/**
 * The declaration of a route is the contract: a response with an undeclared status, problem code or field, or without a
 * required one, becomes a 500 with a message, and `check()` throws it. Without this, the serialiser silently drops
 * undeclared fields.
 */
export function strictAnswers(http: Http): StrictAnswers {
  let found: string[] = []
  const payloads = new WeakMap<FastifyRequest, unknown>()

  // The handler's value, before the serialiser drops undeclared fields.
  http.addHook('preSerialization', async (request, _reply, payload) => {
    payloads.set(request, JSON.parse(JSON.stringify(payload)))
    return payload
  })
  http.addHook('onSend', async (request, reply, payload) => {
    const fault = faultOf(http, request, reply, payloads.get(request), payload)
    if (fault === null) return payload
    const line = `${request.method} ${request.url}: ${fault}`
    found.push(line)
    reply.code(500).header('content-type', 'application/json')
    reply.removeHeader('content-length').removeHeader('content-encoding')
    return JSON.stringify({ strictAnswers: line })
  })

  return {
    check() {
      const lines = found
      found = []
      if (lines.length > 0) throw new Error(`answers that break their declaration:\n${lines.join('\n')}`)
    },
  }
}

function faultOf(
  http: Http,
  request: FastifyRequest,
  reply: FastifyReply,
  given: unknown,
  sent: unknown,
): string | null {
  const status = reply.statusCode
  if (request.is404 || status === 304) return null
  // It was valid for the version that created it.
  if (status < 400 && reply.hasHeader('idempotent-replayed')) return null
  const { schema, config, url = '', method } = request.routeOptions
  const html = /^text\/html/.test(String(reply.getHeader('content-type') ?? ''))
  // Routes that send pages show refusals as pages.
  if (status >= 400 && html && config.produces?.includes('text/html')) return null
  // A protocol with its own errors declares them.
  const isOwn = String(reply.getHeader('content-type') ?? '').startsWith('application/json')
  if (status >= 400 && isOwn && Object.hasOwn(schema?.response ?? {}, status)) return null
  if (status >= 400)
    return problemFault(request, reply, declaredProblems(config, String(method), url.includes(':')), sent)
  const answer = (schema?.response as Record<string, Node & Declared> | undefined)?.[status]
  const declared = answer?.content?.['application/json']?.schema ?? answer
  if (!declared) return `status ${status} is not declared`
  const type = String(reply.getHeader('content-type') ?? '')
  if (!type.startsWith('application/json') || (typeof sent !== 'string' && !Buffer.isBuffer(sent))) return null
  const body = given ?? JSON.parse(decoded(sent, reply.getHeader('content-encoding')).toString())
  return shapeFault(request, declared, structuredClone(body)) ?? unknownField(http, declared, body, '')
}

/** The response before compression. */
function decoded(sent: string | Buffer, coding: unknown): string | Buffer {
  if (coding === 'br') return brotliDecompressSync(sent)
  if (coding === 'zstd') return zstdDecompressSync(sent)
  return coding === 'gzip' ? gunzipSync(sent) : sent
}

function problemFault(
  request: FastifyRequest,
  reply: FastifyReply,
  codes: readonly string[],
  sent: unknown,
): string | null {
  if (typeof sent !== 'string') return 'an error without a body'
  const body = JSON.parse(sent) as ProblemResponse['body'] & { code?: string }
  const response = { body, contentLanguage: reply.getHeader('content-language'), vary: reply.getHeader('vary') }
  const fault = shapeFault(request, ProblemSchema, body) ?? wordsFault(response)
  if (fault) return `the problem ${fault}`
  if (body.code === 'internal') return 'an unexpected error; the log has it'
  return codes.includes(body.code ?? '') ? null : `the problem ${body.code} is not declared (config.problems)`
}

function shapeFault(request: FastifyRequest, schema: unknown, body: unknown): string | null {
  const validate = request.compileValidationSchema(schema as Record<string, unknown>)
  if (validate(body)) return null
  const [error] = validate.errors ?? []
  return `does not fit its schema at ${error?.instancePath || 'its top'}: ${error?.message} ${JSON.stringify(error?.params)}`
}

/** The path of the first undeclared field, in any branch of a union. */
function unknownField(http: Http, schema: Node, value: unknown, path: string): string | null {
  if (schema.$ref) return unknownField(http, http.getSchema(schema.$ref.replace(/#$/, '')) as Node, value, path)
  if (schema.anyOf) {
    const faults = schema.anyOf.map((branch) => unknownField(http, branch, value, path))
    return faults.includes(null) ? null : (faults[0] ?? null)
  }
  if (Array.isArray(value) && !takesAnything(schema)) {
    return firstFault(
      value.map((item, index) => [`${path}[${index}]`, schema.items, item] as const),
      http,
    )
  }
  if (typeof value !== 'object' || value === null || takesAnything(schema)) return null
  const known = Object.assign({}, schema.properties, ...(schema.allOf ?? []).map((part) => part.properties))
  const patterns = Object.entries(schema.patternProperties ?? {})
  return firstFault(
    Object.entries(value).map(([name, field]) => {
      const node =
        known[name] ?? patterns.find(([pattern]) => new RegExp(pattern).test(name))?.[1] ?? schema.additionalProperties
      return [`${path}.${name}`, node === false ? undefined : node, field] as const
    }),
    http,
  )
}

/** `Type.Unknown` allows any value. */
const takesAnything = (schema: Node): boolean =>
  !('type' in schema || 'properties' in schema || 'items' in schema || 'allOf' in schema)

function firstFault(fields: (readonly [string, Node | true | undefined, unknown])[], http: Http): string | null {
  for (const [path, schema, value] of fields) {
    if (schema === undefined) return `the field ${path.replace(/^\./, '')} is not declared`
    const fault = schema === true ? null : unknownField(http, schema, value, path)
    if (fault) return fault
  }
  return null
}
