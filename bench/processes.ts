import { readFileSync } from 'node:fs'
import { eventually } from '../test/harness.ts'
import { type Service, startService, wayTo } from '../test/services.ts'
import { openDatabase } from './database.ts'
import { searchPaths } from './http.ts'
import { runLoad } from './load.ts'
import { IMAGE_SETTINGS, SECRET, startServer } from './server.ts'
import { median, megabytes, ms, number, type Options, type Result, times } from './stats.ts'

const SEVERAL = 2
const ROUNDS = 5
const REQUESTS = 10_000
/** The kernel gives each connection to the process that accepts it first. With few connections, one process gets most. */
const CONNECTIONS = 64
/** `/proc/PID/stat` counts in hundredths of a second. */
const TICK_MS = 10
const NEEDED_GAIN = 1.8
const MOST_MEMORY = 1.5

interface Usage {
  /** CPU time of each process for one request of the service, in milliseconds; the supervisor is one of them. */
  cpuMs: number[]
  rate: number
}

interface Measurement {
  rounds: Usage[]
  memoryBytes: number
}

/**
 * What a second process adds. The load generator and PostgreSQL run on the same cores, so the rate alone does not show it.
 * The model: a service is saturated when its busiest process uses one core, or when its processes use all cores.
 */
export async function processes(options: Options): Promise<Result[]> {
  const { notices, progress } = options
  const database = await openDatabase(options)
  try {
    const paths = await searchPaths(database, notices, REQUESTS)
    const server = await startServer('product', database.target)
    const { plainKey } = server
    await server.stop()
    const measurements: Measurement[] = []
    for (const count of [1, SEVERAL]) {
      progress(`measuring ${count} …`)
      const settings = { GONGGO_SECRET: SECRET, GONGGO_PORT: '0', GONGGO_DEMO: '0', GONGGO_PROCESSES: String(count) }
      const service = startService({ env: Object.assign(settings, wayTo(database), IMAGE_SETTINGS) })
      const measurement = measureService(service, { count, paths, key: plainKey })
      measurements.push(await measurement.finally(() => service.end()))
    }
    const [one, several] = measurements
    return one && several ? resultsOf(one, several, notices) : []
  } finally {
    await database.stop()
  }
}

async function measureService(
  service: Service,
  { count, paths, key }: { count: number; paths: readonly string[]; key: string },
): Promise<Measurement> {
  const origin = await service.listening()
  // A single process has no supervisor and does not log its pid.
  const others = await eventually(() => {
    const pids = [...service.output().matchAll(/"pid":(\d+),"address"/g)].map(([, pid]) => Number(pid))
    return (count === 1 || pids.length === count) && pids
  })
  const pids = [service.process.pid ?? 0, ...others]
  const load = { origin, paths, key, connections: CONNECTIONS }
  await runLoad(load)
  const rounds: Usage[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const before = pids.map(cpuMsOf)
    const { answered, refused, seconds } = await runLoad(load)
    if (refused > 0) throw new Error(`${refused} requests were refused`)
    const used = pids.map((pid, index) => cpuMsOf(pid) - (before[index] ?? 0))
    rounds.push({ cpuMs: used.map((value) => value / answered), rate: answered / seconds })
  }
  return { rounds, memoryBytes: pids.reduce((sum, pid) => sum + memoryOf(pid), 0) }
}

function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

/** Its share of each page: one that two processes use counts half for each. */
const memoryOf = (pid: number): number =>
  Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) * 1024

const total = ({ cpuMs }: Usage): number => cpuMs.reduce((sum, value) => sum + value, 0)
/** Requests per second at which the model calls the service saturated. */
const capacity = (usage: Usage, cores: number): number =>
  1000 / Math.max(Math.max(...usage.cpuMs), total(usage) / cores)
const medianOf = ({ rounds }: Measurement, value: (usage: Usage) => number): number => median(rounds.map(value))

function resultsOf(one: Measurement, several: Measurement, notices: number): Result[] {
  const [alone, together] = [one, several].map((measurement) =>
    medianOf(measurement, (usage) => capacity(usage, SEVERAL)),
  )
  const gain = (together ?? 0) / (alone ?? 1)
  const memory = several.memoryBytes / one.memoryBytes
  const figure = (measurement: Measurement) =>
    `${number(medianOf(measurement, (usage) => capacity(usage, SEVERAL)))}/s on ${SEVERAL} cores by the model (${ms(medianOf(measurement, total))} of CPU time each, ${ms(medianOf(measurement, ({ cpuMs }) => Math.max(...cpuMs)))} of it in the busiest process; measured next to the load on the same cores ${number(medianOf(measurement, ({ rate }) => rate))}/s)`
  const what = `${number(notices)} notices`
  return [
    {
      line: `${SEVERAL} processes on ${SEVERAL} cores: different searches over HTTP, ${what}`,
      figure: figure(several),
      rival: `one process: ${figure(one)}`,
      ratio: times(gain),
      need: `≥ ${NEEDED_GAIN}×`,
      reached: gain >= NEEDED_GAIN,
    },
    {
      line: `${SEVERAL} processes: memory after searches, ${what}`,
      figure: megabytes(several.memoryBytes),
      rival: `one process: ${megabytes(one.memoryBytes)}`,
      ratio: times(memory),
      need: `≤ ${MOST_MEMORY}×`,
      reached: memory <= MOST_MEMORY,
    },
  ]
}
