import { hash, verify } from 'node:crypto'
import type { Clock } from '../../lib/clock.ts'
import type { Tx } from '../../lib/db/index.ts'
import type { Answer, Attempt, Idempotency } from '../../lib/idempotency.ts'
import { type Problem, problem } from '../../lib/problems.ts'
import type { Secrets } from '../../lib/secret.ts'
import type { ScanningKeys } from '../adapters/scanning-keys.ts'
import { digestOf, isWellFormed, PEPPER } from '../rules/keys.ts'
import type { Finding, FindingLabel } from '../schema/scanning.ts'
import { findSecrets, type KnownSecret, rememberReport } from '../store/incidents.ts'
import { bumpHead, lockKey } from '../store/keys.ts'
import type { Incidents } from './incidents.ts'

export interface LeakDeps {
  clock: Clock
  secrets: () => Secrets
  idempotency: Pick<Idempotency, 'run'>
  scanningKeys: ScanningKeys
  incidents: Pick<Incidents, 'open'>
}

/** The signature of a report. */
export interface SignedReport {
  keyId: string | undefined
  signature: string | undefined
  body: Buffer
}

const UNSIGNED = {
  en: 'The report has no valid signature of a trusted key.',
  ko: '신고에 이 서비스가 신뢰하는 키의 유효한 서명이 없습니다.',
}

/** Handles reports of a secret-scanning partner about published keys. */
export function createLeaks({ clock, secrets, idempotency, scanningKeys, incidents }: LeakDeps) {
  /**
   * `null` = the report is signed by a partner. All other senders get the same response whatever is wrong, before their
   * body is parsed.
   */
  async function signatureProblem({ keyId, signature, body }: SignedReport): Promise<Problem | null> {
    const key = keyId === undefined ? null : await scanningKeys.find(keyId)
    const bytes = Buffer.from(signature ?? '', 'base64')
    // The decoder ignores trailing characters, so compare with the canonical form; two signatures in one header are
    // invalid.
    if (key && bytes.toString('base64') === signature && verify('sha256', body, key, bytes)) return null
    return problem('invalid_signature', UNSIGNED, {
      headers: { 'www-authenticate': 'Signature realm="secret-scanning"' },
    })
  }

  const report = (attempt: Attempt, findings: readonly Finding[]): Promise<Answer<FindingLabel[]>> =>
    idempotency.run(attempt, async (tx) => ({ status: 200, body: await label(tx, findings) }))

  async function label(tx: Tx, findings: readonly Finding[]): Promise<FindingLabel[]> {
    const peppers = secrets().deriveAll(PEPPER)
    const digests = findings.map(({ token }) =>
      isWellFormed(token) ? peppers.map((pepper) => digestOf(pepper, token)) : [],
    )
    const secretsByDigest = new Map((await findSecrets(tx, digests.flat())).map((secret) => [secret.digest, secret]))
    const secretOf = (index: number) => digests[index]?.map((digest) => secretsByDigest.get(digest)).find(Boolean)
    const leaked = findings.flatMap((finding, index) => {
      const secret = secretOf(index)
      return secret ? [{ finding, secret }] : []
    })
    let blocked = false
    // In key order, the order in which all transactions lock keys.
    const byKey = Map.groupBy(leaked, ({ secret }) => `${secret.accountId} ${secret.keyId}`)
    for (const [, those] of [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)))
      blocked = (await blockKey(tx, those)) || blocked
    if (blocked) await bumpHead(tx)
    return findings.map(({ token, type }, index) => ({
      token_hash: hash('sha256', token, 'hex'),
      token_type: type,
      label: secretOf(index) ? ('true_positive' as const) : ('false_positive' as const),
    }))
  }

  /** An expired or revoked secret is a true finding, but needs no action. */
  async function blockKey(tx: Tx, leaks: { finding: Finding; secret: KnownSecret }[]): Promise<boolean> {
    const [first] = leaks
    if (!first) return false
    const { accountId, keyId } = first.secret
    await lockKey(tx, keyId)
    // Read again with the key locked: it may have been rotated in between.
    const now = clock.now()
    const fresh = await findSecrets(tx, [...new Set(leaks.map(({ secret }) => secret.digest))])
    const live = new Set(fresh.filter((secret) => isLive(secret, now)).map(({ digest }) => digest))
    const places: string[] = []
    let news = false
    for (const { finding, secret } of leaks) {
      if (!live.has(secret.digest)) continue
      const name = hash('sha256', JSON.stringify([secret.digest, finding.url ?? '', finding.source ?? '']), 'hex')
      if (!(await rememberReport(tx, { accountId, keyId, finding: name, at: now }))) continue
      news = true
      if (finding.url) places.push(finding.url.slice(0, PLACE_LENGTH).toWellFormed())
    }
    return news && incidents.open(tx, { accountId, keyId, cause: 'leaked', blocks: true, evidence: { places } })
  }

  return { signatureProblem, report }
}

const PLACE_LENGTH = 2_000

const isLive = ({ revokedAt, keyExpiresAt, secretExpiresAt }: KnownSecret, now: number): boolean =>
  revokedAt === null && Math.min(keyExpiresAt ?? Infinity, secretExpiresAt ?? Infinity) > now
