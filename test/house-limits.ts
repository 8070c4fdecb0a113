import { type Node, Visitor } from 'oxc-parser'
import { finding, type HouseFile, isTest, nameOf, type Rule } from './house.ts'
import { GENERATED } from './house-clients.ts'
import type { Sample } from './house-keep.ts'

const PATIENCE = 'PATIENCE_MS'

/** The parts of an expression: its numbers and names, with constants of the file resolved. */
interface Parts {
  hasNumber: boolean
  isPatient: boolean
}

function constants({ program }: HouseFile): Map<string, Node> {
  const values = new Map<string, Node>()
  new Visitor({
    VariableDeclaration: (node) => {
      if (node.kind !== 'const') return
      for (const { id, init } of node.declarations) if (id.type === 'Identifier' && init) values.set(id.name, init)
    },
  }).visit(program)
  return values
}

function partsOf(node: Node, known: ReadonlyMap<string, Node>): Parts {
  switch (node.type) {
    case 'Literal':
      return { hasNumber: typeof node.value === 'number', isPatient: false }
    case 'Identifier': {
      if (node.name === PATIENCE && !known.has(PATIENCE)) return { hasNumber: false, isPatient: true }
      const value = known.get(node.name)
      const rest = new Map(known)
      rest.delete(node.name)
      return value ? partsOf(value, rest) : { hasNumber: false, isPatient: false }
    }
    case 'BinaryExpression':
      return both(partsOf(node.left, known), partsOf(node.right, known))
    case 'ConditionalExpression': {
      const [one, other] = [partsOf(node.consequent, known), partsOf(node.alternate, known)]
      return { hasNumber: one.hasNumber || other.hasNumber, isPatient: one.isPatient && other.isPatient }
    }
    default:
      return { hasNumber: false, isPatient: false }
  }
}

const both = (one: Parts, other: Parts): Parts => ({
  hasNumber: one.hasNumber || other.hasNumber,
  isPatient: one.isPatient || other.isPatient,
})

/** `performance.now() - begun`, the duration of something. */
const isElapsed = (node: Node): boolean =>
  node.type === 'BinaryExpression' &&
  node.operator === '-' &&
  node.left.type === 'CallExpression' &&
  /^(?:performance|Date)\.now$/.test(nameOf(node.left.callee))

/** The right side of `performance.now() - begun < 500`. */
function limitOf(node: Node | undefined): Node | undefined {
  if (node?.type !== 'BinaryExpression') return undefined
  if (/^<=?$/.test(node.operator) && isElapsed(node.left)) return node.right
  return /^>=?$/.test(node.operator) && isElapsed(node.right) ? node.left : undefined
}

/**
 * A limit in milliseconds fails on a busy machine. Use PATIENCE_MS or a multiple of it against hanging; tests of speed
 * compare with a control in the same run (`test/pace.ts`).
 */
export const limitsTime: Rule = (files) =>
  files.flatMap((file) => {
    if (!isTest(file.path)) return []
    const known = constants(file)
    const found: string[] = []
    const check = (limit: Node | undefined, what: string) => {
      if (!limit) return
      const { hasNumber, isPatient } = partsOf(limit, known)
      if (hasNumber && !isPatient) found.push(finding(file, limit.start, `${what}; use ${PATIENCE}`))
    }
    new Visitor({
      CallExpression: (node) => {
        const name = nameOf(node.callee)
        if (/^assert(?:\.ok)?$/.test(name)) check(limitOf(node.arguments[0]), 'limits the time that something takes')
        if (name === 'AbortSignal.timeout') check(node.arguments[0], 'aborts after a number of milliseconds')
      },
      Property: (node) => {
        if (nameOf(node.key) === 'timeout') check(node.value, 'has a timeout of a number of milliseconds')
      },
    }).visit(file.program)
    return found
  })

export const LIMIT_SAMPLES: { caught: Sample[]; passes: Sample[] } = {
  caught: [
    ['src/bids/jobs.test.ts', 'const SOON_MS = 5 * 200\nfetch(url, { signal: AbortSignal.timeout(SOON_MS) })'],
    ['src/bids/jobs.test.ts', 'const PATIENCE_MS = 20_000\nfetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })'],
    ['src/bids/jobs.test.ts', "test('ends', { timeout: 60_000 }, () => {})"],
    ['test/run-watch.ts', "spawnSync('npm', [], { timeout: 2 * MINUTE })\nconst MINUTE = 60_000"],
    ['test/hosts.ts', 'await fetch(url, { signal: AbortSignal.timeout(5000) })'],
    ['src/bids/jobs.test.ts', 'assert.ok(performance.now() - begun < 2_000)'],
    ['src/bids/jobs.test.ts', 'assert(500 > Date.now() - begun)'],
  ],
  passes: [
    ['src/bids/jobs.test.ts', "test('ends', { timeout: 5 * PATIENCE_MS }, () => {})"],
    ['test/hosts.ts', 'await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })'],
    [
      'src/bids/jobs.test.ts',
      'assert.ok(performance.now() - begun < paceLimit({ controlMs, times: 9, floorMs: 500 }))',
    ],
    ['src/bids/jobs.test.ts', 'assert.ok(performance.now() - begun >= 1_000)'],
    ['src/bids/jobs.ts', 'run(url, { timeout: 5_000 })'],
  ],
}

const MOST_LINES: Record<string, number> = {
  'src/main.ts': 80,
  'src/app.ts': 250,
  'src/features.ts': 250,
  'src/serving.ts': 250,
}

export const longFiles: Rule = (files) =>
  files.flatMap(({ path, lines }) => {
    if (path.startsWith(GENERATED)) return []
    const most = MOST_LINES[path] ?? (path.endsWith('.test.ts') ? 600 : 400)
    return lines > most ? [`${path} has ${lines} lines; ${most} at most`] : []
  })
