import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Stands between a coordinator and one of its workers, and keeps the ends of transactions from the worker. */
export async function startHeldCommits(workerPort: number) {
  const sockets = new Set<Socket>()
  let mode: 'pass' | 'hold' | 'lose' = 'pass'
  let held: (() => void)[] = []
  let lost = 0

  const server = createServer((coordinator) => {
    const worker = connect(workerPort, '127.0.0.1')
    const ends = [coordinator, worker] as const
    for (const socket of ends) {
      sockets.add(socket)
      socket
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(socket)
          for (const end of ends) end.destroy()
        })
    }
    worker.pipe(coordinator)
    coordinator.on('data', (bytes) => {
      if (mode === 'pass' || !isCommit(bytes)) worker.write(bytes)
      else if (mode === 'hold') held.push(() => worker.write(bytes))
      else {
        lost++
        coordinator.destroy()
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    port: (server.address() as AddressInfo).port,
    hold(): void {
      mode = 'hold'
    },
    /** Ends connections instead, as the crash of a worker does. */
    lose(): void {
      mode = 'lose'
    },
    held: () => held.length,
    lost: () => lost,
    release(): void {
      mode = 'pass'
      for (const send of held) send()
      held = []
    },
    async stop(): Promise<void> {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
}
export type HeldCommits = Awaited<ReturnType<typeof startHeldCommits>>

/** `COMMIT` or `COMMIT PREPARED`, but not a beginning with its isolation level. */
const isCommit = (bytes: Buffer) => bytes.includes('COMMIT') && !bytes.includes('READ COMMITTED')
