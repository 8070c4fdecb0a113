import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startTestApp, type TestApp } from '../../test/app-harness.ts'
import { newAccount } from '../../test/factories.ts'
import type { CommandAnswer, CommandHouse, CommandPlace } from './command.ts'
import { failureOf } from './failures.ts'
import { operator } from './operator.ts'
import { findAction, readGiven } from './words.ts'

let app: TestApp
before(async () => {
  app = await startTestApp({ role: 'api' })
})
after(() => app.close())

function act(line: string): Promise<CommandAnswer> {
  const { action } = findAction({ operator }, `operator ${line}`.split(' '))
  assert.ok(action, line)
  const place: Pick<CommandPlace, 'open'> = { open: async () => ({ app }) as unknown as CommandHouse }
  return action.action.run(readGiven(action), place as CommandPlace)
}
const exitOf = (line: string) =>
  act(line).then(
    () => 0,
    (error: unknown) => failureOf(error).exit,
  )
const listed = async () => ((await act('list')).document as { items: { email: string; accountId: string }[] }).items

test('adds, lists and removes, once each', async () => {
  assert.match((await act('list')).text, /no operator yet/)
  const { id } = await app.accounts.create(newAccount({ email: 'Mina@example.com' }))
  assert.match((await act('add mina@example.com')).text, /is an operator from now on/)
  assert.match((await act('add mina@example.com')).text, /is an operator already/)
  assert.deepEqual(
    (await listed()).map(({ email, accountId }) => [email, accountId]),
    [['Mina@example.com', id]],
  )
  assert.match((await act('list')).text, /^EMAIL +NAME +ACCOUNT +OF +SINCE\nMina@example\.com/)
  assert.match((await act('remove MINA@example.com')).text, /no longer an operator/)
  assert.deepEqual(await listed(), [])
  const log = (await app.operators.log.list(id, { page: 1, pageSize: 10 })).items
  assert.deepEqual(
    log.map(({ action, operator: who }) => [action, who]),
    [
      ['operator_removed', null],
      ['operator_added', null],
    ],
  )
  assert.deepEqual(
    (await app.access.audit.list(id, {})).items.slice(0, 2).map(({ action }) => action),
    ['operator.removed', 'operator.added'],
  )
})

test('asks which account is meant where several have the address', async () => {
  const [one, other] = [newAccount({ email: 'two@example.com' }), newAccount({ email: 'two@example.com' })]
  const { id } = await app.accounts.create(one)
  await app.accounts.create(other)
  assert.equal(await exitOf('add two@example.com'), 2)
  assert.equal(await exitOf(`add two@example.com --account ${id}`), 0)
  assert.deepEqual(
    (await listed()).map(({ accountId }) => accountId),
    [id],
  )
})

test('takes nobody who is not an active member', async () => {
  const { id } = await app.accounts.create(newAccount({ email: 'away@example.com' }))
  await app.db.sql`update members set state = 'invited' where account_id = ${id}`
  assert.equal(await exitOf('add away@example.com'), 3)
  assert.equal(await exitOf('add nobody@example.com'), 3)
  assert.equal(await exitOf('remove away@example.com'), 3)
})
