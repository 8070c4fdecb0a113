import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after } from 'node:test'

export interface Asked {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}

/** How one request is answered. */
export type Scene = (response: ServerResponse, asked: Asked) => void

/** A real HTTP server that plays one scene after another and records the requests; the last scene is repeated. */
export async function play(...scenes: Scene[]): Promise<{ baseUrl: string; asked: Asked[] }> {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      const one = { method, url, headers, body: Buffer.concat(pieces).toString() }
      asked.push(one)
      scenes[Math.min(asked.length, scenes.length) - 1]?.(response, one)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => {
    server.close()
    server.closeAllConnections()
  })
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

export const json =
  (body: unknown, { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {}): Scene =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
    response.end(JSON.stringify(body))
  }

export const refusal = (
  status: number,
  code: string,
  headers: Record<string, string> = {},
  more: object = {},
): Scene => {
  const [title, requestId] = ['No', 'req_01k4m2v9n3x7e5b8c1d6f0g4hj']
  const body = { type: 'about:blank', title, status, detail: 'Not so.', code, requestId, ...more }
  return json(body, { status, headers: { 'content-type': 'application/problem+json', ...headers } })
}

/** The connection ends without a response. */
export const cut: Scene = (response) => response.destroy()

/** The connection ends within the body. */
export const cutInside =
  (text = '{"total": 1, "it', status = 200): Scene =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'content-length': String(text.length + 100) })
    response.write(text, () => response.destroy())
  }

/** Sends the head and a part of the body, and then nothing. */
export const stall =
  (text = '{"total": 1'): Scene =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write(text)
  }
