import { setTimeout as pause } from 'node:timers/promises'
import { type Ask, type Callers, isGood } from './callers.ts'
import { createKeywordWriter } from './keywords.ts'
import { WORD } from './publisher.ts'
import type { Random } from './seed.ts'
import type { Timeline } from './timeline.ts'
import type { Post, World } from './world.ts'

const MEASURE_MS = 1_500
const MEASURE_WIDTH = 32
const TICK_MS = 20
/** The maximum number of concurrent requests; further callers give up. */
const MOST_OPEN = 200
const FEED_PAUSE_MS = 100
const TRICKLE_MS = 500

interface Parties {
  world: World
  callers: Callers
  random: Random
  timeline: Timeline
}

export type Load = ReturnType<typeof startLoad>

/** The rate of requests. */
export type Pressure =
  | { /** Of the capacity, which is measured first. */ times: number; writers: number }
  | { perSecond: number; writers: number }

export function startLoad({ world, callers, random, timeline }: Parties) {
  const { apis, keys, publisher } = world
  const writer = createKeywordWriter(world, callers, random)
  const loops: Promise<void>[] = []
  let [isOver, open, sent, givenUp, capacity, rate] = [false, 0, 0, 0, 0, 0]
  /** The notice of each change. */
  const feed: string[] = []
  let cursor = ''

  const anyPost = (): Post => apis[Math.floor(random.next() * apis.length)] as Post
  const anyNumber = () => publisher.numbers[Math.floor(random.next() * publisher.numbers.length)] ?? 'none'

  /** A search, a lookup, a request above a low limit, or a mistake; the last two are no measure of the service. */
  function next(): Ask & { isCounted: boolean } {
    const [post, kind] = [anyPost(), random.next()]
    const { key } = keys.load
    if (kind < 0.5) {
      const query = new URLSearchParams({ keyword: kind < 0.25 ? WORD : `복구 공사`, pageSize: '20' })
      return { post, key, path: `/v1/bids?${query}`, isCounted: true }
    }
    // It may not be stored yet.
    if (kind < 0.9) return { post, key, path: `/v1/bids/${anyNumber()}`, own: [200, 404], isCounted: true }
    if (kind < 0.95) return { post, key: keys.slow.key, path: '/v1/keywords', isCounted: false }
    return { post, key, path: '/v1/bids?page=none', own: [400], isCounted: false }
  }

  async function read({ isCounted, ...one }: ReturnType<typeof next>): Promise<boolean> {
    const begun = performance.now()
    const outcome = await callers.ask(one)
    const at = performance.now()
    const isDone = isGood(outcome) || (one.own?.includes(outcome.status) ?? false)
    if (isCounted) timeline.record({ name: one.post.name, at, ms: at - begun, isGood: isDone })
    return isDone
  }

  /** A caller without a slot has no response. */
  function giveUp({ post, isCounted }: ReturnType<typeof next>): void {
    givenUp++
    if (isCounted) timeline.record({ name: post.name, at: performance.now(), ms: 0, isGood: false })
  }

  async function loop(work: () => Promise<unknown>): Promise<void> {
    while (!isOver) await work()
  }

  /** Follows all changes; only a response advances the cursor. */
  async function follow(): Promise<boolean> {
    const query = new URLSearchParams({ limit: '500', ...(cursor !== '' && { since: cursor }) })
    const outcome = await callers.ask({ post: anyPost(), key: keys.load.key, path: `/v1/bids/changes?${query}` })
    if (!isGood(outcome)) return false
    const { items, nextCursor, hasMore } = outcome.body as {
      items: { noticeNo: string }[]
      nextCursor: string
      hasMore: boolean
    }
    for (const { noticeNo } of items) feed.push(noticeNo)
    cursor = nextCursor
    return !hasMore && items.length === 0
  }

  /** Responses per second to callers that wait for each response. */
  async function measure(): Promise<number> {
    const until = performance.now() + MEASURE_MS
    let answered = 0
    const work = async () => {
      while (performance.now() < until) if (await read(next())) answered++
    }
    await Promise.all(Array.from({ length: MEASURE_WIDTH }, work))
    return answered / (MEASURE_MS / 1000)
  }

  /** At fixed times, whether or not earlier requests were answered. */
  async function press(): Promise<void> {
    let last = performance.now()
    let owed = 0
    while (!isOver) {
      await pause(TICK_MS)
      const now = performance.now()
      owed += ((now - last) / 1000) * rate
      last = now
      for (; owed >= 1; owed--) {
        const one = next()
        if (open >= MOST_OPEN) giveUp(one)
        else {
          open++
          sent++
          read(one).finally(() => open--)
        }
      }
    }
  }

  return {
    writer,
    feed,
    follow,
    async begin(pressure: Pressure): Promise<void> {
      if ('times' in pressure) capacity = await measure()
      rate = 'times' in pressure ? pressure.times * capacity : pressure.perSecond
      loops.push(press())
      for (let lane = 0; lane < pressure.writers; lane++) loops.push(loop(() => writer.live()))
      loops.push(loop(() => follow().then(() => pause(FEED_PAUSE_MS))))
      loops.push(loop(() => pause(TRICKLE_MS).then(() => publisher.publish(1))))
    },
    /** Stops all callers; each write has been acknowledged by then. */
    async end(): Promise<void> {
      isOver = true
      await Promise.all(loops)
      while (open > 0) await pause(TICK_MS)
    },
    result: () => ({
      capacity: Math.round(capacity),
      sent,
      givenUp,
      writes: writer.acknowledged(),
      keywords: writer.made(),
    }),
  }
}
