import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import fc from 'fast-check'
import { createFollowed } from './followed.ts'

const ACCOUNTS = ['A', 'B', 'C']
const LIMIT_MS = 1000
const STEPS = ['write', 'ask', 'snapshot', 'answer', 'fail', 'askHead', 'tell', 'forget', 'restore', 'wait'] as const
type Step = (typeof STEPS)[number]

/** As long as the account was written to: what is answered says how old it is. */
const listOf = (version: number): number[] => Array.from({ length: version }, (_, i) => i)

interface Read {
  account: string
  /** What its statement saw; `null` = it is still on its way there. */
  version: number | null
  resolve: (list: number[]) => void
  reject: (error: Error) => void
}

/** A database, a feed and whoever follows it, one step after the other. */
function createWorld(most: { mostAccounts?: number; mostSize?: number } = {}) {
  let time = 0
  const writes: { account: string; at: number }[] = []
  const reads: Read[] = []
  let told = 0
  let heads: { position: number; at: number }[] = []
  const active = createFollowed<number[]>({
    sizeOf: ({ length }) => length,
    mostSize: 20_000,
    now: () => time,
    read: (account) =>
      new Promise((resolve, reject) => reads.push({ account, version: null, resolve: (all) => resolve(all), reject })),
    ...most,
  })
  const versionAt = (account: string, at: number) => writes.filter((w) => w.account === account && w.at <= at).length
  const failures: string[] = []
  const last = { version: -1 }

  function ask(account: string) {
    const due = versionAt(account, time - LIMIT_MS)
    active.of(account).then(
      ({ length }) => {
        last.version = length
        if (length < due) failures.push(`${account} was answered ${length}, and ${due} was due`)
      },
      () => {},
    )
  }

  const steps: Record<Step, (account: string, n: number) => void> = {
    write: (account) => writes.push({ account, at: time }),
    ask,
    snapshot(_account, n) {
      const read = reads[n % reads.length]
      if (read) read.version ??= versionAt(read.account, time)
    },
    answer(_account, n) {
      const [read] = reads.length > 0 ? reads.splice(n % reads.length, 1) : []
      read?.resolve(listOf(read.version ?? versionAt(read.account, time)))
    },
    fail(_account, n) {
      const [read] = reads.length > 0 ? reads.splice(n % reads.length, 1) : []
      read?.reject(new Error('the database is away'))
    },
    askHead: () => {
      heads = [...heads, { position: writes.length, at: time }]
    },
    tell() {
      const [head, ...rest] = heads
      if (!head) return
      heads = rest
      for (; told < head.position; told++) active.forget(writes[told]?.account ?? '')
      active.heard(head.at)
    },
    forget: (account) => active.forget(account),
    restore: () => active.forgetAll(),
    wait: (_account, n) => {
      time += n
    },
  }
  return { active, steps, reads, failures, last, now: () => time }
}

const script = fc.array(
  fc.record({
    step: fc.constantFrom<Step[]>(...STEPS, 'ask', 'ask', 'answer', 'answer', 'tell'),
    account: fc.constantFrom(...ACCOUNTS),
    n: fc.integer({ min: 0, max: 700 }),
  }),
  // Short ones seldom come to hold anything.
  { minLength: 30, maxLength: 100, size: 'max' },
)

describe('what belongs to accounts, in memory', () => {
  test('whatever comes in between, what was written a second ago is in every answer', async () => {
    await fc.assert(
      fc.asyncProperty(script, async (steps) => {
        const world = createWorld()
        for (const { step, account, n } of steps) {
          world.steps[step](account, n)
          await nextTurn()
          assert.deepEqual(world.failures, [])
        }
      }),
      { numRuns: 300 },
    )
  })

  test('never more accounts and values than allowed, and the count of them is true', async () => {
    await fc.assert(
      fc.asyncProperty(script, async (steps) => {
        const world = createWorld({ mostAccounts: 2, mostSize: 5 })
        for (const { step, account, n } of steps) {
          world.steps[step](account, n)
          await nextTurn()
          const { accounts, size } = world.active.size()
          assert.ok(accounts <= 2 && size <= 5 && size >= 0, `${accounts} accounts, size ${size}`)
        }
        for (const account of ACCOUNTS) world.active.forget(account)
        assert.deepEqual(world.active.size(), { accounts: 0, size: 0 })
      }),
      { numRuns: 300 },
    )
  })

  /** What is done, and how many reads wait for their answer in the end. */
  const TABLE: [string, [Step, number?][], number][] = [
    ['before anything was heard everybody reads', [['ask'], ['ask']], 2],
    ['who asks at the same time shares a read', [['askHead'], ['tell'], ['ask'], ['ask']], 1],
    ['what was read is used again', [['askHead'], ['tell'], ['ask'], ['answer'], ['ask']], 0],
    ['silent for too long, it is read', [['askHead'], ['tell'], ['ask'], ['answer'], ['wait', 901], ['ask']], 1],
    ['a change makes it read', [['askHead'], ['tell'], ['ask'], ['answer'], ['forget'], ['ask']], 1],
    ['a change during a read makes the next one read', [['askHead'], ['tell'], ['ask'], ['forget'], ['ask']], 2],
    ['another feed: all is read', [['askHead'], ['tell'], ['ask'], ['answer'], ['restore'], ['ask']], 1],
    ['a read that failed is tried again', [['askHead'], ['tell'], ['ask'], ['fail'], ['ask']], 1],
  ]
  for (const [name, steps, waiting] of TABLE) {
    test(name, async () => {
      const world = createWorld()
      for (const [step, n = 0] of steps) {
        world.steps[step]('A', n)
        await nextTurn()
      }
      assert.equal(world.reads.length, waiting)
    })
  }

  test('a read begun before a change answers who waits for it, and nobody after', async () => {
    const { steps, last } = createWorld()
    const go = async (step: Step) => {
      steps[step]('A', 0)
      await nextTurn()
    }
    for (const step of ['askHead', 'tell', 'ask', 'snapshot', 'write', 'forget', 'answer'] as const) await go(step)
    assert.equal(last.version, 0)
    for (const step of ['ask', 'answer'] as const) await go(step)
    assert.equal(last.version, 1)
  })

  test('the account that asked longest ago goes first', async () => {
    const { steps, reads } = createWorld({ mostAccounts: 2 })
    const go = async (step: Step, account = '') => {
      steps[step](account, 0)
      await nextTurn()
    }
    await go('askHead')
    await go('tell')
    for (const account of ['A', 'B', 'A', 'C']) {
      await go('ask', account)
      await go('answer')
    }
    await go('ask', 'A')
    assert.equal(reads.length, 0)
    await go('ask', 'B')
    assert.equal(reads.length, 1)
  })
})
