import { type Expression, type Node, Visitor } from 'oxc-parser'
import { finding, isTest, nameOf, type Rule, textOf } from './house.ts'
import type { Sample } from './house-keep.ts'

/** `2026-11-20`: cutting an ISO time to at most this length gives its date. */
const DATE_LENGTH = 10
const CUTS = /^(?:slice|substring|substr)$/
/** Those of the machine's time zone, also as `set…`. */
const LOCAL = /^(?:[gs]et(?:Day|Date|Hours|Minutes|Month|FullYear|Year)|toDateString|toTimeString)$/
const LOCAL_TEXT = /^toLocale(?:Date|Time)String$/
const UTC_DAY = /^getUTC(?:Day|Date|Month|FullYear)$/

/**
 * A day of the service is a day in Seoul, which begins at 15:00 UTC. A test that uses the date in UTC or on the machine
 * is right for only fifteen hours a day. `src/lib/clock.ts` has `seoulDay`, `dayOf` and `startOfDay`.
 */
export const foreignDates: Rule = (files) =>
  files.flatMap((file) => {
    if (!isTest(file.path)) return []
    const [found, isoTexts] = [[] as string[], new Set<string>()]
    const report = (node: Node, what: string) =>
      found.push(
        finding(file, node.start, `takes a date that is not Seoul's (${what}); use seoulDay, dayOf or startOfDay`),
      )
    new Visitor({
      VariableDeclarator: ({ id, init }) => {
        if (id.type === 'Identifier' && init && isIsoCall(init)) isoTexts.add(id.name)
      },
      CallExpression: ({ callee, arguments: given }) => {
        const [object, method] = methodOf(callee)
        if (object === null) return
        const isIso = isIsoCall(object) || isoTexts.has(nameOf(object))
        if (isLocal(method, given) || (UTC_DAY.test(method) && isPresent(object)) || (isIso && cutsDate(method, given)))
          report(callee, `.${method}()`)
      },
      NewExpression: (node) => {
        if (nameOf(node.callee) === 'Date' && node.arguments.length > 1) report(node, 'new Date(year, month, …)')
      },
    }).visit(file.program)
    return found
  })

const isLocal = (method: string, given: Node[]): boolean =>
  LOCAL.test(method) || (LOCAL_TEXT.test(method) && !namesZone(given[1]))

/** Whether the method, called on an ISO time, returns at most its date. */
function cutsDate(method: string, given: Node[]): boolean {
  const [first, last] = [given[0], given.at(-1)]
  if (method === 'split') return first !== undefined && textOf(first) === 'T'
  if (/^replace/.test(method))
    return first?.type === 'Literal' && 'regex' in first && first.regex.pattern.startsWith('T')
  return CUTS.test(method) && last?.type === 'Literal' && Number(last.value) <= DATE_LENGTH
}

function methodOf(callee: Expression): [object: Expression | null, method: string] {
  if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier') return [null, '']
  return [callee.object, callee.property.name]
}

function isIsoCall(node: Node): boolean {
  return node.type === 'CallExpression' && /^to(?:ISOString|JSON)$/.test(methodOf(node.callee)[1])
}

/** `new Date()` and `new Date(Date.now() …)`. */
function isPresent(node: Node): boolean {
  if (node.type !== 'NewExpression' || nameOf(node.callee) !== 'Date') return false
  const [given] = node.arguments
  return given === undefined || asksNow(given)
}

function asksNow(node: Node): boolean {
  if (node.type === 'BinaryExpression') return asksNow(node.left) || asksNow(node.right)
  return node.type === 'CallExpression' && nameOf(node.callee) === 'Date.now'
}

const namesZone = (options: Node | undefined): boolean =>
  options?.type === 'ObjectExpression' &&
  options.properties.some((it) => it.type === 'Property' && it.key.type === 'Identifier' && it.key.name === 'timeZone')

/** Violations of the rule, and allowed code. */
export const DATE_SAMPLES: { caught: Sample[]; passes: Sample[] } = {
  caught: [
    ['src/bids/rules.test.ts', 'const today = new Date().toISOString().slice(0, 10)'],
    ['test/browser/journey.test.ts', "const [year] = new Date().toISOString().slice(0, 10).split('-')"],
    ['clients/python/test/package.test.ts', 'const today = new Date(at).toISOString().substring(0, 10)'],
    ['integrations/tryton/test/tryton.test.ts', "const today = new Date(at + 9 * HOUR).toISOString().split('T')[0]"],
    ['test/sample-world.ts', "const [today] = new Date(at).toISOString().split('T')"],
    ['test/sample-world.ts', 'const text = new Date(at).toISOString()\nconst month = text.slice(0, 7)'],
    ['test/sample-world.ts', "const today = new Date(at).toJSON().replace(/T.*/, '')"],
    ['test/sample-world.ts', 'const isMonday = new Date(at).getDay() === 1'],
    ['test/sample-world.ts', 'const date = new Date(at)\ndate.setHours(0, 0, 0, 0)'],
    ['test/sample-world.ts', 'const month = new Date().getUTCMonth()'],
    ['test/sample-world.ts', 'const day = new Date(Date.now() - DAY).getUTCDay()'],
    ['test/sample-world.ts', "const today = new Date(at).toLocaleDateString('ko-KR')"],
    ['test/sample-world.ts', 'const first = new Date(2026, 10, 1)'],
  ],
  passes: [
    ['test/sample-world.ts', 'const today = seoulDay(Date.now())'],
    [
      'test/sample-world.ts',
      "const minute = new Date(at).toISOString().slice(0, 16)\nconst [year] = '2026-11-20'.split('-')",
    ],
    ['test/sample-world.ts', "const at = new Date(Date.parse('2026-11-20')).getUTCDay()"],
    ['test/sample-world.ts', "const date = new Date(at).toLocaleDateString('ko-KR', { timeZone: 'Asia/Seoul' })"],
    ['src/bids/rules.ts', 'const today = new Date(at).toISOString().slice(0, 10)'],
  ],
}
