import type { CallToolResult, InputRequiredResult, Server, ServerContext, Tool } from '@modelcontextprotocol/server'
import { HOUR, MINUTE } from '../../lib/clock.ts'
import { JSON_TYPE } from '../../lib/http/index.ts'
import type { RpcMessage } from '../schema.ts'
import type { AgentRequest, Consent } from '../service/request.ts'
import type { ToolResult } from '../service/tools.ts'

/** The tools of this service. */
interface ToolRunner {
  list(request: AgentRequest): object[]
  call(request: AgentRequest, name: string, input: unknown, consent: Consent): Promise<ToolResult>
}

export interface McpDeps {
  version: string
  instructions: string
  runner: ToolRunner
}

/** A posted message of an authenticated sender. */
export interface Posted {
  url: string
  message: RpcMessage
  headers: Record<string, string | string[] | undefined>
}

/** The HTTP response; the body may be empty. */
interface Reply {
  status: number
  body: string
}

/** The headers that state the protocol revision and the method of a message. */
const HEADERS = ['mcp-protocol-version', 'mcp-method', 'mcp-name']

/** The list of tools depends only on the key, whose scopes change only when it is replaced. */
const CACHE = {
  'tools/list': { ttlMs: 5 * MINUTE, cacheScope: 'private' },
  'server/discover': { ttlMs: HOUR, cacheScope: 'private' },
} as const

const CONSENT = 'consent'

/** Loaded with the first message: it takes 0.1 s and 28 MB, which installations without agents save. */
async function loadProtocol() {
  const [protocol, { AjvJsonSchemaValidator }] = await Promise.all([
    import('@modelcontextprotocol/server'),
    import('@modelcontextprotocol/server/validators/ajv'),
  ])
  return { ...protocol, jsonSchemaValidator: new AjvJsonSchemaValidator() }
}
type Protocol = Awaited<ReturnType<typeof loadProtocol>>

/**
 * The Model Context Protocol over HTTP without sessions: each message is handled independently. Supports revision
 * 2026-07-28, and the revisions of 2025 for clients that begin with `initialize`.
 */
export function createMcp(deps: McpDeps) {
  let loading: Promise<Protocol> | null = null

  return async function answer(posted: Posted, request: AgentRequest): Promise<Reply> {
    const { message } = posted
    // The lists do not change while a client listens, so a stream would only stay open.
    if (message.method === 'subscriptions/listen') return noSuchMethod(message)
    loading ??= loadProtocol()
    const protocol = await loading
    const exchange = createExchange(protocol, deps, request)
    const response = await serve(protocol, posted, exchange.serverFor)
    const body = await response.text()
    if (exchange.failed()) throw exchange.failed()
    return { status: response.status, body }
  }
}

async function serve(
  { createMcpHandler, isLegacyRequest, WebStandardStreamableHTTPServerTransport }: Protocol,
  { url, message, headers }: Posted,
  serverFor: (era: 'modern' | 'legacy') => Server,
): Promise<Response> {
  const request = new Request(url, { method: 'POST', headers: protocolHeaders(headers) })
  if (!(await isLegacyRequest(request, message))) {
    const handler = createMcpHandler(() => serverFor('modern'), { legacy: 'reject' })
    return handler.fetch(request, { parsedBody: message })
  }
  const server = serverFor('legacy')
  // JSON, because each message has one response, so there is nothing to stream.
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    return await transport.handleRequest(request, { parsedBody: message })
  } finally {
    await server.close()
  }
}

/** `Accept` has already been negotiated. Clients of 2025 need not accept streams, which are never sent. */
function protocolHeaders(given: Posted['headers']): Record<string, string> {
  const named = HEADERS.flatMap((name) => {
    const value = given[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return { 'content-type': JSON_TYPE, accept: `${JSON_TYPE}, text/event-stream`, ...Object.fromEntries(named) }
}

/** Handles one message: the server that responds to it, and the error inside, if any. */
function createExchange(protocol: Protocol, { version, instructions, runner }: McpDeps, request: AgentRequest) {
  let failure: unknown = null

  function serverFor(era: 'modern' | 'legacy'): Server {
    const server = new protocol.Server(
      { name: 'gonggo', title: 'Gonggo', version },
      {
        capabilities: { tools: {} },
        instructions,
        cacheHints: CACHE,
        jsonSchemaValidator: protocol.jsonSchemaValidator,
      },
    )
    server.setRequestHandler('tools/list', () => ({ tools: runner.list(request) as Tool[] }))
    server.setRequestHandler('tools/call', async ({ params }, context) => {
      const consent = era === 'modern' ? consentOf(server, context) : NO_CONSENT
      const result = await runner
        .call(request, params.name, params.arguments ?? {}, consent)
        .catch((error: unknown) => {
          // The error ends the request, as in the REST API.
          failure = error
          return { failure: {} }
        })
      return toResult(protocol, result)
    })
    return server
  }

  return { serverFor, failed: () => failure }
}

const NO_CONSENT: Consent = { canAsk: false, given: null }

function consentOf(server: Server, { mcpReq }: ServerContext): Consent {
  const { elicitation } = server.getClientCapabilities() ?? {}
  const canAsk = elicitation !== undefined && (elicitation.form !== undefined || elicitation.url === undefined)
  const state = mcpReq.requestState<unknown>()
  const response = mcpReq.inputResponses?.[CONSENT]
  if (typeof state !== 'string' || typeof response !== 'object' || response === null) return { canAsk, given: null }
  const { action, content } = response as { action?: unknown; content?: { agree?: unknown } | null }
  return { canAsk, given: { state, agreed: action === 'accept' && content?.agree === true } }
}

function toResult(
  { inputRequired, ProtocolError }: Protocol,
  result: ToolResult,
): CallToolResult | InputRequiredResult {
  if ('unknown' in result) throw new ProtocolError(INVALID_PARAMS, `Unknown tool: ${result.unknown}`)
  if ('failure' in result) return { isError: true, content: [textOf(result.failure)] }
  if ('answer' in result) return { content: [textOf(result.answer)], structuredContent: { ...result.answer } }
  const { message, label, state } = result.question
  const requestedSchema = {
    type: 'object' as const,
    properties: { agree: { type: 'boolean' as const, title: label } },
    required: ['agree'],
  }
  return inputRequired({
    inputRequests: { [CONSENT]: inputRequired.elicit({ message, requestedSchema }) },
    requestState: state,
  })
}

const textOf = (answer: object) => ({ type: 'text' as const, text: JSON.stringify(answer) })

const METHOD_NOT_FOUND = -32601
const INVALID_PARAMS = -32602

const noSuchMethod = ({ id = null }: { id?: string | number | null }): Reply => ({
  status: 404,
  body: JSON.stringify({ jsonrpc: '2.0', id, error: { code: METHOD_NOT_FOUND, message: 'Method not found' } }),
})
