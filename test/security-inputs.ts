import assert from 'node:assert/strict'
import { type Attack, type RouteSample, refused, type Sender } from './security-target.ts'

const hasQuery = (route: RouteSample): boolean => route.query !== undefined
const hasParams = (route: RouteSample): boolean => route.url.includes(':')

const SQL = [
  "'",
  "''",
  '"',
  "' OR '1'='1",
  "'; DROP TABLE accounts; --",
  '/*',
  '\\',
  '$1',
  '1; SELECT pg_sleep(9)',
  'a\u2019b',
]
const LIKE = ['%', '_', '\\%', '%%%%', '%_\\', '[a-z]%']
const TSQUERY = [
  '!(((&',
  '&|!',
  '<->',
  "a:*B & 'c",
  '(((((((((((',
  '"',
  '"a',
  '-',
  '--',
  '- -a',
  '||',
  '|',
  '()',
  '-(a)',
  ':*',
]
const REGEX = [
  '(a+)+$',
  '((((((a*)*)*)*)*)*)*',
  `${'a'.repeat(2000)}!`,
  '[',
  '(?=',
  '.*'.repeat(500),
  `^(([a-z])+.)+[A-Z]([a-z])+$`,
]
const LONG = [
  Array.from({ length: 1000 }, (_, index) => `t${index}`).join(' '),
  'a|'.repeat(1500),
  '('.repeat(3000),
  '-a '.repeat(1000),
]
const UNICODE = [
  '\u1112\u1161\u11ab\u1100\u1173\u11af',
  '한글',
  'İıIi',
  'аеорс',
  '\u202eabc\u202c',
  '\u200b',
  '\ufeff',
  '😀👩‍👩‍👧‍👦',
  'ｆｕｌｌ　ｗｉｄｔｈ',
  'ﷺ'.repeat(50),
  'Z\u0351\u036b\u0343'.repeat(100),
  '\uffff',
  '\u{10ffff}',
]
const TIMES = [
  '0000-00-00',
  '9999-12-31',
  '2026-02-30',
  '2026-03-08T02:30:00',
  '2026-11-20T25:00:00+09:00',
  '+14:00',
  '2026-11-20T00:00:00+14:00',
  '2026-11-20T00:00:00+99:99',
  '-0001-01-01',
  '275760-09-13',
  '1e3',
  '0',
  '-1',
  'now',
  '2026-W01',
  '20261120',
  '２０２６-11-20',
]

/** Every value in place of every text of the request; any effect of the route is allowed. */
const inEveryText = (name: string, values: readonly string[]): Attack => ({
  name,
  async run(sender, route) {
    for (const value of values) {
      await inQuery(sender, route, value, () => true)
      for (const param of paramNames(route)) {
        await sender.sendKeptAlive(route, { params: { ...route.params, [param]: encodeURIComponent(value) } })
      }
      for (const [field, sample] of Object.entries(route.body ?? {})) {
        if (typeof sample === 'string')
          await sender.sendKeptAlive(route, { body: JSON.stringify({ ...route.body, [field]: value }) })
      }
    }
  },
})

async function inQuery(
  sender: Sender,
  route: RouteSample,
  value: string,
  names: (name: string) => boolean,
): Promise<void> {
  for (const name of Object.keys(route.query ?? {}).filter(names)) {
    await sender.sendKeptAlive(route, { query: { ...route.query, [name]: value } })
  }
}

const inParameters = (name: string, names: RegExp, values: readonly string[]): Attack => ({
  name,
  fits: hasQuery,
  async run(sender, route) {
    for (const value of values) await inQuery(sender, route, value, (parameter) => names.test(parameter))
  },
})

const paramNames = (route: RouteSample): string[] => [...route.url.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '')

