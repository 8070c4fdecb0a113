import { allNotices } from '../src/bids/store/catalog.ts'
import { type Catalog, type CatalogOptions, createCatalog, finish } from '../src/search/catalog/catalog.ts'
import type { BenchDatabase } from './database.ts'

/** The size of a full segment, which is sealed at once, as in the service. */
const SEGMENT = 65_535

/** A catalog filled from the database. */
export async function loadCatalog({ db }: BenchDatabase, options: CatalogOptions = {}): Promise<Catalog> {
  const catalog = createCatalog(options)
  let full = SEGMENT
  for await (const notices of allNotices(db)) {
    catalog.apply(notices, { bulk: true, distinct: true })
    if (catalog.size < full) continue
    finish(catalog.compact())
    full += SEGMENT
  }
  finish(catalog.compact())
  return catalog
}
