import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { endsWithTests, eventually } from './harness.ts'
import { type Measured, verdictOf } from './storm/recovery.ts'
import { legsOf, passedBefore, RECORD_VARIABLE, recordLeg } from './storm/settings.ts'
import { readMachine, watchStarvation } from './storm/starvation.ts'
import { createTimeline, WINDOW_MS } from './storm/timeline.ts'

/** How `npm run storm` evaluates results; the storm itself takes longer. */
describe('recovery after a fault', () => {
  const quiet: Measured = {
    answersMs: 4_000,
    flowMs: 9_000,
    controlFlowMs: 2_000,
    othersBefore: 0.05,
    othersAfter: 0.1,
  }

  test('is met or missed on a machine of our own, and not judged on one that others use', () => {
    assert.equal(verdictOf(quiet), 'met')
    assert.equal(verdictOf({ ...quiet, answersMs: 10_001 }), 'missed')
    assert.equal(verdictOf({ ...quiet, answersMs: null }), 'missed')
    assert.equal(verdictOf({ ...quiet, flowMs: 12_000 }), 'met')
    assert.equal(verdictOf({ ...quiet, flowMs: 12_001 }), 'missed')
    for (const starved of [{ othersBefore: 0.3 }, { othersAfter: 0.3 }, { othersAfter: null }]) {
      assert.equal(verdictOf({ ...quiet, ...starved }), 'not judged')
      assert.equal(verdictOf({ ...quiet, ...starved, answersMs: null }), 'not judged')
    }
  })

  /** One response every 10 ms. */
  const fill = (timeline: ReturnType<typeof createTimeline>, name: string, from: number, ms: number, share: number) => {
    for (let at = 0; at < 100; at++) timeline.record({ name, at: from + at * 10, ms, isGood: at % 100 < share * 100 })
  }

  test('comes with the first window in which every process answers as often and as fast as in the control', () => {
    const timeline = createTimeline(['one', 'two'])
    for (const name of ['one', 'two']) {
      fill(timeline, name, 0, 20, 0.5)
      fill(timeline, name, 1_000, 30, 0.6)
    }
    const bands = timeline.bands([0, 1_000])
    assert.deepEqual(bands.get('one'), { share: 0.5, p95: 30 })
    // One is down, one is slow, one responds rarely; then all recover.
    fill(timeline, 'one', 2_000, 20, 0.5)
    const rest: [number, number][] = [
      [100, 0.9],
      [20, 0.3],
      [20, 0.6],
    ]
    for (const [index, [ms, share]] of rest.entries()) {
      fill(timeline, 'one', 3_000 + index * WINDOW_MS, 20, 0.5)
      fill(timeline, 'two', 3_000 + index * WINDOW_MS, ms, share)
    }
    const windows = [2_000, 3_000, 4_000, 5_000, 6_000].map((from) => timeline.isWithin(bands, from))
    assert.deepEqual(windows, [false, false, false, true, false])
  })
})

/** It also ends if the test is stopped before it ends the process. */
const BURN = 'while (process.cpuUsage().user < 60_000_000);'

test('what a process of ours uses is not counted as used by others, whoever its parent is', {
  skip: !existsSync('/proc/stat') && 'there is no /proc here',
}, async () => {
  // The shell ends at once, and its child is a descendant of no process of this test.
  const shell = endsWithTests(spawn('sh', ['-c', '"$0" -e "$1" >&- 2>&- & echo $!', process.execPath, BURN]))
  const [text] = await once(shell.stdout, 'data')
  const pid = Number(text)
  // The load of other processes changes between two readings, so both watches get the same readings.
  let reading = readMachine()
  const watches = [undefined, () => [pid]].map((roots) => watchStarvation(roots, () => reading))
  try {
    const [without, ours] = await eventually(() => {
      reading = readMachine()
      for (const watch of watches) watch.look()
      const [without, ours] = watches.map((watch) => watch.sum())
      return without && ours && ours.ownSeconds - without.ownSeconds >= 0.4 && [without.others, ours.others]
    })
    assert.ok(
      typeof without === 'number' && typeof ours === 'number' && without > ours,
      `${without} without the process, ${ours} with it`,
    )
  } finally {
    for (const watch of watches) watch.end()
    process.kill(pid, 'SIGKILL')
  }
})

describe('the legs of a long storm', () => {
  test('divide it, the last being the rest', () => {
    assert.deepEqual(
      legsOf('storm', 25, 10).map(({ size }) => size),
      [10, 10, 5],
    )
    assert.deepEqual(legsOf('storm', 0, 10), [{ name: 'storm, 1 of 1', size: 0 }])
  })

  test('that passed are not repeated on the same commit', (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'gonggo-legs-'))
    const before = process.env[RECORD_VARIABLE]
    process.env[RECORD_VARIABLE] = join(folder, 'results/storms.jsonl')
    t.after(() => {
      if (before === undefined) delete process.env[RECORD_VARIABLE]
      else process.env[RECORD_VARIABLE] = before
      rmSync(folder, { recursive: true })
    })
    const [first, second] = legsOf('storm', 20, 10)
    assert.ok(first && second)
    const commitOf = () => 'one'
    recordLeg(first, { isPassed: false }, commitOf)
    assert.equal(passedBefore(first, commitOf), undefined)
    recordLeg(first, { isPassed: true }, commitOf)
    assert.equal(passedBefore(first, commitOf)?.isPassed, true)
    assert.equal(passedBefore(second, commitOf), undefined)
    assert.equal(
      passedBefore(first, () => 'other'),
      undefined,
    )
    assert.equal(
      passedBefore(first, () => null),
      undefined,
    )
  })
})
