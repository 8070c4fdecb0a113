import type { Redis } from 'ioredis'

/** The result of checking a Redis server once. */
export interface RedisCheck {
  version: string
  /** It is a replica and rejects writes. */
  isReplica: boolean
  pingMs: number
}

const PINGS = 5
const INFO_LINE = /^(?<name>[a-z_]+):(?<value>.*?)\r?$/gm

/**
 * Connects once, without retries. Its errors have the code of the system call, or the first word of the Redis error.
 */
export async function checkRedis(url: string, limitMs: number): Promise<RedisCheck> {
  const { Redis: Client } = await import('ioredis')
  const redis = new Client(url, {
    lazyConnect: true,
    connectionName: 'gonggo doctor',
    connectTimeout: limitMs,
    commandTimeout: limitMs,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  })
  // `connect` rejects only with "connection is closed"; the cause arrives as an event.
  let fault: Error | null = null
  redis.on('error', (error) => {
    fault = error
  })
  const late = Promise.withResolvers<never>()
  const limit = setTimeout(() => late.reject(coded(`no answer within ${limitMs} ms`, 'ETIMEDOUT')), limitMs)
  try {
    return await Promise.race([late.promise, readFacts(redis)])
  } catch (error) {
    const { message, code } = (fault ?? error) as Error & { code?: string }
    throw coded(message, code ?? /^[A-Z]{4,}/.exec(message)?.[0] ?? '')
  } finally {
    clearTimeout(limit)
    redis.disconnect()
  }
}

async function readFacts(redis: Redis): Promise<RedisCheck> {
  await redis.connect()
  const info = await redis.info()
  const facts = new Map([...info.matchAll(INFO_LINE)].map(({ groups }) => [groups?.name, groups?.value ?? '']))
  // The limiter needs permission to run scripts.
  await redis.eval('return 1', 0)
  let pingMs = Infinity
  for (let count = 0; count < PINGS; count++) {
    const begun = performance.now()
    await redis.ping()
    pingMs = Math.min(pingMs, performance.now() - begun)
  }
  const version = facts.get('valkey_version') ?? facts.get('redis_version') ?? ''
  return { version, isReplica: facts.get('role') === 'slave', pingMs }
}

const coded = (message: string, code: string) => Object.assign(new Error(message), { code })
