import { createHash } from 'node:crypto'
import type { Redis } from 'ioredis'
import type { LimitVerdict, LimitWindow } from '../rules/limits.ts'

export interface RedisWindowOptions {
  url: string
  windowMs: number
  /** The body of a Lua function that answers microseconds. It is a part of the script: no caller can give a time. */
  time?: string
}

export interface RedisWindow extends LimitWindow {
  take(key: string, quota: number, cost: 0 | 1): Promise<LimitVerdict>
  /** Waits for the first connection, not for ever; without one it goes on trying. */
  start(): Promise<void>
  stop(): void
  isConnected(): boolean
}

/** All processes ask the same clock, whatever their own say. */
const REDIS_TIME = `
  local clock = redis.call('TIME')
  return clock[1] * 1000000 + clock[2]`

/**
 * A list of the times at which requests were admitted, oldest first. Every call inside the script costs, so a request is
 * added first and taken back where it does not fit, and the list's end is put off only where its beginning has moved.
 */
const scriptWith = (time: string, windowMs: number): string => `
local function micros()${time}
end
local call, line, window, quota = redis.call, KEYS[1], ${windowMs * 1000}, tonumber(ARGV[1])
local now = micros()
local moved = false
local first, last = call('LINDEX', line, 0), call('LINDEX', line, -1)
if last and tonumber(last) > now then
  -- The clock went back: how long ago they came is not known, so they count as having come just now.
  local times = call('LRANGE', line, 0, -1)
  call('DEL', line)
  for i = 1, #times do call('RPUSH', line, math.min(tonumber(times[i]), now)) end
  first, moved = call('LINDEX', line, 0), true
end
while first and tonumber(first) <= now - window do
  call('LPOP', line)
  first, moved = call('LINDEX', line, 0), true
end
if not first then first, moved = now, true end
local size, admitted
if ARGV[2] == '1' then
  size = call('RPUSH', line, now)
  admitted = size <= quota
  if not admitted then
    call('RPOP', line)
    size = size - 1
  end
  -- The first leaves within a window, the last within one more; with the first this is put off anew.
  if moved then call('PEXPIRE', line, ${2 * windowMs}) end
else
  size = call('LLEN', line)
  admitted = size < quota
  if size == 0 then return {1, quota, 0} end
end
-- A quota that was lowered leaves more in the window than fits: all of those must leave first.
if size > quota then first = call('LINDEX', line, size - quota) end
return {admitted and 1 or 0, math.max(0, quota - size), first + window - now}
`

const PREFIX = 'gonggo:limit:'
const TIMEOUT_MS = 2_000
const LOOK_MS = 200
const CONNECT_MS = 2_000
const SLOWEST_RETRY_MS = 500

export function createRedisWindow({ url, windowMs, time = REDIS_TIME }: RedisWindowOptions): RedisWindow {
  const script = scriptWith(time, windowMs)
  const digest = createHash('sha1').update(script).digest('hex')
  let redis: Redis | null = null
  let isStopped = false
  const newClient = async () => {
    // Loaded here, since most processes count without it.
    const { Redis: Client } = await import('ioredis')
    const client = new Client(url, {
      lazyConnect: true,
      connectionName: 'gonggo',
      // Without a connection a request fails at once, and the caller counts by itself.
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      connectTimeout: CONNECT_MS,
      retryStrategy: (times) => Math.min(25 * 2 ** Math.min(times, 5), SLOWEST_RETRY_MS),
    })
    // The next request to be counted says so; without a listener each failure would be printed.
    client.on('error', () => {})
    return client
  }

  /** Asked and not answered yet, the longest waiting first. */
  const open = new Set<Question>()
  let watch: NodeJS.Timeout | undefined

  /** One look at all of them: a timer for each would cost a tenth of the way there and back. */
  function look(): void {
    const [longest] = open
    // A process that was busy itself reads first what has come meanwhile.
    if (longest && longest.at < performance.now() - TIMEOUT_MS) setImmediate(giveUp)
  }

  function giveUp(): void {
    const latest = performance.now() - TIMEOUT_MS
    let late = false
    for (const question of open) {
      if (question.at > latest) break
      open.delete(question)
      question.fail(new Error(`Redis has not answered within ${TIMEOUT_MS} ms`))
      late = true
    }
    // A connection whose other end is gone would be waited for by the system for a quarter of an hour.
    if (late) redis?.disconnect(true)
  }

  function ask(key: string, quota: number, cost: 0 | 1): Promise<LimitVerdict> {
    return new Promise((resolve, reject) => {
      const client = redis
      if (client === null) throw new Error('Redis is not connected yet')
      const question = { at: performance.now(), fail: reject }
      open.add(question)
      const answered = (answer: unknown) => {
        open.delete(question)
        resolve(verdictOf(answer))
      }
      const failed = (error: unknown) => {
        open.delete(question)
        reject(error)
      }
      client.evalsha(digest, 1, key, quota, cost).then(answered, (error: Error) => {
        // A restarted Redis does not know the script by its digest.
        if (!error.message.startsWith('NOSCRIPT')) failed(error)
        else client.eval(script, 1, key, quota, cost).then(answered, failed)
      })
    })
  }

  return {
    take: (key, quota, cost) => ask(PREFIX + key, quota, cost),
    async start() {
      watch ??= setInterval(look, LOOK_MS)
      isStopped = false
      redis ??= await newClient()
      if (!isStopped) await redis.connect().catch(() => {})
    },
    stop() {
      isStopped = true
      clearInterval(watch)
      redis?.disconnect()
    },
    isConnected: () => redis?.status === 'ready',
  }
}

interface Question {
  at: number
  fail: (error: Error) => void
}

function verdictOf(answer: unknown): LimitVerdict {
  const [admitted, remaining = 0, waitMicros = 0] = answer as number[]
  return { admitted: admitted === 1, remaining, waitMs: waitMicros / 1000 }
}
