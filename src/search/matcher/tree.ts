// A tree of letters.

import { createIntTable, createRows, hashOf } from './memory.ts'

/** The depth of the tree, one bit of a term's mask for each letter; the rest of longer terms is stored separately. */
export const DEPTH = 31

const PARENT = 0
const UNIT = 1
const FIRST = 2
const USES = 3
const NODE_WIDTH = 4
export const ROOT = 0

/** Each node points to the first of the terms that end there. */
export const createTree = () => {
  const nodes = createRows(NODE_WIDTH)
  const children = createIntTable(
    (node, parent, unit) => nodes.get(node, PARENT) === parent && nodes.get(node, UNIT) === unit,
  )

  const childOf = (node: number, unit: number): number => children.find(hashOf(node, unit), node, unit)

  /** The node of the letters, up to the depth of the tree; 0 if there is none. */
  const nodeOf = (letters: string): number => {
    let node = ROOT
    const depth = Math.min(letters.length, DEPTH)
    for (let at = 0; at < depth; at++) {
      node = childOf(node, letters.charCodeAt(at))
      if (node === 0) break
    }
    return node
  }

  const addChild = (parent: number, unit: number): number => {
    const node = nodes.take()
    nodes.set(node, PARENT, parent)
    nodes.set(node, UNIT, unit)
    children.insert(hashOf(parent, unit), node)
    if (parent !== ROOT) nodes.set(parent, USES, nodes.get(parent, USES) + 1)
    return node
  }

  /** The node of the letters, created if missing; increments its use count. */
  const grow = (letters: string): number => {
    let node = ROOT
    const depth = Math.min(letters.length, DEPTH)
    for (let at = 0; at < depth; at++) {
      const unit = letters.charCodeAt(at)
      node = childOf(node, unit) || addChild(node, unit)
    }
    nodes.set(node, USES, nodes.get(node, USES) + 1)
    return node
  }

  /** Decrements the use count of a node, and removes it and its unused ancestors. */
  const prune = (last: number): void => {
    let node = last
    while (node !== ROOT) {
      const uses = nodes.get(node, USES) - 1
      nodes.set(node, USES, uses)
      if (uses > 0) return
      const parent = nodes.get(node, PARENT)
      children.remove(hashOf(parent, nodes.get(node, UNIT)), node)
      nodes.giveBack(node)
      node = parent
    }
  }

  const firstOf = (node: number): number => nodes.get(node, FIRST)
  const setFirst = (node: number, first: number): void => nodes.set(node, FIRST, first)

  return { childOf, nodeOf, grow, prune, firstOf, setFirst, bytes: () => nodes.bytes() + children.bytes() }
}
