import { existsSync, readdirSync, readFileSync } from 'node:fs'

const EVERY_MS = 500
const TICKS_A_SECOND = 100
const STAT = '/proc/stat'

/** Processor time since some start, in clock ticks. */
interface Look {
  at: number
  /** The total, the used, and that of our own processes. */
  total: number
  busy: number
  own: number
}

interface ProcessRow {
  pid: number
  parent: number
  ticks: number
  /** Distinguishes processes that reused a number. */
  key: string
}

/** The machine and all its processes at one moment. */
type Reading = Omit<Look, 'own'> & { processes: readonly ProcessRow[] }

export type Starvation = ReturnType<typeof watchStarvation>

/**
 * Measures how much of the machine other processes use. `roots` are processes whose descendants are ours too, in
 * addition to those of this process: a server that detached from its parent. Two watches are comparable only if `read`
 * gives them the same readings.
 */
export function watchStarvation(roots: () => readonly number[] = () => [], read = readMachine) {
  const used = new Map<string, number>()
  const looks: Look[] = []
  let own = 0

  function look(): void {
    const reading = read()
    if (reading === null) return
    const { at, total, busy, processes } = reading
    // Usage of a process that ends between two readings is missed: at most the time between them.
    for (const { key, ticks } of descendants(processes, [process.pid, ...roots()])) {
      own += Math.max(0, ticks - (used.get(key) ?? 0))
      used.set(key, ticks)
    }
    looks.push({ at, total, busy, own })
  }

  look()
  // Usage of our processes before the start does not count.
  own = 0
  if (looks[0]) looks[0].own = 0
  const timer = setInterval(look, EVERY_MS)
  timer.unref()
  return {
    look,
    /**
     * The share of the machine that other processes used, from the last reading before `from` to the first one after
     * `to`; null if the system does not provide it.
     */
    shareOfOthers(from: number, to: number): number | null {
      const first = looks.findLast(({ at }) => at <= from) ?? looks[0]
      const last = looks.find(({ at }) => at >= to) ?? looks.at(-1)
      if (first === undefined || last === undefined || last.total === first.total) return null
      return Math.max(0, (last.busy - first.busy - (last.own - first.own)) / (last.total - first.total))
    },
    /** Seconds of processor time of our processes, and the share of other processes. */
    sum() {
      const [first, last] = [looks[0], looks.at(-1)]
      if (first === undefined || last === undefined) return null
      return { ownSeconds: Math.round(last.own) / TICKS_A_SECOND, others: this.shareOfOthers(first.at, last.at) }
    },
    end: () => clearInterval(timer),
  }
}

/** `null` if the system does not provide it. */
export function readMachine(): Reading | null {
  if (!existsSync(STAT)) return null
  return { at: performance.now(), ...machineTicks(), processes: readProcesses() }
}

/** Of all processors. Time stolen by a hypervisor counts as used by others. */
function machineTicks(): { total: number; busy: number } {
  const [line = ''] = readFileSync(STAT, 'latin1').split('\n')
  // user, nice, system, idle, iowait, irq, softirq, steal; guests are part of user.
  const ticks = line.trim().split(/\s+/).slice(1, 9).map(Number)
  const total = ticks.reduce((sum, one) => sum + one, 0)
  return { total, busy: total - (ticks[3] ?? 0) - (ticks[4] ?? 0) }
}

/** Processes that have just ended are left out. */
function readProcesses(): ProcessRow[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      const text = readFileSync(`/proc/${name}/stat`, 'latin1')
      // The name of the program is in brackets and may contain anything.
      const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
      const [parent, user, system, start] = [fields[1], fields[11], fields[12], fields[19]]
      return [
        { pid: Number(name), parent: Number(parent), ticks: Number(user) + Number(system), key: `${name} ${start}` },
      ]
    } catch {
      return []
    }
  })
}

/** Processes and all their descendants. */
function descendants(rows: readonly ProcessRow[], roots: readonly number[]): ProcessRow[] {
  const children = Map.groupBy(rows, ({ parent }) => parent)
  const ours = new Map<number, ProcessRow>()
  const add = (pid: number): void => {
    for (const row of children.get(pid) ?? []) {
      if (ours.has(row.pid)) continue
      ours.set(row.pid, row)
      add(row.pid)
    }
  }
  for (const root of roots) {
    const row = rows.find(({ pid }) => pid === root)
    if (row !== undefined) ours.set(root, row)
    add(root)
  }
  return [...ours.values()]
}
