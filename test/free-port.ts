import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** For programs that need a port as an argument. */
export const freePort = (): Promise<number> => listenOnce(0)

/** The first of this many consecutive ports. */
export async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 10_000)
    const ports = Array.from({ length: count }, (_, index) => listenOnce(first + index))
    if ((await Promise.allSettled(ports)).every(({ status }) => status === 'fulfilled')) return first
  }
}

async function listenOnce(wanted: number): Promise<number> {
  const server = createServer().listen(wanted, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
