import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { createTestReader, processorMs } from '../../test/attachments/file-reader.ts'
import { HOSTILE } from '../../test/attachments/hostile-files.ts'

const MB = 1024 * 1024
const MEMORY = 512 * MB
/** Between two looks at its memory, a process may take this much. A busy machine lets it look less often. */
const BETWEEN_LOOKS = 256 * MB
const TIME_MS = 4_000
/** The first file of a process, and what it works between two looks at its time. */
const AROUND_MS = 3_000
const SCAN_MS = 10

const { read, reader } = createTestReader({ timeMs: TIME_MS, memoryBytes: MEMORY, unpackedBytes: 128 * MB })

interface Use {
  peakBytes: number
  processorMs: number
}

/** What the processes of this reader have taken since their start; those that ended are passed over. */
function useOf(pid: number): Use {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1')
    const peak = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024
    return { peakBytes: peak, processorMs: processorMs(pid) }
  } catch {
    return { peakBytes: 0, processorMs: 0 }
  }
}

const isLinux = process.platform === 'linux'
test('memory and time of the processes that read are measured', {
  skip: isLinux ? false : 'the use of another process is read from /proc; the limits are not checked here',
}, async () => {
  await read('입찰공고')
  const [pid] = reader.pids()
  const { peakBytes, processorMs } = useOf(pid ?? assert.fail('no process'))
  assert.ok(peakBytes > 20 * MB && processorMs > 0, 'otherwise nothing below is checked')
})

let measured = 0
after(() => assert.ok(!isLinux || measured > HOSTILE.length / 2, `only ${measured} files were measured`))

for (const { name, make, states } of HOSTILE)
  test(`${name}: no limit is exceeded, and the next file is read`, async () => {
    const bytes = make()
    // The process may go on from the file before.
    const before = new Map(reader.pids().map((pid) => [pid, useOf(pid).processorMs]))
    let [peak, used] = [0, 0]
    const look = () => {
      for (const pid of isLinux ? reader.pids() : []) {
        const use = useOf(pid)
        peak = Math.max(peak, use.peakBytes)
        used = Math.max(used, use.processorMs - (before.get(pid) ?? 0))
      }
    }
    const looks = setInterval(look, SCAN_MS)
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
    look()
    if (isLinux) measured += peak > 0 ? 1 : 0
    assert.ok(peak <= MEMORY + BETWEEN_LOOKS, `${Math.round(peak / MB)} MB`)
    assert.ok(used <= TIME_MS + AROUND_MS, `${used} ms of the processor`)
    const next = await read('입찰공고')
    assert.deepEqual([next.state, next.parts[0]?.text], ['text', '입찰공고'])
  })
