import { execFileSync } from 'node:child_process'
import { statfsSync } from 'node:fs'
import { eventually } from '../harness.ts'
import type { Callers } from './callers.ts'
import { storedCount } from './model.ts'
import type { Post, World } from './world.ts'

/** During a fault, wait for this many responses, so that callers notice it. */
const ANSWERS_WITHOUT = 100
const FULL = '53100'

export interface Fault {
  name: string
  /** Kills this process; such a fault is skipped if the process must live. */
  kills?: Post
  /** Why it is skipped. */
  skip?: string
  /** Returns when the fault is over and the service begins to recover; at once for a killed process. */
  run(): Promise<number>
}

/** Each round has each of these once. */
export function faultsOf(world: World, callers: Callers, flood: number): Fault[] {
  const { posts, db, server, redis, publisher, disk } = world
  const answered = () => [...callers.counts].reduce((sum, [status, count]) => sum + (/^\d/.test(status) ? count : 0), 0)
  /** Until callers got this many responses or errors. */
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

  /** Resizes the disk to what is on it. */
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

  /** Fills the rest of the disk. */
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

  /** Two hours ahead, and back again. */
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
      // Over when everything is stored: until then it is load, and later requests wait for it.
      async run() {
        publisher.publish(flood)
        const published = publisher.numbers.length
        await eventually(async () => (await storedCount(db)) >= published)
        return performance.now()
      },
    },
  ]
}

/** Other processes write meanwhile: sizes below the used space are refused. */
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
