import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { account } from '../src/commands/account.ts'
import { demoOn } from '../src/commands/demo.ts'
import { doctor } from '../src/commands/doctor.ts'
import { generate } from '../src/commands/generate.ts'
import { key } from '../src/commands/key.ts'
import { source } from '../src/commands/source.ts'
import { findAction, readGiven, readGlobals } from '../src/commands/words.ts'
import { GUIDES } from '../src/front/texts/guides.ts'
import { ENTITLEMENTS, type Entitlement, GRANTS, includes } from '../src/vocabulary/plans.ts'
import { type DemoService, startDemoService } from './demo-service.ts'
import './harness.ts'
import { blocksIn, excerptOf, READMES, runSample, STREAM_ENDED, samplesIn, shapeFaults, textOf } from './readme.ts'

const ROOT = join(import.meta.dirname, '..')
const MOST_LINES = 140
const AUDIENCES = 3
const LINKS_EACH = 3
const FIRST_CALLS = ['docs/first-call.md', 'docs/ko/first-call.md']
const PLAN_TABLES = [
  ['docs/limits.md', 'Plans'],
  ['docs/ko/limits.md', '요금제'],
] as const
/** Those in the READMEs. */
const COMMANDS = { account, key, doctor, source, generate, demo: demoOn({ isTerminal: false }) }
const PICTURE_MOST_BYTES = 150_000

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

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

/** What a row of the plan table must mention. */
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
  allowList: /^(?:Allow-list|IP 허용 목록)/,
  profiles: /^(?:Profiles|\[추가 회사\])/,
}

const planFaults = (rows: string[][]): string[] => {
  const [head = [], , requests = [], keywords = [], links = [], ...others] = rows
  const plans = [GRANTS.pro, GRANTS.enterprise]
  const expected = [
    ['', ...plans.map(({ title }) => title)],
    [requests[0], ...plans.map(({ limiter }) => limiter.requests.toLocaleString('en'))],
    [keywords[0], ...plans.map(({ keywords }) => keywords.toLocaleString('en'))],
    [links[0], ...plans.map(({ links }) => links.toLocaleString('en'))],
    ...ENTITLEMENTS.map((entitlement, at) => [
      others[at]?.[0],
      ...(['pro', 'enterprise'] as const).map((plan) => (includes(plan, entitlement) ? '✓' : '–')),
    ]),
  ]
  const shown = [head, requests, keywords, links, ...others]
  const words = ENTITLEMENTS.filter((entitlement, at) => !SPOKEN_OF[entitlement].test(others[at]?.[0] ?? ''))
  return [
    ...(JSON.stringify(shown) === JSON.stringify(expected) ? [] : [JSON.stringify({ shown, expected })]),
    ...words.map((one) => `no row speaks of ${one} in its place`),
  ]
}

for (const [path, heading] of PLAN_TABLES)
  test(`${path} says what each plan grants`, () => {
    const rows = tableUnder(read(path), heading)
    assert.deepEqual(planFaults(rows), [])
    const wrong = rows.map((row) => row.map((cell) => (cell === '–' ? '✓' : cell)))
    assert.equal(planFaults(wrong).length, 1, 'a wrong mark is found')
    assert.notDeepEqual(planFaults(rows.toSpliced(6, 1)), [], 'a missing row is found')
  })

for (const path of FIRST_CALLS)
  test(`${path} shows each call of the shell for PowerShell too`, () => {
    const text = read(path)
    const paths = (blocks: string[]) =>
      blocks.flatMap((block) => [...block.matchAll(/BASE(\/v1[\w/]+)/g)].map(([, called = '']) => called))
    const shell = paths(blocksIn(text, 'sh'))
    assert.ok(shell.length >= 5)
    assert.deepEqual(paths(blocksIn(text, 'powershell')), shell)
  })

/** Variables that the samples of a page read. */
const readIn = (text: string): string[] => [
  ...blocksIn(text, 'sh').flatMap((block) => [...block.matchAll(/"[^"]*\$([A-Z]+)\b/g)].map(([, name = '']) => name)),
  ...blocksIn(text, 'js').flatMap((block) =>
    [...block.matchAll(/\{ ([^}]+) \} = process\.env/g)].flatMap(([, names = '']) =>
      names.split(', ').filter((name) => !name.includes('=')),
    ),
  ),
]

