import { connect, type Socket } from 'node:net'
import { PATIENCE_MS } from './patience.ts'

export interface RawAnswer {
  status: number
  headers: Record<string, string>
  body: string
  ms: number
}

/**
 * Sends bytes unchanged, well-formed or not, and reads one response. Resolves with `null` if the connection ends
 * without one, and rejects after a timeout: a server must always end an exchange.
 */
export function exchange(baseUrl: string, ...pieces: (string | Buffer)[]): Promise<RawAnswer | null> {
  const { hostname, port } = new URL(baseUrl)
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    const chunks: Buffer[] = []
    const answer = () => readAnswer(Buffer.concat(chunks), performance.now() - started)
    const finish = () => {
      socket.destroy()
      resolve(answer())
    }
    socket.setTimeout(PATIENCE_MS, () => {
      socket.destroy()
      reject(new Error(`no answer within ${PATIENCE_MS} ms to ${JSON.stringify(pieces.map(String)).slice(0, 200)}`))
    })
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      if (answer()) finish()
    })
    socket.on('error', finish)
    socket.on('close', finish)
    socket.on('connect', () => {
      for (const piece of pieces) socket.write(piece)
    })
  })
}

/**
 * Well-formed requests, one after another on a persistent connection: the security suite takes 67 s of processor time
 * instead of 78 s. Resolves with `null` as `exchange` does.
 */
export function createKeptConnection(baseUrl: string) {
  let kept: Socket | null = null

  async function attempt(request: string | Buffer): Promise<{ answer: RawAnswer | null; isUsed: boolean }> {
    const isUsed = kept !== null
    const socket = kept ?? (await openSocket(baseUrl))
    kept = null
    const started = performance.now()
    const chunks: Buffer[] = []
    const read = () => readAnswer(Buffer.concat(chunks), performance.now() - started)
    const { promise, resolve, reject } = Promise.withResolvers<RawAnswer | null>()
    const onData = (chunk: Buffer) => {
      chunks.push(chunk)
      const answer = read()
      if (answer) resolve(answer)
    }
    const onEnd = () => resolve(read())
    const onTimeout = () => reject(new Error(`no answer within ${PATIENCE_MS} ms to ${String(request).slice(0, 200)}`))
    socket.setTimeout(PATIENCE_MS, onTimeout)
    socket.on('data', onData).on('close', onEnd).on('error', onEnd)
    socket.write(request)
    const answer = await promise.finally(() => {
      socket.setTimeout(0).removeAllListeners()
      // If it ends between two requests, the next one opens another.
      socket.on('error', () => {}).on('close', () => forget(socket))
    })
    const isOpen = answer !== null && answer.headers.connection !== 'close' && !socket.destroyed && socket.readable
    if (isOpen) kept = socket
    else socket.destroy()
    return { answer, isUsed: isUsed && chunks.length === 0 }
  }

  function forget(socket: Socket): void {
    if (kept === socket) kept = null
  }

  return {
    async exchange(request: string | Buffer): Promise<RawAnswer | null> {
      const { answer, isUsed } = await attempt(request)
      // The server may close a connection at the moment when it is reused.
      return answer === null && isUsed ? (await attempt(request)).answer : answer
    },
    close(): void {
      kept?.destroy()
      kept = null
    },
  }
}

/** A connection that stays open, for requests that are sent slowly. */
export function openSocket(baseUrl: string): Promise<Socket> {
  const { hostname, port } = new URL(baseUrl)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => resolve(socket))
    socket.on('error', reject)
  })
}

/** `null` while the response is incomplete. */
export function readAnswer(bytes: Buffer, ms = 0): RawAnswer | null {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return null
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n')
  const headers: Record<string, string> = {}
  for (const line of lines) {
    const cut = line.indexOf(':')
    headers[line.slice(0, cut).toLowerCase()] = line.slice(cut + 1).trim()
  }
  const status = Number(first.split(' ')[1])
  if (status === 100) return readAnswer(bytes.subarray(end + 4), ms)
  const body = bytes.subarray(end + 4)
  const length = Number(headers['content-length'] ?? Number.NaN)
  if (headers['transfer-encoding'] === 'chunked') {
    const text = body.toString()
    return text.endsWith('0\r\n\r\n')
      ? { status, headers, body: text.replaceAll(/\r?\n?[0-9a-f]+\r\n/g, ''), ms }
      : null
  }
  if (body.length < (Number.isNaN(length) ? 0 : length)) return null
  return { status, headers, body: body.subarray(0, Number.isNaN(length) ? undefined : length).toString(), ms }
}
