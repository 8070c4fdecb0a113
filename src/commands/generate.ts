import { parseTime, SECOND, seoulDay, systemClock } from '../lib/clock.ts'
import type { SynthesisOptions } from '../sources/index.ts'
import type { Action, Command, CommandAnswer, Given } from './command.ts'
import { Interrupted, WrongUsage } from './failures.ts'
import { duration, grouped } from './output.ts'
import { count } from './words.ts'

/** Numbers of synthetic notices have eight digits and start below 60 million. */
const MOST = 20_000_000
const MOST_KEYWORDS = 5_000_000
/** Three of 23 notices: the recent days have slightly more than the months before. */
const RECENT_SHARE = 3 / 23
const RECENT_DAYS = 60
const STOCK_MONTHS = 22
const SEED = '1'
/** It is part of the names of synthetic accounts. */
const LONGEST_SEED = 100

const only: Action = {
  words: [],
  says: 'Fills the database with made-up notices, results and keywords, for tests and measurements.',
  notes: [
    'Notices are posted over the last 24 months, 13 % of them in the last 60 days, none after midnight in Seoul. The same',
    'seed and counts make the same data all day (in Seoul): a second run adds nothing, or completes one that was stopped.',
    'Other counts, or another day, create other notices with other numbers. Made-up notices cause no alerts.',
    'Keywords belong to made-up accounts with 1,000 each. A seed creates the same keywords on any day; a larger count adds more.',
  ],
  options: {
    notices: { value: 'N', says: `how many notices, 0 to ${MOST}`, needed: true },
    awards: { value: 'N', says: 'how many openings with a result, limited by the notices (as many as there are)' },
    keywords: { value: 'N', says: 'how many keywords (0)' },
    seed: { value: 'S', says: `any text (${SEED})` },
  },
  async run(given, { open, progress, stopping }) {
    const notices = count(given, 'notices', MOST) ?? 0
    const awards = count(given, 'awards', 10 * MOST)
    const wanted = count(given, 'keywords', MOST_KEYWORDS) ?? 0
    const seed = seedOf(given)
    const options = plan(notices, awards, seed)
    const { app } = await open()
    const begun = performance.now()
    const made = await app.sources.generate(options, (done) => {
      progress(progressLine(done, notices, performance.now() - begun))
      // Thrown between two batches: the current batch is complete.
      if (stopping.aborted && done.notices < notices)
        throw new Interrupted(stoppedText(done.notices, notices, 'notices'))
    })
    const keywords = await app.sources.generateKeywords({ seed, count: wanted }, (done) => {
      progress(`${grouped(done)} of ${grouped(wanted)} keywords`)
      if (stopping.aborted && done < wanted) throw new Interrupted(stoppedText(done, wanted, 'keywords'))
    })
    return answer({ ...made, keywords }, awards, Math.round(performance.now() - begun))
  },
}

function seedOf(given: Given): string {
  const seed = given.option('seed') ?? SEED
  if (seed.length <= LONGEST_SEED) return seed
  throw new WrongUsage(`--seed must be at most ${LONGEST_SEED} characters.`)
}

function plan(notices: number, awards: number | null, seed: string): SynthesisOptions {
  const day = seoulDay(systemClock.now())
  const recent = Math.round(notices * RECENT_SHARE)
  return {
    // Numbers are derived only from the seed: without day and counts in it, another run would change the notices of
    // this one.
    seed: [seed, day, notices, awards ?? 'as they come'].join(' '),
    now: parseTime(day, 'start') ?? 0,
    recent: { notices: recent, days: RECENT_DAYS },
    stock: { notices: notices - recent, months: STOCK_MONTHS },
    ...(awards === null ? {} : { awards }),
  }
}

interface Made {
  notices: number
  awards: number
  keywords: number
}

function progressLine({ notices, awards }: Omit<Made, 'keywords'>, total: number, ms: number): string {
  const rate = (notices / Math.max(ms, 1)) * SECOND
  const percent = Math.floor((notices / total) * 100)
  const left = notices < total ? `, ${duration(Math.ceil((total - notices) / rate))} left` : ''
  const made = `${grouped(notices)} of ${grouped(total)} notices (${percent} %), ${grouped(awards)} results`
  return `${made}; ${grouped(Math.round(rate))} notices/s${left}`
}

const stoppedText = (done: number, all: number, things: string) =>
  `Stopped after ${grouped(done)} of ${grouped(all)} ${things}. They are kept; the same command creates the rest if you run it today.`

function answer(made: Made, wanted: number | null, ms: number): CommandAnswer {
  const seconds = (ms / SECOND).toFixed(1)
  const counts = [`${grouped(made.notices)} notices`, `${grouped(made.awards)} results`]
  if (made.keywords > 0) counts.push(`${grouped(made.keywords)} keywords`)
  const things = new Intl.ListFormat('en-GB').format(counts)
  const fewer =
    wanted === null || made.awards >= wanted
      ? ''
      : `\nThis number of notices allows no more results; ${grouped(wanted)} were requested.`
  return {
    document: { ...made, ms },
    text: `Made ${things} in ${seconds} s.${fewer}`,
  }
}

export const generate: Command = { says: only.says, actions: { '': only } }