test('each guide explains the variables of its samples, and the first call sets them', () => {
  for (const folder of ['docs/', 'docs/ko/']) {
    const first = read(`${folder}first-call.md`)
    for (const { name } of GUIDES) {
      const text = read(`${folder}${name}.md`)
      for (const variable of readIn(text)) {
        if (name !== 'first-call') assert.ok(text.includes(`\`${variable}\``), `${folder}${name}.md: ${variable}`)
        // The links of a reader belong to that reader.
        if (variable !== 'ID') assert.match(first, new RegExp(`export ${variable}=`), variable)
      }
    }
  }
})

/** Items of the lists under "What it does", by audience. */
const audiencesIn = (text: string): string[][] =>
  (text.split(/^## /m).find((section) => /^(?:What it does|주요 기능)/.test(section)) ?? '')
    .split(/^\*\*/m)
    .slice(1)
    .map((part) => part.match(/^- .*$/gm) ?? [])

for (const readme of READMES) {
  const text = textOf(readme)
  describe(readme, () => {
    test('is short, and leads each audience on', () => {
      assert.ok(text.trimEnd().split('\n').length <= MOST_LINES)
      const audiences = audiencesIn(text)
      assert.equal(audiences.length, AUDIENCES)
      for (const items of audiences) {
        assert.equal(items.length, LINKS_EACH, items.join('\n'))
        for (const item of items) assert.match(item, /\]\([\w./-]+\)/)
      }
    })

    test('has a small file for each picture', () => {
      const pictures = [...text.matchAll(/<img src="([^"]+)"/g)].map(([, path = '']) => join(ROOT, path))
      assert.ok(pictures.length > 0)
      for (const path of pictures) {
        assert.ok(existsSync(path), path)
        assert.ok(statSync(path).size <= PICTURE_MOST_BYTES, path)
      }
    })

    test('names commands and options that there are', () => {
      const lines = [...text.matchAll(/(?:^|`)\.\/gonggo ([^#\n`]+)/gm)]
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
  const [english, korean] = READMES.map((readme) =>
    blocksIn(textOf(readme), 'sh').map((block) => block.replace(/ +# .*$/gm, '')),
  )
  assert.deepEqual(english, korean)
})

test('a different shape is found wherever it is', () => {
  const shown = { total: 1, items: [{ a: 1, b: null, c: [] }] }
  assert.deepEqual(shapeFaults(shown, { total: 5, items: [{ a: 2, b: 'x', c: [1] }] }), [])
  assert.deepEqual(shapeFaults(shown, { total: 5, items: [] }), [])
  for (const other of [
    { total: '1', items: [] },
    { items: [] },
    { total: 1, items: {} },
    { total: 1, items: [{ a: 1, b: 1 }] },
  ])
    assert.equal(shapeFaults(shown, other).length, 1, JSON.stringify(other))
})

test('an answer may be shortened to some of its fields, and keeps them when it is renewed', () => {
  const shown = { total: 1, items: [{ a: 1 }] }
  const real = { total: 5, page: 1, items: [{ a: 2, b: 'x' }] }
  assert.deepEqual(shapeFaults(shown, real), [])
  assert.deepEqual(excerptOf(shown, real), { total: 5, items: [{ a: 2 }] })
})

const curl = spawnSync('curl', ['--version']).status === 0
describe('the samples', { skip: curl ? false : 'curl is not installed here' }, () => {
  let demo: DemoService
  before(async () => {
    demo = await startDemoService()
  })
  after(() => demo?.end())

  for (const [path, count] of [
    ...READMES.map((readme) => [readme, 1] as const),
    ...FIRST_CALLS.map((path) => [path, 5] as const),
  ])
    test(`of ${path} print what is shown below them`, async () => {
      const text = read(path)
      const samples = samplesIn(text)
      assert.ok(samples.length >= count)
      assert.ok(samples.some(({ shown }) => shown !== null))
      for (const sample of samples) {
        const { code, out, err } = await runSample(sample, text, demo)
        const isStream = sample.script.includes('text/event-stream')
        assert.equal(code, isStream ? STREAM_ENDED : 0, `${sample.script}\n${out}${err}`)
        if (sample.shown === null) continue
        assert.deepEqual(shapeFaults(JSON.parse(sample.shown), JSON.parse(out)), [], sample.script)
      }
    })
})
