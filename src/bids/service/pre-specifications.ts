import type { Db } from '../../lib/db.ts'
import type { PreSpecification } from '../schema.ts'
import { type PreSpecLink, saveLinks, savePreSpecs } from '../store/pre-specifications.ts'

/** What agencies mean to buy. It changes no notice: it stands beside it, and no version or alert comes of it. */
export function createPreSpecWriter({ db }: { db: Db }) {
  return {
    /** `source` is that of the notices they name. Told twice, nothing is written the second time. */
    async rememberPreSpecs(source: string, told: PreSpecification[]) {
      const newest = new Map<string, PreSpecification>()
      for (const one of told) {
        const known = newest.get(one.number)
        if (!known || one.changedAt >= known.changedAt) newest.set(one.number, one)
      }
      const written = newest.size === 0 ? [] : await savePreSpecs(db.sql, source, [...newest.values()])
      const fresh = written.filter(Boolean).length
      return { new: fresh, changed: written.length - fresh, unchanged: newest.size - written.length }
    },
    async linkPreSpecs(source: string, links: PreSpecLink[]): Promise<void> {
      if (links.length > 0) await saveLinks(db.sql, source, links)
    },
  }
}
