import { runLoad } from './load.ts'

/** A process of its own that asks at a fixed rate and tells what it waited, whatever others do to the service meanwhile. */
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
  process.send?.({ ms: [...ms].filter((one) => !Number.isNaN(one)), statuses } satisfies Probed)
  process.disconnect()
})
