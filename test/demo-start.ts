import { settleDemo, startDemo } from '../src/demo.ts'
import type { TestApp } from './app-harness.ts'

export interface DemoStart {
  isTerminal?: boolean
  host?: string
  /** Resolves when the console can be opened. */
  console?: Promise<void>
  progress?: (text: string) => void
  /** Receives the output. */
  printed?: string[]
}

/** One start of the service with `GONGGO_DEMO`; its output and log. */
export async function startWithDemo(
  app: TestApp,
  demo: boolean | null,
  { isTerminal = false, host = '127.0.0.1', console, progress = () => {}, printed = [] }: DemoStart = {},
): Promise<{ text: string; warned: unknown[] }> {
  const warned: unknown[] = []
  const screen = { isTerminal, print: (text: string) => void printed.push(text), progress }
  const log = { warn: (...line: unknown[]) => void warned.push(line) }
  const infrastructure = { db: app.db, embedded: true }
  const house = { config: { ...app.config, demo, host }, infrastructure, app, log, screen }
  await startDemo(house, await settleDemo(house), console)
  return { text: printed.join(''), warned }
}
