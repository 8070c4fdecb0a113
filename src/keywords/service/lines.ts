import { type Clock, seoulTime } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import { errorEntries, type FieldError, MOST_ERRORS } from '../../lib/problems.ts'
import { inTurns, nextTurn } from '../../lib/turns.ts'
import type { Language } from '../../vocabulary/languages.ts'
import type { Plan } from '../../vocabulary/plans.ts'
import { type Draft, meaningOf, toDraft } from '../rules/draft.ts'
import { isTooWide } from '../rules/plan.ts'
import type { Tenant } from '../schema/keywords.ts'
import type { KeywordLine, KeywordVerdicts, LineVerdict } from '../schema/preview.ts'
import * as store from '../store/keywords.ts'
import { keywordExists, lineOverLimit, lineRepeated } from '../texts.ts'
import type { BiddersOf } from './bidders.ts'
import { looksIntoTexts, type TextTrial } from './in-texts.ts'
import { type BackTestDeps, lastDays, tooWide, widthOf } from './preview.ts'

interface LineJudgeDeps extends Pick<BackTestDeps, 'countPosted'> {
  db: Db
  clock: Clock
}

type Reading = ReturnType<typeof toDraft>
type Judged = Omit<LineVerdict, 'errors'> & { faults: FieldError[] }

/** Returns for each line of a list the result of adding the lines in order. */
export function createLineJudge(
  { db, clock, countPosted }: LineJudgeDeps,
  limitOf: (plan: Plan) => number,
  texts: TextTrial,
  biddersOf: BiddersOf,
) {
  return async function judge(
    { accountId, plan }: Tenant,
    lines: readonly KeywordLine[],
    language: Language,
  ): Promise<KeywordVerdicts> {
    const readings = await inTurns(readingsOf(lines))
    const drafts = readings.flatMap(({ draft }) => draft ?? [])
    texts.refuseWithoutTexts(drafts)
    const inTexts = drafts.filter(looksIntoTexts)
    const found = inTexts.length > 0 ? await texts.tryOn(accountId, inTexts) : null
    const identities = readings.flatMap(({ draft }) => (draft ? [draft.identity] : []))
    const used = await store.countKeywords(db.sql, accountId)
    const twins = await store.findTwins(db.sql, accountId, identities)
    const { from, to } = lastDays(clock.now())
    const notices = await countPosted(null, from, to)
    const bidderOf = await biddersOf(accountId, drafts)
    const limit = limitOf(plan)
    const firsts = new Map<string, number>()
    let room = limit - used

    async function judgeOne({ draft, errors }: Reading, index: number): Promise<Judged> {
      if (!draft) return judgedAs(isEndless(errors) ? 'matches_everything' : 'invalid', errors)
      const earlier = firsts.get(draft.identity)
      if (earlier !== undefined) return { ...judgedAs('repeated', [lineRepeated(earlier)]), sameAs: earlier }
      firsts.set(draft.identity, index)
      const id = twins.get(draft.identity)
      if (id !== undefined) return { ...judgedAs('keyword_exists', [keywordExists(id)]), keywordId: id }
      const matches = await countMatches(draft)
      if (typeof matches !== 'number') return matches
      if (room < 1) return { ...judgedAs('limit_reached', [lineOverLimit(limit)]), matches }
      room--
      return { ...judgedAs('ok', []), matches }
    }

    const tooWideAs = ({ matches, notices: all }: { matches: number; notices: number }): Judged => ({
      ...judgedAs('matches_everything', [tooWide(matches, all)]),
      matches,
    })

    /** Returns the number of matches, or the reason for rejecting the line. */
    async function countMatches(draft: Draft): Promise<number | Judged> {
      const wide = found && looksIntoTexts(draft) ? widthOf(found, inTexts.indexOf(draft)) : null
      if (wide && isTooWide(wide)) return tooWideAs(wide)
      return wide && draft.searchIn === 'attachments' ? wide.matches : countTitles(draft)
    }

    async function countTitles(draft: Draft): Promise<number | Judged> {
      const meaning = meaningOf(draft)
      const any = await countPosted(meaning, from, to)
      const company = bidderOf(draft)
      const matches = meaning.eligibility.length > 0 ? await countPosted({ ...meaning, company }, from, to) : any
      // Each count is short, but a thousand in a row would block the event loop.
      await nextTurn()
      return isTooWide({ matches: any, notices }) ? tooWideAs({ matches: any, notices }) : matches
    }

    const judged: LineVerdict[] = []
    for (const [index, reading] of readings.entries()) {
      const { faults, ...line } = await judgeOne(reading, index)
      judged.push({ ...line, errors: errorEntries(faults.slice(0, MOST_ERRORS), language) })
    }
    return { from: seoulTime(from), to: seoulTime(clock.now()), notices, limit, used, lines: judged }
  }
}

function* readingsOf(lines: readonly KeywordLine[]): Generator<void, Reading[]> {
  const readings: Reading[] = []
  for (const line of lines) {
    readings.push(toDraft(line))
    yield
  }
  return readings
}

const isEndless = (errors: readonly FieldError[]): boolean => errors.some(({ code }) => code === 'matches_everything')

const judgedAs = (verdict: LineVerdict['verdict'], faults: FieldError[]): Judged => ({
  verdict,
  matches: null,
  keywordId: null,
  sameAs: null,
  faults,
})
