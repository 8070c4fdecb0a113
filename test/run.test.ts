import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { isAlive } from './embedded-servers.ts'
import { endsWithTests, eventually } from './harness.ts'
import { SERVER_VARIABLE } from './server.ts'
import { plainEnv } from './services.ts'

const given = process.env[SERVER_VARIABLE]
const env = { ...plainEnv(), ...(given && { [SERVER_VARIABLE]: given }) }

/** How tests are run, on small test files. */
const RUN = join(import.meta.dirname, 'run.ts')
const HARNESS = join(import.meta.dirname, 'harness.ts')

const folder = mkdtempSync(join(tmpdir(), 'gonggo-run-'))
after(() => rmSync(folder, { recursive: true, force: true }))

function write(name: string, code: string): string {
  const file = join(folder, `${name}.test.mjs`)
  const imports = `import { after, before, describe, test } from 'node:test'
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { endProcess, endsWithTests } from ${JSON.stringify(HARNESS)}
const idle = () => spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
const tell = (child) => writeFileSync(${JSON.stringify(pidFile(name))}, String(child.pid))
`
  writeFileSync(file, imports + code)
  return file
}

const pidFile = (name: string) => join(folder, `${name}.pid`)
const toldPid = (name: string) => Number(readFileSync(pidFile(name), 'utf8'))

const begin = (...words: string[]) => beginIn(env, words)

function beginIn(env: Record<string, string>, words: string[]) {
  const child = endsWithTests(spawn(process.execPath, words, { env }))
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said }))
  return { child, ended }
}

// They wait most of the time.
const concurrency = 3

describe('a run', { concurrency }, () => {
  test('that hangs is ended, and the file and test that hang are named', async () => {
    const files = [
      write('good', `test('good', () => {})`),
      write(
        'endless',
        `describe('outer', () => { test('endless', () => new Promise(() => setInterval(() => {}, 1000))) })`,
      ),
      write('left', `test('passes', () => { tell(idle()) })`),
    ]
    const { code, said } = await begin(RUN, '--silence', '45', ...files).ended
    assert.equal(code, 1)
    assert.match(said, /HANGS\. Nothing was heard for 45 s of:/)
    assert.match(said, /endless\.test\.mjs: outer > endless\n/)
    assert.match(said, /left\.test\.mjs: its tests have ended; something they started still runs\n/)
    assert.doesNotMatch(said, /good\.test\.mjs:/)
    process.kill(toldPid('left'))
  })

  test('that takes too long says what it was at', async () => {
    // It is never silent for long before that, and cannot be caught between two steps.
    const steps = `for (let i = 0; i < 10; i++) test('step ' + i, () => new Promise((done) => setTimeout(done, i < 9 ? 500 : 99_000)))`
    const { code, said } = await begin(RUN, '--limit', '45', write('slow', steps)).ended
    assert.equal(code, 1)
    assert.match(said, /HANGS\. After 45 s these still ran:\n.*slow\.test\.mjs: step 9\n/)
  })

  test('says what was left out and why; asked for the whole, it fails then', async () => {
    const file = write(
      'part',
      `test('good', () => {})\ntest('not here', { skip: 'no such program is installed' }, () => {})`,
    )
    const part = await begin(RUN, file).ended
    assert.equal(part.code, 0, part.said)
    assert.match(part.said, /\nLeft out:\n {2}.*part\.test\.mjs: no such program is installed\n$/)
    assert.equal((await begin(RUN, '--whole', file).ended).code, 1)
  })
})

describe('rounds', { concurrency }, () => {
  const removeLogs = (said: string) => rmSync(/^Logs: (.*)$/m.exec(said)?.[1] ?? '', { recursive: true })

  test('count how often each test failed, and fail if any did', async () => {
    const count = `const file = ${JSON.stringify(join(folder, 'count'))}
const round = existsSync(file) ? readFileSync(file, 'utf8').length : 0
writeFileSync(file, '.'.repeat(round + 1))`
    const files = [
      write(
        'even',
        `import { existsSync, readFileSync } from 'node:fs'\n${count}
test('steady', () => {})
test('not always', () => { if (round % 2 === 0) throw new Error('round ' + round) })
test('last', () => { if (round === 2) throw new Error('too late') })`,
      ),
      write('odd', `test('fine', () => {})`),
    ]
    const { code, said } = await begin(RUN, '--rounds', '4', ...files).ended
    assert.equal(code, 1, said)
    const [first, second, ...rest] = said.split('\n').filter((line) => / of 4 rounds: /.test(line))
    assert.match(first ?? '', /^2 of 4 rounds: .*even\.test\.mjs · not always · round 0$/)
    assert.match(second ?? '', /^1 of 4 rounds: .*even\.test\.mjs · last · too late$/)
    assert.deepEqual(rest, [])
    removeLogs(said)
  })

  test('pass if no test failed, and report a file that crashes', async () => {
    const file = write('rounds-fine', `test('fine', () => {})`)
    const fine = await begin(RUN, '--busy', '1', '--rounds', '2', file).ended
    assert.equal(fine.code, 0, fine.said)
    assert.match(fine.said, /^round 2 of 2: 0 failed, \d+ s\n$/m)
    const crash = await begin(RUN, '--rounds', '2', write('crash', `test('x', () => process.exit(0))`)).ended
    assert.equal(crash.code, 1, crash.said)
    assert.match(crash.said, /^2 of 2 rounds: .*crash\.test\.mjs · /m)
    removeLogs(crash.said)
  })

  test('that are told to stop end their PostgreSQL as well', async () => {
    const place = mkdtempSync(join(folder, 'stopped-'))
    const own = { ...plainEnv(), TMPDIR: place }
    const file = write(
      'waits',
      `test('waits', () => { tell(process); return new Promise((done) => setTimeout(done, 99_000)) })`,
    )
    const { child, ended } = beginIn(own, [RUN, '--rounds', '2', file])
    await eventually(() => existsSync(pidFile('waits')))
    const [data = ''] = globSync(join(place, 'gonggo-test-*/postgres/postmaster.pid'))
    const server = Number(readFileSync(data, 'utf8').split('\n', 1)[0])
    assert.ok(isAlive(server))
    child.kill('SIGINT')
    const { code } = await ended
    const isLeft = isAlive(server)
    if (isLeft) process.kill(server)
    assert.deepEqual([code, isLeft, globSync(join(place, 'gonggo-test-*'))], [1, false, []])
  })
})

