import assert from 'node:assert/strict'
import { PassThrough } from 'node:stream'
import { describe, test } from 'node:test'
import { refused } from '../../test/acting.ts'
import { eventually } from '../../test/harness.ts'
import { askNewPassphrase, askPassphrase } from './passphrase.ts'

const never = new AbortController().signal

/** A terminal on which somebody answers each question with the next of these lines. */
function terminal(...lines: string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true, isRaw: false, setRawMode: (raw: boolean) => raw })
  let shown = ''
  const write = (text: string) => {
    shown += text
    const line = text.endsWith(': ') ? lines.shift() : undefined
    if (line !== undefined) setImmediate(() => input.write(line))
  }
  return { terminal: { input, output: { isTTY: true, write } }, shown: () => shown, input }
}

describe('a passphrase on a terminal', () => {
  test('is read without being shown, with corrections', async () => {
    const { terminal: on, shown } = terminal('sesame 열려라x\x7f\r')
    assert.equal(await askPassphrase(never, on), 'sesame 열려라')
    assert.ok(!shown().includes('sesame'))
  })

  test('is asked for twice where it is new', async () => {
    assert.equal(
      await askNewPassphrase(never, terminal('long enough 1\n', 'long enough 1\n').terminal),
      'long enough 1',
    )
    const differs = await refused(() =>
      askNewPassphrase(never, terminal('long enough 1\n', 'long enough 2\n').terminal),
    )
    assert.deepEqual([differs.exit, differs.detail], [2, 'The two passphrases differ.'])
    assert.match((await refused(() => askNewPassphrase(never, terminal('short\n').terminal))).detail, /at least 12/)
  })

  test('is left out by an empty line, and never asked for without a terminal', async () => {
    assert.equal(await askNewPassphrase(never, terminal('\n').terminal), null)
    const { input } = terminal()
    const output = { isTTY: false, write: () => assert.fail('nothing is asked') }
    assert.equal(await askNewPassphrase(never, { input, output }), null)
  })

  test('is given up by Ctrl-C, and by a signal', async () => {
    assert.equal((await refused(() => askPassphrase(never, terminal('abc\x03').terminal))).code, 'interrupted')
    const stopping = new AbortController()
    const { terminal: on, shown } = terminal()
    const asked = refused(() => askPassphrase(stopping.signal, on))
    await eventually(() => shown() !== '')
    stopping.abort()
    assert.equal((await asked).code, 'interrupted')
  })
})
