import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto'
import { inEach, type Language, type Wording } from '../vocabulary/languages.ts'
import type { ProblemCode } from '../vocabulary/problems.ts'
import { codeOf, type Db, forgetAged, LOCK_TIMEOUT_MS, type Tx } from './db/index.ts'
import { type FieldError, fieldProblem, Problem, problem } from './problems.ts'
import type { Secrets } from './secret.ts'

/** A POST as received, after every other check has passed. */
export interface Attempt {
  /** The account's id; on routes without a key the network of the caller. */
  scope: string
  method: string
  /** Without the query. */
  path: string
  /** The `Idempotency-Key` header, quoted or bare. Without it nothing is stored. */
  key: string | string[] | undefined
  /** The bytes of the body. */
  body: Buffer | null
  /** The language of a refusal, now and in replays. */
  language?: Language
  /**
   * The response contains a secret: it is stored encrypted, and the database together with the operator's secret does
   * not decrypt it.
   */
  secretAnswer?: boolean
  /** Serialises a body as the route sends it with this status. Default: plain JSON. */
  write?: (status: number, body: object) => string
}

/** A response that was sent before. The schemas of a newer version may require more than its body contains. */
export interface Replay {
  status: number
  text: string
}

/** Services return the body of a replay like any other; what is sent is looked up here. */
const replays = new WeakMap<object, Replay>()

export const replayOf = (body: unknown): Replay | undefined => (isObject(body) ? replays.get(body) : undefined)

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The response of a handler that completed. Refusals are thrown as problems. */
export interface Answer<Body> {
  status: 200 | 201 | 202 | 204
  headers?: Record<string, string>
  body?: Body
}

export interface Idempotency {
  /**
   * Effect and stored response in one transaction. `work` runs again if the transaction starts again. Of the problems
   * it throws, 404 and 409 are stored; whatever it throws, its writes are rolled back.
   */
  run<Body>(attempt: Attempt, work: (tx: Tx) => Promise<Answer<Body>>): Promise<Answer<Body>>
  /**
   * For an effect outside the database: `act` runs once and outside any transaction, `record` stores its outcome. A
   * problem thrown by `act` means that nothing happened; after any other error the outcome is unknown.
   */
  runOutside<Outcome, Body>(
    attempt: Attempt,
    act: () => Promise<Outcome>,
    record: (tx: Tx, outcome: Outcome) => Promise<Answer<Body>>,
  ): Promise<Answer<Body>>
  /** Deletes expired responses; returns their number. */
  sweep(): Promise<number>
}

export interface IdempotencyOptions {
  db: Db
  secrets: Pick<Secrets, 'derive' | 'deriveAll'>
  /** How long an effect outside the database counts as in progress after the last sign of its process. */
  leaseMs?: number
  log?: (message: string, detail?: object) => void
}

/**
 * A second request with the same key waits this long for the transaction of the first, then gets 409. Most handlers
 * take a few milliseconds, so the second usually gets the response itself, and no connection is blocked for long.
 */
const WAIT_MS = 50
const KEPT_HOURS = 24
const LOCK_TIMEOUT = '55P03'

/** For the rest of the transaction. */
const limitLockWait = (tx: Tx, ms: number) => tx`select set_config('lock_timeout', ${`${ms}ms`}, true)`

