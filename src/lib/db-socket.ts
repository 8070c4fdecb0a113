import { connect, type Socket } from 'node:net'

/** What the driver tells of where to connect; lists, since it could try several. */
interface Place {
  path?: string | false
  host: string[]
  port: number[]
}

const CONNECT_MS = 5_000

/**
 * Opens the connections of the driver, because of what it does with an error on one that stood: statements sent
 * between the error and the close are never answered. Here an established connection only ever closes, which the
 * driver handles rightly: every statement under way is refused at that moment. While connecting, errors pass.
 */
export function openSocket({ path, host, port }: Place): Promise<Socket> {
  const socket = path ? connect(path) : connect(port[0] ?? 5432, host[0] ?? 'localhost')
  socket.setTimeout(CONNECT_MS, () => socket.destroy(timedOut()))
  return new Promise((resolve) => {
    const failed = (error: Error) => {
      // The driver listens only once it has the socket.
      setImmediate(() => {
        socket.emit('error', error)
        socket.emit('close', true)
      })
      resolve(socket)
    }
    socket.once('error', failed)
    socket.once('connect', () => {
      socket.removeListener('error', failed)
      socket.setTimeout(0)
      resolve(closeWithoutError(socket))
    })
  })
}

/** The server's word that a session is open: from then on statements may come. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5])

/**
 * A session that stood only closes. One that is refused while it opens ends with an error: the driver would otherwise
 * try again for as long as the database is away, and who asked would hear nothing.
 */
function closeWithoutError(socket: Socket): Socket {
  let ready = false
  socket.on('data', function look(chunk: Buffer) {
    // A single byte is the answer to the wish for TLS; what follows is for other eyes.
    if (chunk.length > 1 && !chunk.includes(READY)) return
    ready = true
    socket.removeListener('data', look)
  })
  const emit = socket.emit.bind(socket) as (event: string | symbol, ...values: unknown[]) => boolean
  socket.emit = (event: string | symbol, ...values: unknown[]): boolean => {
    if (event === 'error') return true
    if (event !== 'close') return emit(event, ...values)
    if (!ready) emit('error', refused())
    return emit('close', !ready)
  }
  return socket
}

/** Closes one that may be paused, with data nobody will read. */
export function takeDown(socket: Socket): Promise<void> {
  if (socket.closed) return Promise.resolve()
  return new Promise((resolve) => {
    socket.once('close', () => resolve())
    socket.destroy()
  })
}

const refused = () => Object.assign(new Error('the database refused the connection'), { code: 'CONNECTION_CLOSED' })
const timedOut = () => Object.assign(new Error('the database did not answer'), { code: 'CONNECT_TIMEOUT' })
