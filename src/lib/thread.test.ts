import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
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
