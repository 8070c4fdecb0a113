import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { deskOf } from '../../test/attachments/desk.ts'
import { HOSTILE } from '../../test/attachments/hostile-files.ts'

const MB = 1024 * 1024
const MEMORY = 512 * MB
/** Between two looks at its memory, a process may take this much. */
const BETWEEN_LOOKS = 256 * MB
const LOOK_MS = 10

const { read } = deskOf({ timeMs: 15_000, memoryBytes: MEMORY, unpackedBytes: 128 * MB })

/** The most memory that a process we started has taken since its start. */
function peakOfChildren(): number {
  const children = readdirSync('/proc/self/task').flatMap((task) =>
    readOf(`/proc/self/task/${task}/children`).split(' '),
  )
  const peaks = children.map((pid) => Number(/VmHWM:\s+(\d+)/.exec(readOf(`/proc/${pid}/status`))?.[1] ?? 0))
  return Math.max(0, ...peaks) * 1024
}

function readOf(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return ''
  }
}

const isLinux = process.platform === 'linux'

for (const { name, make, states } of HOSTILE)
  test(`${name}: no limit is exceeded, and the next file is read`, async () => {
    const bytes = make()
    let peak = 0
    const looks = setInterval(() => {
      if (isLinux) peak = Math.max(peak, peakOfChildren())
    }, LOOK_MS)
    try {
      const reading = await read(bytes)
      const text = reading.parts.map((part) => part.text).join('')
      assert.ok(states.includes(reading.state), `${reading.state}, ${reading.reason}`)
      assert.equal(reading.reason === null, reading.state === 'text')
      assert.equal(text.trim() !== '', reading.state === 'text' || reading.state === 'partial', 'text and state')
      assert.doesNotMatch(text, /root:|hahahaha/, 'nothing is loaded or repeated')
    } finally {
      clearInterval(looks)
    }
    assert.ok(peak <= MEMORY + BETWEEN_LOOKS, `${Math.round(peak / MB)} MB`)
    const next = await read('입찰공고')
    assert.deepEqual([next.state, next.parts[0]?.text], ['text', '입찰공고'])
  })
