import { runLoad } from './load.ts'

/** Sends requests at a fixed rate from a separate process and reports latencies, under any load of the service. */
export interface ProbeTask {
  origin: string
  key: string
  paths: string[]
  rate: number
  connections: number
}

export interface Probed {
  ms: number[]
  statuses: Record<number, number>
}

process.once('message', async (task: ProbeTask) => {
  const { ms, statuses } = await runLoad(task)
  process.send?.({ ms: [...ms].filter((value) => !Number.isNaN(value)), statuses } satisfies Probed)
  process.disconnect()
})
