import type { DestinationStream } from 'pino'

export interface Screen {
  /** Output to anything else is stored: in a file, a journal, the log of a container. */
  isTerminal: boolean
  print: (text: string) => void
  /** A line that the next one replaces on a terminal. */
  progress: (text: string) => void
}

const CLEAR = '\r\x1b[K'

export function createScreen(stream: { isTTY?: boolean; write: (text: string) => unknown }): Screen {
  const isTerminal = stream.isTTY === true
  let isOnLine = false
  return {
    isTerminal,
    print(text) {
      stream.write(isOnLine ? `${CLEAR}${text}` : text)
      isOnLine = false
    },
    progress(text) {
      stream.write(isTerminal ? `${CLEAR}${text}` : `${text}\n`)
      isOnLine = isTerminal
    },
  }
}

/** Errors may quote untrusted input: control characters must not reach the terminal. */
export const printable = (text: string): string => text.replace(/[^\P{C}\n\t]/gu, '\ufffd')

const SHOWN = new Set(['warn', 'error', 'fatal'])

/** Log lines for a person at a terminal: warnings and errors, as text. The log itself is for programs. */
export function terminalOutput(screen: Pick<Screen, 'print'>): DestinationStream {
  return {
    write(line) {
      const { level, msg, time: _time, err, ...detail } = JSON.parse(line)
      if (!SHOWN.has(level)) return
      // For an error that ends the process, the stack shows where.
      const cause = level === 'fatal' ? (err?.stack ?? err?.message) : err?.message
      const why = cause === undefined ? '' : `: ${cause}`
      const rest = Object.keys(detail).length > 0 ? ` ${JSON.stringify(detail)}` : ''
      screen.print(`${level}: ${printable(`${msg ?? ''}${why}${rest}`)}\n`)
    },
  }
}
