import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { ATTACHMENT_CHOICES, type AttachmentSettings, bucketSettingsOf } from './lib/attachment-settings.ts'
import { DAY, HOUR, MINUTE } from './lib/clock.ts'
import { isLoopback, parseRange, type Range } from './lib/net.ts'
import { PASSPHRASE_LENGTH } from './lib/secret.ts'
import { type TracingSettings, tracingSettingsOf } from './lib/tracing-settings.ts'
import { GRANTS, type Plan, plansWith } from './vocabulary/plans.ts'

export type ProcessRole = 'all' | 'api' | 'worker'
export type Stage = 'closed-beta' | 'open-beta' | 'general'

export interface Config {
  role: ProcessRole
  /** The number of processes that serve the port; with more than one, a supervisor starts them. */
  processes: number
  host: string
  port: number
  dataFolder: string
  publicUrl: string | null
  /** The first secret signs, all verify; `null` = the secret is in the data folder. */
  secrets: string[] | null
  /** `null` = the embedded database. */
  databaseUrl: string | null
  /** The owner of the tables; `null` = the same role as for everything else. */
  migrationUrl: string | null
  /** `null` = limits are counted in the memory of this process, which must be the only one. */
  redisUrl: string | null
  demo: boolean | null
  /** Creates the demo accounts without keywords, pursuits and the like, for tests of programs. */
  demoIsEmpty: boolean
  console: boolean
  stage: Stage
  /** The address of the operator's privacy notice; `null` = none, so the service shows its own. */
  privacyUrl: string | null
  trustedProxies: string[]
  opsRanges: Range[]
  /** Private ranges that addresses set by customers may be in, also with plain http. */
  allowPrivateWebhooks: Range[]
  /** `null` = this process does not read KONEPS. */
  koneps: { serviceKey: string; baseUrl: string } | null
  /** The file with the public keys of services that report leaked keys; `null` = reports are rejected. */
  scanningKeysFile: string | null
  incidentRules: typeof INCIDENT_RULES
  /** The maximum number of keywords of an account, by plan. */
  keywordLimits: Partial<Record<Plan, number>>
  mail: {
    from: { name: string; address: string }
    /** `null` = no mail server. */
    smtp: SmtpConfig | null
  }
  backup: BackupConfig
  /** For audit entries and resolved incidents. */
  auditKeepYears: number
  attachments: AttachmentSettings
  /** The target of traces; `null` = none are sent. */
  tracing: TracingSettings | null
}

interface BackupConfig {
  /** The folder of scheduled backups; `null` = none. */
  to: string | null
  everyMs: number
  keep: number
  /** `null` = only the number limits backups. */
  keepDays: number | null
  /** The folder of the WAL archive of the embedded database; `null` = none. */
  walArchive: string | null
  /** Encrypts the secret in backups. A file is read with each backup. `null` = backups do not contain the secret. */
  passphrase: { text: string } | { file: string } | null
}

interface SmtpConfig {
  host: string
  port: number
  secure: boolean
  auth: { user: string; pass: string } | null
  tls: 'required' | 'optional'
}

export class ConfigError extends Error {}

type Env = Record<string, string | undefined>

export const packageVersion = (): string =>
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version as string

/** The only place that reads the environment. */
export const readEnv = (): Env => process.env

const STAGES: readonly Stage[] = ['closed-beta', 'open-beta', 'general']
const ROLES: readonly ProcessRole[] = ['all', 'api', 'worker']
const SECRET_LENGTH = 16
/** Thresholds above which an incident is opened. */
const INCIDENT_RULES = {
  outsideNetworks: 3,
  outsideMinutes: 10,
  manyNetworks: 20,
  manyMinutes: 10,
  stormCredentials: 50,
  stormRequests: 1200,
  stormMinutes: 10,
  stormBlockMinutes: 15,
}
const RULE_MOST = 100_000
const KONEPS_BASE_URL = 'https://apis.data.go.kr/1230000'

