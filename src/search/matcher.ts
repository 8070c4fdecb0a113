import { ALWAYS, createAtoms, type MatchNotice } from './matcher-atoms.ts'
import { BLOCK_BITS, BLOCK_MASK, createBlocks, createRows, createTable, hashOf } from './matcher-memory.ts'
import { createRules, type Keyword, plainCode, ruleSize } from './matcher-rules.ts'

export type { MatchNotice } from './matcher-atoms.ts'
export type { Keyword } from './matcher-rules.ts'

/** Many keywords against one notice. */
export interface Matcher {
  /** Gives the number the keyword is known by from now on: small, and given again after its removal. */
  add(keyword: Keyword): number
  /** False where there is no such keyword. */
  remove(id: number): boolean
  /** Every keyword whose query and filter fit, once, in no order. */
  match(notice: MatchNotice): number[]
  /** Uses what was learnt of notices to look at fewer keywords. To be called when idle; true while there is more to do. */
  step(): boolean
  size(): number
  /** In bytes, without the texts of agencies and industries. */
  memory(): number
}

/** Of a keyword: its neighbours among those of the same rule. */
const NEXT = 0
const RULE = 1
const BEFORE = 2
const KEYWORD_WIDTH = 3

/** Of a rule: where its codes lie, and its first keyword. */
const CODES = 0
const FIRST = 1
const RULE_WIDTH = 2

/** Of an atom's list: how many entries there are and fit in; then entries of two, the second atom and a rule. */
const HEADER = 2
const ENTRY = 2
const CHECK = 1
const SEVERAL = 2
const RULE_SHIFT = 2

const RULES_A_STEP = 200
/** The first round over all rules comes after so many counted notices, the next after twice as many. */
const FIRST_ROUND = 32

const hashCodes = (codes: readonly number[]): number => codes.reduce((hash, code) => hashOf(hash, code), codes.length)

/** Which rules to look at when an atom holds. */
const createPostings = (atoms: ReturnType<typeof createAtoms>, blocks: ReturnType<typeof createBlocks>) => {
  const sizeFor = (capacity: number): number => HEADER + ENTRY * capacity

  const move = (atom: number, capacity: number): void => {
    const old = atoms.postings(atom)
    const from = blocks.pages[old >>> BLOCK_BITS] as Int32Array
    const base = old & BLOCK_MASK
    const count = old === 0 ? 0 : (from[base] as number)
    const address = capacity === 0 ? 0 : blocks.take(sizeFor(capacity))
    if (capacity > 0) {
      const page = blocks.pages[address >>> BLOCK_BITS] as Int32Array
      const at = address & BLOCK_MASK
      const source = blocks.pages[old >>> BLOCK_BITS] as Int32Array
      page.set(source.subarray(base + HEADER, base + HEADER + ENTRY * count), at + HEADER)
      page[at] = count
      page[at + 1] = capacity
    }
    if (old !== 0) blocks.giveBack(old, sizeFor((blocks.pages[old >>> BLOCK_BITS] as Int32Array)[base + 1] as number))
    atoms.setPostings(atom, address)
  }

  const add = (atom: number, second: number, code: number): void => {
    const old = atoms.postings(atom)
    const full = blocks.pages[old >>> BLOCK_BITS] as Int32Array
    const base = old & BLOCK_MASK
    if (old === 0) move(atom, 1)
    else if (full[base] === full[base + 1]) move(atom, 2 * (full[base] as number))
    const address = atoms.postings(atom)
    const page = blocks.pages[address >>> BLOCK_BITS] as Int32Array
    const at = address & BLOCK_MASK
    const count = page[at] as number
    page[at] = count + 1
    page[at + HEADER + ENTRY * count] = second
    page[at + HEADER + ENTRY * count + 1] = code
  }

  const remove = (atom: number, rule: number): void => {
    const address = atoms.postings(atom)
    const page = blocks.pages[address >>> BLOCK_BITS] as Int32Array
    const at = address & BLOCK_MASK
    const count = (page[at] as number) - 1
    const last = at + HEADER + ENTRY * count
    let entry = at + HEADER
    while ((page[entry + 1] as number) >> RULE_SHIFT !== rule) entry += ENTRY
    page[entry] = page[last] as number
    page[entry + 1] = page[last + 1] as number
    page[at] = count
    if (count === 0) move(atom, 0)
    else if (4 * count <= (page[at + 1] as number)) move(atom, (page[at + 1] as number) >> 1)
  }
  return { add, remove }
}

