import { createAtoms, type FoundTerms, type MatchNotice } from './atoms.ts'
import {
  BLOCK_BITS,
  BLOCK_MASK,
  type Blocks,
  createBlocks,
  createIntTable,
  createLists,
  createRows,
  hashOf,
} from './memory.ts'
import { createRules, type MatchKeyword, PRICE, plainCode, ruleSize } from './rules.ts'
import { CANDIDATE, CHECK, createWaiting, REPEATS, RULE_SHIFT } from './waiting.ts'

/** Matches many keywords with one notice. */
export interface Matcher {
  /** Returns the number of the keyword: small, and reused after its removal. */
  add(keyword: MatchKeyword): number
  /** False if there is no such keyword. */
  remove(id: number): boolean
  /** Every keyword whose query and filter match the notice and the texts together, once, in any order. */
  match(notice: MatchNotice, texts?: FoundTerms): number[]
  /** Begins to search for the terms of all keywords in texts that come in pieces. */
  startScan(): FoundTerms
  /**
   * Optimises with the statistics of notices, so that fewer keywords are checked. Call this when idle; returns true
   * while there is more to do.
   */
  step(): boolean
  size(): number
  /** In bytes, without the texts of agencies and industries. */
  memory(): number
}

/** For a keyword: its index among those of the same rule. */
const PLACE = 0
const RULE = 1
const KEYWORD_WIDTH = 2

/**
 * A rule is identified by the address of its codes. They begin with its only keyword, or the negated address of a list.
 */
const KEYWORDS = 0

const KEYWORDS_A_STEP = 200
/** The first round over all rules comes after this many counted notices, the next after twice as many. */
const FIRST_ROUND = 32

const hashCodes = (codes: readonly number[]): number => {
  let hash = codes.length
  for (let place = PRICE; place < codes.length; place++) hash = hashOf(hash, codes[place] ?? 0)
  return hash
}

/** The keywords of each rule; `pageOf` returns its page. */
const createHolders = (blocks: Blocks, pageOf: (rule: number) => Int32Array) => {
  const rows = createRows(KEYWORD_WIDTH)
  const siblings = createLists(blocks, 1)

  const keywordsOf = (rule: number): number => pageOf(rule)[(rule & BLOCK_MASK) + KEYWORDS] ?? 0
  const setKeywords = (rule: number, keywords: number): void => {
    pageOf(rule)[(rule & BLOCK_MASK) + KEYWORDS] = keywords
  }

  const join = (rule: number, id: number): void => {
    rows.set(id, RULE, rule)
    const present = keywordsOf(rule)
    if (present === 0) {
      setKeywords(rule, id)
      return
    }
    const list = present < 0 ? -present : siblings.add(0, [present])
    rows.set(id, PLACE, siblings.count(list))
    setKeywords(rule, -siblings.add(list, [id]))
  }
  /** `false` if it was the rule's last keyword. */
  const leave = (rule: number, id: number): boolean => {
    const present = keywordsOf(rule)
    if (present > 0) return false
    const place = rows.get(id, PLACE)
    const last = siblings.get(-present, siblings.count(-present) - 1)
    rows.set(last, PLACE, place)
    const list = siblings.remove(-present, place)
    if (siblings.count(list) > 1) setKeywords(rule, -list)
    else {
      setKeywords(rule, siblings.get(list, 0))
      siblings.remove(list, 0)
    }
    return true
  }

  return { rows, siblings, keywordsOf, join, leave }
}