/** The rows of idempotency keys. */
function createMarks(db: Db, safe: ReturnType<typeof createSafe>) {
  /**
   * The row is the lock. Its insert waits for an uncommitted one with the same key, so a dead process, whose
   * transaction the server ends, blocks nobody. The alternative, a committed mark with a lease, costs a second commit
   * per request and blocks the key of a killed process until the lease ends. Returns the existing row; `null` = the key
   * is ours.
   */
  async function claim(tx: Tx, mark: Mark, lease: number): Promise<Known | null> {
    const { scope, digest, fingerprint, sealed } = mark
    const [, , mine, [row]] = await Promise.all([
      limitLockWait(tx, WAIT_MS),
      tx`
        delete from idempotency
        where scope = ${scope} and digest = ${digest} and expires_at <= statement_timestamp()`,
      tx`
        insert into idempotency (scope, digest, fingerprint, sealed, lease_until, expires_at)
        values (${scope}, ${digest}, ${fingerprint}, ${sealed},
          statement_timestamp() + ${lease} * interval '1 millisecond',
          statement_timestamp() + ${KEPT_HOURS} * interval '1 hour')
        on conflict (scope, digest) do nothing
        returning scope`,
      tx<Known[]>`
        select fingerprint, sealed, answer, lease_until > statement_timestamp() as running
        from idempotency where scope = ${scope} and digest = ${digest}`,
      // `set … to default` would mean no limit: the session has its limit from a statement.
      limitLockWait(tx, LOCK_TIMEOUT_MS),
    ]).catch((error: unknown) => {
      throw codeOf(error) === LOCK_TIMEOUT ? inProgress() : error
    })
    if (mine.length > 0) return null
    // Deleted between the two statements: its owner has just released the key.
    if (!row) throw inProgress()
    if (!row.fingerprint.equals(fingerprint)) {
      throw problem('idempotency_key_reused', {
        en: 'This Idempotency-Key was already used with another body. Use a new key.',
        ko: '이 Idempotency-Key는 다른 본문과 함께 이미 쓰였습니다. 새 키를 쓰십시오.',
      })
    }
    return row
  }

  async function keep(tx: Tx, mark: Mark, end: End<unknown>): Promise<void> {
    const stored =
      'problem' in end ? { problem: partsOf(end.problem, mark.language) } : { answer: asSent(end.answer, mark) }
    const text = Buffer.from(JSON.stringify(stored))
    await tx`
      update idempotency set answer = ${mark.sealed ? safe.seal(text, mark) : text}
      where scope = ${mark.scope} and digest = ${mark.digest}`
  }

  /** Extends the time for which the effect counts as in progress. */
  const hold = (mark: Mark, lease: number) =>
    db.sql`
      update idempotency set lease_until = statement_timestamp() + ${lease} * interval '1 millisecond'
      where scope = ${mark.scope} and digest = ${mark.digest} and answer is null`

  const drop = (mark: Mark) => db.sql`delete from idempotency where scope = ${mark.scope} and digest = ${mark.digest}`

  const sweep = () => forgetAged(db.sql, 'idempotency', db.sql`statement_timestamp()`)

  return { claim, keep, hold, drop, sweep }
}