export function toConfig(env: Env, overrides: { role?: string; workingFolder?: string } = {}): Config {
  const databaseUrl = text(env.DATABASE_URL)
  const secrets = text(env.GONGGO_SECRET)?.split(',') ?? null
  if (secrets && (secrets.length > 2 || secrets.some((secret) => secret.length < SECRET_LENGTH))) {
    throw new ConfigError(
      `GONGGO_SECRET must be one or two values of at least ${SECRET_LENGTH} characters, comma-separated`,
    )
  }
  if (databaseUrl && !secrets) throw new ConfigError('GONGGO_SECRET is required with DATABASE_URL')
  const publicUrl = publicUrlOf(text(env.GONGGO_PUBLIC_URL))
  const role = oneOf('--role', overrides.role ?? 'all', ROLES)
  return {
    role,
    // Workers only serve health checks.
    processes: role === 'worker' ? 1 : processesOf(text(env.GONGGO_PROCESSES) ?? '1'),
    host: text(env.GONGGO_HOST) ?? '127.0.0.1',
    port: portOf(text(env.GONGGO_PORT) ?? '8080'),
    dataFolder: resolve(overrides.workingFolder ?? '.', text(env.GONGGO_DATA) ?? '.gonggo'),
    publicUrl,
    secrets,
    databaseUrl: databaseUrl === null ? null : databaseUrlOf('DATABASE_URL', databaseUrl),
    migrationUrl: migrationUrlOf(text(env.GONGGO_MIGRATION_URL), databaseUrl),
    redisUrl: redisUrlOf(text(env.REDIS_URL)),
    ...demoOf(text(env.GONGGO_DEMO)),
    console: switchOf('GONGGO_CONSOLE', text(env.GONGGO_CONSOLE)) ?? true,
    stage: oneOf('GONGGO_STAGE', text(env.GONGGO_STAGE) ?? 'open-beta', STAGES),
    privacyUrl: pageOf('GONGGO_PRIVACY_URL', text(env.GONGGO_PRIVACY_URL)),
    trustedProxies: list(env.GONGGO_TRUSTED_PROXIES).map((range) => rangeOf('GONGGO_TRUSTED_PROXIES', range) && range),
    opsRanges: rangesOf('GONGGO_OPS_CIDRS', env.GONGGO_OPS_CIDRS),
    allowPrivateWebhooks: rangesOf('GONGGO_ALLOW_PRIVATE_WEBHOOKS', env.GONGGO_ALLOW_PRIVATE_WEBHOOKS),
    koneps: konepsOf(text(env.KONEPS_SERVICE_KEY), text(env.KONEPS_BASE_URL)),
    scanningKeysFile: fileOf(text(env.GONGGO_SCANNING_KEYS), overrides.workingFolder),
    incidentRules: numbersOf('GONGGO_INCIDENT_RULES', INCIDENT_RULES, list(env.GONGGO_INCIDENT_RULES)),
    keywordLimits: numbersOf('GONGGO_KEYWORD_LIMITS', keywordLimits(), list(env.GONGGO_KEYWORD_LIMITS)),
    mail: mailOf(text(env.SMTP_URL), publicUrl),
    backup: backupOf(env, overrides.workingFolder),
    auditKeepYears: countOf('GONGGO_AUDIT_KEEP_YEARS', text(env.GONGGO_AUDIT_KEEP_YEARS) ?? '10'),
    attachments: attachmentsOf(env),
    tracing: tracingSettingsOf(env, refuse),
  }
}

function refuse(message: string): never {
  throw new ConfigError(message)
}

/** Defaults are the limits of the plans. */
const keywordLimits = (): Record<string, number> =>
  Object.fromEntries(plansWith('keywords').map((plan) => [plan, GRANTS[plan].keywords]))

