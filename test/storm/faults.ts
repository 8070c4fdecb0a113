import { execFileSync } from 'node:child_process'
import { statfsSync } from 'node:fs'
import { eventually } from '../harness.ts'
import type { Callers } from './callers.ts'
import { storedCount } from './model.ts'
import type { Post, World } from './world.ts'

/** So many answers are given while something is away, so that callers notice it. */
const ANSWERS_WITHOUT = 100
const FULL = '53100'

export interface Fault {
  name: string
  /** Kills this process; such a fault is left out where it must live. */
  kills?: Post
  /** Why it is left out here. */
  skip?: string
  /** Returns when it is over: from then on the service recovers. A killed process is gone at once. */
  run(): Promise<number>
}

/** One round has each of them once. */
export function faultsOf(world: World, callers: Callers, flood: number): Fault[] {
  const { posts, db, server, redis, publisher, disk } = world
  const answered = () => [...callers.counts].reduce((sum, [status, count]) => sum + (/^\d/.test(status) ? count : 0), 0)
  /** Until callers have been answered so often, or failed so often. */
  const notice = async () => {
    const all = () => answered() + (callers.counts.get('broken') ?? 0)
    const before = all()
    await eventually(() => all() >= before + ANSWERS_WITHOUT)
  }
  const isDatabaseBack = () => eventually(() => db.sql`select 1`.then(() => true).catch(() => false))

  const kills = posts.map((post): Fault => {
    const run = async () => {
      const begun = performance.now()
      await world.replace(post)
      return begun
    }
    return { name: `kill ${post.name}`, kills: post, run }
  })

  async function restartDatabase(): Promise<number> {
    const { pid } = server
    process.kill(pid, 'SIGKILL')
    await eventually(() => server.pid !== pid)
    await isDatabaseBack()
    return performance.now()
  }

  async function restartRedis(): Promise<number> {
    await redis.stop()
    await notice()
    await redis.start()
    return performance.now()
  }

  /** The disk becomes as large as what is on it. */
  async function fillDisk(): Promise<number> {
    const folder = disk ?? ''
    const { blocks, bsize } = statfsSync(folder)
    const resize = (size: string) => execFileSync('mount', ['-o', `remount,size=${size}`, folder])
    await resizeToContents(folder, resize)
    await eventually(() => isFull())
    await notice()
    resize(`${Math.ceil((blocks * bsize) / 1024)}k`)
    await isDatabaseBack()
    await eventually(() => db.sql`drop table if exists storm_ballast`.then(() => true).catch(() => false))
    return performance.now()
  }

  /** Takes what is left. */
  const isFull = () =>
    db
      .transaction(async (tx) => {
        await tx`create table if not exists storm_ballast (text text)`
        await tx`insert into storm_ballast select repeat(md5(random()::text), 200) from generate_series(1, 500)`
      })
      .then(
        () => false,
        (error: { code?: string }) => error.code === FULL || null,
      )

  /** Forward by two hours, and back again. */
  async function jump(shift: string): Promise<number> {
    for (const post of posts) world.setClock(post, shift)
    await notice()
    return performance.now()
  }

  return [
    ...kills,
    { name: 'restart PostgreSQL', run: restartDatabase },
    { name: 'restart Redis', run: restartRedis },
    { name: 'fill the disk', run: fillDisk, ...(disk === null && { skip: 'mounting a small disk needs root' }) },
    ...['+7200', '+0'].map((shift) => ({
      name: `clocks jump to ${shift} s`,
      run: () => jump(shift),
      ...(!world.hasClocks && { skip: 'libfaketime is not installed, or shifts this process already' }),
    })),
    {
      name: `flood of ${flood} notices`,
      // Over when all of it is stored: until then it is work, and what comes later waits for it.
      async run() {
        publisher.publish(flood)
        const published = publisher.numbers.length
        await eventually(async () => (await storedCount(db)) >= published)
        return performance.now()
      },
    },
  ]
}

/** Others write meanwhile: a size below what is used is refused. */
async function resizeToContents(folder: string, resize: (size: string) => void): Promise<void> {
  await eventually(() => {
    const { blocks, bfree, bsize } = statfsSync(folder)
    try {
      resize(`${Math.ceil(((blocks - bfree) * bsize) / 1024)}k`)
      return true
    } catch {
      return false
    }
  })
}
