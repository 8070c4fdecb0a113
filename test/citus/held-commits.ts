import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

const SECOND_PHASE = /COMMIT PREPARED/
/** Of one phase or two, but not the name of an isolation level. */
const COMMIT = /(?<!READ )COMMIT/

/** Stands between a coordinator and one of its workers, and keeps the ends of transactions from the worker. */
export async function startHeldCommits(workerPort: number) {
  const sockets = new Set<Socket>()
  let mode: 'pass' | 'hold' | 'lose' | 'silent' = 'pass'
  const unanswered = new Set<Socket>()
  let held: (() => void)[] = []
  let lost = 0

  const server = createServer((coordinator) => {
    if (mode === 'silent') {
      unanswered.add(coordinator)
      coordinator.on('error', () => {}).on('close', () => unanswered.delete(coordinator))
      return
    }
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
      const statement = bytes.toString('latin1')
      if (mode === 'hold' && SECOND_PHASE.test(statement)) held.push(() => worker.write(bytes))
      else if (mode === 'lose' && COMMIT.test(statement)) {
        lost++
        coordinator.destroy()
      } else worker.write(bytes)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    port: (server.address() as AddressInfo).port,
    /** Only the second phase: who reads goes on. */
    hold(): void {
      mode = 'hold'
    },
    /** Ends connections instead, as the crash of a worker does. */
    lose(): void {
      mode = 'lose'
    },
    /** New connections get no answer, as from a host that is not there. */
    silence(): void {
      mode = 'silent'
    },
    unanswered: () => unanswered.size,
    held: () => held.length,
    lost: () => lost,
    /** What is held, or a part of it; what comes later passes. */
    release(part: 'all' | 'first' | 'last' = 'all'): void {
      mode = 'pass'
      for (const socket of unanswered) socket.destroy()
      const chosen = part === 'all' ? held : part === 'first' ? held.slice(0, 1) : held.slice(-1)
      held = held.filter((send) => !chosen.includes(send))
      for (const send of chosen) send()
    },
    async stop(): Promise<void> {
      server.close()
      for (const socket of [...sockets, ...unanswered]) socket.destroy()
      await once(server, 'close')
    },
  }
}
export type HeldCommits = Awaited<ReturnType<typeof startHeldCommits>>