/** Whether other machines can reach the service, through its socket or a proxy. */
export function isReachedFromElsewhere({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): boolean {
  const names = [host, ...(publicUrl === null ? [] : [new URL(publicUrl).hostname])]
  return !names.map((name) => name.replace(/^\[|\]$/g, '')).every((name) => name === 'localhost' || isLoopback(name))
}

const text = (value: string | undefined): string | null => value?.trim() || null

const list = (value: string | undefined): string[] =>
  (text(value)?.split(',') ?? []).map((part) => part.trim()).filter(Boolean)

function oneOf<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const choice = allowed.find((one) => one === value)
  if (!choice) throw new ConfigError(`${name} must be one of ${allowed.join(', ')}; it is "${value}"`)
  return choice
}

function portOf(value: string): number {
  const port = Number(value)
  if (!/^\d{1,5}$/.test(value) || port > 65535)
    throw new ConfigError(`GONGGO_PORT must be 0 to 65535; it is "${value}"`)
  return port
}

/** More processes have no use, and each needs connections to the database. */
const MOST_PROCESSES = 64

function processesOf(value: string): number {
  if (value === 'auto') return Math.min(availableParallelism(), MOST_PROCESSES)
  const processes = Number(value)
  if (!/^\d{1,2}$/.test(value) || processes < 1 || processes > MOST_PROCESSES)
    throw new ConfigError(`GONGGO_PROCESSES must be auto or 1 to ${MOST_PROCESSES}; it is "${value}"`)
  return processes
}

const publicUrlOf = (value: string | null) => (value === null ? null : rootOf('GONGGO_PUBLIC_URL', value))

function rootOf(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.search || url.hash) {
    throw new ConfigError(`${name} must be an http or https address without query`)
  }
  return url.href.replace(/\/$/, '')
}

/** The address of a web page, which may have a query. */
function pageOf(name: string, value: string | null): string | null {
  if (value === null) return null
  const url = URL.canParse(value) ? new URL(value) : null
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new ConfigError(`${name} must be an http or https address`)
  return url.href
}

function konepsOf(serviceKey: string | null, baseUrl: string | null): Config['koneps'] {
  const root = rootOf('KONEPS_BASE_URL', baseUrl ?? KONEPS_BASE_URL)
  return serviceKey === null ? null : { serviceKey, baseUrl: root }
}

const SMTP_FORM = 'SMTP_URL must look like smtp://user:password@mail.example.kr:587?from=gonggo@example.kr'
const SMTP_PARAMETERS = new Set(['from', 'tls'])
const MAIL_NAME = 'Gonggo'

/** Messages do not repeat the address, because it contains a password. */
function mailOf(value: string | null, publicUrl: string | null): Config['mail'] {
  const host = publicUrl === null ? '' : new URL(publicUrl).hostname
  const address = `gonggo@${/^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+$/i.test(host) ? host : 'localhost'}`
  if (value === null) return { from: { name: MAIL_NAME, address }, smtp: null }
  const url = URL.canParse(value) ? new URL(value) : null
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '' || !/^\/?$/.test(url.pathname) || url.hash) {
    throw new ConfigError(SMTP_FORM)
  }
  const unknown = [...url.searchParams.keys()].find((name) => !SMTP_PARAMETERS.has(name))
  if (unknown) throw new ConfigError(`SMTP_URL takes the parameters from and tls, not ${unknown}`)
  const smtp = smtpOf(url)
  const from = url.searchParams.get('from')
  const user = smtp.auth?.user ?? ''
  return {
    from: from === null ? { name: MAIL_NAME, address: MAIL_ADDRESS.test(user) ? user : address } : senderOf(from),
    smtp,
  }
}

