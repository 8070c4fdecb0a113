import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import type { TestDatabase } from './harness.ts'

/** The test server listens on a socket only, which a URL cannot name: this is the same over TCP. */
export async function listenFor({ host, port, username, password, database }: TestDatabase['target']) {
  const server = createServer((socket) => {
    const other = connect(`${host}/.s.PGSQL.${port}`)
    socket.pipe(other).pipe(socket)
    for (const [one, two] of [
      [socket, other],
      [other, socket],
    ] as const) {
      one.on('error', () => two.destroy()).on('close', () => two.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { address, url: `postgres://${username}:${password}@${address}/${database}`, close: () => server.close() }
}