export const inputAttacks: Attack[] = [
  {
    name: '22 U+0000 and broken escapes in path and query',
    async run(sender, route) {
      for (const name of Object.keys(route.query ?? {})) {
        for (const value of ['%00', 'a%00b', '%', '%zz', '%e0%a4', '%ed%a0%80', '%c0%af', '%ff', '%u0041']) {
          refused(await sender.sendKeptAlive(route, { query: `${name}=${value}` }), 400, 'invalid_parameter')
        }
      }
      for (const param of paramNames(route)) {
        for (const value of ['%00', 'a%00b', '%', '%zz', '%e0%a4', '%ed%a0%80', '%c0%af', '%ff', '%u0041']) {
          refused(
            await sender.sendKeptAlive(route, { params: { ...route.params, [param]: value } }),
            400,
            'invalid_path',
          )
        }
      }
    },
  },
  {
    name: '31 path ids that try to leave their place',
    fits: hasParams,
    async run(sender, route) {
      const found = await sender.sendKeptAlive(route)
      for (const param of paramNames(route)) {
        for (const value of [
          '%2e%2e%2f',
          '..%2f..%2f..%2fetc%2fpasswd',
          '%252e%252e%252f',
          '..',
          '.',
          '%2e',
          '..;',
          ';x=1',
          'a;x=1',
          '%5c..%5c',
          'a%2fb',
          '//',
          'a//b',
          '%2f',
          '%',
          '*',
          '~',
          '%3f',
          '%23',
          'a%20b',
          'a+b',
          '%0d%0aset-cookie:%20a=b',
          'a'.repeat(4000),
        ]) {
          const answer = await sender.sendKeptAlive(route, { params: { ...route.params, [param]: value } })
          assert.equal(answer.headers['set-cookie'], undefined)
          if (route.method === 'GET') assert.notEqual(answer.body, found.body, `${value} answers like the sample`)
        }
      }
    },
  },
  inEveryText('33 SQL in every text', SQL),
  inEveryText('34 marks of LIKE', LIKE),
  inEveryText('35 marks of query languages', TSQUERY),
  inEveryText('36 texts that make a regular expression slow', REGEX),
  inEveryText('37 thousands of terms', LONG),
  {
    name: '38 pages that do not exist',
    fits: (route) => route.query?.page !== undefined || route.query?.pageSize !== undefined,
    async run(sender, route) {
      for (const value of [
        '0',
        '-1',
        '1000001',
        '1e3',
        '1.5',
        'NaN',
        '',
        '0x10',
        '99999999999999999999',
        ' 1',
        '1 ',
        '١',
        'null',
        'true',
      ]) {
        refused(
          await sender.sendKeptAlive(route, { query: { ...route.query, pageSize: value } }),
          400,
          'invalid_parameter',
        )
      }
      for (const value of ['0', '-1', '1000000001', '9'.repeat(30), '1e3', '']) {
        refused(await sender.sendKeptAlive(route, { query: { ...route.query, page: value } }), 400, 'invalid_parameter')
      }
      const far = await sender.sendKeptAlive(route, { query: { ...route.query, page: '1000000000' } })
      assert.equal(far.status, 200, far.body)
    },
  },
  inParameters('39 cursors nobody gave', /^(since|cursor|anchor|after)$/i, [
    '',
    'a',
    'AAAA',
    '0',
    '-1',
    'null',
    'eyJhIjoxfQ',
    '..',
    'a'.repeat(3000),
    '%',
    '{}',
    "'",
    '=',
    'AAAA.BBBB',
    'é',
  ]),
  inParameters('40 times that never were', /(From|To|At)$|^(from|to|since|of|day|month)$/, TIMES),
  inParameters('41 sorting by what is no column', /^(sort|order|groupBy)$/, [
    'password',
    'key_hash',
    '-',
    '--postedAt',
    'id; drop table x',
    '1',
    'postedAt,-postedAt',
    '(select 1)',
    '__proto__',
    'constructor',
  ]),
  inEveryText('42 characters of all sorts', UNICODE),
]
