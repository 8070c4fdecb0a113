import { checkRedis } from '../access/index.ts'
import type { Config } from '../config.ts'
import { codeOf } from '../lib/db/index.ts'
import { checkSmtp, type MailFailure } from '../mail/index.ts'
import type { DoctorFinding } from './doctor-machine.ts'
import { messageOf } from './failures.ts'

/** The requirements for the servers that the service uses. */

const REDIS_MS = 3_000
const SMTP_MS = 10_000
const OLDEST_REDIS = 6

export async function redis(
  { redisUrl }: Pick<Config, 'redisUrl'>,
  { limitMs = REDIS_MS }: { limitMs?: number } = {},
): Promise<DoctorFinding> {
  if (redisUrl === null)
    return { ok: true, detail: 'no REDIS_URL is set, and none is needed while one process answers requests' }
  const { hostname, port } = new URL(redisUrl)
  const where = `${hostname}:${port || 6379}`
  try {
    const { version, isReplica, pingMs } = await checkRedis(redisUrl, limitMs)
    const detail = `${where} is version ${version} and answers within ${pingMs.toFixed(1)} ms`
    if (Number.parseInt(version, 10) < OLDEST_REDIS)
      return { ok: false, detail: `${detail}; version ${OLDEST_REDIS} or newer is needed` }
    if (isReplica) return { ok: false, detail: `${detail}; it is a replica: REDIS_URL must name the primary` }
    return { ok: true, detail }
  } catch (error) {
    const remedy = REDIS_REMEDIES[codeOf(error) ?? ''] ?? 'correct REDIS_URL, or repair the server'
    return { ok: false, detail: `${where}: ${messageOf(error)}; ${remedy}` }
  }
}

const UNKNOWN_HOST = 'the host is not known here: correct its name'
const NOBODY = 'nothing listens there: start the server, or correct host and port'
const SILENT = 'host or port may be wrong, or a firewall drops the connection'
const WRONG_PASSWORD = 'correct user and password; signs such as @ and / are percent-encoded'

const REDIS_REMEDIES: Readonly<Record<string, string>> = {
  ENOTFOUND: `${UNKNOWN_HOST} in REDIS_URL`,
  EAI_AGAIN: `${UNKNOWN_HOST} in REDIS_URL`,
  ECONNREFUSED: `${NOBODY} in REDIS_URL`,
  ETIMEDOUT: `${SILENT}, or the server hangs`,
  NOAUTH: `${WRONG_PASSWORD} in REDIS_URL`,
  WRONGPASS: `${WRONG_PASSWORD} in REDIS_URL`,
  NOPERM: 'give the user of REDIS_URL the right to run scripts, lists, PING and INFO',
  LOADING: 'the server is reading its data: wait, then ask again',
}

/** Connects and signs in; sends no mail. */
export async function smtp(
  { mail }: Pick<Config, 'mail'>,
  { limitMs = SMTP_MS }: { limitMs?: number } = {},
): Promise<DoctorFinding> {
  const settings = mail.smtp
  if (settings === null) return { ok: true, detail: 'no SMTP_URL is set: mails are recorded and not sent' }
  const where = `${settings.host}:${settings.port}`
  const { failure, isEncrypted } = await checkSmtp(settings, limitMs)
  if (failure) return { ok: false, detail: `${where}: ${saidBy(failure)}; ${smtpRemedy(failure)}` }
  const way = isEncrypted ? 'with TLS' : 'without TLS'
  const who = settings.auth ? `and takes the password of ${settings.auth.user}` : 'and no password is set'
  return { ok: true, detail: `${where} answers ${way} ${who}` }
}

const saidBy = ({ command, status, said }: MailFailure) =>
  `${command} failed: ${[status, said].filter((one) => one !== null && one !== '').join(' ')}`

function smtpRemedy({ code, command, said }: MailFailure): string {
  if (/ENOTFOUND|EAI_AGAIN/.test(`${code} ${said}`) || code === 'EDNS') return `${UNKNOWN_HOST} in SMTP_URL`
  if (/ECONNREFUSED/.test(said)) return `${NOBODY} in SMTP_URL`
  if (code === 'ETIMEDOUT' || code === 'EABORT')
    return `${SILENT}; many networks block port 25: try 587, or 465 with smtps://`
  if (code === 'EAUTH' || command.startsWith('AUTH')) return `${WRONG_PASSWORD} in SMTP_URL`
  if (code === 'ETLS' || /certificate|STARTTLS|SSL|TLS/i.test(said))
    return 'name the host as its certificate does, or the authority in NODE_EXTRA_CA_CERTS; port 465 needs smtps://'
  return 'correct SMTP_URL, or ask the operator of the mail server'
}
