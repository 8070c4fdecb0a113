import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { account } from '../src/commands/account.ts'
import { demoOn } from '../src/commands/demo.ts'
import { doctor } from '../src/commands/doctor.ts'
import { generate } from '../src/commands/generate.ts'
import { key } from '../src/commands/key.ts'
import { source } from '../src/commands/source.ts'
import { findAction, readGiven, readGlobals } from '../src/commands/words.ts'
import { ENTITLEMENTS, type Entitlement, GRANTS, includes } from '../src/vocabulary/plans.ts'
import { type DemoService, startDemoService } from './demo-service.ts'
import './harness.ts'
import { blocksIn, READMES, runSample, STREAM_ENDED, samplesIn, shapeFaults, textOf } from './readme.ts'

const ROOT = join(import.meta.dirname, '..')
/** Those that the READMEs show. */
const COMMANDS = { account, key, doctor, source, generate, demo: demoOn({ isTerminal: false }) }
const PICTURE_MOST_BYTES = 150_000

/** Cells of the table under this heading. */
function tableUnder(text: string, heading: string): string[][] {
  const section = text.split(/^## /m).find((one) => one.startsWith(heading)) ?? ''
  const rows = section.split('\n').filter((line) => line.startsWith('|'))
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

/** What a row of the plan table must speak of. */
const SPOKEN_OF: Record<Entitlement, RegExp> = {
  notices: /^(?:Notices|공고)/,
  keywords: /^(?:Keywords|키워드)/,
  pursuits: /^(?:Pursuits|입찰 건)/,
  statistics: /^(?:Statistics|낙찰 통계)/,
  access: /^(?:Keys|키,)/,
  competitors: /^(?:Competitors|경쟁사)/,
  reports: /PDF/,
  team: /^(?:Team|권한이 있는 팀)/,
  webhooks: /^(?:Webhooks|웹훅)/,
  allowList: /^(?:Allow-list|허용 주소)/,
}

const planFaults = (rows: string[][]): string[] => {
  const [head = [], , requests = [], keywords = [], ...others] = rows
  const plans = [GRANTS.pro, GRANTS.enterprise]
  const expected = [
    ['', ...plans.map(({ title }) => title)],
    [requests[0], ...plans.map(({ limiter }) => limiter.requests.toLocaleString('en'))],
    [keywords[0], ...plans.map(({ keywords }) => keywords.toLocaleString('en'))],
    ...ENTITLEMENTS.map((entitlement, at) => [
      others[at]?.[0],
      ...(['pro', 'enterprise'] as const).map((plan) => (includes(plan, entitlement) ? '✓' : '–')),
    ]),
  ]
  const shown = [head, requests, keywords, ...others]
  const words = ENTITLEMENTS.filter((entitlement, at) => !SPOKEN_OF[entitlement].test(others[at]?.[0] ?? ''))
  return [
    ...(JSON.stringify(shown) === JSON.stringify(expected) ? [] : [JSON.stringify({ shown, expected })]),
    ...words.map((one) => `no row speaks of ${one} in its place`),
  ]
}

/** As GitHub makes them of headings. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#{2,3} (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** Which operations a block of commands calls. */
const pathsIn = (blocks: string[]): string[] =>
  blocks.flatMap((block) => [...block.matchAll(/127\.0\.0\.1:8080(\/[\w/]+)/g)].map(([, path = '']) => path))

for (const readme of READMES) {
  const text = textOf(readme)
  describe(readme, () => {
    test('tells of plans what plans grant', () => {
      const rows = tableUnder(text, readme === 'README.md' ? 'Plans' : '요금제')
      assert.deepEqual(planFaults(rows), [])
      const wrong = rows.map((row) => row.map((cell) => (cell === '–' ? '✓' : cell)))
      assert.equal(planFaults(wrong).length, 1, 'a wrong mark is found')
      assert.notDeepEqual(planFaults(rows.toSpliced(5, 1)), [], 'a missing row is found')
    })

    test('has a heading for each line of its contents, and a file for each picture', () => {
      const anchors = anchorsOf(text)
      const linked = [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor)
      assert.ok(linked.length > 8)
      assert.deepEqual(
        linked.filter((one) => !anchors.includes(one)),
        [],
      )
      const pictures = [...text.matchAll(/<img src="([^"]+)"/g)].map(([, path = '']) => join(ROOT, path))
      assert.ok(pictures.length >= 2)
      for (const path of pictures) {
        assert.ok(existsSync(path), path)
        assert.ok(statSync(path).size <= PICTURE_MOST_BYTES, path)
      }
    })

    test('says for PowerShell what it says for a shell', () => {
      const shell = samplesIn(text).map(({ script }) => script)
      const power = blocksIn(text, 'powershell')
      assert.ok(shell.length >= 5)
      assert.deepEqual(pathsIn(power), pathsIn(shell))
    })

    test('names commands and options that there are', () => {
      const lines = blocksIn(text, 'sh').flatMap((block) => [...block.matchAll(/^\.\/gonggo ([^#\n]+)/gm)])
      assert.ok(lines.length >= 6)
      for (const [, line = ''] of lines) {
        const { globals, words } = readGlobals(line.trim().split(' '))
        const { action } = findAction(COMMANDS, words)
        assert.ok(action !== null || globals.help, line)
        if (action) readGiven(action)
      }
    })
  })
}

test('both languages show the same commands', () => {
  const [english = [], korean = []] = READMES.map((readme) =>
    samplesIn(textOf(readme)).map(({ script }) => script.replace(/Accept-Language: \w+/, 'Accept-Language')),
  )
  assert.deepEqual(english, korean)
})

// What a demo answers today is not compared: test/samples-always.test.ts proves that it has such awards on any day.
test('both show rates of who wins', () => {
  for (const readme of READMES) {
    const sample = samplesIn(textOf(readme)).find(({ script }) => script.includes('statistics/winners'))
    const { items } = JSON.parse(sample?.shown ?? '{}') as { items?: { awardRate: { n: number; median: number } }[] }
    const [{ awardRate } = { awardRate: { n: 0, median: 0 } }] = items ?? []
    assert.ok(awardRate.n >= 5 && awardRate.median > 50, JSON.stringify(awardRate))
  }
})

test('a different shape is found wherever it is', () => {
  const shown = { total: 1, items: [{ a: 1, b: null, c: [] }] }
  assert.deepEqual(shapeFaults(shown, { total: 5, items: [{ a: 2, b: 'x', c: [1] }] }), [])
  assert.deepEqual(shapeFaults(shown, { total: 5, items: [] }), [])
  for (const other of [
    { total: '1', items: [] },
    { items: [], total: 1 },
    { total: 1, items: {} },
    { total: 1, items: [{ a: 1, b: 1 }] },
    { total: 1, items: [{ a: 1, b: 1, c: [], d: 1 }] },
  ])
    assert.equal(shapeFaults(shown, other).length, 1, JSON.stringify(other))
})

const curl = spawnSync('curl', ['--version']).status === 0
describe('the samples', { skip: curl ? false : 'curl is not installed here' }, () => {
  let demo: DemoService
  before(async () => {
    demo = await startDemoService()
  })
  after(() => demo?.end())

  for (const readme of READMES)
    test(`of ${readme} print what stands below them`, async () => {
      const samples = samplesIn(textOf(readme))
      assert.ok(samples.filter(({ shown }) => shown !== null).length >= 3)
      for (const sample of samples) {
        const { code, out, err } = await runSample(sample, samples, demo)
        const isStream = sample.script.includes('text/event-stream')
        assert.equal(code, isStream ? STREAM_ENDED : 0, `${sample.script}\n${out}${err}`)
        if (sample.shown === null) continue
        assert.deepEqual(shapeFaults(JSON.parse(sample.shown), JSON.parse(out)), [], sample.script)
      }
    })

  test('of the keyword is kept, for both languages ask for the same', async () => {
    const answer = await fetch(`${demo.baseUrl}/v1/keywords`, { headers: { authorization: `Bearer ${demo.keys.pro}` } })
    const { items } = (await answer.json()) as { items: { keyword: string }[] }
    assert.deepEqual(
      items.map(({ keyword }) => keyword),
      ['정비 | 구매 | 유지보수'],
    )
  })
})
