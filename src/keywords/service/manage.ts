import type { Plan } from '../../accounts/index.ts'
import { type Clock, seoulTime } from '../../lib/clock.ts'
import type { Db, Tx } from '../../lib/db.ts'
import { appendChanges, type Change, takePositions } from '../../lib/feed.ts'
import type { Answer, Attempt, Idempotency } from '../../lib/idempotency.ts'
import { newId } from '../../lib/ids.ts'
import type { Page } from '../../lib/page.ts'
import { fieldProblem, type Problem, problem } from '../../lib/problems.ts'
import { type Draft, KEYWORD_LIMITS, meaningOf, toDraft } from '../rules.ts'
import type { Keyword, KeywordInput } from '../schema.ts'
import * as store from '../store.ts'
import { createActiveKeywords } from './active.ts'

export interface KeywordsDeps {
  db: Db
  clock: Clock
  idempotency: Pick<Idempotency, 'run'>
  /** Locks the account until the transaction ends, so that what was counted stays true; `null` = there is none. */
  holdAccount: (tx: Tx, accountId: string) => Promise<Plan | null>
}

interface Maker {
  accountId: string
  /** Id of the key; `null` = the operator. */
  createdBy: string | null
}

/** Whether made now or told again, it has all parts. */
type Created = Required<Answer<Keyword>>

export function createKeywordService({ db, clock, idempotency, holdAccount }: KeywordsDeps) {
  const active = createActiveKeywords({
    read: async (accountId) =>
      (await store.activeKeywords(db.sql, accountId)).map((row) => ({
        id: row.id,
        keyword: row.keyword,
        ...meaningOf(row),
      })),
  })

  async function create(attempt: Attempt, maker: Maker, input: KeywordInput): Promise<Created> {
    const draft = checked(input)
    const answer = await idempotency.run(attempt, async (tx) => {
      const { plan, room, twins } = await look(tx, maker.accountId, [draft])
      const twin = twins.get(draft.identity)
      if (twin) throw alreadyThere(twin)
      if (room < 1) throw limitReached(plan)
      const [row] = await write(tx, maker, [draft])
      if (!row) throw new Error('a keyword was written and did not come back')
      return { status: 201, headers: { location: addressOf(row.id) }, body: toKeyword(row) }
    })
    active.forget(maker.accountId)
    return answer as Created
  }

  /** For the operator: all of them or none, but for those the account has already. */
  async function createMany(accountId: string, inputs: KeywordInput[]): Promise<{ added: number; known: number }> {
    const drafts = new Map(inputs.map(checked).map((draft) => [draft.identity, draft]))
    const counts = await db.transaction(async (tx) => {
      const { plan, room, twins } = await look(tx, accountId, [...drafts.values()])
      const fresh = [...drafts.values()].filter(({ identity }) => !twins.has(identity))
      if (fresh.length > room) throw limitReached(plan)
      if (fresh.length > 0) await write(tx, { accountId, createdBy: null }, fresh)
      return { added: fresh.length, known: drafts.size - fresh.length }
    })
    active.forget(accountId)
    return counts
  }

  async function look(tx: Tx, accountId: string, drafts: Draft[]) {
    const plan = await holdAccount(tx, accountId)
    if (!plan) throw problem('not_found', 'There is no such account.')
    const identities = drafts.map(({ identity }) => identity)
    const [count, twins] = await Promise.all([
      store.countKeywords(tx, accountId),
      store.findTwins(tx, accountId, identities),
    ])
    return { plan, twins, room: KEYWORD_LIMITS[plan] - count }
  }

  async function write(tx: Tx, { accountId, createdBy }: Maker, drafts: Draft[]): Promise<store.KeywordRow[]> {
    const now = clock.now()
    const first = await takePositions(tx, drafts.length)
    const rows = drafts.map(
      (draft, index): store.KeywordRow => ({
        ...draft,
        accountId,
        id: newId('kw', now),
        state: 'active',
        createdBy,
        createdAt: now,
        updatedAt: now,
        version: 1,
        position: first + index,
        madePosition: first + index,
      }),
    )
    await store.insertKeywords(tx, rows)
    await appendChanges(tx, rows.map(changeOf))
    return rows
  }

  /** `false` where the account has no such keyword. */
  async function remove(accountId: string, id: string): Promise<boolean> {
    const removed = await db.transaction(async (tx) => {
      const version = await store.deleteKeyword(tx, accountId, id)
      if (version === null) return false
      const position = await takePositions(tx, 1)
      await appendChanges(tx, [changeOf({ accountId, id, version: version + 1, position, updatedAt: clock.now() })])
      return true
    })
    active.forget(accountId)
    return removed
  }

  async function list(accountId: string, page: Page): Promise<{ total: number; items: Keyword[] }> {
    const { total, rows } = await store.listKeywords(db.sql, accountId, page)
    return { total, items: rows.map(toKeyword) }
  }

  async function find(accountId: string, id: string): Promise<Keyword | null> {
    const row = await store.findKeyword(db.sql, accountId, id)
    return row && toKeyword(row)
  }

  return {
    create,
    createMany,
    remove,
    list,
    find,
    async counter(accountId: string, plan: Plan) {
      return { name: 'keywords', limit: KEYWORD_LIMITS[plan], used: await store.countKeywords(db.sql, accountId) }
    },
    /** In the order of creation; what was written elsewhere is there within a second. */
    activeOf: active.of,
    /** What the feed says of keywords; until it is heard, and when it falls silent, the database is asked. */
    follow: {
      changed(keys: Iterable<string>): void {
        for (const key of keys) active.forget(accountOf(key))
      },
      afresh: active.forgetAll,
      heard: active.heard,
    },
  }
}

function checked(input: KeywordInput): Draft {
  const { draft, errors } = toDraft(input)
  if (!draft) throw fieldProblem(errors)
  return draft
}

/** Whoever follows the feed reads the row; where there is none any more, the keyword was deleted. */
const changeOf = ({ accountId, id, version, position, updatedAt }: Changed): Change => ({
  position,
  kind: 'keyword',
  key: `${accountId}/${id}`,
  version,
  live: true,
  at: updatedAt,
})
const accountOf = (key: string): string => key.slice(0, key.indexOf('/'))
type Changed = Pick<store.KeywordRow, 'accountId' | 'id' | 'version' | 'position' | 'updatedAt'>

const toKeyword = ({ id, keyword, filter, state, createdBy, createdAt, updatedAt }: store.KeywordRow): Keyword => ({
  id,
  keyword,
  filter,
  state,
  createdBy,
  createdAt: seoulTime(createdAt),
  updatedAt: seoulTime(updatedAt),
})

const addressOf = (id: string) => `/v1/keywords/${id}`

function alreadyThere(id: string): Problem {
  const detail = `The keyword ${id} has the same text and the same filter.`
  const errors = [{ in: 'body' as const, name: 'keyword', code: 'keyword_exists' as const, message: detail }]
  return problem('keyword_exists', detail, { errors, headers: { location: addressOf(id) } })
}

const limitReached = (plan: Plan): Problem =>
  problem('limit_reached', `An account of this plan has at most ${KEYWORD_LIMITS[plan]} keywords. Delete one first.`)
