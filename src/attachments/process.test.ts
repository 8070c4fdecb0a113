import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { createTestReader, processorMs } from '../../test/attachments/file-reader.ts'
import { hwpxOf, hwpxSection, hwpxWith } from '../../test/attachments/hwpx-files.ts'
import { writingOf } from '../../test/attachments/writings.ts'
import { zipOf } from '../../test/attachments/zips.ts'
import { eventually } from '../../test/harness.ts'

const MB = 1024 * 1024
/** Takes longer to read than any limit here: elements without text. */
const slow = () => hwpxWith([hwpxSection('<hp:p/>'.repeat(6_000_000))])
const PARAGRAPH = '<hp:p><hp:run><hp:t>공고</hp:t></hp:run></hp:p>'
const { read } = createTestReader()

test('a reading that takes too long is ended, and keeps what it read until then', async () => {
  const files = createTestReader({ timeMs: 300 })
  const alone = await files.read(slow())
  assert.deepEqual([alone.kind, alone.state, alone.reason], ['hwpx', 'failed', 'timeLimit'])
  const after = await files.read(
    zipOf([
      { name: 'a.txt', content: '공고 '.repeat(500) },
      { name: 'b', content: slow() },
    ]),
  )
  assert.deepEqual([after.kind, after.state, after.reason], ['zip', 'partial', 'timeLimit'])
  assert.match(after.parts[0]?.text ?? '', /^공고 공고/)
  assert.equal((await files.read('다음')).state, 'text')
})

const ON_LINUX = {
  skip: process.platform === 'linux' ? false : 'the processor time of another process is read from /proc',
}

test(
  'the time of a reading is that of the processor, so that no file fails because a machine is busy',
  ON_LINUX,
  async () => {
    const timeMs = 3_000
    const files = createTestReader({ timeMs })
    await files.read('입찰공고')
    const pid = files.reader.pids()[0] ?? assert.fail('no process')
    const before = processorMs(pid)
    const reading = files.read(hwpxWith([hwpxSection(`${'<hp:p/>'.repeat(1_500_000)}${PARAGRAPH}`)]))
    await eventually(() => processorMs(pid) > before + 50)
    process.kill(pid, 'SIGSTOP')
    await pause(timeMs + 500)
    process.kill(pid, 'SIGCONT')
    assert.deepEqual([(await reading).state, (await reading).reason], ['text', null])
  },
)

test('a reading that takes too long although it works little is ended too, before its kind is known', async () => {
  const files = createTestReader({ elapsedMs: 1 })
  const reading = await files.read(zipOf([{ name: 'b', content: slow() }]))
  assert.deepEqual([reading.state, reading.reason], ['failed', 'timeLimit'])
})

test('a process that is killed from outside says nothing about its file', ON_LINUX, async () => {
  const files = createTestReader()
  await files.read('입찰공고')
  const [pid] = files.reader.pids()
  assert.ok(pid)
  const before = processorMs(pid)
  const reading = files.read(slow())
  // Killed before it has begun, it says no more than that the file was never read.
  await eventually(() => processorMs(pid) > before + 50)
  process.kill(pid, 'SIGKILL')
  assert.deepEqual([(await reading).state, (await reading).reason], ['failed', 'crashed'])
  assert.equal((await files.read('다음')).state, 'text')
})

test('a reading that takes too much memory is ended', async () => {
  const files = createTestReader({ memoryBytes: 120 * MB })
  const many = zipOf([{ name: 'a.txt', content: 'a'.repeat(60 * MB) }])
  const reading = await files.read(many)
  assert.deepEqual([reading.state, reading.reason], ['failed', 'memoryLimit'])
  assert.equal((await files.read('다음')).state, 'text')
})

test('files that are asked for at the same time are read one after the other, each whole', async () => {
  const readings = await Promise.all(Array.from({ length: 20 }, (_, seed) => read(hwpxOf(writingOf(seed)))))
  for (const reading of readings) assert.equal(reading.state, 'text')
  assert.equal(new Set(readings.map(({ parts }) => parts[0]?.text)).size, 20)
})

test('a file that is too large is not opened, and one that is missing is an error of the caller', async () => {
  const files = createTestReader({ fileBytes: 10 })
  const reading = await files.read('입찰공고 입찰공고')
  assert.deepEqual([reading.state, reading.reason], ['failed', 'sizeLimit'])
  await assert.rejects(files.reader.read('/nonexistent/file'), /ENOENT/)
})

test('a file that breaks off while it is handed over is an error of the caller, and the next one is read', async () => {
  const files = createTestReader()
  for (let round = 0; round < 3; round += 1) {
    // Reading a folder fails as a broken disk does: it has a size, and no content.
    await assert.rejects(files.reader.read(tmpdir()), /EISDIR|EIO|EPERM/)
    const next = await files.read('다음')
    assert.deepEqual([next.state, next.reason], ['text', null])
  }
})

test('requests are served while a file is read that does what it can to prevent it', async (t) => {
  const server = createServer((_, response) => response.end('ok')).listen(0, '127.0.0.1')
  t.after(() => server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const file = hwpxWith([hwpxSection(`<hp:p><hp:run><hp:t>${'가나다라 '.repeat(1_900_000)}</hp:t></hp:run></hp:p>`)])
  let isOver = false
  const reading = read(file).finally(() => {
    isOver = true
  })
  // Processor time of this thread: on a busy machine a request takes longer, but costs the same.
  let mostMs = 0
  let requests = 0
  for (; !isOver; requests += 1) {
    const before = process.threadCpuUsage()
    await (await fetch(`http://127.0.0.1:${port}/`)).text()
    const { user, system } = process.threadCpuUsage(before)
    mostMs = Math.max(mostMs, (user + system) / 1_000)
  }
  assert.equal((await reading).state, 'text')
  assert.ok(requests > 5, `${requests} requests`)
  assert.ok(mostMs < 300, `${mostMs} ms of this thread during one request`)
})
