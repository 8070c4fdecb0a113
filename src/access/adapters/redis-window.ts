import { createHash } from 'node:crypto'
import { Redis } from 'ioredis'
import type { LimitWindow, Verdict } from '../rules/limits.ts'

export interface RedisWindowOptions {
  url: string
  windowMs: number
  /** The body of a Lua function that answers microseconds. It is a part of the script: no caller can give a time. */
  time?: string
}

export interface RedisWindow extends LimitWindow {
  take(key: string, quota: number, cost: 0 | 1): Promise<Verdict>
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
 * A list of the times at which requests were admitted, oldest first; with its last one the list is gone. Numbers are
 * written out, for Lua would round them to 14 digits.
 */
const scriptWith = (time: string): string => `
local function micros()${time}
end
local line, window, quota, cost = KEYS[1], tonumber(ARGV[1]), tonumber(ARGV[2]), ARGV[3]
local now = micros()
local size = redis.call('LLEN', line)
local first = 0
if size > 0 then
  if tonumber(redis.call('LINDEX', line, -1)) > now then
    -- The clock went back: how long ago they came is not known, so they count as having come just now.
    local times = redis.call('LRANGE', line, 0, -1)
    redis.call('DEL', line)
    for i = 1, size do
      redis.call('RPUSH', line, string.format('%.0f', math.min(tonumber(times[i]), now)))
    end
    redis.call('PEXPIRE', line, math.ceil(window / 1000))
  end
  first = tonumber(redis.call('LINDEX', line, 0))
  while size > 0 and first <= now - window do
    redis.call('LPOP', line)
    size = size - 1
    if size > 0 then first = tonumber(redis.call('LINDEX', line, 0)) end
  end
end
local admitted = size < quota
if admitted and cost == '1' then
  redis.call('RPUSH', line, string.format('%.0f', now))
  redis.call('PEXPIRE', line, math.ceil(window / 1000))
  if size == 0 then first = now end
  size = size + 1
end
if size == 0 then return {admitted and 1 or 0, quota, 0} end
-- A quota that was lowered leaves more in the window than fits: all of those must leave first.
if size > quota then first = tonumber(redis.call('LINDEX', line, size - quota)) end
return {admitted and 1 or 0, math.max(0, quota - size), first + window - now}
`

const PREFIX = 'gonggo:limit:'
const TIMEOUT_MS = 1_000
const CONNECT_MS = 2_000
const SLOWEST_RETRY_MS = 500

export function createRedisWindow({ url, windowMs, time = REDIS_TIME }: RedisWindowOptions): RedisWindow {
  const script = scriptWith(time)
  const digest = createHash('sha1').update(script).digest('hex')
  const redis = new Redis(url, {
    lazyConnect: true,
    connectionName: 'gonggo',
    // Who asks is told at once that it is away, and does without.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: TIMEOUT_MS,
    connectTimeout: CONNECT_MS,
    retryStrategy: (times) => Math.min(25 * 2 ** Math.min(times, 5), SLOWEST_RETRY_MS),
  })
  // The next request to be counted says so; without a listener each failure would be printed.
  redis.on('error', () => {})

  async function run(parameters: [string, ...(string | number)[]]): Promise<unknown> {
    try {
      return await redis.evalsha(digest, 1, ...parameters)
    } catch (error) {
      if (!(error instanceof Error) || !error.message.startsWith('NOSCRIPT')) throw error
      return redis.eval(script, 1, ...parameters)
    }
  }

  return {
    async take(key, quota, cost) {
      const answer = await run([`${PREFIX}${key}`, windowMs * 1000, quota, cost])
      const [admitted = 0, remaining = 0, waitMicros = 0] = answer as number[]
      return { admitted: admitted === 1, remaining, waitMs: waitMicros / 1000 }
    },
    start: () => redis.connect().catch(() => {}),
    stop: () => redis.disconnect(),
    isConnected: () => redis.status === 'ready',
  }
}
