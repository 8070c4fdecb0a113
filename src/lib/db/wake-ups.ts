// Wake-ups by LISTEN and NOTIFY: a hint that a transaction wrote what other processes wait for.

import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Line } from './line.ts'
import { createSql, type Fragment, type Queryable } from './sql.ts'

const CHANNEL = 'gonggo'
const PROOF_EVERY_MS = 10_000
/** A slower wake-up is useless: polling is faster. */
const PROOF_WITHIN_MS = 2_000
const RETRY_MS = 2_000
/** How long the server may take to close the connection; a stop waits for it. */
const END_MS = 1_000

/** Sent at the commit. Call it in the transaction that writes; once is enough. */
export const wakeReaders = (sql: Queryable): Fragment => sql`select pg_notify(${CHANNEL}, '')`

export interface WakeUpDeps {
  make: () => Line
  /** Statements on connections other than the listening one. */
  sql: Queryable
  onWake: () => void
  log?: (message: string, detail?: object) => void
}

/**
 * Listens on its own connection. A proxy such as pgbouncer may accept LISTEN and deliver nothing, and a connection may
 * die silently, so wake-ups count as working only while this process receives its own.
 */
export function createWakeUps({ make, sql, onWake, log = () => {} }: WakeUpDeps) {
  const stopping = new AbortController()
  const { signal } = stopping
  let running: Promise<void> | null = null
  let works = false
  /** Logged once, until they arrive again. */
  let areMissed = false
  let proof = { id: '', received: () => {} }

  function onNotification(payload: string | undefined): void {
    if (!payload) onWake()
    else if (payload === proof.id) proof.received()
  }

  async function prove(): Promise<boolean> {
    const arrived = Promise.withResolvers<true>()
    proof = { id: randomUUID(), received: () => arrived.resolve(true) }
    const sent = sql`select pg_notify(${CHANNEL}, ${proof.id})`.then(() => arrived.promise)
    return Promise.race([sent, rest(PROOF_WITHIN_MS, signal).then(() => false)])
  }

  async function listen(line: Line): Promise<void> {
    const lost = new AbortController()
    line.once('end', () => lost.abort())
    line.on('notification', ({ payload }) => onNotification(payload))
    const ending = AbortSignal.any([signal, lost.signal])
    const accepted = createSql((statement) => line.run(statement)).unsafe(`listen ${CHANNEL}`)
    if ((await Promise.race([accepted, rest(PROOF_WITHIN_MS, ending)])) === undefined) return
    while (!ending.aborted && (await prove())) {
      // Changes from before this connection listened were missed.
      if (!works) onWake()
      works = !ending.aborted
      if (works && areMissed) log('wake-ups from the database arrive again')
      if (works) areMissed = false
      await rest(PROOF_EVERY_MS, ending)
    }
  }

  function noteMissing(err: unknown): void {
    if (areMissed) return
    areMissed = true
    log('wake-ups from the database do not arrive: it is polled more often', err === undefined ? {} : { err })
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      const line = make()
      // The current statement fails as well.
      line.on('error', () => {})
      const giveUp = () => line.connection.stream.destroy()
      signal.addEventListener('abort', giveUp)
      const isOpen = line.open().then(() => signal.removeEventListener('abort', giveUp))
      const err = await isOpen.then(() => listen(line)).catch((error: unknown) => error)
      works = false
      if (!signal.aborted) noteMissing(err)
      await Promise.race([line.end(), pause(END_MS, undefined, { ref: false })]).catch(() => {})
      giveUp()
      await rest(RETRY_MS, signal)
    }
  }

  return {
    start(): void {
      running ??= run()
    },
    /** Whether commits of other processes are noticed at once. */
    work: (): boolean => works,
    async stop(): Promise<void> {
      stopping.abort()
      works = false
      await running
    },
  }
}
export type WakeUps = ReturnType<typeof createWakeUps>

const rest = (ms: number, signal: AbortSignal) => pause(ms, undefined, { signal, ref: false }).catch(() => {})
