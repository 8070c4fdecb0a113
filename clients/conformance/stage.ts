import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer, Case, Expected, Json } from './case.ts'
import { faultsOfRequest, type Heard, type Wanted } from './requests.ts'

export type Stage = Awaited<ReturnType<typeof openStage>>

/** A running case: its address, and at the end the faults of its requests. */
export interface Play {
  baseUrl: string
  end(): string[]
}

/** A real HTTP server that runs cases, each below its own path. */
export async function openStage() {
  const plays = new Map<string, (heard: Heard, response: ServerResponse) => Promise<void>>()
  const freshSeen = new Set<string>()
  const server = createServer(async (request, response) => {
    const heard = await hear(request).catch(() => null)
    const [, place = '', path = ''] = /^\/(\w+)(\/.*)$/.exec(heard?.path ?? '') ?? []
    const play = plays.get(place)
    if (!heard) return
    // A request after the end of its case comes from a client that should have stopped.
    if (play) await play(Object.assign(heard, { path }), response)
    else response.destroy()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  function play({ call, server: exchanges = [] }: Case): Play {
    const place = `case${plays.size}`
    const wanted = wantedOf(exchanges, 'body' in call ? call.body : undefined)
    const faults: string[] = []
    const open = new Set<ServerResponse>()
    let asked = 0
    let before: Heard | null = null
    plays.set(place, async (heard, response) => {
      const exchange = wanted[asked++]
      const wrong = exchange
        ? faultsOfRequest(exchange.expect, heard, before, freshSeen)
        : [`${heard.method} ${heard.path} is one too many`]
      faults.push(...wrong.map((it) => `request ${asked}: ${it}`))
      open.add(response)
      heard.answeredAt = performance.now()
      before = heard
      await perform(response, wrong.length > 0 || !exchange ? UNEXPECTED : exchange.answer)
    })
    return {
      baseUrl: `http://127.0.0.1:${port}/${place}/`,
      end() {
        plays.set(place, async (_heard, response) => void response.destroy())
        for (const response of open) response.destroy()
        return asked < wanted.length ? [...faults, `${asked} of ${wanted.length} requests came`] : faults
      },
    }
  }

  return {
    play,
    async close(): Promise<void> {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** A status that no client retries. */
const UNEXPECTED: Answer = { status: 418, problem: { code: 'unexpected', detail: 'The case knows no such request.' } }

/** Each exchange, with defaults from the one before it. */
function wantedOf(exchanges: NonNullable<Case['server']>, body: Json | undefined) {
  let last: Wanted = { method: '', path: '', query: {}, body, headers: {}, afterMs: {} }
  return exchanges.map(({ expect = {}, answer }: { expect?: Expected; answer: Answer }) => {
    const { method = last.method, path = last.path, query = last.query, headers = {}, afterMs = {} } = expect
    last = { method, path, query, body: expect.body === undefined ? body : expect.body, headers, afterMs }
    return { expect: last, answer }
  })
}

async function hear(request: IncomingMessage): Promise<Heard> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  const { method = '', url = '', headers } = request
  const [path = '', search = ''] = url.split(/\?(.*)/s)
  const body = Buffer.concat(pieces).toString()
  return { method, path, search: new URLSearchParams(search), headers, body, at: performance.now(), answeredAt: 0 }
}

async function perform(response: ServerResponse, answer: Answer): Promise<void> {
  const { status = 200, nothing, delayMs = 0, pieceBytes, pieceMs = 0, end } = answer
  if (nothing === 'cut') response.destroy()
  if (nothing) return
  if (delayMs > 0) await sleep(delayMs)
  const bytes = Buffer.from(bodyOf(answer))
  response.statusCode = status
  for (const [name, value] of headersOf(answer)) response.setHeader(name, value)
  if (!pieceBytes && !end) {
    response.end(bytes)
    return
  }
  if (end === 'close') response.removeHeader('transfer-encoding')
  response.flushHeaders()
  const size = pieceBytes ?? Math.max(bytes.length, 1)
  for (let from = 0; from < bytes.length && !response.destroyed; from += size) {
    if (from > 0 && pieceMs > 0) await sleep(pieceMs)
    await new Promise<void>((resolve) => response.write(bytes.subarray(from, from + size), () => resolve()))
  }
  if (end === 'cut') response.destroy()
  else if (end !== 'hold') response.end()
}

const bodyOf = ({ status = 200, body, problem, text = '' }: Answer): string => {
  if (body !== undefined) return JSON.stringify(body)
  if (problem === undefined) return text
  const whole = { type: 'about:blank', title: 'No', status, detail: 'Not so.', requestId: 'req_of_the_stage' }
  return JSON.stringify(Object.assign(whole, problem))
}

function headersOf({ headers = {}, body, problem }: Answer): [string, string][] {
  const type = problem ? 'application/problem+json' : body === undefined ? null : 'application/json; charset=utf-8'
  return [
    // Over a kept-alive connection, a client may repeat a failed request by itself; here every request counts.
    ['connection', 'close'],
    ...(type ? [['content-type', type] as [string, string]] : []),
    ...Object.entries(headers).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : new Date(Date.now() + value.dateInSeconds * 1000).toUTCString(),
    ]),
  ]
}
