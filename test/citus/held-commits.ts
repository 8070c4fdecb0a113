import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

const SECOND_PHASE = /COMMIT PREPARED/
/** Commits with one phase or two, but not the name of an isolation level. */
const COMMIT = /(?<!READ )COMMIT/

/** A proxy between a coordinator and one of its workers that can delay commits to the worker. */
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
    /** Delays only the second phase, so reads continue. */
    hold(): void {
      mode = 'hold'
    },
    /** Breaks connections instead, like a crash of the worker. */
    lose(): void {
      mode = 'lose'
    },
    /** New connections get no response, as from an unreachable host. */
    silence(): void {
      mode = 'silent'
    },
    unanswered: () => unanswered.size,
    held: () => held.length,
    lost: () => lost,
    /** Releases delayed commits, all or some; later ones pass. */
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
