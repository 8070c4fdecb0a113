import { connect, type Socket } from 'node:net'

/** What came of a row of requests. */
export interface Load {
  seconds: number
  /** Of each request that was answered, by its place; `NaN` where none was. */
  ms: Float64Array
  /** Bytes of the body. */
  sizes: Uint32Array
  answered: number
  /** Answered with anything but 200, or 304 to a known tag. */
  refused: number
  /** How often each status was answered. */
  statuses: Record<number, number>
  /** Entity tags, by path. */
  tags: Map<string, string>
}

export interface LoadOptions {
  origin: string
  /** Paths with their queries; asked in turn. */
  paths: readonly string[]
  key: string
  connections: number
  /** Requests a second, sent when they are due, answered or not; `null` = each connection asks again at once. */
  rate?: number | null
  /** No request is begun later. */
  mostSeconds?: number
  /** Tags of answers that the caller holds already. */
  known?: ReadonlyMap<string, string>
}

/**
 * Asks over kept connections and reads just enough of the answers. Written on bare sockets: the clients of Node need more time
 * for a request than the route without work needs for its answer, and would be what is measured.
 */
export async function runLoad(options: LoadOptions): Promise<Load> {
  const { origin, paths, key, connections, rate = null, mostSeconds = Number.POSITIVE_INFINITY, known } = options
  const { hostname, port } = new URL(origin)
  const load = { ms: new Float64Array(paths.length).fill(Number.NaN), sizes: new Uint32Array(paths.length) }
  const counts = { next: 0, answered: 0, refused: 0 }
  const statuses: Record<number, number> = {}
  const tags = new Map<string, string>()
  // Made beforehand: the load must not be what is measured.
  const asked = paths.map((path) => `GET ${path} HTTP/1.1\r\n${heldAlready(known?.get(path))}`)
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
      // A timer may end up to a millisecond early, which would count as an answer before the request.
      const from = Math.min(due(index), performance.now())
      const { status, size, tag } = await line.ask(`${asked[index]}${head}`)
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
