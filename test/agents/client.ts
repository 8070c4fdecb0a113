import type { Answer, ProblemAnswer } from '../app-harness.ts'

/** The result of a tool. */
export interface ToolResult {
  content: { type: string; text: string }[]
  structuredContent?: Record<string, unknown>
  isError?: boolean
  resultType?: string
  inputRequests?: Record<string, { method: string; params: { message: string; requestedSchema: object } }>
  requestState?: string
}

export interface RpcAnswer<Result> {
  jsonrpc: '2.0'
  id: string | number | null
  result?: Result
  error?: { code: number; message: string; data?: unknown }
}

export type Era = '2026-07-28' | '2025-11-25' | '2025-06-18'

interface Wishes {
  key: string | null
  era?: Era
  language?: 'ko' | 'en'
  capabilities?: object
}

/** Posts arbitrary bytes to `/mcp`. */
export async function postMcp<Body = RpcAnswer<unknown> & ProblemAnswer>(
  baseUrl: string,
  body: string | object,
  headers: Record<string, string> = {},
): Promise<Pick<Answer<Body>, 'status' | 'headers' | 'body'> & { text: string }> {
  const answer = await fetch(`${baseUrl}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'accept-language': 'en',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await answer.text()
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    body: (text === '' ? null : JSON.parse(text)) as Body,
  }
}

/** A client of one version of the protocol, as assistants have them. */
export function createAgentClient(
  baseUrl: string,
  { key, era = '2026-07-28', language = 'en', capabilities = {} }: Wishes,
) {
  let id = 0
  const isModern = era === '2026-07-28'
  const envelope = {
    'io.modelcontextprotocol/protocolVersion': era,
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
    'io.modelcontextprotocol/clientCapabilities': capabilities,
  }

  async function request<Result>(method: string, params: Record<string, unknown> = {}) {
    const name: Record<string, string> = typeof params.name === 'string' ? { 'mcp-name': params.name } : {}
    const headers: Record<string, string> = {
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      'accept-language': language,
      ...(method === 'initialize' ? {} : { 'mcp-protocol-version': era }),
      ...(isModern ? { 'mcp-method': method, ...name } : {}),
    }
    const sent = isModern ? { ...params, _meta: envelope } : params
    id += 1
    return postMcp<RpcAnswer<Result> & ProblemAnswer>(baseUrl, { jsonrpc: '2.0', id, method, params: sent }, headers)
  }

  /** The result of a successful request. */
  async function result<Result>(method: string, params: Record<string, unknown> = {}): Promise<Result> {
    const { status, text, body } = await request<Result>(method, params)
    if (status !== 200 || body.result === undefined) throw new Error(`${method}: ${status} ${text}`)
    return body.result
  }

  return {
    request,
    result,
    call: (name: string, input: object = {}, more: object = {}) =>
      result<ToolResult>('tools/call', { name, arguments: input, ...more }),
  }
}
export type AgentClient = ReturnType<typeof createAgentClient>
