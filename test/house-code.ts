import { type Expression, type Node, Visitor } from 'oxc-parser'
import { finding, type HouseFile, isTest, nameOf, PURE_LIB, type Rule, textOf } from './house.ts'

export const isFunction = (node: Node) =>
  /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)

/** Functions declared in the file, by name. */
export function namedFunctions({ program }: HouseFile): Map<string, Node> {
  const named = new Map<string, Node>()
  new Visitor({
    FunctionDeclaration: (node) => {
      if (node.id) named.set(node.id.name, node)
    },
    VariableDeclarator: (node) => {
      if (node.init && node.id.type === 'Identifier' && isFunction(node.init)) named.set(node.id.name, node.init)
    },
  }).visit(program)
  return named
}

export const readsEnvironment: Rule = (files) =>
  files.flatMap((file) => {
    if (!file.path.startsWith('src/') || file.path === 'src/config.ts' || isTest(file.path)) return []
    const found: string[] = []
    const report = (node: Node) => found.push(finding(file, node.start, 'reads process.env; only src/config.ts may'))
    new Visitor({
      MemberExpression: (node) => {
        if (/^(?:globalThis\.)?process\.env$/.test(nameOf(node))) report(node)
      },
      VariableDeclarator: (node) => {
        if (node.id.type !== 'ObjectPattern' || !node.init || nameOf(node.init) !== 'process') return
        if (node.id.properties.some((it) => it.type === 'RestElement' || nameOf(it.key) === 'env')) report(node)
      },
      ImportDeclaration: (node) => {
        if (!/^(?:node:)?process$/.test(node.source.value)) return
        if (node.specifiers.some((it) => it.type === 'ImportSpecifier' && nameOf(it.imported) === 'env')) report(node)
      },
    }).visit(file.program)
    return found
  })

const SQL_STATEMENT = new RegExp(
  [
    String.raw`select\s+(?:\S[^]*\sfrom\s|\d|[\w.]+\()`,
    String.raw`insert\s+into\s`,
    String.raw`update\s+[\w."$]+(?:\s+as)?(?:\s+\w+)?\s+set\s`,
    String.raw`delete\s+from\s`,
    String.raw`with\s+(?:recursive\s+)?\w+\s*(?:\([^)]*\)\s*)?as\s+(?:not\s+)?(?:materialized\s+)?\(`,
    String.raw`(?:create|alter|drop|truncate)\s+(?:unlogged\s+|unique\s+)?(?:table|index|schema|database|role)\s`,
  ]
    .map((statement) => `^\\s*(?:${statement})`)
    .join('|'),
  'i',
)

/** Prose begins "Select …" or "Update …"; a statement uses one case, and has the form of one. */
function isSql(text: string): boolean {
  const [word = ''] = text.trimStart().split(/\s/, 1)
  return (word === word.toLowerCase() || word === word.toUpperCase()) && SQL_STATEMENT.test(text)
}

const SQL_TAG = /(?:^|\.)(?:sql|tx|trx|db|pg)$/
const SQL_ROOMS =
  /^(?:src\/lib\/(?:(?:db|postgres)\/[a-z-]+|feed|feed-epoch|leases|idempotency)\.ts|src\/[a-z]+\/store(?:\.ts|\/[^/]+)|src\/commands\/.+|bench\/.+|clients\/typescript\/src\/mirror\/.+)$/

export const writesSql: Rule = (files) =>
  files.flatMap((file) => {
    if (SQL_ROOMS.test(file.path) || isTest(file.path)) return []
    const found: string[] = []
    const report = (node: Node, what: string) =>
      found.push(
        finding(file, node.start, `${what}; SQL lives in store, lib/db and its neighbours, commands and tests`),
      )
    new Visitor({
      TaggedTemplateExpression: (node) => {
        if (SQL_TAG.test(nameOf(node.tag))) report(node, `holds a statement (${nameOf(node.tag)}\`…\`)`)
      },
      CallExpression: (node) => {
        if (/\.unsafe$/.test(nameOf(node.callee))) report(node, 'sends a text as a statement (.unsafe)')
      },
      Literal: (node) => {
        if (isSql(textOf(node) ?? '')) report(node, 'holds the text of a statement')
      },
      TemplateLiteral: (node) => {
        if (isSql(textOf(node) ?? '')) report(node, 'holds the text of a statement')
      },
    }).visit(file.program)
    return [...new Set(found)]
  })

const PURE = new RegExp(
  `^(?:demo/[a-z-]+|src/(?:vocabulary/[a-z-]+|search/(?:[a-z-]+/)?[a-z-]+|[a-z]+/rules|lib/(?:${PURE_LIB.join('|')})))\\.ts$`,
)

const INERT_CALL =
  /^(?:Type(?:\.\w+)+|Object\.(?:freeze|fromEntries|entries|keys|values)|Symbol\.for|String\.raw|Array\.(?:from|of)|Buffer\.from|Math\.(?!random$)\w+|Date\.UTC|JSON\.stringify|fileURLToPath|in(?:Each|ARow|Language)|asDescription|[A-Z]\w*)$/
