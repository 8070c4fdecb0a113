import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Counted } from './receiver.ts'

export type Receiver = Awaited<ReturnType<typeof startReceiver>>

/** A customer's system next to the measured service. */
export async function startReceiver() {
  const child = start('receiver.ts')
  const [port] = child.stdout ? await once(child.stdout, 'data') : []
  const url = `http://127.0.0.1:${String(port).trim()}`
  return {
    url,
    figures: async () => (await (await fetch(`${url}/figures`)).json()) as Counted,
    stop: () => child.kill('SIGKILL'),
  }
}

/** Runs a program of this folder in a separate process. */
export const start = (name: string, ...words: string[]): ChildProcess =>
  spawn(process.execPath, [fileURLToPath(new URL(name, import.meta.url)), ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
