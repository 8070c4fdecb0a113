import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { createWorkingDays } from '../demo/calendar.ts'
import { createMarket } from '../demo/index.ts'
import {
  AT_ONCE,
  BAD_BODY_QUOTA,
  LINK_QUOTA,
  limiterOf,
  MOST_RUNNING,
  NOT_FOUND_QUOTA,
  OPEN_ROUTE_QUOTA,
  UNAUTHORIZED_QUOTA,
  WIDGET_QUOTA,
} from '../src/access/rules/limits.ts'
import { DAY, dayOf, HOUR, MINUTE, startOfDay } from '../src/lib/clock.ts'
import { queryLimits } from '../src/search/query.ts'
import { DEMO_SEED } from '../src/sources/service/portals.ts'
import { MOST_MEMBERS } from '../src/teams/rules/roles.ts'
import { GRANTS } from '../src/vocabulary/plans.ts'

/** Figures and lists that documents repeat are the same as in their source. */

const ROOT = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

/** The rows of a table below a heading, as cells. */
function rowsBelow(text: string, heading: RegExp): string[][] {
  const section = text.split(/^## /m).find((one) => heading.test(one)) ?? ''
  return section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.split('|').map((cell) => cell.trim()))
}

/** Numbers with their unit: `1.2 s` and `12 s` differ, and so do `53 MB` and `793 MB`. */
const figuresIn = (text: string): string[] =>
  [...text.matchAll(/\d(?:[\d.,]*\d)?(?: (?:ms|s|MB|GB)\b|\/s\b)?/g)].map(([figure]) => figure)

/** Rounded as in documents: 2,516 ms is 2.5 s. */
const roundedOf = (figure: string): string[] => {
  const [, ms = ''] = /^([\d,.]+) ms$/.exec(figure) ?? []
  return ms === '' ? [figure] : [figure, `${(Number(ms.replaceAll(',', '')) / 1000).toFixed(1)} s`]
}

/** The figures of benchmark lines with this beginning. */
function measuredIn(results: string, line: RegExp): Set<string> {
  const lines = results.split('\n').filter((one) => line.test(one))
  assert.ok(lines.length > 0, `no line is ${line}`)
  return new Set(lines.flatMap(figuresIn).flatMap(roundedOf))
}

/** Figures that the measuring line does not contain. */
const unmeasuredIn = (text: string, results: string, line: RegExp): string[] => {
  const measured = measuredIn(results, line)
  return figuresIn(text).filter((figure) => !measured.has(figure))
}

const RESULTS = 'bench/RESULTS.md'
const MEMORY =
  /^(?:\| memory, 1,000,000 notices|- Memory with 1,000,000 notices|\| start with 1,000,000|\| growth: |\| memory of two processes)/
const SEARCHES = /^\| (?:search over HTTP, (?:cold|2,000 repeated searches)|repeat the same 2,000)/
const PROCESSES = /^\| two processes on two cores/
const ALERTS = /^\| alert 10,000 accounts/
const DELIVERIES = /^\| deliver(?:ies: 100,000|y? webhooks)/

/** The column with figures and the line that measures them, by row; a row without a line is not measured. */
const TABLES = [
  {
    pages: ['docs/operating.md', 'docs/ko/operating.md'],
    headings: [/^Sizing/, /^규모/],
    lines: [MEMORY, MEMORY, SEARCHES, ALERTS, DELIVERIES, /^\| report: a month of 5,000 matches/, null],
  },
  {
    pages: ['docs/scale.md', 'docs/ko/scale.md'],
    headings: [/^What one machine carries/, /^한 서버의 처리량/],
    lines: [SEARCHES, SEARCHES, PROCESSES, ALERTS, DELIVERIES, /^\| backfill of 30,000/, MEMORY],
  },
] as const

for (const { pages, headings, lines } of TABLES) {
  const [english, korean] = pages
  const cells = (page: 0 | 1) => rowsBelow(read(pages[page]), headings[page]).map(([, , figure = '']) => figure)

  test(`each figure of ${english} is that of the line that measures it`, () => {
    const results = read(RESULTS)
    const shown = cells(0)
    assert.equal(shown.length, lines.length)
    for (const [at, line] of lines.entries()) {
      if (line === null) continue
      assert.ok(figuresIn(shown[at] ?? '').length > 0, shown[at])
      assert.deepEqual(unmeasuredIn(shown[at] ?? '', results, line), [], shown[at])
    }
  })

  test(`${korean} has the same figures, row by row`, () => {
    const numbers = (cell: string) => cell.match(/\d(?:[\d.,]*\d)?/g)?.sort() ?? []
    assert.deepEqual(cells(1).map(numbers), cells(0).map(numbers))
  })
}

