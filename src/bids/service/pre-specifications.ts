import type { Db, Tx } from '../../lib/db/index.ts'
import type { PreSpecification } from '../rules/pre-specifications.ts'
import { forgetLinks, type PreSpecLink, saveLinks, savePreSpecs } from '../store/pre-specifications.ts'

/** Planned purchases of agencies. They belong to notices without changing them: they create no version and no alert. */
export function createPreSpecWriter({ db }: { db: Db }) {
  return {
    /** `source` is that of the notices they name. Unchanged ones are not written again. */
    async rememberPreSpecs(source: string, specifications: PreSpecification[]) {
      const newest = new Map<string, PreSpecification>()
      for (const one of specifications) {
        const other = newest.get(one.number)
        if (!other || one.changedAt >= other.changedAt) newest.set(one.number, one)
      }
      if (newest.size === 0) return { new: 0, changed: 0, unchanged: 0 }
      const written = await db.transaction((tx) => write(tx, source, newest))
      const fresh = written.filter((one) => one.fresh).length
      return { new: fresh, changed: written.length - fresh, unchanged: newest.size - written.length }
    },
    async linkPreSpecs(source: string, links: PreSpecLink[]): Promise<void> {
      if (links.length > 0) await saveLinks(db.sql, source, 'notice', links)
    },
  }
}

async function write(tx: Tx, source: string, specs: ReadonlyMap<string, PreSpecification>) {
  const written = await savePreSpecs(tx, source, [...specs.values()])
  const numbers = written.map(({ number }) => number)
  const links = numbers.flatMap((preSpec) =>
    (specs.get(preSpec)?.noticeNumbers ?? []).map((number) => ({ number, preSpec })),
  )
  await forgetLinks(tx, numbers)
  await saveLinks(tx, source, 'pre_specification', links)
  return written
}
