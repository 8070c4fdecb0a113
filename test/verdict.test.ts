import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, describe, test } from 'node:test'
import { endsWithTests } from './harness.ts'
import { RESULTS_VARIABLE } from './results.ts'
import { SERVER_VARIABLE } from './server.ts'
import { plainEnv } from './services.ts'

/** The verdict over suites of the real runner, on small test files. */
const RUN = join(import.meta.dirname, 'run.ts')
const VERDICT = join(import.meta.dirname, 'verdict.ts')
const given = process.env[SERVER_VARIABLE]
const env = { ...plainEnv(), ...(given && { [SERVER_VARIABLE]: given }) }

const folder = mkdtempSync(join(tmpdir(), 'gonggo-verdict-'))
after(() => rmSync(folder, { recursive: true, force: true }))

function write(name: string, code: string): string {
  const file = join(folder, `${name}.test.mjs`)
  const imports = `import { describe, before, test } from 'node:test'
import { existsSync, writeFileSync } from 'node:fs'
const isFirst = (name) => {
  const mark = ${JSON.stringify(folder)} + '/' + name
  if (existsSync(mark)) return false
  writeFileSync(mark, '')
  return true
}
`
  writeFileSync(file, imports + code)
  return file
}

const onceBad = (name: string) =>
  write(
    name,
    `test('good', () => {})\ntest('bad at first', () => { if (isFirst('${name}')) throw new Error('a moment too early') })`,
  )

async function call(words: string[], more: Record<string, string> = {}): Promise<{ code: number; said: string }> {
  const child = endsWithTests(spawn(process.execPath, words, { env: { ...env, ...more } }))
  const said = Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await once(child, 'close')
  return { code: Number(code), said: (await said).join('') }
}

/** Runs each suite as its runner is called, and then the verdict. */
async function verdictOn(suites: Record<string, string[]>, script = RUN): Promise<{ code: number; said: string }> {
  const records = mkdtempSync(join(folder, 'records-'))
  for (const [name, words] of Object.entries(suites)) {
    const results = join(records, `${name}.results`)
    const { code } = await call([script, ...words], { [RESULTS_VARIABLE]: results })
    writeFileSync(join(records, `${name}.code`), String(code))
    const node = ['env', `${RESULTS_VARIABLE}=${results}`, process.execPath]
    writeFileSync(join(records, `${name}.node`), node.join('\n'))
  }
  writeFileSync(join(records, 'suites'), Object.keys(suites).join('\n'))
  return call([VERDICT, records])
}

const last = (said: string) => said.trimEnd().split('\n').at(-1)