test('the memory of the catalog is what the benchmarks measured', () => {
  for (const [page, begins] of [
    ['docs/scale.md', 'Measured: '],
    ['docs/ko/scale.md', '측정: '],
  ] as const) {
    const [line = ''] = read(page)
      .split('\n')
      .filter((one) => one.startsWith(begins))
    assert.ok(figuresIn(line).length >= 6, page)
    const text = line.replaceAll('100,000', '').replaceAll('20,000', '')
    assert.deepEqual(unmeasuredIn(text.replace(/100만/g, ''), read(RESULTS), MEMORY), [], page)
  }
})

test('a figure that is only part of another is found, and so is one of another line', () => {
  const results = '| memory, all | 793 MB after 2,516 ms |\n| other | 53 MB |'
  assert.deepEqual(unmeasuredIn('793 MB, 2.5 s', results, /^\| memory/), [])
  assert.deepEqual(unmeasuredIn('93 MB, 53 MB, 16 ms, 12.5 s', results, /^\| memory/), [
    '93 MB',
    '53 MB',
    '16 ms',
    '12.5 s',
  ])
})

test('the waits for a notice of the demo are those of its market', () => {
  const { open, closed } = demoWaits()
  const minutes = [open.median, closed.median, Math.max(open.longest, closed.longest)].map(Math.round)
  const english =
    /median wait for a new notice is (\d+) minutes[^\n]*median wait is (\d+) minutes[^\n]*is (\d+) minutes\./
  const korean = /중앙값은 한국 근무일 09:00~17:00에 (\d+)분,[^\n]*에 (\d+)분입니다[^\n]*시간은 (\d+)분이었습니다/
  for (const [page, said] of [
    ['docs/configuration.md', english],
    ['docs/ko/configuration.md', korean],
  ] as const)
    assert.deepEqual(said.exec(read(page))?.slice(1).map(Number), minutes, page)
})

/** In minutes, for a visitor who arrives in any minute of 60 days. */
function demoWaits(): Record<'open' | 'closed', { median: number; longest: number }> {
  const from = startOfDay(dayOf(Date.parse('2026-11-16T00:00:00+09:00')))
  const market = createMarket(DEMO_SEED)
  const calendar = createWorkingDays()
  const posted: number[] = []
  for (let at = from; at < from + 61 * DAY; at += MINUTE) {
    const [first] = market(at / MINUTE)
    if (first) posted.push(first.at)
  }
  posted.sort((a, b) => a - b)
  const waits: Record<'open' | 'closed', number[]> = { open: [], closed: [] }
  let next = 0
  for (let at = from; at < from + 60 * DAY; at += MINUTE) {
    while ((posted[next] ?? Number.POSITIVE_INFINITY) < at) next++
    const hour = (at - startOfDay(dayOf(at))) / HOUR
    const isOpen = hour >= 9 && hour < 17 && calendar.isBusinessDay(dayOf(at))
    waits[isOpen ? 'open' : 'closed'].push(((posted[next] ?? at) - at) / MINUTE)
  }
  const ofHalf = (some: number[]) => {
    const sorted = some.toSorted((a, b) => a - b)
    return { median: sorted[sorted.length >> 1] ?? 0, longest: sorted.at(-1) ?? 0 }
  }
  return { open: ofHalf(waits.open), closed: ofHalf(waits.closed) }
}