const INERT_METHOD =
  /^(?:map|flatMap|filter|join|split|concat|slice|flat|toSorted|entries|keys|values|repeat|padStart|toLowerCase|toUpperCase|trim|replaceAll|replace|reduce)$/
const INERT_NEW =
  /^(?:Map|Set|WeakMap|WeakSet|RegExp|URL|ArrayBuffer|DataView|TextEncoder|TextDecoder|Intl\.\w+|\w+Array|\w*Error)$/

/** Whether creating this value has no effects: no calls with effects, no await. */
function inertness(own: ReadonlySet<string>) {
  const isInertCallee = (callee: Expression): boolean => {
    const name = nameOf(callee)
    if (INERT_CALL.test(name) || own.has(name)) return true
    if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false
    return INERT_METHOD.test(callee.property.name) && isInert(callee.object)
  }
  const isInert = (node: Node | null): boolean => {
    switch (node?.type) {
      case undefined:
      case 'Literal':
      case 'Identifier':
      case 'MetaProperty':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
      case 'ClassExpression':
        return true
      case 'ArrayExpression':
        return node.elements.every(isInert)
      case 'ObjectExpression':
        return node.properties.every((it) => isInert(it.type === 'SpreadElement' ? it : it.value))
      case 'TemplateLiteral':
        return node.expressions.every(isInert)
      case 'TaggedTemplateExpression':
        return nameOf(node.tag) === 'String.raw' && isInert(node.quasi)
      case 'BinaryExpression':
      case 'LogicalExpression':
        return isInert(node.left) && isInert(node.right)
      case 'ConditionalExpression':
        return isInert(node.test) && isInert(node.consequent) && isInert(node.alternate)
      case 'SpreadElement':
      case 'UnaryExpression':
        return isInert(node.argument)
      case 'MemberExpression':
        return isInert(node.object) && (!node.computed || isInert(node.property))
      case 'ParenthesizedExpression':
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSInstantiationExpression':
        return isInert(node.expression)
      case 'NewExpression':
        return INERT_NEW.test(nameOf(node.callee)) && node.arguments.every(isInert)
      case 'CallExpression':
        return isInertCallee(node.callee) && node.arguments.every(isInert)
      default:
        return false
    }
  }
  return isInert
}

const SILENT = /^(?:Import|TS|FunctionDeclaration|ExportAll|EmptyStatement)/

/** A pure file may compute a constant with its own functions; other files only with a single inert expression. */
function inertFunctions(file: HouseFile): Set<string> {
  const isInert = inertness(new Set())
  const isPlain = (node: Node) =>
    node.type === 'ArrowFunctionExpression' && node.body.type !== 'BlockStatement' && isInert(node.body)
  const named = [...namedFunctions(file)]
  return new Set(named.filter(([, node]) => PURE.test(file.path) || isPlain(node)).map(([name]) => name))
}

interface Manners {
  isInert: (node: Node | null) => boolean
  /** A pure file may cache what it can compute again. */
  mayKeep: boolean
}

function actsAlone(node: Node, manners: Manners): boolean {
  const { isInert, mayKeep } = manners
  if (SILENT.test(node.type)) return false
  if (node.type === 'ExportNamedDeclaration') return node.declaration !== null && actsAlone(node.declaration, manners)
  if (node.type === 'VariableDeclaration')
    return (node.kind !== 'const' && !mayKeep) || !node.declarations.every(({ init }) => isInert(init))
  if (node.type === 'ClassDeclaration')
    return node.body.body.some(
      (it) => it.type === 'StaticBlock' || (it.type === 'PropertyDefinition' && it.static && !isInert(it.value)),
    )
  return true
}

export const actsAtImport: Rule = (files) =>
  files.flatMap((file) => {
    if (!file.path.startsWith('src/') || isTest(file.path) || /^src\/(?:commands\/)?main\.ts$/.test(file.path))
      return []
    const manners = { isInert: inertness(inertFunctions(file)), mayKeep: PURE.test(file.path) }
    const acting = file.program.body
      .filter((node) => actsAlone(node, manners))
      .map((node) =>
        finding(
          file,
          node.start,
          'does something at import, or keeps state for all; a top level declares, createX() and start() do',
        ),
      )
    const bare = file.imports
      .filter((it) => it.bare)
      .map((it) => `${file.path}:${it.line} imports ${it.specifier} for its effect; nothing happens at import`)
    return [...acting, ...bare]
  })

const IMPURE = /^(?:Date\.now|performance\.now|Math\.random|process\..+|crypto\..+)$/
const IMPURE_CALL = /^(?:fetch|setTimeout|setInterval|require)$/

