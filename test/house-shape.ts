import { type Node, Visitor } from 'oxc-parser'
import { finding, type HouseFile, isTest, nameOf, type Rule } from './house.ts'
import { isFunction, namedFunctions } from './house-code.ts'

interface Measured {
  node: Node
  /** Lines from its first to its last, including nested functions. */
  whole: number
  /** The same without nested functions, which count separately. */
  own: number
}

function measureFunctions(file: HouseFile): Measured[] {
  const measured: Measured[] = []
  const inner: Set<number>[] = []
  const enter = () => {
    inner.push(new Set())
  }
  const leave = (node: Node) => {
    const [first, last] = [file.lineAt(node.start), file.lineAt(node.end - 1)]
    const whole = last - first + 1
    measured.push({ node, whole, own: whole - (inner.pop()?.size ?? 0) })
    for (let line = first; line <= last; line++) inner.at(-1)?.add(line)
  }
  new Visitor({
    FunctionDeclaration: enter,
    FunctionExpression: enter,
    ArrowFunctionExpression: enter,
    'FunctionDeclaration:exit': leave,
    'FunctionExpression:exit': leave,
    'ArrowFunctionExpression:exit': leave,
  }).visit(file.program)
  return measured
}

/** Lines of the function without nested functions. */
export const longFunctions =
  (most: number): Rule =>
  (files) =>
    files
      .filter(({ path }) => !path.endsWith('.test.ts'))
      .flatMap((file) =>
        measureFunctions(file)
          .filter(({ own }) => own > most)
          .map(({ node, own }) =>
            finding(file, node.start, `is a function of ${own} lines of its own; ${most} at most`),
          ),
      )

/**
 * A closure must be understood as a whole, because nested functions share variables. So it is measured from its first
 * line to its last: 120 lines are two screens. A function without nested ones is limited to fewer. The suites of a test
 * share little and are exempt.
 */
export const longClosures =
  (most: number): Rule =>
  (files) =>
    files
      .filter(({ path }) => !path.endsWith('.test.ts'))
      .flatMap((file) =>
        measureFunctions(file)
          .filter(({ whole }) => whole > most)
          .map(({ node, whole }) =>
            finding(file, node.start, `is a closure of ${whole} lines; ${most} at most, so give a part of it a name`),
          ),
      )

const bare = (node: Node): Node =>
  node.type === 'ParenthesizedExpression' || node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression'
    ? bare(node.expression)
    : node

/** `{ ...{ a, b } }` means the same as `{ a, b }`, and hides from the formatter how long a list is. */
export const packsLiterals: Rule = (files) =>
  files.flatMap((file) => {
    const found: string[] = []
    new Visitor({
      SpreadElement: (node) => {
        if (/^(?:Object|Array)Expression$/.test(bare(node.argument).type))
          found.push(finding(file, node.start, 'spreads a literal; write what it holds in its place'))
      },
      TSRestType: (node) => {
        if (node.typeAnnotation.type === 'TSTupleType')
          found.push(finding(file, node.start, 'spreads a list of types; write them in its place'))
      },
    }).visit(file.program)
    return found
  })

/** The functions behind a handler: written in place, wrapped in a call, or named and declared in the same file. */
function handlersIn(node: Node, named: Map<string, Node>): Node[] {
  if (isFunction(node)) return [node]
  if (node.type === 'Identifier') return [named.get(node.name) ?? []].flat()
  if (node.type === 'CallExpression') return node.arguments.flatMap((it) => handlersIn(it, named))
  return []
}

export const longHandlers =
  (most: number): Rule =>
  (files) =>
    files.flatMap((file) => {
      if (!/^src\/[a-z]+\/routes(?:\.ts|\/)/.test(file.path) || isTest(file.path)) return []
      const named = namedFunctions(file)
      const handlers = new Set<Node>()
      const given: Node[] = []
      new Visitor({
        Property: (node) => {
          if (nameOf(node.key) === 'handler') given.push(node.value)
        },
        CallExpression: (node) => {
          const last = node.arguments.at(-1)
          if (last && /\.(?:get|head|post|put|patch|delete|options|all|route)$/.test(nameOf(node.callee)))
            given.push(last)
        },
      }).visit(file.program)
      for (const node of given) for (const handler of handlersIn(node, named)) handlers.add(handler)
      return [...handlers]
        .map((node) => ({ node, lines: file.lineAt(node.end - 1) - file.lineAt(node.start) + 1 }))
        .filter(({ lines }) => lines > most)
        .map(({ node, lines }) => finding(file, node.start, `is a route handler of ${lines} lines; ${most} at most`))
    })
