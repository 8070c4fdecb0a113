// A question in the form that segments answer.

import type { CompanyJudge } from '../limits.ts'
import type { Among } from './among.ts'
import type { TermPlan } from './match.ts'
import type { ListedName, TimeName } from './segment.ts'

/** Columns a filter looks at; of those not listed in segments every notice left is looked at. */
export type FilteredColumn = ListedName | 'terms' | 'source'

/** What is asked of each notice, ready to be looked up. */
export type Node =
  | { kind: 'term'; plan: TermPlan }
  /** Flags by place in the dictionary of the column. */
  | { kind: 'ids'; column: FilteredColumn; flags: Uint8Array }
  /** `from` included, `to` not. */
  | { kind: 'time'; column: TimeName; from: number; to: number }
  /** Both included; `inCurrency` says by type of notice whether its currency is the one asked for. */
  | {
      kind: 'price'
      currency: string
      from: number
      to: number
      inCurrency: Uint8Array
      unknown: 'include' | 'exclude' | 'only'
    }
  | { kind: 'status'; now: number; cancelled: Uint8Array; wanted: readonly boolean[] }
  /** `wanted` by the order of `VERDICTS`. */
  | { kind: 'verdict'; company: CompanyJudge; wanted: readonly boolean[] }
  | { kind: 'among'; among: Among }
  | { kind: 'not'; node: Node }
  | { kind: 'and' | 'or'; nodes: readonly Node[] }
