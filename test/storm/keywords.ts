import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Ask, type Callers, isGood, isRefusal, type Outcome } from './callers.ts'
import type { Random } from './seed.ts'
import type { Post, World } from './world.ts'

const AGAIN_MS = 50
const REST_MS = 20
const IN_PROGRESS = 409
const GONE = 404

export interface KnownKeyword {
  text: string
  id: string
  maxAmt: number | null
}

/** Creates, changes and deletes keywords, and records what was acknowledged. */
export function createKeywordWriter({ apis, keys }: World, callers: Callers, random: Random) {
  const known = new Map<string, KnownKeyword>()
  const { key } = keys.load
  let [made, acknowledged] = [0, 0]

  /** Repeats a write until it is acknowledged; a broken connection leaves the result unknown. */
  async function retried(
    one: Omit<Ask, 'post' | 'key'>,
    own: (isAgain: boolean) => readonly number[],
  ): Promise<Outcome> {
    for (let isAgain = false; ; isAgain = true) {
      const outcome = await callers.ask({
        ...one,
        key,
        post: anyOf(apis),
        ...(own(isAgain).length > 0 && isAgain && { own: own(isAgain) }),
      })
      const isRunning = isAgain && outcome.status === IN_PROGRESS
      if (!isRefusal(outcome) && !isRunning) {
        acknowledged++
        return outcome
      }
      await pause(AGAIN_MS)
    }
  }
  const anyOf = (posts: readonly Post[]) => posts[Math.floor(random.next() * posts.length)] as Post

  /** One keyword, from its creation on. */
  async function live(): Promise<void> {
    const text = `낱말${++made}`
    const headers = { 'idempotency-key': randomUUID() }
    const creation = { method: 'POST', path: '/v1/keywords', body: { keyword: text }, headers }
    const { status, body } = await retried(creation, () => [201, IN_PROGRESS])
    if (status !== 201) return
    const keyword: KnownKeyword = { text, id: String(body.id), maxAmt: null }
    known.set(text, keyword)
    const path = `/v1/keywords/${keyword.id}`
    if (random.next() < 0.5) {
      const maxAmt = 1_000_000 + made
      const outcome = await retried({ method: 'PATCH', path, body: { filter: { maxAmt } } }, () => [])
      if (isGood(outcome)) keyword.maxAmt = maxAmt
    }
    if (random.next() < 0.6) {
      const outcome = await retried({ method: 'DELETE', path }, () => [200, 204, GONE])
      if (isGood(outcome) || outcome.status === GONE) known.delete(text)
    }
    await pause(REST_MS)
  }

  return { live, known, acknowledged: () => acknowledged, made: () => made }
}
