import { connect, type Socket } from 'node:net'

/** The results of a series of requests. */
export interface Load {
  seconds: number
  /** Latency of each request by index; `NaN` without a response. */
  ms: Float64Array
  /** Bytes of the bodies. */
  sizes: Uint32Array
  answered: number
  /** Responses other than 200, or 304 for a known tag. */
  refused: number
  /** Number of responses by status. */
  statuses: Record<number, number>
  /** Entity tags, by path. */
  tags: Map<string, string>
}

export interface LoadOptions {
  origin: string
  /** Paths with queries, requested in turn. */
  paths: readonly string[]
  key: string
  connections: number
  /**
   * Requests per second, sent when due, whether or not others were answered; `null` = each connection sends the next
   * request at once.
   */
  rate?: number | null
  /** No request starts after this. */
  mostSeconds?: number
  /** Tags of responses that the client has cached. */
  known?: ReadonlyMap<string, string>
}

/**
 * Sends requests over persistent connections and parses only what is necessary. Uses plain sockets: HTTP clients of
 * Node take more time for a request than the empty route needs to answer it, so they would dominate the measurement.
 */
export async function runLoad(options: LoadOptions): Promise<Load> {
  const { origin, paths, key, connections, rate = null, mostSeconds = Number.POSITIVE_INFINITY, known } = options
  const { hostname, port } = new URL(origin)
  const load = { ms: new Float64Array(paths.length).fill(Number.NaN), sizes: new Uint32Array(paths.length) }
  const counts = { next: 0, answered: 0, refused: 0 }
  const statuses: Record<number, number> = {}
  const tags = new Map<string, string>()
  // Prepared in advance, so that the load is not measured.
  const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\n${heldAlready(known?.get(path))}`)
  const begun = performance.now()
  const due = (index: number) => (rate === null ? performance.now() : begun + (index * 1000) / rate)
  const head = `Host: ${hostname}\r\nAuthorization: Bearer ${key}\r\nAccept: application/json\r\n\r\n`

  async function lane(): Promise<void> {
    const line = await openLine(hostname, Number(port))
    for (;;) {
      const index = counts.next++
      if (index >= paths.length || performance.now() - begun > mostSeconds * 1000) break
      const early = due(index) - performance.now()
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
      // A timer may fire up to a millisecond early, which would count as a response before the request.
      const from = Math.min(due(index), performance.now())
      const { status, size, tag } = await line.ask(`${requests[index]}${head}`)
      load.ms[index] = performance.now() - from
      load.sizes[index] = size
      counts.answered++
      statuses[status] = (statuses[status] ?? 0) + 1
      if (tag) tags.set(paths[index] ?? '', tag)
      if (status !== 200 && !(status === 304 && known)) counts.refused++
    }
    line.close()
  }

  await Promise.all(Array.from({ length: connections }, lane))
  return { ...load, ...counts, statuses, tags, seconds: (performance.now() - begun) / 1000 }
}

const heldAlready = (tag: string | undefined): string => (tag === undefined ? '' : `If-None-Match: ${tag}\r\n`)

interface Answered {
  status: number
  size: number
  tag: string | undefined
}

async function openLine(host: string, port: number) {
  const socket: Socket = connect({ host, port, noDelay: true })
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  let waiting: { resolve: (answered: Answered) => void; reject: (error: Error) => void } | null = null
  let head = ''
  let left = 0
  let answered: Answered | null = null
  socket.on('data', (chunk: Buffer) => {
    if (answered === null) {
      head += chunk.toString('latin1')
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) return
      const size = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
      answered = { status: Number(head.slice(9, 12)), size, tag: /etag: (\S+)/i.exec(head)?.[1] }
      left = size - (head.length - end - 4)
    } else left -= chunk.length
    if (left > 0) return
    const whole = answered
    answered = null
    head = ''
    waiting?.resolve(whole)
  })
  socket.on('close', () => waiting?.reject(new Error('the connection was closed')))
  return {
    ask: (text: string) =>
      new Promise<Answered>((resolve, reject) => {
        waiting = { resolve, reject }
        socket.write(text)
      }),
    close: () => {
      waiting = null
      socket.destroy()
    },
  }
}
