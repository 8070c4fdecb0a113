import { seoulTime } from '../lib/clock.ts'
import { normalAddress } from '../lib/mail-address.ts'
import type { NamedMember } from '../operators/index.ts'
import type { Action, Command, CommandAnswer, CommandHouse, Given } from './command.ts'
import { NotFound, WrongUsage } from './failures.ts'
import { table } from './output.ts'

const ACCOUNT = { account: { value: 'ID', says: 'the account, where several have a member with this address' } }

const add: Action = {
  words: ['EMAIL'],
  says: 'Makes an active member of an account an operator, who sees and changes all accounts at /operator.',
  notes: ['Operators sign in as that member, by a link mailed to the address. API keys have no access.'],
  options: ACCOUNT,
  async run(given, { open }) {
    const { app } = await open()
    const member = await memberOf(given, app)
    const isNew = await app.operators.people.add(member)
    return shown(member, isNew ? 'is an operator from now on' : 'is an operator already')
  },
}

const remove: Action = {
  words: ['EMAIL'],
  says: 'Removes an operator; every process denies access to the operator area within a second.',
  options: ACCOUNT,
  async run(given, { open }) {
    const { app } = await open()
    const [email, accountId] = [normalAddress(given.word('EMAIL')), given.option('account')]
    const operators = (await app.operators.people.list()).filter(
      (one) => normalAddress(one.email) === email && (accountId === null || one.accountId === accountId),
    )
    const operator = only(operators, `There is no operator "${given.word('EMAIL')}".`)
    await app.operators.people.remove(operator)
    return shown(operator, 'is no longer an operator')
  },
}

const list: Action = {
  words: [],
  says: 'Lists operators, oldest first.',
  options: {},
  async run(_given, { open }) {
    const { app } = await open()
    const items = (await app.operators.people.list()).map(({ addedAt, ...one }) => ({
      ...one,
      addedAt: seoulTime(addedAt),
    }))
    const document = { total: items.length, items }
    if (items.length === 0) return { document, text: 'There is no operator yet. "./gonggo operator add" adds one.' }
    const rows = items.map((one) => [one.email, one.name ?? '–', one.accountId, one.accountName, one.addedAt])
    return { document, text: table(['EMAIL', 'NAME', 'ACCOUNT', 'OF', 'SINCE'], rows) }
  },
}

async function memberOf(given: Given, { operators }: CommandHouse['app']): Promise<NamedMember> {
  const email = given.word('EMAIL')
  const members = await operators.people.membersAt(email, given.option('account'))
  return only(members, `There is no active member "${email}". Create an account for them, or invite them to one.`)
}

function only<Member extends NamedMember>(members: Member[], none: string): Member {
  const [member, ...others] = members
  if (!member) throw new NotFound(none)
  if (others.length === 0) return member
  const accounts = members.map(({ accountId, accountName }) => `${accountId} (${accountName})`)
  throw new WrongUsage(`Several accounts have this address; give --account: ${accounts.join(', ')}.`)
}

const shown = ({ email, accountId, memberId }: NamedMember, says: string): CommandAnswer => ({
  document: { email, accountId, memberId },
  text: `${email} of ${accountId} ${says}.`,
})

export const operator: Command = {
  says: 'Operators: members who manage the service at /operator.',
  actions: { add, remove, list },
}