describe('files that share a process', { concurrency }, () => {
  test('are suites of their own: what is set up for one ends before the next begins', async () => {
    const file = (name: string) =>
      write(
        name,
        `import process from 'node:process'
        before(() => { process.env.OPEN = (process.env.OPEN ?? '') + '(' })
        after(() => { process.env.OPEN += ')' })
        test('${name} is alone', () => {
          if (!/^(\\(\\))*\\($/.test(process.env.OPEN)) throw new Error(process.env.OPEN)
        })`,
      )
    const { code, said } = await begin(RUN, '--together', '2', file('first'), file('second')).ended
    assert.equal(code, 0, said)
    assert.match(said, /first is alone[\s\S]*second is alone/)
    assert.match(said, /tests 2\n/)
  })

  test('are all named when they hang, with the test that does', async () => {
    const files = [
      write('fine', `test('fine', () => {})`),
      write('stuck', `test('stuck', () => new Promise(() => setInterval(() => {}, 1000)))`),
    ]
    const { code, said } = await begin(RUN, '--together', '2', '--silence', '45', ...files).ended
    assert.equal(code, 1)
    assert.match(said, /HANGS[^\n]*\n[^\n]*fine\.test\.mjs, [^\n]*stuck\.test\.mjs: [^\n]*stuck\n/)
  })

  test('fail alone where one of them cannot be read', async () => {
    const files = [write('broken', `throw new Error('not even read')`), write('whole', `test('whole', () => {})`)]
    const { code, said } = await begin(RUN, '--together', '2', ...files).ended
    assert.equal(code, 1)
    assert.match(said, /not even read/)
    assert.match(said, /✔ whole/)
  })
})

test('an app that a failing test has started does not keep its file from ending', async () => {
  const file = write(
    'app',
    `const { startTestApp } = await import(${JSON.stringify(join(import.meta.dirname, 'app-harness.ts'))})
    test('fails with the app up', async () => {
      await startTestApp()
      throw new Error('no further')
    })`,
  )
  const { code, said } = await begin('--test', file).ended
  assert.equal(code, 1)
  assert.match(said, /no further/)
})

describe('a process that a test has started', { concurrency }, () => {
  test('ends with the tests although a `before` failed that had more to start', async () => {
    const file = write(
      'before',
      `describe('two', () => {
        let both
        before(() => {
          const one = endsWithTests(idle())
          tell(one)
          both = [one, fail()]
        })
        after(() => both.map((child) => endProcess(child)))
        test('never begins', () => {})
      })
      function fail() { throw new Error('the second is refused') }`,
    )
    const { code, said } = await begin('--test', file).ended
    assert.equal(code, 1)
    assert.match(said, /the second is refused/)
    assert.equal(isAlive(toldPid('before')), false)
  })

  test('ends although it does not listen to anybody', async () => {
    const deaf = `spawn(process.execPath, ['-e', "process.on('SIGTERM', () => {}); process.stdout.write('up'); setInterval(() => {}, 1000)"])`
    const file = write(
      'deaf',
      `test('leaves one behind', async () => {
        const child = endsWithTests(${deaf})
        tell(child)
        await new Promise((up) => child.stdout.once('data', up))
      })`,
    )
    assert.equal((await begin('--test', file).ended).code, 0)
    assert.equal(isAlive(toldPid('deaf')), false)
  })

  for (const [what, signal] of [
    ['that is told to stop', 'SIGTERM'],
    ['that ends in the middle', null],
  ] as const) {
    test(`ends with a file ${what}`, async () => {
      const name = signal ?? 'exit'
      const last = signal ? 'await new Promise(() => {})' : 'process.exit(3)'
      const file = write(name, `test('endless', async () => { tell(endsWithTests(idle())); ${last} })`)
      // Without --test, so that the signal reaches the file itself.
      const { child, ended } = begin(file)
      if (signal) {
        await eventually(() => toldOrNull(name))
        child.kill(signal)
      }
      await ended
      await eventually(() => !isAlive(toldPid(name)))
    })
  }
})

function toldOrNull(name: string): number | null {
  try {
    return toldPid(name)
  } catch {
    return null
  }
}
