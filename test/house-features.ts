import { type Node, Visitor } from 'oxc-parser'
import { finding, type HouseFile, type Rule } from './house.ts'

/** The names of a function: its parameters and declarations, each with the offset from which it is available. */
interface Scope {
  node: Node
  /** Where it is created: hoisted declarations are available from the beginning of their scope. */
  madeAt: number
  names: Map<string, number>
}

/** A name used inside these functions, the innermost one last. */
interface Use {
  name: string
  scopes: Scope[]
}

function namesIn(pattern: Node): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name]
    case 'ObjectPattern':
      return pattern.properties.flatMap((it) => namesIn(it.type === 'RestElement' ? it.argument : it.value))
    case 'ArrayPattern':
      return pattern.elements.flatMap((it) => (it ? namesIn(it) : []))
    case 'AssignmentPattern':
      return namesIn(pattern.left)
    case 'RestElement':
      return namesIn(pattern.argument)
    default:
      return []
  }
}

/** Functions that use a name which their surrounding function declares after them. */
function lateClosures({ program }: HouseFile): Node[] {
  const [scopes, uses, unused] = [[] as Scope[], [] as Use[], new Set<Node>()]
  const enter = (node: Node, params: Node[], madeAt: number) => {
    scopes.push({ node, madeAt, names: new Map(params.flatMap(namesIn).map((name) => [name, node.start])) })
  }
  const leave = () => void scopes.pop()
  new Visitor({
    FunctionDeclaration: (node) => enter(node, node.params, scopes.at(-1)?.node.start ?? 0),
    FunctionExpression: (node) => enter(node, node.params, node.start),
    ArrowFunctionExpression: (node) => enter(node, node.params, node.start),
    'FunctionDeclaration:exit': leave,
    'FunctionExpression:exit': leave,
    'ArrowFunctionExpression:exit': leave,
    VariableDeclarator: (node) => {
      for (const name of namesIn(node.id)) scopes.at(-1)?.names.set(name, node.end)
    },
    MemberExpression: (node) => {
      if (!node.computed) unused.add(node.property)
    },
    Property: (node) => {
      if (!node.computed && !node.shorthand) unused.add(node.key)
    },
    Identifier: (node) => {
      if (!unused.has(node)) uses.push({ name: node.name, scopes: [...scopes] })
    },
  }).visit(program)
  const late = uses.flatMap(({ name, scopes }) => {
    const at = scopes.findLastIndex(({ names }) => names.has(name))
    const [owner, closure] = [scopes[at], scopes[at + 1]]
    return owner && closure && (owner.names.get(name) ?? 0) > closure.madeAt ? [closure.node] : []
  })
  return [...new Set(late)]
}

/** Where features are connected, these few exceptions refer to later code; each states its reason. */
export const lateBound =
  (most: number): Rule =>
  (files) =>
    files.flatMap((file) => {
      if (file.path !== 'src/features.ts') return []
      const late = lateClosures(file)
      const reasons = new Set(file.comments.map(({ end }) => file.lineAt(end) + 1))
      const silent = late.filter((node) => !reasons.has(file.lineAt(node.start)))
      return [
        ...(late.length > most ? late : []).map((node) =>
          finding(file, node.start, `names what is made later, as ${late.length} functions do; ${most} at most`),
        ),
        ...silent.map((node) => finding(file, node.start, 'names what is made later; a comment above says why')),
      ]
    })
