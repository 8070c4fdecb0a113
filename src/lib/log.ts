import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { MINUTE, SECOND } from './clock.ts'
import { isDatabaseAway } from './problems.ts'

export type Log = Logger

export interface LogOptions {
  level: string
  destination?: DestinationStream
  /** The process that writes the line, if there are several. */
  pid?: number
}

const SECRET_FIELDS = ['authorization', 'cookie', 'set-cookie', 'password', 'secret', 'token', 'apiKey']
const NAMES = new Set(SECRET_FIELDS)
const NAMED = new RegExp(`"(?:${SECRET_FIELDS.join('|')})":`)

// The last filter for secrets, whatever a message, an error or a URL contained. No match contains a space or quote, so
// the line stays valid JSON.
const KEY = /gg_live_[0-9A-Za-z]+/g
/** Secrets of sessions, of sign-in links, of links for calendars and feed readers, and of connected apps. */
const SIGNED_IN = /(gg[slracfq]_)[\w-]{20,}/g
const WEBHOOK_SECRET = /whsec_[0-9A-Za-z+/=_-]+/g
const BEARER = /(bearer\s+)[^\s"\\]+/gi
const URL_PASSWORD = /(:\/\/[^\s:@/"\\]*):[^\s@/"\\]*@/g

/** Such a link works without a key. Paths of our own files and ids are shorter. */
const LINK = /(\/(?:reports|unsubscribe|links)(?:\/|%2f))[\w%.~-]{40,}/gi
const CODE = /([?&]code=)[\w%.~-]{40,}/gi

const maskSecrets = (text: string): string =>
  withoutFields(text)
    .replace(LINK, '$1…')
    .replace(CODE, '$1…')
    .replace(KEY, 'gg_live_…')
    .replace(SIGNED_IN, '$1…')
    .replace(WEBHOOK_SECRET, 'whsec_…')
    .replace(BEARER, '$1…')
    .replace(URL_PASSWORD, '$1:…@')

/** Such fields are rare, and searching the text for their names costs almost nothing. */
function withoutFields(line: string): string {
  if (!NAMED.test(line)) return line
  return `${JSON.stringify(JSON.parse(line, (name, value) => (NAMES.has(name) ? '…' : value)))}\n`
}

/** While the database is unavailable, everything that needs it fails: log one line a second and a single stack. */
function sparingOfOutages(): NonNullable<LoggerOptions['hooks']>['logMethod'] {
  let [again, left, over] = [0, 0, 0]
  return function write(values, method) {
    const [first, ...rest] = values as [unknown, ...unknown[]]
    if (!isOutage(first)) return method.apply(this, values)
    const now = performance.now()
    if (now < again) {
      left++
      return
    }
    const shown = now < over ? { ...first, err: withoutStack(first.err) } : first
    const counted = left > 0 ? { ...shown, linesLeftOut: left } : shown
    again = now + SECOND
    over = now + MINUTE
    left = 0
    method.apply(this, [counted, ...rest] as typeof values)
  }
}

const isOutage = (value: unknown): value is { err: Error } =>
  typeof value === 'object' && value !== null && 'err' in value && isDatabaseAway(value.err)

const withoutStack = (err: Error): Error => Object.create(err, { stack: { value: '' } })

/** Writes log lines of background work. */
type WriteLine = (message: string, detail?: object) => void

interface Repeated {
  again: number
  left: number
}

/** Of distinct errors; above this, the record is cleared. */
const MOST_ERRORS = 100

/**
 * Failing work is repeated at once or soon, as long as its cause lasts. Each of its errors is logged when it is new,
 * and then once a minute with the number of repetitions.
 */
export function sparingRepeats(write: WriteLine, now = () => performance.now()): WriteLine {
  const errors = new Map<string, Repeated>()
  return (message, detail = {}) => {
    if (!('err' in detail)) return write(message, detail)
    const name = `${message} ${nameOf(detail.err)}`
    const known = errors.get(name)
    if (known && now() < known.again) {
      known.left++
      return
    }
    if (!known && errors.size >= MOST_ERRORS) errors.clear()
    errors.set(name, { again: now() + MINUTE, left: 0 })
    write(message, known && known.left > 0 ? Object.assign({}, detail, { repeated: known.left }) : detail)
  }
}

const nameOf = (error: unknown): string => (error instanceof Error ? `${error.name} ${error.message}` : String(error))

/** One request with its response. */
export interface Answered {
  requestId: string
  method: string
  path: string
  route: string
  status: number
  ms: number
}

interface Parts {
  [pino.symbols.streamSym]: DestinationStream
  [pino.symbols.chindingsSym]: string
}

/** The most frequent line, built by hand: the logger took a tenth of the time of a short request. */
export function logAnswered(log: Log, { requestId, method, path, route, status, ms }: Answered): void {
  if (!log.isLevelEnabled('info')) return
  const text = (value: string) => JSON.stringify(value)
  const who = `"requestId":${text(requestId)},"method":${text(method)},"path":${text(path)},"route":${text(route)}`
  const time = new Date().toISOString()
  const { [pino.symbols.streamSym]: stream, [pino.symbols.chindingsSym]: pid } = log as unknown as Parts
  stream.write(
    maskSecrets(`{"level":"info","time":"${time}"${pid},${who},"status":${status},"ms":${ms},"msg":"answered"}\n`),
  )
}

/**
 * Lines of one turn of the event loop are written together; one at a time cost a system call per request. `system`
 * writes before it returns. Its `flushSync` also calls fsync, which waits for the disk if standard output is a file:
 * only at the end, never between requests.
 */
function inTurns(system: DestinationStream & { flushSync(): void }) {
  let lines = ''
  function send(): void {
    if (lines === '') return
    const together = lines
    lines = ''
    system.write(together)
  }
  function flushSync(): void {
    send()
    system.flushSync()
  }
  process.on('exit', flushSync)
  return {
    write(line: string): void {
      if (lines === '') setImmediate(send)
      lines += line
    },
    // The logger calls it before a fatal line ends the process.
    flushSync,
  }
}

/** Standard output of a process that serves requests, for its only logger. */
export const standardOutput = () => inTurns(pino.destination({ fd: 1, sync: true }))

export function createLog({ level, destination, pid }: LogOptions): Log {
  const options = {
    level,
    base: pid === undefined ? null : { pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    hooks: { streamWrite: maskSecrets, logMethod: sparingOfOutages() },
  }
  return destination ? pino(options, destination) : pino(options)
}
