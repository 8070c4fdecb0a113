import { type FiledIncident, INCIDENT_STATES, type NetworkBlock } from '../access/index.ts'
import { seoulTime, seoulTimeOrNull, systemClock } from '../lib/clock.ts'
import type { Action, Command } from './command.ts'
import { NotFound, WrongUsage } from './failures.ts'
import { table } from './output.ts'
import { oneOf } from './words.ts'

const REASON_LENGTH = 1_000
const MOST = 1_000

const open: Action = {
  words: [],
  says: 'Blocks a key or a whole account; every process rejects it within a second, and its owner gets a mail.',
  notes: ['Give --account or --key. If it is already blocked, nothing changes.'],
  options: {
    account: { value: 'ID', says: 'the account, with all its keys' },
    key: { value: 'ID', says: 'only this key' },
    reason: { value: 'TEXT', says: `why, in up to ${REASON_LENGTH} characters; the owner reads it`, needed: true },
  },
  async run(given, { open }) {
    const [accountId, keyId] = [given.option('account'), given.option('key')]
    const reason = given.option('reason')?.trim() ?? ''
    if (keyId?.startsWith('gg_')) throw new WrongUsage('This is a key itself; give its ID (key_…).')
    if (reason.length === 0 || reason.length > REASON_LENGTH) {
      throw new WrongUsage(`--reason must be 1 to ${REASON_LENGTH} characters.`)
    }
    const on = keyId !== null ? { keyId } : accountId !== null ? { accountId } : null
    if (!on || (keyId !== null && accountId !== null)) throw new WrongUsage('Give either --account or --key.')
    const { app } = await open()
    const incident = await app.operators.change((by) => by.openIncident(on, reason))
    if (!incident) throw new NotFound(`There is no ${keyId === null ? 'account' : 'key'} "${keyId ?? accountId}".`)
    return { document: incident, text: `Incident ${incident.id}: ${subjectOf(incident)} is blocked.` }
  },
}

const list: Action = {
  words: [],
  says: `Lists incidents and blocked networks, newest first, the last ${MOST} of each.`,
  options: {
    account: { value: 'ID', says: 'only those of this account' },
    state: { value: 'STATE', says: `one of ${INCIDENT_STATES.join(', ')}` },
  },
  async run(given, { open }) {
    const accountId = given.option('account')
    const state = oneOf(given, 'state', INCIDENT_STATES)
    const { app } = await open()
    const { incidents, watch } = app.access
    const page = await incidents.list(accountId, { state, page: 1, pageSize: MOST })
    const blocks = accountId === null ? (await watch.listNetworks(MOST)).map(networkDocument) : []
    const networks = blocks.filter((block) => state === null || block.state === state)
    const items = [...page.items, ...networks].sort((a, b) => (a.openedAt < b.openedAt ? 1 : -1))
    const document = { total: page.total + networks.length, items }
    if (items.length === 0) return { document, text: 'There are no incidents.' }
    const rows = items.map((one) => [one.id, one.state, one.cause, subjectOf(one), one.openedAt, one.resolvedAt ?? ''])
    return { document, text: table(['ID', 'STATE', 'CAUSE', 'WHAT', 'OPENED', 'ENDED'], rows) }
  },
}

const resolve: Action = {
  words: ['ID'],
  says: 'Resolves an incident, or ends the block of a network. Access is restored within a second, unless another incident blocks it.',
  options: {},
  async run(given, { open }) {
    const id = given.word('ID')
    const { app } = await open()
    const incident = await app.operators.change((by) => by.resolveIncident(id))
    if (incident) return { document: incident, text: `Incident ${id} is resolved.` }
    const block = await app.operators.change((by) => by.liftNetwork(id))
    if (!block) throw new NotFound(`There is no incident "${id}".`)
    return { document: networkDocument(block), text: `The network ${block.network} is no longer blocked.` }
  },
}

/** In the format of an incident; it ends automatically. */
const networkDocument = ({ id, network, evidence, openedAt, until, resolvedAt }: NetworkBlock) => {
  const endedAt = resolvedAt ?? (until <= systemClock.now() ? until : null)
  return {
    id,
    cause: 'failing_credentials' as const,
    state: endedAt === null ? 'contained' : 'resolved',
    accountId: null,
    key: null,
    network,
    evidence,
    openedAt: seoulTime(openedAt),
    until: seoulTime(until),
    resolvedAt: seoulTimeOrNull(endedAt),
  }
}

type Listed = Pick<FiledIncident, 'key'> & { accountId: string | null; network?: string }

const subjectOf = ({ key, accountId, network }: Listed): string =>
  network ? `network ${network}` : key ? `key ${key.id} (${key.prefix}…)` : `account ${accountId}`

export const incident: Command = {
  says: 'Security incidents: what is blocked, and why.',
  actions: { open, list, resolve },
}