test('documents name all routes that have a separate limit', () => {
  const limited = globSync('src/*/routes/*.ts', { cwd: ROOT })
    .filter((path) => !path.endsWith('.test.ts') && read(path).includes("limiter: 'manage'"))
    .flatMap((path) => read(path).match(/'\/v1\/\w+/g) ?? [])
    .map((path) => path.slice(1))
  const routes = [...new Set(limited)].sort()
  assert.deepEqual(routes, ['/v1/keys', '/v1/links', '/v1/sessions', '/v1/usage', '/v1/webhooks'])
  for (const page of ['limits', 'access', 'operating'])
    for (const path of [`docs/${page}.md`, `docs/ko/${page}.md`]) {
      const line = read(path)
        .split('\n')
        .find((one) => one.includes('`/v1/usage') && one.includes('`/v1/webhooks'))
      assert.deepEqual(
        routes.filter((route) => !line?.includes(`\`${route}`)),
        [],
        path,
      )
    }
  const { manage } = JSON.parse(read('openapi.json')).components.schemas.Usage.properties.days.items.properties
  assert.deepEqual(
    routes.filter((route) => !manage.description.includes(`\`${route}\``)),
    [],
  )
})

/** A constant of a file. */
const constantIn = (file: string, name: string): number => {
  const [, value = ''] = new RegExp(`const ${name} = ([\\d_]+)$`, 'm').exec(read(`src/${file}`)) ?? []
  assert.notEqual(value, '', `${file} has no ${name}`)
  return Number(value.replaceAll('_', ''))
}

const { pro, enterprise } = GRANTS
const quotaOf = (kind: 'manage' | 'console'): number => limiterOf(kind, { plan: 'pro', requestLimit: null }).quota
const SIGN_IN_LINKS = ['MOST_TO_ADDRESS_OF_NETWORK', 'MOST_TO_ADDRESS', 'MOST_OF_NETWORK'].map((name) =>
  constantIn('sessions/service/links.ts', name),
)
const CHALLENGES = constantIn('sessions/service/passkeys.ts', 'MOST_OF_NETWORK')
const WAITING = [AT_ONCE.changes.most, AT_ONCE.changes.perKey]

/** The figures of limits in each row of a table, in order. */
const LIMITS: { page: string; headings: [RegExp, RegExp]; rows: number[][] }[] = [
  {
    page: 'limits',
    headings: [/^Requests/, /^요청/],
    rows: [
      [pro.limiter.requests],
      [enterprise.limiter.requests],
      [quotaOf('manage')],
      [quotaOf('console')],
      [LINK_QUOTA],
      [constantIn('eligibility/service/registry.ts', 'MOST_A_DAY')],
      [WIDGET_QUOTA],
      [OPEN_ROUTE_QUOTA, NOT_FOUND_QUOTA, UNAUTHORIZED_QUOTA, BAD_BODY_QUOTA],
    ],
  },
  {
    page: 'limits',
    headings: [/^Concurrency/, /^동시 요청/],
    rows: [
      WAITING,
      [AT_ONCE.streams.most],
      [AT_ONCE.exports.most],
      [MOST_RUNNING],
      [1],
      [1],
      [1, constantIn('keywords/service/in-texts.ts', 'MOST_OF_ACCOUNT')],
      [AT_ONCE.reports.most, constantIn('reports/service/manage.ts', 'MOST_WAITING')],
    ],
  },
  {
    page: 'limits',
    headings: [/^Quotas of an account/, /^계정별 최대 개수/],
    rows: [
      [pro.keywords, enterprise.keywords],
      Array(2).fill(constantIn('pursuits/service/manage.ts', 'MOST_PURSUITS')),
      Array(2).fill(constantIn('pursuits/service/notes.ts', 'MOST_NOTES')),
      [MOST_MEMBERS],
      [pro.links, enterprise.links],
      [enterprise.profiles],
      [constantIn('reports/service/schedules.ts', 'MOST_SCHEDULES')],
      [constantIn('webhooks/service/endpoints.ts', 'MOST_WEBHOOKS')],
      Array(2).fill(constantIn('access/service/key-manager.ts', 'MOST_KEYS')),
    ],
  },
  {
    page: 'operating',
    headings: [/^Limits/, /^한도/],
    rows: [
      [pro.limiter.requests, enterprise.limiter.requests],
      [quotaOf('manage')],
      [quotaOf('console')],
      SIGN_IN_LINKS,
      [CHALLENGES],
      [LINK_QUOTA],
      [WIDGET_QUOTA],
      WAITING,
      [AT_ONCE.streams.most],
      [AT_ONCE.exports.most],
      [MOST_RUNNING],
      [UNAUTHORIZED_QUOTA],
      [NOT_FOUND_QUOTA],
      [OPEN_ROUTE_QUOTA],
      [BAD_BODY_QUOTA],
      [1],
    ],
  },
  {
    page: 'errors',
    headings: [/^rate_limited/, /^rate_limited/],
    rows: [
      ['MOST_OF_ACCOUNT', 'MOST_TO_ADDRESS'].map((name) => constantIn('teams/service/invitations.ts', name)),
      SIGN_IN_LINKS,
      [CHALLENGES],
      [constantIn('accounts/service/consultations.ts', 'MOST_AN_HOUR')],
    ],
  },
]

/** Without the length of the window, statuses and names of protocols. */
const limitsIn = (cells: string[]): number[] =>
  [
    ...cells
      .join(' ')
      .replace(/\b60(?: seconds|초)|한 시간|1시간|하루|(?:responses of )?\b[45]\d\d\b(?! requests)|IPv\d|\/64/g, '')
      .matchAll(/\d(?:[\d,]*\d)?/g),
  ].map(([figure]) => Number(figure.replaceAll(',', '')))

for (const { page, headings, rows } of LIMITS)
  for (const [at, path] of [`docs/${page}.md`, `docs/ko/${page}.md`].entries())
    test(`${path} has the limits of the program under ${headings[at]?.source}`, () => {
      const shown = rowsBelow(read(path), headings[at] ?? /^$/).map(([, , ...cells]) => limitsIn(cells))
      assert.deepEqual(shown, rows)
    })

test('the length of a search is that of the program', () => {
  const { length, terms, depth } = queryLimits
  assert.match(read('docs/limits.md'), new RegExp(`2,000 characters, ${terms} terms, parentheses ${depth} deep`))
  assert.equal(length, 2000)
})
