import { normalAddress } from '../mail-address.ts'
import type { Fragment, Queryable } from './sql.ts'

/**
 * Whether a column holds this mail address: in the one form of `normalAddress`, which with the collation "C" is the same in
 * every database. The first half alone says more than that, but has an index.
 */
export const isAddress = (sql: Queryable, column: Fragment, address: string): Fragment => sql`(
  lower(${column}) = lower(${address.trim()}) and lower(${column} collate "C") = ${normalAddress(address)})`