export function createIdempotency({ db, secrets, leaseMs = 30_000, log = () => {} }: IdempotencyOptions): Idempotency {
  const safe = createSafe(secrets)
  const { claim, keep, hold, drop, sweep } = createMarks(db, safe)

  async function run<Body>(attempt: Attempt, work: (tx: Tx) => Promise<Answer<Body>>): Promise<Answer<Body>> {
    const mark = markOf(attempt)
    if (!mark) return db.transaction(work)
    const end = await db.transaction(async (tx) => {
      const claimed = await claim(tx, mark, 0)
      return claimed ? endOf<Body>(claimed, mark) : finish(tx, mark, work)
    })
    return answerOf(end)
  }

  async function runOutside<Outcome, Body>(
    attempt: Attempt,
    act: () => Promise<Outcome>,
    record: (tx: Tx, outcome: Outcome) => Promise<Answer<Body>>,
  ): Promise<Answer<Body>> {
    const mark = markOf(attempt)
    if (!mark) {
      const outcome = await act()
      return db.transaction((tx) => record(tx, outcome))
    }
    const claimed = await db.transaction((tx) => claim(tx, mark, leaseMs))
    if (claimed) return answerOf(endOf<Body>(claimed, mark))
    const pulse = setInterval(() => hold(mark, leaseMs).catch(() => {}), leaseMs / 3)
    let acted = false
    let end: End<Body>
    try {
      const outcome = await act()
      acted = true
      end = await db.transaction((tx) => finish(tx, mark, (inner) => record(inner, outcome)))
    } catch (error) {
      clearInterval(pulse)
      await settle(mark, error, acted)
      throw error
    } finally {
      clearInterval(pulse)
    }
    return answerOf(end)
  }

  /** Records the end of an effect without a response. If this fails too, the lease expires: outcome unknown. */
  async function settle(mark: Mark, error: unknown, acted: boolean): Promise<void> {
    try {
      if (acted || !(error instanceof Problem)) await hold(mark, 0)
      else if (isRemembered(error)) await db.transaction((tx) => keep(tx, mark, { problem: error }))
      else await drop(mark)
    } catch (cause) {
      log('an idempotency key was left as under way', { err: cause })
    }
  }

  async function finish<Body>(tx: Tx, mark: Mark, work: (tx: Tx) => Promise<Answer<Body>>): Promise<End<Body>> {
    await tx`savepoint before_work`
    const end: End<Body> = await work(tx).then(
      (answer) => ({ answer }),
      async (error: unknown) => {
        if (!isRemembered(error)) throw error
        await tx`rollback to savepoint before_work`
        return { problem: error }
      },
    )
    await keep(tx, mark, end)
    return end
  }

  /** The stored end, replayed. */
  function endOf<Body>(row: Known, mark: Mark): End<Body> {
    if (!row.answer) {
      if (row.running) throw inProgress()
      throw interrupted()
    }
    const text = row.sealed ? safe.open(row.answer, mark) : row.answer
    // Happens only if the operator's secret was lost or replaced completely.
    if (!text) throw unshowable()
    const end = JSON.parse(text.toString()) as { answer: Answer<Body> } | { problem: ProblemParts }
    const headers = { 'idempotent-replayed': 'true' }
    if ('answer' in end) {
      const { status, body } = end.answer
      if (isObject(body)) replays.set(body, { status, text: JSON.stringify(body) })
      return { answer: { ...end.answer, headers: { ...end.answer.headers, ...headers } } }
    }
    return { problem: problemOf(end.problem, headers) }
  }

  return { run, runOutside, sweep }
}

/** How a handler ended: one of the two ends that are stored. */
type End<Body> = { answer: Answer<Body> } | { problem: Problem }

interface Known {
  fingerprint: Buffer
  sealed: boolean
  answer: Buffer | null
  running: boolean
}

interface Mark {
  scope: string
  digest: Buffer
  fingerprint: Buffer
  sealed: boolean
  key: string
  language: Language
  write: NonNullable<Attempt['write']>
}

/**
 * The JSON that is sent, parsed: serialised again it has the same bytes, and an earlier version reads it as its own.
 */
const asSent = (answer: Answer<unknown>, { write }: Mark): Answer<unknown> =>
  isObject(answer.body) ? { ...answer, body: JSON.parse(write(answer.status, answer.body)) as unknown } : answer

/** A problem as it was sent, in one language; before there was a second one, that was English. */
interface ProblemParts {
  code: ProblemCode
  detail: string
  errors: ErrorEntry[] | undefined
  headers: Record<string, string>
  language?: Language
}

type ErrorEntry = Omit<FieldError, 'message'> & { message: string }

const partsOf = ({ code, detail, errors, headers }: Problem, language: Language): ProblemParts => ({
  code,
  detail: detail[language],
  errors: errors?.map((error) => ({ ...error, message: error.message[language] })),
  headers,
  language,
})

function problemOf({ code, detail, errors, headers, language = 'en' }: ProblemParts, more: Record<string, string>) {
  const asStored = (text: string): Wording => inEach(() => text)
  return problem(code, asStored(detail), {
    errors: errors?.map((error) => ({ ...error, message: asStored(error.message) })),
    headers: { ...headers, ...more },
    language,
  })
}

const isRemembered = (error: unknown): error is Problem =>
  error instanceof Problem && (error.status === 404 || error.status === 409)

function answerOf<Body>(end: End<Body>): Answer<Body> {
  if ('problem' in end) throw end.problem
  return end.answer
}

const inProgress = () =>
  problem('request_in_progress', {
    en: 'The first request with this Idempotency-Key is still running. Repeat the request a little later.',
    ko: '같은 Idempotency-Key를 쓴 첫 요청을 아직 처리하고 있습니다. 잠시 뒤 다시 보내 주십시오.',
  })

