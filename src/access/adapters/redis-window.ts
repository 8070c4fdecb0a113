import { createHash } from 'node:crypto'
import type { Redis } from 'ioredis'
import type { LimitVerdict, LimitWindow } from '../rules/limits.ts'

export interface RedisWindowOptions {
  url: string
  windowMs: number
  /** The body of a Lua function that returns microseconds. It is part of the script, so no client can supply a time. */
  time?: string
}

export interface RedisWindow extends LimitWindow {
  take(key: string, quota: number, cost: 0 | 1): Promise<LimitVerdict>
  /** Waits for the first connection until a timeout; without a connection it keeps reconnecting. */
  start(): Promise<void>
  stop(): void
  isConnected(): boolean
}

/** All processes use the clock of Redis, whatever their own clocks say. */
const REDIS_TIME = `
  local clock = redis.call('TIME')
  return clock[1] * 1000000 + clock[2]`

/**
 * A list of the times of admitted requests, oldest first. Each call inside the script is expensive, so a request is
 * added first and removed again if it exceeds the quota, and the expiry is extended only if the first entry has
 * changed.
 */
const scriptWith = (time: string, windowMs: number): string => `
local function micros()${time}
end
local call, line, window, quota = redis.call, KEYS[1], ${windowMs * 1000}, tonumber(ARGV[1])
local now = micros()
local moved = false
local first, last = call('LINDEX', line, 0), call('LINDEX', line, -1)
if last and tonumber(last) > now then
  -- The clock went back, so the real age of these requests is unknown: treat them as new.
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
  -- The first expires within one window, the last within two; the expiry is extended whenever the first changes.
  if moved then call('PEXPIRE', line, ${2 * windowMs}) end
else
  size = call('LLEN', line)
  admitted = size < quota
  if size == 0 then return {1, quota, 0} end
end
-- After the quota was lowered, the window may contain more requests than it allows: all of those must expire first.
if size > quota then first = call('LINDEX', line, size - quota) end
return {admitted and 1 or 0, math.max(0, quota - size), first + window - now}
`

const PREFIX = 'gonggo:limit:'
const TIMEOUT_MS = 2_000
const CHECK_MS = 200
const CONNECT_MS = 2_000
const SLOWEST_RETRY_MS = 500

export function createRedisWindow({ url, windowMs, time = REDIS_TIME }: RedisWindowOptions): RedisWindow {
  const script = scriptWith(time, windowMs)
  const digest = createHash('sha1').update(script).digest('hex')
  let redis: Redis | null = null
  let isStopped = false
  const newClient = async () => {
    // Imported only here, because most installations run without Redis.
    const { Redis: Client } = await import('ioredis')
    const client = new Client(url, {
      lazyConnect: true,
      connectionName: 'gonggo',
      // Without a connection a request fails at once, and the caller falls back to its own count.
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      connectTimeout: CONNECT_MS,
      retryStrategy: (times) => Math.min(25 * 2 ** Math.min(times, 5), SLOWEST_RETRY_MS),
    })
    // The next request reports the error; without a listener ioredis would print every failure.
    client.on('error', () => {})
    return client
  }

  /** Requests without a response yet, oldest first. */
  const open = new Set<PendingRequest>()
  let watch: NodeJS.Timeout | undefined

  /** One timer for all requests: a timer for each would cost a tenth of the round trip. */
  function checkTimeouts(): void {
    const [longest] = open
    // If this process itself was blocked, responses may have arrived: `setImmediate` reads them first.
    if (longest && longest.at < performance.now() - TIMEOUT_MS) setImmediate(failLateRequests)
  }

  function failLateRequests(): void {
    const latest = performance.now() - TIMEOUT_MS
    let late = false
    for (const question of open) {
      if (question.at > latest) break
      open.delete(question)
      question.fail(new Error(`Redis has not answered within ${TIMEOUT_MS} ms`))
      late = true
    }
    // The system would take a quarter of an hour to notice that the peer of a connection is gone.
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
        // After a restart, Redis does not know the digest of the script.
        if (!error.message.startsWith('NOSCRIPT')) failed(error)
        else client.eval(script, 1, key, quota, cost).then(answered, failed)
      })
    })
  }

  return {
    take: (key, quota, cost) => ask(PREFIX + key, quota, cost),
    async start() {
      watch ??= setInterval(checkTimeouts, CHECK_MS)
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

interface PendingRequest {
  at: number
  fail: (error: Error) => void
}

function verdictOf(answer: unknown): LimitVerdict {
  const [admitted, remaining = 0, waitMicros = 0] = answer as number[]
  return { admitted: admitted === 1, remaining, waitMs: waitMicros / 1000 }
}