function smtpOf(url: URL): SmtpConfig {
  const secure = url.protocol === 'smtps:'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const user = decoded(url.username)
  const auth = user === '' ? null : { user, pass: decoded(url.password) }
  // A password is sent only to a server with a verified identity, or on the same machine.
  const exposed = auth !== null && host !== 'localhost' && !isLoopback(host)
  const tls = oneOf('SMTP_URL: tls', url.searchParams.get('tls') ?? (secure || exposed ? 'required' : 'optional'), [
    'required',
    'optional',
  ] as const)
  return { host, port: Number(url.port) || (secure ? 465 : 587), secure, auth, tls }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new ConfigError(SMTP_FORM)
  }
}

const MAIL_ADDRESS = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/

/** `gonggo@example.kr` or `Name <gonggo@example.kr>`. */
function senderOf(text: string): Config['mail']['from'] {
  const [, name = '', inner] = /^([^<>\p{C}]*)<([^<>]*)>$/u.exec(text) ?? []
  const address = inner ?? text
  if (!MAIL_ADDRESS.test(address)) throw new ConfigError('SMTP_URL: from must be a mail address, or Name <address>')
  return { name: name.trim() || MAIL_NAME, address }
}

function databaseUrlOf(name: string, value: string): string {
  // The message does not repeat the address, because it contains a password.
  if (!/^postgres(ql)?:\/\//.test(value) || !URL.canParse(value)) {
    throw new ConfigError(`${name} must look like postgres://user:password@host:5432/database`)
  }
  return value
}

function migrationUrlOf(value: string | null, databaseUrl: string | null): string | null {
  if (value === null) return null
  if (databaseUrl === null) throw new ConfigError('GONGGO_MIGRATION_URL goes with DATABASE_URL')
  return databaseUrlOf('GONGGO_MIGRATION_URL', value)
}

