import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import type { FileReading } from '../../src/attachments/rules/reading.ts'
import { createFileReader, type FileReaderLimits, READER_LIMITS } from '../../src/attachments/service/file-reader.ts'

export interface TestReader {
  reader: ReturnType<typeof createFileReader>
  /** Writes the bytes to a file, by default with a name without a known extension, and reads it. */
  read(bytes: Buffer | string, name?: string): Promise<FileReading>
}

/** Of the fields of `/proc/PID/stat` after the name: those with the processor time, in hundredths of a second. */
const [USER, SYSTEM] = [11, 12]
const TICK_MS = 10

/** Processor time of the process. Linux only. */
export function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK_MS
}

/** A reader of files for the tests of one file. */
export function createTestReader(limits: Partial<FileReaderLimits> = {}): TestReader {
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-reading-'))
  const reader = createFileReader({ ...READER_LIMITS, ...limits })
  let files = 0
  after(async () => {
    await reader.stop()
    rmSync(folder, { recursive: true })
  })
  return {
    reader,
    async read(bytes, name) {
      files += 1
      const path = join(folder, name ?? `${files}`)
      await writeFile(path, bytes)
      return reader.read(path)
    },
  }
}
