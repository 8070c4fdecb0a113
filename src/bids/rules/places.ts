import type { Query } from '../../search/query.ts'
import { type Term, termKey } from '../../search/text.ts'

/** The distinct terms of a query. */
export function termsOf(query: Query): Term[] {
  const terms = new Map<string, Term>()
  const visit = (node: Query): void => {
    if (node.kind === 'term') terms.set(termKey(node.term), node.term)
    else if (node.kind === 'not') visit(node.node)
    else for (const one of node.nodes) visit(one)
  }
  visit(query)
  return [...terms.values()]
}

const NOTHING: Query = { kind: 'or', nodes: [] }

/** A wider query: uncertain terms count as found, and exclude nothing if they are excluded. */
export function widest(query: Query, isSure: (term: Term) => boolean, isExcluded = false): Query {
  switch (query.kind) {
    case 'term':
      return isExcluded && !isSure(query.term) ? NOTHING : query
    case 'not':
      return { kind: 'not', node: widest(query.node, isSure, !isExcluded) }
    default:
      return { kind: query.kind, nodes: query.nodes.map((node) => widest(node, isSure, isExcluded)) }
  }
}
