import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { endsWithTests } from './harness.ts'

const MAIN = `
const told: object = { args: process.argv.slice(2), folder: process.cwd() }
process.on('SIGTERM', () => process.exit(7))
process.stdout.write(JSON.stringify(told) + '\\n')
if (process.argv[2] === 'wait') setInterval(() => {}, 1000)
`

/** A project with only the launcher and a command that prints its arguments. */
function emptyHouse(t: TestContext, version: string | null = process.version) {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'gonggo launcher ')))
  t.after(() => rmSync(home, { recursive: true }))
  mkdirSync(join(home, 'src/commands'), { recursive: true })
  mkdirSync(join(home, 'node_modules/.bin'), { recursive: true })
  writeFileSync(join(home, 'src/commands/main.ts'), MAIN)
  copyFileSync(join(import.meta.dirname, '../gonggo'), join(home, 'gonggo'))
  const node = join(home, 'node_modules/.bin/node')
  if (version === process.version) symlinkSync(process.execPath, node)
  else if (version) {
    writeFileSync(node, `#!/bin/sh\necho ${version}\n`)
    chmodSync(node, 0o755)
  }
  return home
}

async function run(command: string, args: string[], options: { cwd?: string; path?: string } = {}) {
  const env = { PATH: options.path ?? '/usr/bin:/bin' }
  const child = endsWithTests(spawn(command, args, { cwd: options.cwd, env }))
  let out = ''
  let err = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    out += text
    if (args[0] === 'wait') child.kill('SIGTERM')
  })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    err += text
  })
  const [code] = await once(child, 'close')
  return { code, out, err }
}

test('the launcher runs the commands from any folder, with the arguments as they are', async (t) => {
  const home = emptyHouse(t)
  const args = ['key', 'issue', '--name', 'a b', '', '*']
  const { code, out } = await run(join(home, 'gonggo'), args, { cwd: tmpdir() })
  assert.equal(code, 0)
  assert.deepEqual(JSON.parse(out), { args, folder: realpathSync(tmpdir()) })
})

test('the launcher is found through links, absolute and relative', async (t) => {
  const home = emptyHouse(t)
  mkdirSync(join(home, 'elsewhere'))
  symlinkSync('../gonggo', join(home, 'elsewhere/relative'))
  symlinkSync(join(home, 'elsewhere/relative'), join(home, 'elsewhere/absolute'))
  for (const name of ['relative', 'absolute'])
    assert.equal((await run(join(home, 'elsewhere', name), ['doctor'])).code, 0, name)
})

test('the launcher becomes the command: signals and the exit code are its own', async (t) => {
  assert.equal((await run(join(emptyHouse(t), 'gonggo'), ['wait'])).code, 7)
})

test('the launcher takes a Node 24 of the path where npm brought none', async (t) => {
  const path = `${join(emptyHouse(t), 'node_modules/.bin')}:/usr/bin:/bin`
  assert.equal((await run(join(emptyHouse(t, null), 'gonggo'), ['doctor'], { path })).code, 0)
})

test('the launcher says which Node is needed when there is only an old one', async (t) => {
  const old = join(emptyHouse(t, 'v20.1.0'), 'node_modules/.bin')
  const home = emptyHouse(t, 'v20.1.0')
  const { code, out, err } = await run(join(home, 'gonggo'), ['doctor'], { path: `${old}:/usr/bin:/bin` })
  assert.deepEqual([code, out], [1, ''])
  assert.match(err, /needs Node 24 or newer; v20\.1\.0 is here/)
})
