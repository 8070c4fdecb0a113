import type { Redis } from 'ioredis'

/** What one look at a Redis server has shown. */
export interface RedisCheck {
  version: string
  /** It takes writes from nobody but its primary. */
  isReplica: boolean
  pingMs: number
}

const PINGS = 5
const FORM = /^(?<name>[a-z_]+):(?<value>.*?)\r?$/gm

/** Asks once and tries nothing again. What it throws has the code of the system, or the first word of Redis' answer. */
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
  // What the promise of `connect` says is only that the connection is closed.
  let fault: Error | null = null
  redis.on('error', (error) => {
    fault = error
  })
  const late = Promise.withResolvers<never>()
  const limit = setTimeout(() => late.reject(coded(`no answer within ${limitMs} ms`, 'ETIMEDOUT')), limitMs)
  try {
    return await Promise.race([late.promise, ask(redis)])
  } catch (error) {
    const { message, code } = (fault ?? error) as Error & { code?: string }
    throw coded(message, code ?? /^[A-Z]{4,}/.exec(message)?.[0] ?? '')
  } finally {
    clearTimeout(limit)
    redis.disconnect()
  }
}

async function ask(redis: Redis): Promise<RedisCheck> {
  await redis.connect()
  const info = await redis.info()
  const facts = new Map([...info.matchAll(FORM)].map(({ groups }) => [groups?.name, groups?.value ?? '']))
  // Limits are counted by a script.
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