/** Pure files contain decisions; time, randomness and I/O are arguments. The clock itself is the one exception. */
export const asksOutside: Rule = (files) =>
  files.flatMap((file) => {
    if (!PURE.test(file.path) || file.path === 'src/lib/clock.ts' || isTest(file.path)) return []
    const found: string[] = []
    const report = (node: Node, what: string) =>
      found.push(finding(file, node.start, `uses ${what}; this file is pure`))
    new Visitor({
      MemberExpression: (node) => {
        if (IMPURE.test(nameOf(node))) report(node, nameOf(node))
      },
      CallExpression: (node) => {
        if (IMPURE_CALL.test(nameOf(node.callee))) report(node, nameOf(node.callee))
      },
      NewExpression: (node) => {
        if (nameOf(node.callee) === 'Date' && node.arguments.length === 0) report(node, 'new Date()')
      },
    }).visit(file.program)
    return found
  })

export const saysAny: Rule = (files) =>
  files.flatMap((file) => {
    const found: string[] = []
    new Visitor({
      TSAnyKeyword: (node) => {
        found.push(finding(file, node.start, 'says any; name the type, or use unknown'))
      },
    }).visit(file.program)
    const silenced = file.comments.filter(({ value }) => /^\s*@ts-(?:ignore|nocheck)/.test(value))
    return [...found, ...silenced.map((it) => finding(file, it.start, 'silences the type check'))]
  })

export const mocksModules: Rule = (files) =>
  files.flatMap((file) => {
    const found: string[] = []
    new Visitor({
      CallExpression: (node) => {
        if (/(?:^|\.)(?:mock\.module|(?:vi|jest)\.(?:mock|doMock|unstable_mockModule))$/.test(nameOf(node.callee)))
          found.push(finding(file, node.start, `replaces a module (${nameOf(node.callee)}); hand the part in instead`))
      },
    }).visit(file.program)
    return found
  })

export const startsUnregistered: Rule = (files) =>
  files.flatMap((file) => {
    if (!isTest(file.path)) return []
    const [found, tied] = [[] as string[], new Set<Node>()]
    new Visitor({
      CallExpression: (node) => {
        const [argument] = node.arguments
        if (nameOf(node.callee) === 'endsWithTests' && argument) tied.add(argument)
        if (/^(?:spawn|fork)$/.test(nameOf(node.callee)) && !tied.has(node))
          found.push(
            finding(file, node.start, 'starts a process; write endsWithTests(spawn(…)), so that it never stays'),
          )
      },
    }).visit(file.program)
    return found
  })

const SLEEP = 50

function numberOf(node: Node | undefined): number {
  if (node?.type === 'Literal') return typeof node.value === 'number' ? node.value : 0
  if (node?.type === 'BinaryExpression' && node.operator === '*') return numberOf(node.left) * numberOf(node.right)
  return 0
}

export const sleepsInTests: Rule = (files) =>
  files.flatMap((file) => {
    if (!isTest(file.path)) return []
    const found: string[] = []
    const least = new Map([
      ['sleep', 1],
      ['delay', 1],
    ])
    const report = (node: Node) =>
      found.push(finding(file, node.start, 'sleeps; push the work to its end and await that'))
    new Visitor({
      ImportDeclaration: (node) => {
        if (!/^(?:node:)?timers\/promises$/.test(node.source.value)) return
        for (const it of node.specifiers)
          least.set(it.type === 'ImportSpecifier' ? it.local.name : `${it.local.name}.setTimeout`, SLEEP)
      },
      CallExpression: (node) => {
        if (numberOf(node.arguments[0]) >= (least.get(nameOf(node.callee)) ?? Infinity)) report(node)
      },
      NewExpression: (node) => {
        const [executor] = node.arguments
        if (nameOf(node.callee) === 'Promise' && executor && sleepsIn(executor)) report(node)
      },
    }).visit(file.program)
    return found
  })

/** `(resolve) => setTimeout(resolve, 200)`; a timer that rejects is a timeout, not a sleep. */
function sleepsIn(executor: Node): boolean {
  if (executor.type !== 'ArrowFunctionExpression' && executor.type !== 'FunctionExpression') return false
  const [done] = executor.params
  if (!executor.body || done?.type !== 'Identifier') return false
  const statement = executor.body.type === 'BlockStatement' ? executor.body.body : [executor.body]
  return statement
    .map((it) => (it.type === 'ExpressionStatement' ? it.expression : it))
    .some(
      (it) =>
        it.type === 'CallExpression' &&
        nameOf(it.callee) === 'setTimeout' &&
        numberOf(it.arguments[1]) >= SLEEP &&
        callsDone(it.arguments[0], done.name),
    )
}

function callsDone(callback: Node | undefined, done: string): boolean {
  if (!callback) return false
  if (nameOf(callback) === done) return true
  return (
    callback.type === 'ArrowFunctionExpression' &&
    callback.body.type === 'CallExpression' &&
    nameOf(callback.body.callee) === done
  )
}
