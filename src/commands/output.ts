import { printable } from '../lib/screen.ts'
import type { CommandFailure } from './failures.ts'

type Stream = NodeJS.WriteStream

/** The interval of progress lines: on a terminal they replace each other, in a file each one stays. */
const SCREEN_MS = 200
const FILE_MS = 5_000

export interface Output {
  /** The result of the command. */
  say(document: object, text: string): Promise<void>
  /** Nothing is added after a result. */
  fail(failure: CommandFailure, advice: string): Promise<void>
  /** One of many results while the command runs; the final result follows. */
  tell(document: object, text: string): Promise<void>
  progress(line: string): void
}

export function createOutput(json: boolean, stdout: Stream, stderr: Stream): Output {
  let said = false
  let shownAt = -Infinity
  let onLine = false

  const endLine = async () => {
    if (onLine) await write(stderr, '\n')
    onLine = false
  }

  async function tell(document: object, text: string): Promise<void> {
    await endLine()
    await write(stdout, json ? `${JSON.stringify(document)}\n` : `${printable(text)}\n`)
  }

  return {
    tell,
    async say(document, text) {
      said = true
      await tell(document, text)
    },
    async fail({ code, detail }, advice) {
      await endLine()
      if (json && !said) await write(stdout, `${JSON.stringify({ error: { code, detail } })}\n`)
      else await write(stderr, `${printable(advice ? `${detail}\n${advice}` : detail)}\n`)
    },
    progress(line) {
      const now = performance.now()
      if (now - shownAt < (stderr.isTTY ? SCREEN_MS : FILE_MS)) return
      shownAt = now
      onLine = stderr.isTTY
      stderr.write(stderr.isTTY ? `\r\x1b[K${line}` : `${line}\n`)
    },
  }
}

/** If the reader has closed the pipe (`| head`), that is no error; a full disk is. */
const write = (stream: Stream, text: string) =>
  new Promise<void>((resolve, reject) => {
    const failed = (error: Error) => ('code' in error && error.code === 'EPIPE' ? resolve() : reject(error))
    stream.once('error', failed)
    stream.write(text, (error) => {
      if (error) return failed(error)
      stream.off('error', failed)
      resolve()
    })
  })

/** Columns with titles, by the width in a terminal: Hangul takes two columns per letter. */
export function table(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [titles, ...rows]
  const widths = titles.map((_, column) => Math.max(...lines.map((line) => widthOf(line[column] ?? ''))))
  const padded = (text: string, column: number) => text + ' '.repeat((widths[column] ?? 0) - widthOf(text))
  return lines.map((line) => line.map(padded).join('  ').trimEnd()).join('\n')
}

const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1f9ff}\u{20000}-\u{3fffd}]/u

function widthOf(text: string): number {
  let width = 0
  for (const letter of text) width += /\p{M}/u.test(letter) ? 0 : WIDE.test(letter) ? 2 : 1
  return width
}

/** `12,345`. */
export const grouped = (value: number): string => value.toLocaleString('en')

/** For estimates: precise enough to decide whether to wait. */
export function duration(seconds: number): string {
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
