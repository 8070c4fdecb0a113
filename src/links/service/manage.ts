import { randomBytes } from 'node:crypto'
import type { Caller } from '../../access/index.ts'
import type { AuditEntry } from '../../accounts/index.ts'
import { type Clock, seoulTime, seoulTimeOrNull } from '../../lib/clock.ts'
import type { Db, Queryable, Tx } from '../../lib/db/index.ts'
import type { Answer, Attempt, Idempotency } from '../../lib/idempotency.ts'
import { newId } from '../../lib/ids.ts'
import type { Page } from '../../lib/page.ts'
import { type FieldError, fieldProblem, problem } from '../../lib/problems.ts'
import { actorOf } from '../../vocabulary/actors.ts'
import type { Language } from '../../vocabulary/languages.ts'
import { GRANTS, type Plan } from '../../vocabulary/plans.ts'
import { includesScope, type Scope } from '../../vocabulary/roles.ts'
import { changedSince, NO_SUCH_KEYWORD } from '../../vocabulary/sentences.ts'
import { isPaused, LINK_FILES, scopesFor, unusedFields } from '../rules/content.ts'
import { siteOrigin } from '../rules/origins.ts'
import type {
  LinkContent,
  NewSubscriptionLink,
  StoredFilter,
  SubscriptionLink,
  SubscriptionLinkPatch,
  SubscriptionLinkWithUrl,
} from '../schema.ts'
import * as store from '../store/links.ts'
import { LINK_NAMES } from '../texts/words.ts'
import { type LinkSecretDeps, linkSecrets } from './secrets.ts'

const NO_ID = {
  in: 'body',
  name: 'keywordId',
  code: 'missing_field',
  message: { en: '"keywordId" is missing.', ko: '"keywordId" 필드가 빠졌습니다.' },
} as const
const NO_KEYWORD = { in: 'body', name: 'keywordId', code: 'invalid_field', message: NO_SUCH_KEYWORD } as const

/** The caller with its permissions, and the id of the request. */
export type LinkCaller = Pick<Caller, 'accountId' | 'keyId' | 'memberId' | 'plan' | 'scopes'> & { requestId: string }

export interface LinkManagerDeps extends LinkSecretDeps {
  db: Db
  clock: Pick<Clock, 'now'>
  publicUrl: () => string
  idempotency: Pick<Idempotency, 'run'>
  lockAccount: (tx: Tx, accountId: string) => Promise<Plan | null>
  audit: (tx: Tx, line: AuditEntry) => Promise<void>
  /** The calling member, or the member of the key; `null` = the operator. */
  personOf: (sql: Queryable, caller: LinkCaller) => Promise<string | null>
  keywords: {
    find: (asker: { accountId: string; plan: Plan }, id: string) => Promise<{ keyword: string } | null>
    /** A search in the form in which keywords are stored; throws a `Problem` if it is invalid. */
    toStored: (input: { keyword: string; filter: object }) => { keyword: string; filter: StoredFilter }
  }
}

const MOST_NAME = 80

type Created = Required<Answer<SubscriptionLinkWithUrl>>

/** The number of links, for the usage of an account. */
export const createLinkCounter = (db: Db) => async (accountId: string, plan: Plan) => ({
  name: 'links',
  limit: GRANTS[plan].links,
  used: await store.countLinks(db.sql, accountId),
})

