import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { createApp } from '../../src/app.ts'
import { boot, type Infrastructure } from '../../src/boot.ts'
import { toConfig } from '../../src/config.ts'
import { createLog } from '../../src/lib/log.ts'
import { clockShift } from '../environment.ts'
import { endsWithTests } from '../harness.ts'
import { SERVER_VARIABLE } from '../server.ts'
import { rounds } from './rounds.ts'

const GONGGO = fileURLToPath(new URL('../../gonggo', import.meta.url))
/** As the generator writes them. */
const BATCH = 500

describe('operator commands cut off by kill -9', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-crash-'))
  const config = toConfig({ GONGGO_DATA: folder })
  const { [SERVER_VARIABLE]: _server, ...inherited } = process.env

  const start = (...words: string[]) =>
    endsWithTests(
      spawn(GONGGO, words, { env: { ...inherited, GONGGO_DATA: folder }, stdio: ['ignore', 'pipe', 'pipe'] }),
    )

  async function run(...words: string[]): Promise<{ code: number; output: string }> {
    const child = start(...words)
    let output = ''
    child.stdout.on('data', (text) => (output += text))
    child.stderr.resume()
    const [code] = await once(child, 'close')
    return { code: code as number, output }
  }

  /** The output of the command until it was killed, `ms` after it began or after its first output. */
  async function killed(words: string[], waitForWord: boolean): Promise<{ stdout: string; stderr: string }> {
    const child = start(...words)
    const said = { stdout: '', stderr: '' }
    const kill = () => setTimeout(() => child.kill('SIGKILL'), Math.random() * 600)
    if (!waitForWord) kill()
    child.stdout.on('data', (text) => (said.stdout += text))
    child.stderr.on('data', (text) => {
      if (waitForWord && said.stderr === '') kill()
      said.stderr += text
    })
    await once(child, 'close')
    return said
  }

  /** Opens the database that the killed command left. */
  async function inspect<T>(work: (infrastructure: Infrastructure) => Promise<T>): Promise<T> {
    const infrastructure = await boot(config, { name: 'crash test', join: true, log: () => {} })
    try {
      return await work(infrastructure)
    } finally {
      await infrastructure.stop()
    }
  }

  after(() => rmSync(folder, { recursive: true, force: true }))

  test('generate: what it said is made is there, batches are whole, and the feed has no gap', async () => {
    for (let round = 1; round <= rounds(); round++) {
      const before = await inspect(({ db }) => countOf(db))
      const { stderr } = await killed(['generate', '--notices', '6000', '--seed', `crash ${round}`], true)
      const told = [...stderr.matchAll(/([\d,]+) of 6,000 notices/g)].at(-1)?.[1] ?? '0'
      const made = (await inspect(({ db }) => countOf(db))) - before
      assert.ok(made >= Number(told.replaceAll(',', '')), `${told} were told, ${made} are there`)
      assert.equal(made % BATCH, 0, 'a batch is there in part')
      const { code, output } = await run('doctor', '--json')
      // With a shifted clock the database keeps the real time, and the doctor must report it.
      const { checks } = JSON.parse(output) as { checks: { name: string; ok: boolean; detail: string }[] }
      const failed = checks.flatMap(({ name, ok }) => (ok ? [] : [name]))
      assert.deepEqual(failed, clockShift() === 0 ? [] : ['clock'], output)
      assert.equal(code, failed.length === 0 ? 0 : 1)
    }
  })

  test('key issue: a key that was shown works, and no key is there in part', async () => {
    const account = JSON.parse(
      (await run('account', 'create', '--name', 'A', '--plan', 'pro', '--email', 'a@example.invalid', '--json')).output,
    ) as { id: string }
    const shown: string[] = []
    for (let round = 0; round < rounds(); round++) {
      const { stdout } = await killed(['key', 'issue', '--account', account.id, '--json'], false)
      if (stdout.endsWith('}\n')) shown.push((JSON.parse(stdout) as { key: string }).key)
    }
    shown.push(
      (JSON.parse((await run('key', 'issue', '--account', account.id, '--json')).output) as { key: string }).key,
    )
    await inspect(async (infrastructure) => {
      const app = createApp(config, { infrastructure, log: createLog({ level: 'silent' }) })
      for (const key of shown) {
        const answer = await app.access.auth.admit(
          `Bearer ${key}`,
          { needs: 'notices', scope: 'bids:read' },
          '192.0.2.1',
        )
        assert.equal(typeof answer, 'object', String(answer))
      }
      const torn = await infrastructure.db.sql`
        select id from keys k
        where not exists (select from key_secrets s where s.account_id = k.account_id and s.key_id = k.id)`
      assert.equal(torn.length, 0)
    })
  })
})

async function countOf(db: Infrastructure['db']): Promise<number> {
  const [row] = await db.sql<{ count: number }[]>`select count(*) as count from bids`
  return row?.count ?? 0
}
