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

function closeWithoutError(socket: Socket): Socket {
  const emit = socket.emit.bind(socket) as (event: string | symbol, ...values: unknown[]) => boolean
  socket.emit = (event: string | symbol, ...values: unknown[]): boolean => {
    if (event === 'error') return true
    return event === 'close' ? emit('close', false) : emit(event, ...values)
  }
  return socket
}

const timedOut = () => Object.assign(new Error('the database did not answer'), { code: 'CONNECT_TIMEOUT' })
