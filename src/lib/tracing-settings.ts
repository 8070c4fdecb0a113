// Where traces are sent, by the standard variables of OpenTelemetry. Not in lib/tracing, which is loaded only if there
// are any.

export interface TracingSettings {
  endpoint: string
  headers: Record<string, string>
  timeoutMs: number
  isPacked: boolean
  /** The description of this installation: `service.name` and the operator's additions. */
  resource: Record<string, string>
  sampler: Sampler
  /** Whether callers may continue their trace here, and receivers may continue ours. */
  propagates: boolean
  queue: {
    /** Further spans are dropped. */
    most: number
    delayMs: number
    /** Spans in one request to the collector. */
    batch: number
    /** How long sending one batch is tried. */
    patienceMs: number
  }
}

export interface Sampler {
  /** The share of traces that are exported, from 0 to 1. */
  ratio: number
  /** Whether a caller with a trace context decides for its own trace. */
  parentBased: boolean
}

type Env = Record<string, string | undefined>
/** Does not return. */
type Fail = (message: string) => never

const TRACES_PATH = '/v1/traces'

/** `null` = there is no endpoint, or tracing is turned off. */
export function tracingSettingsOf(env: Env, fail: Fail): TracingSettings | null {
  if (value(env, 'OTEL_SDK_DISABLED')?.toLowerCase() === 'true') return null
  const exporters = list(value(env, 'OTEL_TRACES_EXPORTER') ?? 'otlp')
  const unknown = exporters.find((name) => name !== 'otlp' && name !== 'none')
  if (unknown !== undefined) return fail(`OTEL_TRACES_EXPORTER must be otlp or none; it is "${unknown}"`)
  const endpoint = endpointOf(env, fail)
  if (endpoint === null || !exporters.includes('otlp')) return null
  checkProtocol(env, fail)
  const batch = count(env, fail, 'OTEL_BSP_MAX_EXPORT_BATCH_SIZE', 512)
  const most = count(env, fail, 'OTEL_BSP_MAX_QUEUE_SIZE', 2048)
  const given = pairsOf('OTEL_RESOURCE_ATTRIBUTES', value(env, 'OTEL_RESOURCE_ATTRIBUTES'), fail)
  const name = value(env, 'OTEL_SERVICE_NAME') ?? given['service.name'] ?? 'gonggo'
  return {
    endpoint,
    headers: headersOf(env, fail),
    timeoutMs: count(env, fail, either(env, 'TIMEOUT'), 10_000),
    isPacked: isPacked(env, fail),
    resource: { ...given, 'service.name': name },
    sampler: samplerOf(env, fail),
    propagates: list(value(env, 'OTEL_PROPAGATORS') ?? 'tracecontext').includes('tracecontext'),
    queue: {
      most,
      delayMs: count(env, fail, 'OTEL_BSP_SCHEDULE_DELAY', 5_000),
      batch: Math.min(batch, most),
      patienceMs: count(env, fail, 'OTEL_BSP_EXPORT_TIMEOUT', 30_000),
    },
  }
}

const value = (env: Env, name: string): string | null => env[name]?.trim() || null

const list = (text: string): string[] => text.split(',').map((part) => part.trim())

/** The name that is set, of `OTEL_EXPORTER_OTLP_TRACES_…` and `OTEL_EXPORTER_OTLP_…`. */
const either = (env: Env, what: string): string =>
  value(env, `OTEL_EXPORTER_OTLP_TRACES_${what}`) === null
    ? `OTEL_EXPORTER_OTLP_${what}`
    : `OTEL_EXPORTER_OTLP_TRACES_${what}`

function endpointOf(env: Env, fail: Fail): string | null {
  const name = either(env, 'ENDPOINT')
  const text = value(env, name)
  if (text === null) return null
  const url = URL.canParse(text) ? new URL(text) : null
  // The address is not repeated, because it may contain a password.
  if (!url || !/^https?:$/.test(url.protocol) || url.hash) return fail(`${name} must be an http or https address`)
  if (url.username || url.password)
    return fail(`${name} must not contain a password; set OTEL_EXPORTER_OTLP_HEADERS instead`)
  // The general address is the root of all signals, that of traces is used unchanged.
  if (name.endsWith('_TRACES_ENDPOINT')) return url.href
  url.pathname = `${url.pathname.replace(/\/$/, '')}${TRACES_PATH}`
  return url.href
}

function checkProtocol(env: Env, fail: Fail): void {
  const name = either(env, 'PROTOCOL')
  const protocol = value(env, name)
  if (protocol !== null && protocol !== 'http/json')
    fail(`${name} must be http/json, which OTLP receivers accept on the port for HTTP (4318); it is "${protocol}"`)
}

function isPacked(env: Env, fail: Fail): boolean {
  const name = either(env, 'COMPRESSION')
  const coding = value(env, name) ?? 'none'
  return coding === 'gzip' || (coding === 'none' ? false : fail(`${name} must be gzip or none; it is "${coding}"`))
}

function count(env: Env, fail: Fail, name: string, otherwise: number): number {
  const text = value(env, name)
  if (text === null) return otherwise
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : fail(`${name} must be 1 to 999999; it is "${text}"`)
}

/**
 * `name=value,name=value`, with values encoded as in a URL. Messages do not repeat values, because headers contain
 * passwords.
 */
function pairsOf(variable: string, text: string | null, fail: Fail): Record<string, string> {
  const pairs: Record<string, string> = {}
  for (const part of text === null ? [] : list(text)) {
    if (part === '') continue
    const [, name = '', raw = ''] = /^([^=]+?)\s*=\s*(.*)$/.exec(part) ?? []
    const decoded = decodedOf(raw)
    if (name === '' || decoded === null)
      return fail(`${variable} must be pairs such as name=value, comma-separated and percent-encoded`)
    pairs[name] = decoded
  }
  return pairs
}

function decodedOf(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** Those that the exporter sets itself. */
const OWN_HEADERS = ['content-type', 'content-encoding', 'content-length', 'host']

function headersOf(env: Env, fail: Fail): Record<string, string> {
  const variable = either(env, 'HEADERS')
  const pairs = Object.entries(pairsOf(variable, value(env, variable), fail))
  for (const [name, text] of pairs) {
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name) || /[^\t\x20-\x7e\x80-\xff]/.test(text))
      fail(`${variable} has a name or value that cannot be a header`)
    if (OWN_HEADERS.includes(name.toLowerCase())) fail(`${variable} must not set ${name}`)
  }
  return Object.fromEntries(pairs.map(([name, text]) => [name.toLowerCase(), text]))
}

const SAMPLERS = ['always_on', 'always_off', 'traceidratio']

function samplerOf(env: Env, fail: Fail): Sampler {
  const given = value(env, 'OTEL_TRACES_SAMPLER') ?? 'parentbased_always_on'
  const parentBased = given.startsWith('parentbased_')
  const kind = parentBased ? given.slice('parentbased_'.length) : given
  if (!SAMPLERS.includes(kind)) {
    const names = [...SAMPLERS, ...SAMPLERS.map((name) => `parentbased_${name}`)]
    return fail(`OTEL_TRACES_SAMPLER must be one of ${names.join(', ')}; it is "${given}"`)
  }
  if (kind !== 'traceidratio') return { ratio: kind === 'always_on' ? 1 : 0, parentBased }
  const text = value(env, 'OTEL_TRACES_SAMPLER_ARG') ?? '1'
  const ratio = /^\d*\.?\d+$/.test(text) ? Number(text) : Number.NaN
  if (!(ratio >= 0 && ratio <= 1)) return fail(`OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1; it is "${text}"`)
  return { ratio, parentBased }
}