function redisUrlOf(value: string | null): string | null {
  // The message does not repeat the address.
  if (value !== null && (!/^rediss?:\/\//.test(value) || !URL.canParse(value))) {
    throw new ConfigError('REDIS_URL must look like redis://user:password@host:6379/0')
  }
  return value
}

function switchOf(name: string, value: string | null): boolean | null {
  if (value === null) return null
  if (value !== '0' && value !== '1') throw new ConfigError(`${name} must be 0 or 1`)
  return value === '1'
}

function demoOf(value: string | null): Pick<Config, 'demo' | 'demoIsEmpty'> {
  const choice = value === null ? null : oneOf('GONGGO_DEMO', value, ['0', '1', 'empty'])
  return { demo: choice === null ? null : choice !== '0', demoIsEmpty: choice === 'empty' }
}

const rangesOf = (name: string, value: string | undefined) => list(value).map((range) => rangeOf(name, range))

function rangeOf(name: string, value: string): Range {
  const range = parseRange(value)
  if (!range) throw new ConfigError(`${name}: "${value}" is not an address range such as 10.0.0.0/8`)
  return range
}

const fileOf = (value: string | null, folder = '.') => (value === null ? null : resolve(folder, value))

const PERIODS: Record<string, number> = { m: MINUTE, h: HOUR, d: DAY }

function backupOf(env: Env, folder?: string): BackupConfig {
  const [passphrase, file] = [text(env.GONGGO_BACKUP_PASSPHRASE), text(env.GONGGO_BACKUP_PASSPHRASE_FILE)]
  if (passphrase !== null && file !== null)
    throw new ConfigError('GONGGO_BACKUP_PASSPHRASE and GONGGO_BACKUP_PASSPHRASE_FILE exclude each other')
  if (passphrase !== null && passphrase.length < PASSPHRASE_LENGTH)
    throw new ConfigError(`GONGGO_BACKUP_PASSPHRASE must have at least ${PASSPHRASE_LENGTH} characters`)
  const days = text(env.GONGGO_BACKUP_KEEP_DAYS)
  const given = passphrase === null ? null : { text: passphrase }
  return {
    to: fileOf(text(env.GONGGO_BACKUP_TO), folder),
    walArchive: walArchiveOf(text(env.GONGGO_WAL_ARCHIVE), text(env.DATABASE_URL), folder),
    everyMs: periodOf('GONGGO_BACKUP_EVERY', text(env.GONGGO_BACKUP_EVERY) ?? '24h'),
    keep: countOf('GONGGO_BACKUP_KEEP', text(env.GONGGO_BACKUP_KEEP) ?? '7'),
    keepDays: days === null ? null : countOf('GONGGO_BACKUP_KEEP_DAYS', days),
    passphrase: file === null ? given : { file: resolve(folder ?? '.', file) },
  }
}

const MEGABYTE = 1024 * 1024
/** Files are in memory while they are fetched. */
const MOST_FILE_MEGABYTES = 256

function attachmentsOf(env: Env): Config['attachments'] {
  const megabytes = (name: string, value: string | undefined, otherwise: string) =>
    countOf(name, text(value) ?? otherwise) * MEGABYTE
  const fileBytes = megabytes('GONGGO_ATTACHMENTS_FILE_MB', env.GONGGO_ATTACHMENTS_FILE_MB, '64')
  if (fileBytes > MOST_FILE_MEGABYTES * MEGABYTE)
    throw new ConfigError(`GONGGO_ATTACHMENTS_FILE_MB must be at most ${MOST_FILE_MEGABYTES}`)
  const dailyBytes = megabytes('GONGGO_ATTACHMENTS_DAILY_MB', env.GONGGO_ATTACHMENTS_DAILY_MB, '4096')
  if (dailyBytes < fileBytes)
    throw new ConfigError('GONGGO_ATTACHMENTS_DAILY_MB must be at least GONGGO_ATTACHMENTS_FILE_MB')
  return {
    choice: oneOf('GONGGO_ATTACHMENTS', text(env.GONGGO_ATTACHMENTS) ?? 'none', ATTACHMENT_CHOICES),
    fileBytes,
    dailyBytes,
    perMinute: countOf('GONGGO_ATTACHMENTS_PER_MINUTE', text(env.GONGGO_ATTACHMENTS_PER_MINUTE) ?? '60'),
    keepDays: countOf('GONGGO_ATTACHMENTS_KEEP_DAYS', text(env.GONGGO_ATTACHMENTS_KEEP_DAYS) ?? '180'),
    bucket: bucketSettingsOf(env, refuse),
  }
}

function walArchiveOf(value: string | null, databaseUrl: string | null, folder?: string): string | null {
  if (value !== null && databaseUrl !== null)
    throw new ConfigError(
      'GONGGO_WAL_ARCHIVE is for the embedded database; with DATABASE_URL, archive the WAL of that server',
    )
  return fileOf(value, folder)
}

/** `15m`, `24h`, `7d`. */
function periodOf(name: string, value: string): number {
  const [, number, unit = ''] = /^([1-9]\d{0,5})([mhd])$/.exec(value) ?? []
  const ms = Number(number) * (PERIODS[unit] ?? Number.NaN)
  if (ms >= MINUTE) return ms
  throw new ConfigError(`${name} must be a time such as 30m, 24h or 7d; it is "${value}"`)
}

function countOf(name: string, value: string): number {
  if (/^[1-9]\d{0,4}$/.test(value)) return Number(value)
  throw new ConfigError(`${name} must be a whole number from 1 to 99999; it is "${value}"`)
}

/** Numbers by name; names that are absent keep their defaults. */
function numbersOf<T extends Record<string, number>>(variable: string, defaults: T, parts: string[]): T {
  const rules: Record<string, number> = { ...defaults }
  for (const part of parts) {
    const [, name = '', digits = ''] = /^(\w+)=(\d{1,6})$/.exec(part) ?? []
    const value = Number(digits)
    if (!Object.hasOwn(rules, name) || value < 1 || value > RULE_MOST) {
      const names = Object.keys(rules).join(', ')
      throw new ConfigError(`${variable}: "${part}" is not one of ${names} with a number such as =3`)
    }
    rules[name] = value
  }
  return rules as T
}
