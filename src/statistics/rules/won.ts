import type { Steps } from '../../lib/turns.ts'
import type { NameFilter } from '../../search/filter.ts'
import { inChunks } from './chunks.ts'
import type { AwardColumns } from './columns.ts'
import { winnerMarks } from './select.ts'

/** Notices with an award to one of these firms; awards as all figures count them. */
export function* wonSteps({ columns, noticeNo }: AwardColumns, winners: readonly NameFilter[]): Steps<Set<string>> {
  const { notice, kind, kinds, size } = columns
  const marks = winnerMarks(columns, winners)
  const won = new Set<string>()
  yield* inChunks(size, (begin, end) => {
    for (let at = begin; at < end; at++) {
      if (marks[columns.winners[at] ?? 0] !== 1 || (notice[at] ?? -1) < 0) continue
      if (kinds.list[kind[at] ?? 0]?.noAward === 0) won.add(noticeNo(at))
    }
  })
  return won
}
