import { CONSULTATION_STATES, type Consultation } from '../accounts/index.ts'
import { seoulTime, seoulTimeOrNull } from '../lib/clock.ts'
import { PLANS } from '../vocabulary/plans.ts'
import type { Action, Command, CommandAnswer, CommandPlace, Given } from './command.ts'
import { NotFound } from './failures.ts'
import { grouped, table } from './output.ts'
import { count, oneOf } from './words.ts'

const LIST_DEFAULT = 1_000
const LIST_MOST = 1_000_000
const SHOWN = ['ID', 'STATE', 'COMPANY', 'NAME', 'EMAIL', 'PHONE', 'REQUESTED', 'CONSENT']

const list: Action = {
  words: [],
  says: 'Lists beta requests, oldest first.',
  options: {
    state: { value: 'STATE', says: `only those in this state: ${CONSULTATION_STATES.join(', ')}` },
    limit: { value: 'N', says: `maximum number (${LIST_DEFAULT})` },
  },
  async run(given, { open }) {
    const state = oneOf(given, 'state', CONSULTATION_STATES)
    const limit = count(given, 'limit', LIST_MOST) ?? LIST_DEFAULT
    const { app } = await open()
    const { total, items } = await app.accounts.consultations.list(state, limit)
    const document = { total, items: items.map(documentOf) }
    if (total === 0) return { document, text: 'There is no such request.' }
    const rows = document.items.map(rowOf)
    const words = items
      .filter(({ message }) => message !== '')
      .map(({ id, message }) => `\n${id}\n${indented(message)}`)
    const more = total > items.length ? `\n… and ${grouped(total - items.length)} more; --limit shows them.` : ''
    return { document, text: `${table(SHOWN, rows)}${words.join('')}${more}` }
  },
}

const approve: Action = {
  words: ['ID'],
  says: 'Creates the account with its owner, mails the invitation, and issues the first key.',
  notes: [
    'The key is shown only once and is not in the mail: pass it on in the way you agreed on. The invitation links to',
    'GONGGO_PUBLIC_URL and is sent by the service. If the key is lost, "./gonggo key issue" issues another.',
  ],
  options: { plan: { value: 'PLAN', says: `one of ${PLANS.join(', ')} (pro)` } },
  async run(given, { open }) {
    const plan = oneOf(given, 'plan', PLANS) ?? 'pro'
    const { app } = await open()
    const approval = await decided(given, (id) => app.operators.change((by) => by.approveConsultation(id, plan)))
    const { consultation, keyId, key } = approval
    const document = { ...documentOf(consultation), plan, keyId, key }
    const text = [
      `The account ${consultation.accountId} of ${consultation.company} is created, and the invitation to ${consultation.email} will be sent.`,
      `Its first key, shown only once: ${key}`,
    ]
    return { document, text: text.join('\n') }
  },
}

const contacted: Action = {
  words: ['ID'],
  says: 'Marks the request as answered.',
  options: {},
  run: (given, place) => change(given, place, 'contactedConsultation'),
}

const decline: Action = {
  words: ['ID'],
  says: 'Declines a request. No mail is sent: inform the applicant yourself.',
  options: {},
  run: (given, place) => change(given, place, 'declineConsultation'),
}

type Decision = 'contactedConsultation' | 'declineConsultation'

async function change(given: Given, { open }: CommandPlace, decision: Decision): Promise<CommandAnswer> {
  const { app } = await open()
  const document = documentOf(await decided(given, (id) => app.operators.change((by) => by[decision](id))))
  const lines = Object.entries(document).map(([name, value]) => `${name.padEnd(11)} ${value ?? '–'}`)
  return { document, text: lines.join('\n') }
}

async function decided<Decided>(given: Given, decide: (id: string) => Promise<Decided | null>): Promise<Decided> {
  const id = given.word('ID')
  const decided = await decide(id)
  if (decided) return decided
  throw new NotFound(`There is no request "${id}".`)
}

const documentOf = ({ requestedAt, lastAt, decidedAt, consentAt, ...rest }: Consultation) => ({
  ...rest,
  requestedAt: seoulTime(requestedAt),
  lastAt: seoulTime(lastAt),
  decidedAt: seoulTimeOrNull(decidedAt),
  consentAt: seoulTimeOrNull(consentAt),
})

/** The accepted wording; a dash if a program did not send one, so that consent is requested before the data is used. */
const rowOf = (one: ReturnType<typeof documentOf>): string[] => [
  one.id,
  one.state,
  one.company,
  one.name,
  one.email,
  one.phone ?? '–',
  one.requestedAt,
  one.consent ?? '–',
]

const indented = (text: string): string => text.replace(/^/gm, '  ')

export const consultation: Command = {
  says: 'Beta requests: requested, contacted, then approved or declined.',
  actions: { list, contacted, approve, decline },
}