/** Operations by which accounts manage their links. */
export function createLinkManager(deps: LinkManagerDeps) {
  const { db, clock, publicUrl, idempotency, lockAccount, audit, personOf } = deps
  const { digestsOf } = linkSecrets(deps)

  /** `language` is used if the input has none. */
  async function create(
    attempt: Attempt,
    caller: LinkCaller,
    input: NewSubscriptionLink,
    language: Language,
  ): Promise<Created> {
    const { accountId, plan } = caller
    const content = await readContent(caller, input, input.language ?? language)
    const answer = await idempotency.run(attempt, async (tx) => {
      await lockAccount(tx, accountId)
      const count = await store.countLinks(tx, accountId)
      if (count >= GRANTS[plan].links) throw limitReached(GRANTS[plan].links)
      if (content.keywordId !== null && !(await store.lockKeyword(tx, accountId, content.keywordId)))
        throw fieldProblem([NO_KEYWORD])
      const now = clock.now()
      const token = `ggr_${randomBytes(32).toString('base64url')}`
      const made = { accountId, id: newId('lnk', now), createdBy: actorOf(caller).id, createdAt: now }
      const row = { ...content, ...made, memberId: await personOf(tx, caller) }
      await store.insertSubscriptionLink(tx, { ...row, digest: digestsOf(token)[0] ?? '' })
      await recordAudit(tx, caller, 'link.created', row.id, factsOf(row))
      const url = `${publicUrl()}/links/${token}/${LINK_FILES[row.kind]}`
      const body = { ...show(plan)({ ...row, place: count + 1, lastUsedAt: null }), url }
      return { status: 201, headers: { location: `/v1/links/${row.id}` }, body }
    })
    return answer as Created
  }

  /** Content and name of a new link; throws a `Problem` if the input is invalid. */
  async function readContent(caller: LinkCaller, input: NewSubscriptionLink, language: Language) {
    const content = input.of ?? 'all'
    const errors: FieldError[] = unusedFields(content, input)
    const origins = originsIn(input, errors)
    const keywordId = content === 'keyword' ? (input.keywordId ?? '') : null
    const keyword = keywordId === null ? null : await deps.keywords.find(caller, keywordId)
    if (keywordId !== null && keyword === null) errors.push(input.keywordId === undefined ? NO_ID : NO_KEYWORD)
    if (errors.length > 0) throw fieldProblem(errors)
    expectReader(caller, content)
    const isSearch = content === 'search'
    const search = isSearch
      ? deps.keywords.toStored({ keyword: input.keyword ?? '', filter: withoutNulls(input.filter ?? {}) })
      : null
    // Not `??`, because a name of only spaces is empty.
    const name = input.name?.trim() || nameOf(content, language, (keyword ?? search)?.keyword ?? '')
    return { kind: input.kind, content, keywordId, search, language, name, origins }
  }

  const change = (
    caller: LinkCaller,
    id: string,
    patch: SubscriptionLinkPatch,
    isAsRead: (now: SubscriptionLink) => boolean,
  ): Promise<SubscriptionLink> =>
    db.transaction(async (tx) => {
      const { accountId, plan } = caller
      await store.lockLink(tx, accountId, id)
      const before = await store.findLink(tx, accountId, id)
      if (!before) throw noSuchLink()
      if (!isAsRead(show(plan)(before)))
        throw problem('precondition_failed', changedSince({ en: 'link has', ko: '링크가' }))
      const after = { ...before, ...(await patched(caller, before, patch)) }
      const detail = differences(before, after)
      if (Object.keys(detail).length === 0) return show(plan)(before)
      await store.saveSubscriptionLink(tx, after)
      await recordAudit(tx, caller, 'link.changed', id, detail)
      return show(plan)(after)
    })

  async function patched(caller: LinkCaller, row: store.LinkRow, patch: SubscriptionLinkPatch) {
    const errors: FieldError[] = []
    const origins = patch.origins === undefined ? row.origins : originsIn({ ...row, origins: patch.origins }, errors)
    if (errors.length > 0) throw fieldProblem(errors)
    if (origins.some((origin) => !row.origins.includes(origin))) expectReader(caller, row.content)
    if (patch.name === undefined) return { name: row.name, origins }
    const search = row.search ?? (row.keywordId === null ? null : await deps.keywords.find(caller, row.keywordId))
    return { name: patch.name?.trim() || nameOf(row.content, row.language, search?.keyword ?? ''), origins }
  }

  const remove = (caller: LinkCaller, id: string): Promise<void> =>
    db.transaction(async (tx) => {
      const row = await store.findLink(tx, caller.accountId, id)
      if (!row || !(await store.deleteLink(tx, caller.accountId, id))) throw noSuchLink()
      await recordAudit(tx, caller, 'link.deleted', id, factsOf(row))
    })

  const recordAudit = (tx: Tx, caller: LinkCaller, action: LinkAction, subject: string, detail: AuditEntry['detail']) =>
    audit(tx, {
      accountId: caller.accountId,
      requestId: caller.requestId,
      actor: actorOf(caller),
      action,
      subject,
      detail,
    })

  return {
    create,
    change,
    remove,
    async list({ accountId, plan }: LinkCaller, page: Page): Promise<{ total: number; items: SubscriptionLink[] }> {
      const { total, rows } = await store.listLinks(db.sql, accountId, page)
      return { total, items: rows.map(show(plan)) }
    },
    async find({ accountId, plan }: LinkCaller, id: string): Promise<SubscriptionLink> {
      const row = await store.findLink(db.sql, accountId, id)
      if (!row) throw noSuchLink()
      return show(plan)(row)
    },
  }
}

