import { seoulTime } from '../../lib/clock.ts'
import { problem } from '../../lib/problems.ts'
import type { PackedContent } from '../rules/packed.ts'
import { spanBefore } from '../rules/period.ts'
import { emptyField } from '../rules/rivals.ts'
import type { ReportSpec, SectionName } from '../schema.ts'
import { closingWords, endedOf, matchWords, noticesOf } from './collect-notices.ts'
import { earlierRate, movesOf, statisticsOf } from './collect-statistics.ts'
import type { FigurePorts, FiguresRequest } from './ports.ts'

export interface Collected {
  content: PackedContent
  asOf: { position: number; at: number }
}

/** The maximum number of attempts to read all figures while the feed does not change. */
const ROUNDS = 8

/**
 * Reads all figures at one position of the feed: if the feed advanced in the meantime, they are read again. If it
 * advances in every attempt, the report states the position at the beginning of the last one.
 */
export async function collect(
  ports: FigurePorts,
  accountId: string,
  spec: ReportSpec,
  reportProgress: (share: number) => Promise<void>,
  signal: AbortSignal,
): Promise<Collected> {
  const { profileId } = spec
  /** Verdicts on a further company also depend on its profile, which is not part of the feed. */
  const companyNow = async () => (profileId === null ? null : ports.companyNow(accountId, profileId))
  for (let round = 1; ; round++) {
    const company = await companyNow()
    if (profileId !== null && !company) throw problem('not_found', NO_COMPANY)
    const asOf = await ports.catchUp()
    const figures = await takeFigures({ ports, accountId, spec, at: asOf.at }, reportProgress, signal)
    const after = round === ROUNDS ? asOf : await ports.catchUp()
    const companyAfter = round === ROUNDS ? company : await companyNow()
    signal.throwIfAborted()
    const isSame = after.position === asOf.position && companyAfter?.updatedAt === company?.updatedAt
    if (!isSame) continue
    const { period, from, to } = spec
    return {
      asOf,
      content: {
        period,
        from: seoulTime(from),
        to: seoulTime(to),
        asOf: { position: asOf.position, at: seoulTime(asOf.at) },
        profile: profileId !== null && company ? { id: profileId, name: company.name } : null,
        ...figures,
      },
    }
  }
}

const NO_COMPANY = { en: 'Its further company was deleted.', ko: '이 보고서의 추가 회사가 삭제되었습니다.' }

type Figures = Pick<PackedContent, 'sections' | 'before'>

async function takeFigures(
  request: FiguresRequest,
  reportProgress: (share: number) => Promise<void>,
  signal: AbortSignal,
) {
  const { spec, at } = request
  const earlier = spanBefore(spec.period, spec, at)
  const sections: Figures['sections'] = {}
  const before: Figures['before'] = { from: seoulTime(earlier.from), to: seoulTime(earlier.to) }
  const field = emptyField()
  const take: Record<SectionName, () => Promise<void>> = {
    matches: async () => {
      sections.matches = await noticesOf(request, matchWords(spec, spec))
      before.matches = await noticesOf(request, matchWords(spec, earlier))
    },
    closing: async () => {
      sections.closing = await noticesOf(request, closingWords(spec, at))
    },
    awards: async () => {
      sections.awards = await endedOf(request, spec, field)
      before.awards = await endedOf(request, earlier)
    },
    competitors: async () => {
      const named = spec.filter.businessNo !== undefined
      if (!named && !spec.sections.includes('awards')) await endedOf(request, spec, field)
      sections.competitors = await movesOf(request, field)
    },
    statistics: async () => {
      sections.statistics = await statisticsOf(request)
      before.rate = await earlierRate(request, earlier)
    },
  }
  let done = 0
  for (const name of spec.sections) {
    signal.throwIfAborted()
    await take[name]()
    done++
    await reportProgress(done / spec.sections.length)
  }
  return { sections, before }
}