describe('the verdict', { concurrency: 3 }, () => {
  test('passes where all passed', async () => {
    const { code, said } = await verdictOn({ one: [write('fine', `test('fine', () => {})`)] })
    assert.equal(code, 0, said)
    assert.match(said, /\none: 1 passed, 0 failed\n1 passed, 0 failed\n$/)
  })

  test('excuses a file that passes when it runs once more, and names file, test and message', async () => {
    const { code, said } = await verdictOn({
      alone: [onceBad('alone')],
      grouped: ['--together', '2', onceBad('grouped'), write('beside', `test('beside', () => {})`)],
    })
    assert.equal(code, 0, said)
    assert.match(said, /\nflaky: alone · .*alone\.test\.mjs · bad at first · a moment too early\n/)
    assert.match(said, /\nflaky: grouped · .*grouped\.test\.mjs · bad at first · a moment too early\n/)
    assert.equal(last(said), '5 passed, 0 failed')
  })

  test('excuses a suite whose `before` failed once', async () => {
    const name = 'before-once'
    const file = write(
      name,
      `describe('two', () => {
      before(() => { if (isFirst('${name}')) throw new Error('not ready') })
      test('first', () => {})
      test('second', () => {})
    })`,
    )
    const { code, said } = await verdictOn({ one: [file] })
    assert.equal(code, 0, said)
    assert.match(said, /\nflaky: one · .*before-once.* · two · not ready\n/)
  })

  test('fails where a file fails twice', async () => {
    const file = write('bad', `test('bad', () => { throw new Error('always') })`)
    const { code, said } = await verdictOn({ one: [file] })
    assert.equal(code, 1)
    assert.doesNotMatch(said, /flaky/)
    assert.equal(last(said), '0 passed, 1 failed')
  })

  test('fails where the repetition crashes or runs no test', async () => {
    const crash = write(
      'later',
      `test('later', () => { if (isFirst('later')) throw new Error('once'); process.exit(0) })`,
    )
    const { code, said } = await verdictOn({ one: [crash] })
    assert.equal(code, 1, said)
  })

  for (const [name, second] of Object.entries({
    'fewer-defined': `if (isFirst('fewer-defined-y')) test('y', () => {})`,
    'fewer-run': `test('y', { skip: !isFirst('fewer-run-y') }, () => {})`,
  }))
    test(`fails where the repetition runs fewer tests: ${name}`, async () => {
      const first = `test('x', () => { if (isFirst('${name}-x')) throw new Error('once') })`
      const { code, said } = await verdictOn({ one: [write(name, `${first}\n${second}`)] })
      assert.equal(code, 1, said)
      assert.match(said, /\nbroken: one · .*fewer-.* · ran 1 tests when repeated, 2 before\n/)
    })

  test('repeats a file with the script that ran it, and its options', async () => {
    const script = join(folder, 'own-run.ts')
    writeFileSync(
      script,
      `import { runTests } from ${JSON.stringify(join(import.meta.dirname, 'runner.ts'))}
      process.env.OWN = process.argv[2]
      await runTests(process.argv.slice(3), { again: ['--own'] })`,
    )
    const body = `test('own', () => { if (process.env.OWN !== '--own' || isFirst('own')) throw new Error('once') })`
    const { code, said } = await verdictOn({ one: ['--own', write('own', body)] }, script)
    assert.equal(code, 0, said)
    assert.match(said, /\nflaky: one · .*own\.test\.mjs · own · once\n/)
  })

  for (const [name, body] of Object.entries({
    'crash-alone': `test('x', () => { if (isFirst('crash-alone')) process.exit(3) })`,
    'crash-quietly': `test('x', async () => { if (isFirst('crash-quietly')) process.exit(0) })\ntest('y', () => {})`,
    'crash-in-the-middle': `test('x', () => {})\ntest('y', () => { if (isFirst('crash-in-the-middle')) process.exit(0) })`,
    'crash-while-loading': `if (isFirst('crash-while-loading')) throw new Error('cannot be loaded')\ntest('x', () => {})`,
  }))
    test(`does not excuse a file that ends without a result: ${name}`, async () => {
      const { code, said } = await verdictOn({ one: [write(name, body)] })
      assert.equal(code, 1, said)
    })

  test('does not excuse a run that hangs', async () => {
    const hang = `test('x', () => isFirst('hang') ? new Promise(() => setInterval(() => {}, 1000)) : undefined)`
    const { code, said } = await verdictOn({ one: ['--silence', '45', write('hang', hang)] })
    assert.equal(code, 1)
    assert.match(said, /\nbroken: one · .*HANGS/)
  })

  test('repeats at most five files', async () => {
    const files = Array.from({ length: 6 }, (_, index) => onceBad(`many-${index}`))
    const { code, said } = await verdictOn({ one: files.slice(0, 3), two: files.slice(3) })
    assert.equal(code, 1)
    assert.match(said, /\nbroken: 6 files failed; at most 5 are repeated\n/)
    assert.equal(last(said), '6 passed, 6 failed')
  })

  test('does not excuse a suite that fails although its tests passed', async () => {
    const file = write('left', `test('fine', () => {})\ntest('left', { skip: 'no such program' }, () => {})`)
    const { code, said } = await verdictOn({ one: ['--whole', file] })
    assert.equal(code, 1)
    assert.match(said, /\nbroken: one · ended with code 1 although no test failed\n/)
  })
})
