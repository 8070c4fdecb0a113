import { existsSync, readdirSync, readFileSync } from 'node:fs'

const EVERY_MS = 500
const TICKS_A_SECOND = 100
const STAT = '/proc/stat'

/** Processor time since some start, in ticks of the system. */
interface Look {
  at: number
  /** That there was, that was used, and that our own processes used. */
  total: number
  busy: number
  own: number
}

interface ProcessRow {
  pid: number
  parent: number
  ticks: number
  /** Differs from that of an earlier process with the same number. */
  key: string
}

/** The machine and all its processes at one moment. */
type Reading = Omit<Look, 'own'> & { processes: readonly ProcessRow[] }

export type Starvation = ReturnType<typeof watchStarvation>

/**
 * Watches how much of the machine others use. `roots` are processes whose descendants are ours too, besides those of this
 * one: a server that has let go of its parent. Two watches can be compared only if `read` gives them the same readings.
 */
export function watchStarvation(roots: () => readonly number[] = () => [], read = readMachine) {
  const used = new Map<string, number>()
  const looks: Look[] = []
  let own = 0

  function look(): void {
    const reading = read()
    if (reading === null) return
    const { at, total, busy, processes } = reading
    // A process that ends between two looks has used what is not seen: at most as long as lies between them.
    for (const { key, ticks } of descendants(processes, [process.pid, ...roots()])) {
      own += Math.max(0, ticks - (used.get(key) ?? 0))
      used.set(key, ticks)
    }
    looks.push({ at, total, busy, own })
  }

  look()
  // What our processes used before is no part of it.
  own = 0
  if (looks[0]) looks[0].own = 0
  const timer = setInterval(look, EVERY_MS)
  timer.unref()
  return {
    look,
    /** The share of the machine that others used, from the last look before `from` to the first one after `to`; null where the system does not say. */
    shareOfOthers(from: number, to: number): number | null {
      const first = looks.findLast(({ at }) => at <= from) ?? looks[0]
      const last = looks.find(({ at }) => at >= to) ?? looks.at(-1)
      if (first === undefined || last === undefined || last.total === first.total) return null
      return Math.max(0, (last.busy - first.busy - (last.own - first.own)) / (last.total - first.total))
    },
    /** Seconds of processor time that our processes have used, and the share of the machine that others have. */
    sum() {
      const [first, last] = [looks[0], looks.at(-1)]
      if (first === undefined || last === undefined) return null
      return { ownSeconds: Math.round(last.own) / TICKS_A_SECOND, others: this.shareOfOthers(first.at, last.at) }
    },
    end: () => clearInterval(timer),
  }
}

/** `null` where the system does not say. */
export function readMachine(): Reading | null {
  if (!existsSync(STAT)) return null
  return { at: performance.now(), ...machineTicks(), processes: readProcesses() }
}

/** Of all processors. Time that a hypervisor took is used by others. */
function machineTicks(): { total: number; busy: number } {
  const [line = ''] = readFileSync(STAT, 'latin1').split('\n')
  // user, nice, system, idle, waiting for a disk, interrupts (two), taken by the hypervisor; guests are part of user.
  const ticks = line.trim().split(/\s+/).slice(1, 9).map(Number)
  const total = ticks.reduce((sum, one) => sum + one, 0)
  return { total, busy: total - (ticks[3] ?? 0) - (ticks[4] ?? 0) }
}

/** One that has just ended is left out. */
function readProcesses(): ProcessRow[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      const text = readFileSync(`/proc/${name}/stat`, 'latin1')
      // The name of the program is in brackets and may hold anything.
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

/** Processes and all that they have started. */
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
