// A query in the form that segments evaluate.

import type { CompanyJudge } from '../limits.ts'
import type { Among } from './among.ts'
import type { TermPlan } from './match.ts'
import type { ListedName, TimeName } from './segment.ts'

/** Columns that filters use; those without lists in segments are checked for every remaining notice. */
export type FilteredColumn = ListedName | 'terms' | 'source'

/** A condition on notices, prepared for fast checks. */
export type Node =
  | { kind: 'term'; plan: TermPlan }
  /** Flags by index in the column's dictionary. */
  | { kind: 'ids'; column: FilteredColumn; flags: Uint8Array }
  /** `from` inclusive, `to` exclusive. */
  | { kind: 'time'; column: TimeName; from: number; to: number }
  /** Both inclusive; `inCurrency` states for each type of notice whether it has the currency of the query. */
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
