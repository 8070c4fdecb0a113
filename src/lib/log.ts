import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

export interface LogOptions {
  level: string
  destination?: DestinationStream
}

const SECRET_FIELDS = ['authorization', 'cookie', 'set-cookie', 'password', 'secret', 'token', 'apiKey']
const PATHS = SECRET_FIELDS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.headers["${name}"]`])

// The last gate: whatever a message, an error or a URL carried along. No blank and no quote can be part of a match, so
// the line stays valid JSON.
const KEY = /gg_live_[0-9A-Za-z]+/g
const WEBHOOK_SECRET = /whsec_[0-9A-Za-z+/=_-]+/g
const BEARER = /(bearer\s+)[^\s"\\]+/gi
const URL_PASSWORD = /(:\/\/[^\s:@/"\\]*):[^\s@/"\\]*@/g

const maskSecrets = (text: string): string =>
  text
    .replace(KEY, 'gg_live_…')
    .replace(WEBHOOK_SECRET, 'whsec_…')
    .replace(BEARER, '$1…')
    .replace(URL_PASSWORD, '$1:…@')

export function createLog({ level, destination }: LogOptions): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: PATHS, censor: '…' },
    hooks: { streamWrite: maskSecrets },
  }
  return destination ? pino(options, destination) : pino(options)
}