/** A link must not show more, or on more sites, than its caller may read. */
function expectReader({ scopes }: LinkCaller, content: LinkContent): void {
  for (const scope of scopesFor(content)) if (!includesScope(scopes, scope)) throw lacking(scope)
}

/** The default name of a link, at most as long as a given one. */
const nameOf = (content: LinkContent, language: Language, words: string): string =>
  content === 'keyword' || content === 'search'
    ? [...`Gonggo ${words}`].slice(0, MOST_NAME).join('').trim()
    : LINK_NAMES[language][content]

type LinkAction = 'link.created' | 'link.changed' | 'link.deleted'

const factsOf = ({ kind, content: of, name, keywordId, origins }: store.LinkRow) => ({
  kind,
  of,
  name,
  keywordId,
  origins,
})

const CHANGED = ['name', 'origins'] as const

/** The changed fields, for the audit log. */
const differences = (before: store.LinkRow, after: store.LinkRow): Record<string, { from: unknown; to: unknown }> =>
  Object.fromEntries(
    CHANGED.filter((field) => String(before[field]) !== String(after[field])).map((field) => [
      field,
      { from: before[field], to: after[field] },
    ]),
  )

/** Removes duplicates; adds the errors of invalid origins to `errors`. */
function originsIn({ kind, origins }: Pick<NewSubscriptionLink, 'kind' | 'origins'>, errors: FieldError[]): string[] {
  const given = origins ?? []
  if (kind !== 'widget' && given.length > 0) errors.push({ ...OF_ORIGINS, message: ONLY_WIDGETS })
  const named = given.map(siteOrigin)
  if (named.includes(null)) errors.push({ ...OF_ORIGINS, message: NO_ORIGIN })
  return [...new Set(named)].filter((origin) => origin !== null)
}

const OF_ORIGINS = { in: 'body', name: 'origins', code: 'invalid_field' } as const
const ONLY_WIDGETS = {
  en: '"origins" can only be sent with "kind": "widget".',
  ko: '"origins" 필드는 "kind"가 "widget"일 때만 보낼 수 있습니다.',
}
const NO_ORIGIN = {
  en: 'An origin is a scheme, a host and perhaps a port, such as "https://intranet.example.com". Paths, wildcards and IPv6 addresses are not possible.',
  ko: '사이트는 "https://intranet.example.com"처럼 스킴, 호스트, (필요하면) 포트로 적습니다. 경로, 와일드카드, IPv6 주소는 쓸 수 없습니다.',
}

const withoutNulls = (filter: object): object =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== null))

const show =
  (plan: Plan) =>
  (row: store.ShownLinkRow): SubscriptionLink => ({
    id: row.id,
    kind: row.kind,
    of: row.content,
    keywordId: row.keywordId,
    keyword: row.search?.keyword ?? null,
    filter: row.search && { ...row.search.filter, regionLimit: row.search.filter.regionLimit ?? [] },
    language: row.language,
    name: row.name,
    origins: row.origins,
    state: isPaused(row.place, plan) ? 'paused' : 'active',
    createdBy: row.createdBy,
    createdAt: seoulTime(row.createdAt),
    lastUsedAt: seoulTimeOrNull(row.lastUsedAt),
  })

const noSuchLink = () => problem('not_found', { en: 'There is no such link.', ko: '링크를 찾을 수 없습니다.' })

const lacking = (scope: Scope) =>
  problem('scope_required', {
    en: `A link with this content requires the scope "${scope}".`,
    ko: `이 내용의 링크를 만들려면 "${scope}" 권한이 있어야 합니다.`,
  })

const limitReached = (limit: number) =>
  problem('limit_reached', {
    en: `The plan includes ${limit} links. Delete one first.`,
    ko: `요금제에서 링크를 ${limit}개까지 만들 수 있습니다. 먼저 하나를 삭제해 주십시오.`,
  })
