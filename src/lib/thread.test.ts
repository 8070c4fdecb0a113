import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { runInThread } from './thread.ts'

/** The nineteenth field; the second one is a name in parentheses that may hold blanks. */
const niceIn = (stat: string) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])

const TELLER = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { readFileSync } from 'node:fs'
    export const tell = (port) => port.postMessage(readFileSync('/proc/thread-self/stat', 'utf8'))`)}`,
)

test('a thread stands back, the rest of the process does not', { skip: process.platform !== 'linux' }, async () => {
  const ours = () => niceIn(readFileSync('/proc/thread-self/stat', 'utf8'))
  const before = ours()
  assert.ok(before < 5, 'these tests themselves stand back')
  const told = await runInThread<null, string>(TELLER, 'tell', null, new AbortController().signal)
  assert.deepEqual([niceIn(told), ours()], [5, before])
})

const WAITER = new URL(
  `data:text/javascript,${encodeURIComponent(`
    export const wait = (_, { door }) => {
      door.on('message', () => {})
      door.postMessage('I wait')
    }`)}`,
)

test('a thread that would never end has ended when its caller hears that it was aborted', async () => {
  const { port1: ours, port2: door } = new MessageChannel()
  const closed = once(ours, 'close')
  const caller = new AbortController()
  const run = runInThread<{ door: MessagePort }, never>(WAITER, 'wait', { door }, caller.signal, [door])
  const ended = assert.rejects(run, /no more/)
  await once(ours, 'message')
  caller.abort(new Error('no more'))
  await ended
  await closed
})

test('what is aborted already starts no thread', async () => {
  const run = runInThread(new URL('data:text/javascript,nonsense'), 'none', { not: () => 'sent' }, AbortSignal.abort())
  await assert.rejects(run, { name: 'AbortError' })
})