const interrupted = () =>
  problem('outcome_unknown', {
    en: 'The first request with this Idempotency-Key was interrupted, and it is unknown whether it took effect. Check before you repeat it with a new key.',
    ko: '같은 Idempotency-Key를 쓴 첫 요청이 중단되어 반영되었는지 알 수 없습니다. 반영 여부를 확인한 뒤 새 키로 다시 보내 주십시오.',
  })

const unshowable = () =>
  problem('outcome_unknown', {
    en: 'The first request with this Idempotency-Key was processed, but its response cannot be shown again.',
    ko: '같은 Idempotency-Key를 쓴 첫 요청은 처리되었지만 그 응답을 다시 보여 드릴 수 없습니다.',
  })

function markOf(attempt: Attempt): Mark | null {
  const { scope, method, path, key: header, body, secretAnswer = false, language = 'en', write = plainly } = attempt
  if (header === undefined) return null
  const key = readKey(header)
  return {
    scope,
    digest: hash('sha256', JSON.stringify([method, path, key]), 'buffer'),
    fingerprint: hash('sha256', body ?? '', 'buffer'),
    sealed: secretAnswer,
    key,
    language,
    write,
  }
}

const plainly = (_status: number, body: object): string => JSON.stringify(body)

const LONGEST_KEY = 255
/**
 * A string of RFC 9651, which the draft of the header requires, or the same bare, as most clients send it. Bare it
 * contains no comma, because that is how two headers arrive.
 */
export const KEY_FORM = `^(?:"(?:[ !#-[\\]-~]|\\\\["\\\\]){1,${LONGEST_KEY}}"|[!#-+\\--~]{1,${LONGEST_KEY}})$`
const KEY = new RegExp(KEY_FORM)

function readKey(header: string | string[]): string {
  if (typeof header === 'string' && KEY.test(header)) {
    return header.startsWith('"') ? header.slice(1, -1).replace(/\\(.)/g, '$1') : header
  }
  const message = {
    en: `Idempotency-Key must be one key of 1 to ${LONGEST_KEY} visible ASCII characters, quoted or bare.`,
    ko: `Idempotency-Key는 화면에 보이는 ASCII 문자 1~${LONGEST_KEY}자로 된 키 하나여야 합니다. 따옴표는 있어도 없어도 됩니다.`,
  }
  throw fieldProblem([{ in: 'header', name: 'Idempotency-Key', code: 'invalid_parameter', message }])
}

const PURPOSE = 'idempotency answers'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** AES-256-GCM under a key made of the operator's secret and the Idempotency-Key, bound to the row it lies in. */
function createSafe({ derive, deriveAll }: Pick<Secrets, 'derive' | 'deriveAll'>) {
  const keyFrom = (operator: Buffer, { digest, key }: Mark) =>
    Buffer.from(hkdfSync('sha256', operator, digest, key, 32))

  function decrypt(operator: Buffer, sealed: Buffer, mark: Mark): Buffer | null {
    const nonce = sealed.subarray(0, NONCE_BYTES)
    const hidden = sealed.subarray(NONCE_BYTES + TAG_BYTES)
    try {
      const decipher = createDecipheriv('aes-256-gcm', keyFrom(operator, mark), nonce, { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(mark.scope)).setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      return Buffer.concat([decipher.update(hidden), decipher.final()])
    } catch {
      return null
    }
  }

  return {
    seal(text: Buffer, mark: Mark): Buffer {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', keyFrom(derive(PURPOSE), mark), nonce, { authTagLength: TAG_BYTES })
      cipher.setAAD(Buffer.from(mark.scope))
      const hidden = Buffer.concat([cipher.update(text), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden])
    },
    open(sealed: Buffer, mark: Mark): Buffer | null {
      for (const operator of deriveAll(PURPOSE)) {
        const text = decrypt(operator, sealed, mark)
        if (text) return text
      }
      return null
    },
  }
}
