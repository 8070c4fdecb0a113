import type { KeyRecord } from '../access/index.ts'
import { DAY, SECOND, seoulTime, seoulTimeOrNull, systemClock } from '../lib/clock.ts'
import { SCOPES, type Scope } from '../vocabulary/roles.ts'
import { existing } from './account.ts'
import type { Action, Command, CommandAnswer, Given } from './command.ts'
import { NotFound, WrongUsage } from './failures.ts'
import { table } from './output.ts'
import { chosen, count, endTime } from './words.ts'

const NAME_LENGTH = 200
const GRACE_SECONDS = DAY / SECOND
const GRACE_MOST = 30 * GRACE_SECONDS
const ONCE = 'Store it now: it cannot be shown again.'

const issue: Action = {
  words: [],
  says: 'Issues a key for an account and shows it once.',
  notes: [
    `Scopes: ${SCOPES.join(', ')}.`,
    '":write" and ":manage" include read access; the plan still limits what the key can call.',
  ],
  options: {
    account: { value: 'ID', says: 'account of the key', needed: true },
    scopes: { value: 'A,B', says: 'scopes, separated by commas (all)' },
    expires: {
      value: 'TIME',
      says: 'when it expires: 2027-12-31 (that day included) or 2027-12-31T18:00:00+09:00 (never)',
    },
    name: { value: 'NAME', says: `name to recognise it by, up to ${NAME_LENGTH} characters` },
  },
  async run(given, { open }) {
    const scopes = scopesOf(given)
    const expiresAt = expiryOf(given)
    const name = nameOf(given)
    const accountId = given.option('account') ?? ''
    const { app } = await open()
    const account = existing(await app.accounts.find(accountId), accountId)
    const { key, record } = await app.access.keys.issue({ accountId, name, scopes, expiresAt, createdBy: null })
    const end = record.expiresAt === null ? 'It does not expire.' : `It expires at ${seoulTime(record.expiresAt)}.`
    return secretAnswer(key, record, `Key ${record.id} for ${account.name} (${account.plan}). ${end}`)
  },
}

const rotate: Action = {
  words: ['ID'],
  says: 'Replaces the secret of a key and shows the new one once. The old secret stays valid for a while.',
  options: {
    'grace-seconds': {
      value: 'N',
      says: `seconds the old secret stays valid, 0 to ${GRACE_MOST} (${GRACE_SECONDS}, a day)`,
    },
  },
  async run(given, { open }) {
    const id = idOf(given)
    const grace = count(given, 'grace-seconds', GRACE_MOST) ?? GRACE_SECONDS
    const { app } = await open()
    const rotated = await app.access.keys.rotate(id, grace)
    if (!rotated)
      throw new NotFound(
        `There is no key "${id}" that can be rotated: it does not exist, was revoked, or belongs to a connected app.`,
      )
    const { key, record } = rotated
    const expired = record.state === 'expired' ? ' The key itself has expired: please have another one issued.' : ''
    const old =
      grace === 0 ? 'The old secret is no longer valid.' : `The old secret is valid for ${grace} more seconds.`
    return secretAnswer(key, record, `New secret of key ${record.id}. ${old}${expired}`)
  },
}

const revoke: Action = {
  words: ['ID'],
  says: 'Revokes a key permanently; every process rejects it within a second.',
  options: { descendants: { says: 'also the keys created with it, and those created with them in turn' } },
  async run(given, { open }) {
    const id = idOf(given)
    const { app } = await open()
    const { keys } = app.access
    if (!given.has('descendants')) return revoked(id, await keys.revoke(id), null)
    const line = await keys.revokeLine(id)
    return revoked(id, line?.record ?? null, line?.descendants ?? null)
  },
}

function revoked(id: string, record: KeyRecord | null, descendants: string[] | null): CommandAnswer {
  if (!record) throw new NotFound(`There is no key "${id}".`)
  const more = descendants === null ? '' : `, with ${descendants.length} created with it`
  return {
    document: { ...documentOf(record), ...(descendants === null ? {} : { descendants }) },
    text: `Key ${record.id} (${record.prefix}…) is revoked${more}.`,
  }
}

const list: Action = {
  words: [],
  says: 'Lists the keys of an account, oldest first. Secrets are not shown: they are not stored.',
  options: { account: { value: 'ID', says: 'account of the keys', needed: true } },
  async run(given, { open }) {
    const accountId = given.option('account') ?? ''
    const { app } = await open()
    existing(await app.accounts.find(accountId), accountId)
    const items = (await app.access.keys.list(accountId)).map(documentOf)
    const document = { total: items.length, items }
    if (items.length === 0) return { document, text: 'This account has no key yet. "./gonggo key issue" issues one.' }
    const rows = items.map((one) => [
      one.id,
      one.prefix,
      one.state,
      one.name ?? '',
      one.createdAt,
      one.expiresAt ?? 'never',
      one.lastUsedAt ?? 'never',
      one.scopes.length === SCOPES.length ? 'all' : one.scopes.join(','),
    ])
    const titles = ['ID', 'PREFIX', 'STATE', 'NAME', 'CREATED', 'EXPIRES', 'LAST USED', 'SCOPES']
    return { document, text: table(titles, rows) }
  },
}

function scopesOf(given: Given): Scope[] | null {
  const text = given.option('scopes')
  if (text === null) return null
  const names = text.split(',').map((name) => name.trim())
  return [...new Set(names.map((name) => chosen('--scopes', name, SCOPES)))]
}

function expiryOf(given: Given): number | null {
  const instant = endTime(given, 'expires')
  if (instant === null || instant > systemClock.now()) return instant
  throw new WrongUsage(`--expires must be in the future; ${seoulTime(instant)} has passed.`)
}

function nameOf(given: Given): string | null {
  const name = given.option('name')?.trim()
  if (name === undefined) return null
  if (name.length > 0 && name.length <= NAME_LENGTH) return name
  throw new WrongUsage(`--name must be 1 to ${NAME_LENGTH} characters.`)
}

/** A secret may be entered instead of the id, and must not be repeated on the screen. */
function idOf(given: Given): string {
  const id = given.word('ID')
  if (!id.startsWith('gg_')) return id
  throw new WrongUsage('This is a key itself; give its ID (key_…), which "./gonggo key list" shows.')
}

const documentOf = (record: KeyRecord) => ({
  ...record,
  createdAt: seoulTime(record.createdAt),
  expiresAt: seoulTimeOrNull(record.expiresAt),
  lastUsedAt: seoulTimeOrNull(record.lastUsedAt),
  secrets: record.secrets.map(({ createdAt, expiresAt }) => ({
    createdAt: seoulTime(createdAt),
    expiresAt: seoulTimeOrNull(expiresAt),
  })),
})

function secretAnswer(key: string, { id, accountId, scopes, expiresAt }: KeyRecord, says: string): CommandAnswer {
  const document = { id, accountId, key, scopes, expiresAt: seoulTimeOrNull(expiresAt) }
  return { document, text: `${says}\n\n${key}\n\n${ONCE}` }
}

export const key: Command = {
  says: 'Keys: the credentials that customers call the API with.',
  actions: { issue, rotate, revoke, list },
}