export const createMatcher = (): Matcher => {
  const atoms = createAtoms()
  const rules = createRules(atoms)
  const blocks = createBlocks()
  const postings = createPostings(atoms, blocks)
  const keywordRows = createRows(KEYWORD_WIDTH)
  const ruleRows = createRows(RULE_WIDTH)
  let written: readonly number[] = []
  let size = 0
  let nextRound = FIRST_ROUND
  let tuned = 0

  const pageOf = (rule: number): Int32Array => blocks.pages[ruleRows.get(rule, CODES) >>> BLOCK_BITS] as Int32Array
  const placeOf = (rule: number): number => ruleRows.get(rule, CODES) & BLOCK_MASK
  const isWritten = (rule: number): boolean => {
    const page = pageOf(rule)
    const at = placeOf(rule)
    return (
      ruleSize(page, at) === written.length &&
      written.every((code, place) => plainCode(page[at + place] as number) === code)
    )
  }
  const table = createTable(isWritten)

  const post = (rule: number): void => {
    const { atoms: found, second, check } = rules.setTriggers(pageOf(rule), placeOf(rule))
    const code = (rule << RULE_SHIFT) | (check ? CHECK : 0) | (found.length > 1 ? SEVERAL : 0)
    for (const atom of found) postings.add(atom, second, code)
    if (found.length === 0) postings.add(ALWAYS, second, code)
  }
  const unpost = (rule: number): void => {
    const found = rules.triggers(pageOf(rule), placeOf(rule))
    for (const atom of found) postings.remove(atom, rule)
    if (found.length === 0) postings.remove(ALWAYS, rule)
    rules.clearTriggers(pageOf(rule), placeOf(rule))
  }

  const makeRule = (codes: readonly number[], hash: number): number => {
    const address = blocks.take(codes.length)
    const page = blocks.pages[address >>> BLOCK_BITS] as Int32Array
    page.set(codes, address & BLOCK_MASK)
    const rule = ruleRows.take()
    ruleRows.set(rule, CODES, address)
    table.insert(hash, rule)
    post(rule)
    return rule
  }
  const dropRule = (rule: number): void => {
    unpost(rule)
    const address = ruleRows.get(rule, CODES)
    const at = address & BLOCK_MASK
    const codes = Array.from(pageOf(rule).subarray(at, at + ruleSize(pageOf(rule), at)))
    table.remove(hashCodes(codes), rule)
    rules.release(codes)
    blocks.giveBack(address, codes.length)
    ruleRows.giveBack(rule)
  }

  const add = (keyword: Keyword): number => {
    written = rules.write(keyword)
    const hash = hashCodes(written)
    const known = table.find(hash, 0, 0)
    const rule = known || makeRule(written, hash)
    if (known) rules.release(written)
    const id = keywordRows.take()
    const first = ruleRows.get(rule, FIRST)
    keywordRows.set(id, RULE, rule)
    keywordRows.set(id, NEXT, first)
    if (first !== 0) keywordRows.set(first, BEFORE, id)
    ruleRows.set(rule, FIRST, id)
    size++
    return id
  }

  const remove = (id: number): boolean => {
    const rule = id > 0 && id < keywordRows.end() ? keywordRows.get(id, RULE) : 0
    if (rule === 0) return false
    const next = keywordRows.get(id, NEXT)
    const before = keywordRows.get(id, BEFORE)
    if (next !== 0) keywordRows.set(next, BEFORE, before)
    if (before !== 0) keywordRows.set(before, NEXT, next)
    else ruleRows.set(rule, FIRST, next)
    keywordRows.giveBack(id)
    if (before === 0 && next === 0) dropRule(rule)
    size--
    return true
  }

  const isFit = (code: number, atom: number, notice: MatchNotice): boolean => {
    const rule = code >> RULE_SHIFT
    const page = pageOf(rule)
    const at = placeOf(rule)
    if ((code & SEVERAL) !== 0 && rules.firstTrigger(page, at) !== atom) return false
    return (code & CHECK) === 0 || rules.holds(page, at, notice)
  }

  const match = (notice: MatchNotice): number[] => {
    const found: number[] = []
    const count = atoms.observe(notice)
    const seen = atoms.seen()
    for (let place = 0; place < count; place++) {
      const atom = seen[place] as number
      const address = atoms.postings(atom)
      if (address === 0) continue
      const page = blocks.pages[address >>> BLOCK_BITS] as Int32Array
      const start = (address & BLOCK_MASK) + HEADER
      const end = start + ENTRY * (page[start - HEADER] as number)
      for (let entry = start; entry < end; entry += ENTRY) {
        if (!atoms.holds(page[entry] as number)) continue
        const code = page[entry + 1] as number
        if ((code & (CHECK | SEVERAL)) !== 0 && !isFit(code, atom, notice)) continue
        let id = ruleRows.get(code >> RULE_SHIFT, FIRST)
        while (id !== 0) {
          found.push(id)
          id = keywordRows.get(id, NEXT)
        }
      }
    }
    return found
  }

  const step = (): boolean => {
    if (atoms.noticesCounted() < nextRound) return false
    const end = Math.min(ruleRows.end(), tuned + RULES_A_STEP)
    while (++tuned < end) {
      if (ruleRows.get(tuned, FIRST) === 0 || !rules.isBadlyTriggered(pageOf(tuned), placeOf(tuned))) continue
      unpost(tuned)
      post(tuned)
    }
    if (end < ruleRows.end()) return true
    tuned = 0
    nextRound = 2 * atoms.noticesCounted()
    return false
  }

  return {
    add,
    remove,
    match,
    step,
    size: () => size,
    memory: () => atoms.bytes() + blocks.bytes() + keywordRows.bytes() + ruleRows.bytes() + table.bytes(),
  }
}