export const createMatcher = (): Matcher => {
  const atoms = createAtoms()
  const rules = createRules(atoms)
  const blocks = createBlocks()
  const { post, unpost, gather, candidates } = createWaiting(atoms, rules, blocks)
  let written: readonly number[] = []
  let size = 0
  let nextRound = FIRST_ROUND
  let tuned = 0

  const pageOf = (rule: number): Int32Array => blocks.pages[rule >>> BLOCK_BITS] as Int32Array
  const { rows, siblings, keywordsOf, join, leave } = createHolders(blocks, pageOf)
  const isWritten = (rule: number): boolean => {
    const page = pageOf(rule)
    const at = rule & BLOCK_MASK
    if (ruleSize(page, at) !== written.length) return false
    for (let place = PRICE; place < written.length; place++) {
      if (plainCode(page[at + place] ?? 0) !== written[place]) return false
    }
    return true
  }
  const table = createIntTable(isWritten)

  const makeRule = (codes: readonly number[], hash: number): number => {
    const rule = blocks.take(codes.length)
    pageOf(rule).set(codes, rule & BLOCK_MASK)
    table.insert(hash, rule)
    post(rule)
    return rule
  }
  const dropRule = (rule: number): void => {
    unpost(rule)
    const at = rule & BLOCK_MASK
    const codes = Array.from(pageOf(rule).subarray(at, at + ruleSize(pageOf(rule), at)))
    table.remove(hashCodes(codes), rule)
    rules.release(codes)
    blocks.giveBack(rule, codes.length)
  }

  const add = (keyword: MatchKeyword): number => {
    written = rules.write(keyword)
    const hash = hashCodes(written)
    const present = table.find(hash, 0, 0)
    const rule = present || makeRule(written, hash)
    if (present) rules.release(written)
    const id = rows.take()
    join(rule, id)
    size++
    return id
  }

  const remove = (id: number): boolean => {
    const rule = id > 0 && id < rows.end() ? rows.get(id, RULE) : 0
    if (rule === 0) return false
    if (!leave(rule, id)) dropRule(rule)
    rows.giveBack(id)
    size--
    return true
  }

  const isFit = (code: number, atom: number, notice: MatchNotice): boolean => {
    const rule = code >>> RULE_SHIFT
    const page = pageOf(rule)
    const at = rule & BLOCK_MASK
    if ((code & REPEATS) !== 0 && rules.firstTrigger(page, at) !== atom) return false
    return (code & CHECK) === 0 || rules.holds(page, at, notice)
  }

  const match = (notice: MatchNotice, texts?: FoundTerms): number[] => {
    const keywordIds: number[] = []
    const count = gather(notice, texts)
    const may = candidates()
    // A separate loop: independent loads take a third of the time.
    for (let at = 0; at < count * CANDIDATE; at += CANDIDATE) {
      may[at + 2] = keywordsOf((may[at + 1] ?? 0) >>> RULE_SHIFT)
    }
    rules.begin()
    for (let at = 0; at < count * CANDIDATE; at += CANDIDATE) {
      const code = may[at + 1] ?? 0
      if ((code & (CHECK | REPEATS)) !== 0 && !isFit(code, may[at] ?? 0, notice)) continue
      const keywords = may[at + 2] ?? 0
      if (keywords > 0) keywordIds.push(keywords)
      else siblings.copy(-keywords, keywordIds)
    }
    return keywordIds
  }

  /** Once for each rule, when its first keyword is visited. */
  const tune = (id: number): void => {
    const rule = rows.get(id, RULE)
    if (rule === 0 || rows.get(id, PLACE) !== 0) return
    if (!rules.isBadlyTriggered(pageOf(rule), rule & BLOCK_MASK)) return
    unpost(rule)
    post(rule)
  }
  const step = (): boolean => {
    if (atoms.noticesCounted() < nextRound) return false
    const stop = Math.min(rows.end(), tuned + KEYWORDS_A_STEP)
    while (++tuned < stop) tune(tuned)
    if (stop < rows.end()) return true
    tuned = 0
    nextRound = 2 * atoms.noticesCounted()
    return false
  }

  return {
    add,
    remove,
    match,
    startScan: atoms.startScan,
    step,
    size: () => size,
    memory: () => atoms.bytes() + blocks.bytes() + rows.bytes() + table.bytes(),
  }
}
