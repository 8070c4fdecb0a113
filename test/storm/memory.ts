import { setTimeout as pause } from 'node:timers/promises'
import type { Post, World } from './world.ts'

const MINUTE_MS = 60_000
/** The control serves the same load for this long before the comparison. */
const WARM_MS = MINUTE_MS
/** Garbage that is not collected yet. */
const FLOOR_MB = 64
const TIMES = 1.5

/** The memory of processes that survive half of a storm, next to new ones with the same load. */
export function createMemory(world: World) {
  const { apis, workers, memoryOf } = world
  const watched: Post[] = [apis[0], workers[0]]
  const looks = new Map(watched.map((post) => [post, [] as { at: number; mb: number }[]]))

  function look(): void {
    for (const [post, list] of looks) list.push({ at: performance.now() / MINUTE_MS, mb: memoryOf(post) })
  }

  return {
    watched,
    look,
    /** Replaces the other processes, which become the control. */
    async compare() {
      const controls: Post[] = [apis[1], workers[1]]
      await Promise.all(controls.map((post) => world.replace(post)))
      await pause(WARM_MS)
      look()
      return watched.map((post, at) => {
        const list = looks.get(post) ?? []
        const mb = list.at(-1)?.mb ?? Number.NaN
        const controlMb = memoryOf(controls[at] ?? post)
        return {
          name: post.name,
          mb: Math.round(mb),
          controlMb: Math.round(controlMb),
          slopeMbPerMinute: Number(slopeOf(list).toFixed(2)),
          isFlat: mb <= TIMES * controlMb + FLOOR_MB,
        }
      })
    },
  }
}

/** Slope of the least-squares line. */
function slopeOf(list: readonly { at: number; mb: number }[]): number {
  const mean = (of: (one: { at: number; mb: number }) => number) =>
    list.reduce((sum, one) => sum + of(one), 0) / Math.max(1, list.length)
  const [at, mb] = [mean((one) => one.at), mean((one) => one.mb)]
  const spread = list.reduce((sum, one) => sum + (one.at - at) ** 2, 0)
  return spread === 0 ? 0 : list.reduce((sum, one) => sum + (one.at - at) * (one.mb - mb), 0) / spread
}
