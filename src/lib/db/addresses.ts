import { normalAddress } from '../mail-address.ts'
import type { Fragment, Queryable } from './sql.ts'

/**
 * Whether a column contains this mail address, compared in the form of `normalAddress`, which the collation "C" makes
 * equal in every database. The first condition is wider, but has an index.
 */
export const isAddress = (sql: Queryable, column: Fragment, address: string): Fragment => sql`(
  lower(${column}) = lower(${address.trim()}) and lower(${column} collate "C") = ${normalAddress(address)})`
