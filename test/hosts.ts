import assert from 'node:assert/strict'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { type AddressInfo, createServer as createRawServer, type Server, type Socket } from 'node:net'
import type { TestContext } from 'node:test'
import { OutboundError, type OutboundReason } from '../src/lib/outbound/guard.ts'
import { createOutbound, type OutboundDeps, type OutboundRequest } from '../src/lib/outbound/outbound.ts'
import type { Certificate } from './certificates.ts'

/** Third-party hosts, well-behaved or not, and the client that calls them. */

export const OPERATOR = { trust: 'operator', timeoutMs: 5000, maxBytes: 100_000 } as const
export const STRANGER = { ...OPERATOR, trust: 'stranger' } as const

export function openOutbound(t: TestContext, deps: Partial<OutboundDeps> = {}) {
  const outbound = createOutbound({ version: '1.2.3', resolve: async () => assert.fail('asked DNS'), ...deps })
  t.after(() => outbound.close())
  return {
    ...outbound,
    get: (url: string, options: Partial<OutboundRequest> = {}) =>
      outbound.request(new URL(url), { ...OPERATOR, ...options }),
  }
}

export async function listen(t: TestContext, server: Server, scheme: string, host = '127.0.0.1'): Promise<string> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  })
  t.after(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  return `${scheme}://${host}:${(server.address() as AddressInfo).port}`
}

export const serve = (t: TestContext, listener: RequestListener) => listen(t, createServer(listener), 'http')

export const serveRaw = (t: TestContext, onSocket: (socket: Socket) => void) =>
  listen(t, createRawServer(onSocket), 'http')

export const serveSecure = async (t: TestContext, certificate: Certificate) =>
  listen(
    t,
    createSecureServer(certificate, (_request, response) => response.end('secret')),
    'https',
  )

export const named = (base: string, host: string) => base.replace('127.0.0.1', host)

export async function fails(work: Promise<unknown>, reason: OutboundReason, status: number | null = null) {
  const error = await work.then(
    () => assert.fail(`expected ${reason}`),
    (error: unknown) => error,
  )
  assert.ok(error instanceof OutboundError, String(error))
  assert.equal(error.reason, reason, error.message)
  assert.equal(error.status, status, error.message)
  return error
}
