import { seoulTime } from '../lib/clock.ts'
import { SOURCE_KINDS } from '../sources/index.ts'
import type { Action, Command, CommandAnswer, CommandPlace, Given } from './command.ts'
import { NotFound, WrongUsage } from './failures.ts'
import { grouped, table } from './output.ts'
import { run } from './source-run.ts'
import { count, period } from './words.ts'

const REJECTS_DEFAULT = 100
const REJECTS_MOST = 100_000
const NAME = /^[a-z][a-z0-9-]{0,39}$/
/** Reserved names. */
const TAKEN = SOURCE_KINDS.filter((kind) => kind !== 'ocds')
const LEAST_PERIOD_MS = 60_000

const list: Action = {
  words: [],
  says: 'Shows every source: how current it is, failed time windows, records in quarantine, and today’s number of calls.',
  options: {},
  async run(_given, { open }) {
    const { app } = await open()
    const items = await app.sources.list()
    const document = { total: items.length, items }
    if (items.length === 0) {
      const text =
        'There is no source yet. Set KONEPS_SERVICE_KEY, or add one: "./gonggo source add ocds NAME --url …".'
      return { document, text }
    }
    const rows = items.map((one) => [
      one.name,
      one.ready || one.state !== 'enabled' ? one.state : 'no key',
      one.lastSuccessAt ?? '–',
      one.lagSeconds === null ? '–' : `${grouped(one.lagSeconds)} s`,
      grouped(one.notices24h),
      `${grouped(one.failedWindows)} of ${grouped(one.openWindows)}`,
      grouped(one.quarantined),
      grouped(one.waiting),
      one.lastFailure ?? '',
    ])
    const head = [
      'NAME',
      'STATE',
      'LAST SUCCESS',
      'BEHIND',
      'NEW IN 24 H',
      'FAILED',
      'QUARANTINED',
      'WAITING',
      'LAST FAILURE',
    ]
    return { document, text: table(head, rows) }
  },
}

const addOcds: Action = {
  words: ['KIND', 'NAME'],
  says: 'Adds an OCDS publisher and starts reading it.',
  notes: [
    'KIND is ocds. {from} and {to} in the address stand for the start and end of a time window; without them the whole',
    'address is read every time. Links to further pages are followed.',
  ],
  options: {
    url: { value: 'URL', says: 'address of its releases or records', needed: true },
    every: { value: 'TIME', says: 'how often it is read, such as 15m or 1d (15m)' },
  },
  async run(given, { open }) {
    const [kind, name, url] = [given.word('KIND'), given.word('NAME'), given.option('url') ?? '']
    if (kind !== 'ocds') throw new WrongUsage(`Sources of the kind "${kind}" cannot be added; KIND must be ocds.`)
    if (!NAME.test(name) || TAKEN.some((one) => one === name))
      throw new WrongUsage(`NAME must be small letters, digits and hyphens, and not ${TAKEN.join(', ')}.`)
    if (!URL.canParse(url) || !['http:', 'https:'].includes(new URL(url).protocol))
      throw new WrongUsage('--url must be an http or https address.')
    const everyMs = period(given, 'every', LEAST_PERIOD_MS)
    const { app } = await open()
    await app.sources.add(name, 'ocds', { url, ...(everyMs === null ? {} : { everyMs }) })
    return {
      document: { name, kind, state: 'enabled' },
      text: `${name} is read from now on. Its past records do not alert.`,
    }
  },
}

const switchAction = (state: 'enabled' | 'disabled', says: string, notes: string[] = []): Action => ({
  words: ['NAME'],
  says,
  notes,
  options: {},
  async run(given, { open }) {
    const name = given.word('NAME')
    const { app } = await open()
    const exists = await app.operators.change((by) => by.switchSource(name, state))
    if (!exists) throw new NotFound(`There is no source "${name}".`)
    return { document: { name, state }, text: `${name} is ${state} on every process within a second.` }
  },
})

const quarantine: Action = {
  words: [],
  says: 'Shows records in quarantine, newest first, each with its reason; personal fields are omitted.',
  options: {
    source: { value: 'NAME', says: 'of one source only' },
    limit: { value: 'N', says: `maximum number (${REJECTS_DEFAULT})` },
  },
  async run(given, place) {
    const limit = count(given, 'limit', REJECTS_MOST) ?? REJECTS_DEFAULT
    return rejects(given, place, limit)
  },
}

async function rejects(given: Given, { open }: CommandPlace, limit: number): Promise<CommandAnswer> {
  const name = given.option('source')
  const { app } = await open()
  if (name !== null && !(await app.sources.exists(name))) throw new NotFound(`There is no source "${name}".`)
  const records = await app.sources.rejects(name, limit)
  const items = records.map(({ source, operation, reason, record, at }) => ({
    source,
    operation,
    reason,
    record,
    at: seoulTime(at),
  }))
  const total = records[0]?.total ?? 0
  const rows = items.map((one) => [one.at, one.source, one.operation, one.reason, JSON.stringify(one.record)])
  const text =
    total === 0 ? 'Nothing is in quarantine.' : table(['AT', 'SOURCE', 'OPERATION', 'REASON', 'RECORD'], rows)
  return { document: { total, items }, text }
}

export const source: Command = {
  says: 'Sources: where notices and results come from.',
  actions: {
    list,
    run,
    add: addOcds,
    enable: switchAction('enabled', 'Starts reading a source.', [
      'koneps-private (notices of private bodies, 누리장터) and koneps-prespec (pre-specifications, 사전규격) are off until they',
      'are enabled here. They are read with KONEPS_SERVICE_KEY, which must be granted for their services too.',
    ]),
    disable: switchAction('disabled', 'Stops reading a source; its notices stay.'),
    quarantine,
  },
}
