import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startTestApp, type TestApp } from '../../test/app-harness.ts'
import { ATTEMPT } from '../../test/factories.ts'
import type { CommandAnswer, CommandHouse, CommandPlace } from './command.ts'
import { consultation } from './consultation.ts'
import { failureOf } from './failures.ts'
import { findAction, readGiven } from './words.ts'

let app: TestApp
before(async () => {
  app = await startTestApp()
})
after(() => app.close())

function act(line: string): Promise<CommandAnswer> {
  const { action } = findAction({ consultation }, `consultation ${line}`.split(' '))
  assert.ok(action, line)
  const place: Pick<CommandPlace, 'open'> = { open: async () => ({ app }) as unknown as CommandHouse }
  return action.action.run(readGiven(action), place as CommandPlace)
}
const say = async <T = Record<string, string>>(line: string) => (await act(line)).document as T
const exitOf = (line: string) =>
  act(line).then(
    () => 0,
    (error: unknown) => failureOf(error).exit,
  )

async function request(email: string): Promise<string> {
  const input = { company: '한빛', name: '하나', email, message: '한 줄\n두 줄', language: 'ko' } as const
  await app.accounts.consultations.request('192.0.2.1', ATTEMPT, input)
  const { items } = await say<{ items: { id: string; email: string }[] }>('list --state requested')
  return items.find((one) => one.email === email)?.id ?? ''
}

test('lists requests with what was written, and decides on them', async () => {
  assert.match((await act('list')).text, /no such request/)
  const id = await request('one@example.com')
  const listed = await act('list')
  assert.match(listed.text, /ID +STATE +COMPANY.*\ncon_\w+ +requested +한빛[\s\S]*\n {2}한 줄\n {2}두 줄$/)
  assert.equal((await say(`contacted ${id}`)).state, 'contacted')
  const approved = await act(`approve ${id}`)
  const document = approved.document as Record<string, string>
  assert.deepEqual([document.state, document.plan], ['approved', 'pro'])
  assert.match(document.key ?? '', /^gg_live_[0-9A-Za-z]{38}$/)
  assert.match(document.decidedAt ?? '', /\+09:00$/)
  assert.ok(approved.text.includes(document.key ?? '-'))
  assert.equal((await app.get('/v1/bids', {}, { key: document.key ?? '' })).status, 200)
  assert.equal((await say<{ total: number }>('list --state approved')).total, 1)
  const { items } = await app.operators.log.list(document.accountId ?? '', { page: 1, pageSize: 10 })
  assert.deepEqual(
    items.map(({ operator, action, subject, detail }) => ({ operator, action, subject, detail })),
    [{ operator: null, action: 'consultation_approved', subject: id, detail: { plan: 'pro' } }],
  )
})

test('shows who wants to be called, and who has agreed to which wording', async () => {
  const input = { company: '한빛', name: '하나', email: 'four@example.com', language: 'ko' } as const
  await app.accounts.consultations.request('192.0.2.1', ATTEMPT, {
    ...input,
    phone: '02-1234-5678',
    consent: '2026-11-22',
  })
  const id = await request('five@example.com')
  const { text, document } = await act('list --state requested')
  assert.match(text, /four@example\.com +02-1234-5678 +\S+\+09:00 +2026-11-22$/m)
  assert.match(text, /five@example\.com +– +\S+\+09:00 +–$/m)
  const { items } = document as { items: Record<string, unknown>[] }
  const agreed = items.find(({ email }) => email === input.email)
  assert.match(String(agreed?.consentAt), /\+09:00$/)
  assert.equal((await say<Record<string, unknown>>(`contacted ${id}`)).consentAt, null)
})

test('approves on another plan, and declines', async () => {
  const account = await say(`approve ${await request('two@example.com')} --plan enterprise`)
  assert.equal((await app.accounts.find(account.accountId ?? ''))?.plan, 'enterprise')
  const id = await request('three@example.com')
  assert.equal((await say(`decline ${id}`)).state, 'declined')
  assert.equal(await exitOf(`approve ${id}`), 1)
})

test('says by its exit code what was wrong', async () => {
  assert.equal(await exitOf('approve con_none'), 3)
  assert.equal(await exitOf('list --state asked'), 2)
  assert.equal(await exitOf('approve con_none --plan gold'), 2)
})
