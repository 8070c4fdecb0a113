import type { KeywordLines } from '@gonggo/client'
import type { Texts } from '../../lib/texts.ts'
import type { Cells } from './import-grid.ts'

/** The line as a request; empty cells are omitted. */
export function sentOf(cells: Cells): Texts<KeywordLines>['lines'][number] {
  const filter: NonNullable<Texts<KeywordLines>['lines'][number]['filter']> = {}
  for (const name of ['agency', 'industry', 'region', 'exclude', 'bsnsDiv'] as const) {
    const values = (cells[name] ?? '').split(',').flatMap((value) => value.trim() || [])
    if (values.length > 0) filter[name] = values
  }
  for (const name of ['minAmt', 'maxAmt'] as const) if (cells[name]) filter[name] = Number(cells[name])
  return { keyword: (cells.keyword ?? '').trim(), filter }
}
