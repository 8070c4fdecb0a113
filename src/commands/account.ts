import type { Account, AccountState } from '../accounts/index.ts'
import { seoulTime } from '../lib/clock.ts'
import { MAIL_LANGUAGES } from '../vocabulary/languages.ts'
import { MOST_REQUESTS, PLANS } from '../vocabulary/plans.ts'
import type { Action, Command, CommandAnswer, CommandPlace, Given } from './command.ts'
import { NotFound, WrongUsage } from './failures.ts'
import { grouped, table } from './output.ts'
import { chosen, count, oneOf } from './words.ts'

const LIST_DEFAULT = 1_000
const LIST_MOST = 1_000_000
const SHOWN = ['ID', 'NAME', 'PLAN', 'STATE', 'EMAIL', 'CREATED']

const create: Action = {
  words: [],
  says: 'Creates an account with its owner. Next, issue a key for it.',
  options: {
    name: { value: 'NAME', says: 'name of the customer, 1 to 200 characters', needed: true },
    plan: { value: 'PLAN', says: `one of ${PLANS.join(', ')}`, needed: true },
    email: { value: 'ADDRESS', says: "the owner's mail address", needed: true },
    language: { value: 'LANGUAGE', says: `language of mails to the owner: ${MAIL_LANGUAGES.join(' or ')} (ko)` },
    zone: { value: 'ZONE', says: 'time zone of schedules (Asia/Seoul)' },
    beta: { says: 'gives it access during the closed beta' },
  },
  async run(given, { open }) {
    const input = {
      name: given.option('name') ?? '',
      plan: oneOf(given, 'plan', PLANS) ?? 'free',
      email: given.option('email') ?? '',
      language: oneOf(given, 'language', MAIL_LANGUAGES) ?? 'ko',
      zone: given.option('zone') ?? 'Asia/Seoul',
      beta: given.has('beta'),
    }
    const { app } = await open()
    return shown(await app.accounts.create(input))
  },
}

const list: Action = {
  words: [],
  says: 'Lists accounts, oldest first.',
  options: { limit: { value: 'N', says: `maximum number (${LIST_DEFAULT})` } },
  async run(given, { open }) {
    const limit = count(given, 'limit', LIST_MOST) ?? LIST_DEFAULT
    const { app } = await open()
    const { total, items } = await app.accounts.list(limit)
    const document = { total, items: items.map(documentOf) }
    if (total === 0) return { document, text: 'There is no account yet. "./gonggo account create" creates one.' }
    const rows = document.items.map((one) => [one.id, one.name, one.plan, one.state, one.email, one.createdAt])
    const more = total > items.length ? `\n… and ${grouped(total - items.length)} more; --limit shows them.` : ''
    return { document, text: table(SHOWN, rows) + more }
  },
}

const show: Action = {
  words: ['ID'],
  says: 'Shows one account.',
  options: {},
  async run(given, { open }) {
    const id = given.word('ID')
    const { app } = await open()
    return shown(existing(await app.accounts.find(id), id))
  },
}

const setPlan: Action = {
  words: ['ID', 'PLAN'],
  says: `Changes the plan of an account: ${PLANS.join(', ')}. Takes effect on every process within a second.`,
  options: {},
  async run(given, { open }) {
    const [id, plan] = [given.word('ID'), chosen('PLAN', given.word('PLAN'), PLANS)]
    const { app } = await open()
    return shown(existing(await app.operators.change((by) => by.changeAccount(id, { plan })), id))
  },
}

const setLimit: Action = {
  words: ['ID', 'N'],
  says: `Sets how many requests of an account are accepted in any 60 seconds: 1 to ${MOST_REQUESTS}, or "default" for the plan’s number.`,
  notes: ['Takes effect on every process within a second. Requests of the last 60 seconds still count.'],
  options: {},
  async run(given, { open }) {
    const [id, text] = [given.word('ID'), given.word('N')]
    if (text !== 'default' && !(/^[1-9]\d*$/.test(text) && Number(text) <= MOST_REQUESTS))
      throw new WrongUsage(`N must be 1 to ${MOST_REQUESTS} or "default", not "${text}".`)
    const { app } = await open()
    const requestLimit = text === 'default' ? null : Number(text)
    const changed = existing(await app.operators.change((by) => by.changeAccount(id, { requestLimit })), id)
    const { document, text: lines } = shown(changed)
    return { document: { ...document, requestLimit: changed.requestLimit }, text: lines }
  },
}

const setBusinessNo: Action = {
  words: ['ID', 'NUMBER'],
  says: 'Sets the business number of an account: ten digits, or "none". A pursuit is won if this number is among the winners.',
  options: {},
  async run(given, { open }) {
    const [id, text] = [given.word('ID'), given.word('NUMBER')]
    if (text !== 'none' && !/^\d{3}-?\d{2}-?\d{5}$/.test(text))
      throw new WrongUsage(`NUMBER must be ten digits, with or without hyphens, or "none", not "${text}".`)
    const { app } = await open()
    const changed = existing(await app.accounts.setBusinessNo(id, text === 'none' ? null : text), id)
    const { document, text: lines } = shown(changed)
    return { document: { ...document, businessNo: changed.businessNo }, text: lines }
  },
}

const stateAction = (state: AccountState, says: string): Action => ({
  words: ['ID'],
  says,
  options: {},
  run: (given, place) => setState(given, place, state),
})

async function setState(given: Given, { open }: CommandPlace, state: AccountState): Promise<CommandAnswer> {
  const id = given.word('ID')
  const { app } = await open()
  return shown(existing(await app.operators.change((by) => by.changeAccount(id, { state })), id))
}

const clearAllowList: Action = {
  words: ['ID'],
  says: 'Clears the IP allow-list of an account whose owner is locked out.',
  options: {},
  async run(given, { open }) {
    const id = given.word('ID')
    const { app } = await open()
    const account = existing(await app.accounts.find(id), id)
    const had = await app.access.allowLists.clear(id)
    return {
      document: documentOf(account),
      text: had ? 'Its keys now work from any address.' : 'It had no allow-list.',
    }
  },
}

export function existing(account: Account | null, id: string): Account {
  if (account) return account
  throw new NotFound(`There is no account "${id}".`)
}

const documentOf = ({ id, name, plan, state, email, createdAt }: Account) => ({
  id,
  name,
  plan,
  state,
  email,
  createdAt: seoulTime(createdAt),
})

function shown(account: Account): CommandAnswer {
  const document = documentOf(account)
  const { language, zone, beta, requestLimit, businessNo } = account
  const more = {
    language,
    zone,
    beta: beta ? 'yes' : 'no',
    limit: requestLimit ?? "the plan's",
    businessNo: businessNo ?? '–',
  }
  const lines = Object.entries({ ...document, ...more }).map(([name, value]) => `${name.padEnd(10)} ${value}`)
  return { document, text: lines.join('\n') }
}

export const account: Command = {
  says: 'Accounts: customers of the service and their plans.',
  actions: {
    create,
    list,
    show,
    'set-plan': setPlan,
    'set-limit': setLimit,
    'set-business-no': setBusinessNo,
    suspend: stateAction('suspended', 'Suspends an account: every process rejects its keys within a second.'),
    resume: stateAction('active', 'Ends the suspension of an account.'),
    'clear-allow-list': clearAllowList,
  },
}
