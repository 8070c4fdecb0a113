// Lists of rules by the atoms they wait for.

import { type Atoms, type FoundTerms, MARK_POSTINGS, MARK_STAMP, MARK_WIDTH, type MatchNotice } from './atoms.ts'
import { BLOCK_BITS, BLOCK_MASK, type Blocks, createLists } from './memory.ts'
import type { Rules } from './rules.ts'

/** An entry of an atom's list: two atoms that must hold too, one that must not, and a rule with two marks. */
const ENTRY = 4
export const CHECK = 1
export const REPEATS = 2
export const RULE_SHIFT = 2

/** A rule that may match: the trigger that fired, the rule with its marks, its keywords. */
export const CANDIDATE = 3

export const createWaiting = (atoms: Atoms, rules: Rules, blocks: Blocks) => {
  const postings = createLists(blocks, ENTRY)
  let candidates = new Int32Array(64 * CANDIDATE)

  const pageOf = (rule: number): Int32Array => blocks.pages[rule >>> BLOCK_BITS] as Int32Array
  const postingsOf = (atom: number): number => atoms.marks()[atom * MARK_WIDTH + MARK_POSTINGS] ?? 0

  const post = (rule: number): void => {
    for (const wait of rules.setTriggers(pageOf(rule), rule & BLOCK_MASK)) {
      const code = (rule << RULE_SHIFT) | (wait.check ? CHECK : 0) | (wait.repeats ? REPEATS : 0)
      const list = postings.add(postingsOf(wait.trigger), [wait.second, wait.third, wait.unless, code])
      atoms.setPostings(wait.trigger, list)
    }
  }

  const unpost = (rule: number): void => {
    for (const atom of rules.triggers(pageOf(rule), rule & BLOCK_MASK)) {
      const list = postingsOf(atom)
      const place = postings.findLast(list, (code) => code >>> RULE_SHIFT === rule)
      atoms.setPostings(atom, postings.remove(list, place))
    }
    rules.clearTriggers(pageOf(rule), rule & BLOCK_MASK)
  }

  const makeRoom = (count: number): void => {
    if (count * CANDIDATE <= candidates.length) return
    const more = new Int32Array(2 * count * CANDIDATE)
    more.set(candidates)
    candidates = more
  }

  /** The rules that may match: one of their triggers holds, and the other conditions of their entry. */
  const gather = (notice: MatchNotice, texts?: FoundTerms): number => {
    const seenCount = atoms.observe(notice, texts)
    const seen = atoms.seen()
    const marks = atoms.marks()
    const stamp = atoms.stamp()
    let count = 0
    for (let place = 0; place < seenCount; place++) {
      const atom = seen[place] as number
      const list = marks[atom * MARK_WIDTH + MARK_POSTINGS] ?? 0
      if (list === 0) continue
      const page = blocks.pages[list >>> BLOCK_BITS] as Int32Array
      const start = postings.start(list)
      const end = start + ENTRY * postings.count(list)
      makeRoom(count + postings.count(list))
      const to = candidates
      for (let entry = start; entry < end; entry += ENTRY) {
        if (marks[(page[entry] ?? 0) * MARK_WIDTH + MARK_STAMP] !== stamp) continue
        if (marks[(page[entry + 1] ?? 0) * MARK_WIDTH + MARK_STAMP] !== stamp) continue
        if (marks[(page[entry + 2] ?? 0) * MARK_WIDTH + MARK_STAMP] === stamp) continue
        to[count * CANDIDATE] = atom
        to[count * CANDIDATE + 1] = page[entry + 3] ?? 0
        count++
      }
    }
    return count
  }

  return { post, unpost, gather, candidates: () => candidates }
}
