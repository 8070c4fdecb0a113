import { type Static, Type } from 'typebox'
import { Count, Nullable, SmallCount, Text, Time } from '../../lib/shapes.ts'
import { BSNS_DIVS } from '../../vocabulary/notices.ts'
import { AsOf, CodeAndName } from './statistics.ts'

/** Which past openings a notice is compared with, the narrowest first. */
export const COMPETITION_SCOPES = ['agencyIndustry', 'agency', 'regionIndustry', 'region', 'industry'] as const
export type CompetitionScope = (typeof COMPETITION_SCOPES)[number]

/** Why an opening is left out of a section; each has one reason at most. */
export const LEFT_OUT = [
  'cancelled',
  'superseded',
  'direct',
  'failed',
  'noWinner',
  'severalWinners',
  'unknownBidders',
] as const
export type LeftOut = (typeof LEFT_OUT)[number]

const closed = { additionalProperties: false } as const
const Share = (description: string) => Nullable(Type.Number({ minimum: 0, maximum: 100, description }))
const Day = (description: string) => Type.String({ format: 'date', maxLength: 10, description })

const Step = Type.Object(
  {
    scope: Type.Enum([...COMPETITION_SCOPES], { description: 'Scope' }),
    n: Count('Openings that the section counts in this scope'),
  },
  { $id: 'CompetitionStep', ...closed },
)

const CompetitionExcluded = Type.Object(
  Object.fromEntries(
    LEFT_OUT.map((reason) => [reason, Type.Optional(Count(`Openings left out as ${reason}`))]),
  ) as Record<string, Type.TOptional<Type.TInteger>> as Record<LeftOut, Type.TOptional<Type.TInteger>>,
  {
    $id: 'CompetitionExcluded',
    description:
      'Openings of the scope that the section does not count, by reason; absent = 0. `cancelled`: the opening or its notice was cancelled · `superseded`: a later opening of the same lot replaced it · `direct`: direct contract with a chosen firm · `failed`: no winner · `noWinner`: the source does not name the winner · `severalWinners`: several firms won together · `unknownBidders`: the source does not give the number of bidders.',
    ...closed,
  },
)
export type CompetitionExcluded = Partial<Record<LeftOut, number>>

const section = {
  n: Count('Openings that the section counts'),
  reason: Nullable(
    Type.Enum(['too_few'], {
      description:
        '`too_few`: the widest scope has fewer than 5 openings, so the figures are `null` and the lists empty',
    }),
  ),
  scope: Type.Enum([...COMPETITION_SCOPES], {
    description:
      'Which openings of the category are counted: `agencyIndustry` = of the same agency and an industry of the notice, `agency` = of the same agency (the demand agency, or the issuing one if there is none), `regionIndustry` = limited to a province of the notice and an industry of it, `region` = limited to a province of the notice, `industry` = of an industry of the notice, anywhere. The first of these with at least 5 openings',
  }),
  widened: Type.Array(Step, {
    maxItems: COMPETITION_SCOPES.length,
    description: 'Narrower scopes that were passed over because they have fewer than 5 openings, in this order',
  }),
  excluded: CompetitionExcluded,
}

const CompetitionFirm = Type.Object(
  {
    name: Text('Name of the firm, as in its latest award'),
    businessNo: Nullable(Text('Business registration number', 40)),
    awards: Count('Awards it won, alone or with others'),
    share: Type.Number({ minimum: 0, maximum: 100, description: 'Share of the awards counted, in %' }),
    firstWonOn: Day('Day of opening of its first award in the period, in Seoul'),
    lastWonOn: Day('Day of opening of its latest award'),
  },
  { $id: 'CompetitionFirm', ...closed },
)
export type CompetitionFirm = Static<typeof CompetitionFirm>

const FailedNotice = Type.Object(
  {
    noticeNo: Text('Notice', 80),
    title: Text('Title'),
    openedOn: Day('Day of its latest failed opening, in Seoul'),
    openings: Count('Its failed openings: one for each lot and re-bid'),
    bidders: Nullable(SmallCount('Most bidders in one of them; `null` = the source does not give the number')),
  },
  { $id: 'FailedNotice', ...closed },
)
export type FailedNotice = Static<typeof FailedNotice>

const Companies = Type.Object(
  {
    ...section,
    firms: Nullable(Count('Different firms that won')),
    items: Type.Array(CompetitionFirm, {
      maxItems: 10,
      description: 'Firms with at least 2 awards, the most awards first, then the latest award',
    }),
  },
  { $id: 'CompetitionCompanies', description: 'Firms that won often', ...closed },
)

const Concentration = Type.Object(
  {
    ...section,
    firms: Nullable(Count('Different firms that won')),
    firstShare: Share('Share of the awards that the firm with the most awards won, in %'),
    hhi: Nullable(
      Type.Number({
        minimum: 0,
        maximum: 10_000,
        description:
          'Herfindahl-Hirschman index: sum of the squared shares in % of all firms; 10000 = one firm won everything',
      }),
    ),
  },
  { $id: 'Concentration', description: 'How the awards are divided among firms, by number of awards', ...closed },
)

const SingleBid = Type.Object(
  {
    ...section,
    single: Nullable(Count('Awards with exactly one bidder')),
    share: Share('Share of such awards, in %'),
    medianBidders: Nullable(
      Type.Number({ minimum: 0, maximum: 2147483647, description: 'Median of the number of bidders' }),
    ),
  },
  { $id: 'SingleBid', description: 'Awards with one bidder', ...closed },
)

const Failed = Type.Object(
  {
    ...section,
    failed: Nullable(Count('Openings without a winner (유찰)')),
    share: Share('Share of such openings, in %'),
    noBidder: Nullable(Count('Failed openings without any bidder')),
    oneBidder: Nullable(Count('Failed openings with exactly one bidder')),
    unknownBidders: Nullable(Count('Failed openings whose number of bidders is unknown')),
    items: Type.Array(FailedNotice, { maxItems: 10, description: 'Notices with a failed opening, latest first' }),
  },
  { $id: 'FailedOpenings', description: 'Openings that failed', ...closed },
)

const MOST_SIGNALS = 1000

const SingleBidSignal = Type.Object(
  {
    n: Count('Openings of the notice that have ended and whose number of bidders is known; 0 = nothing to examine'),
    items: Type.Array(
      Type.Object(
        {
          lot: Text('Lot', 60),
          rebid: SmallCount('Number of the re-bid, 0 = the first bidding'),
          openedOn: Nullable(Day('Day of opening, in Seoul')),
          awarded: Type.Boolean({ description: '`true`: awarded to the only bidder; `false`: failed' }),
        },
        closed,
      ),
      { maxItems: MOST_SIGNALS, description: 'Openings with exactly one bidder' },
    ),
  },
  { $id: 'SingleBidSignal', ...closed },
)

const LateChangeSignal = Type.Object(
  {
    n: Count('Changes of the notice that this service recorded; 0 = nothing to examine'),
    items: Type.Array(
      Type.Object(
        {
          version: SmallCount('Version of the notice with the change', 1),
          at: Time('When this service recorded it'),
          fields: Type.Array(Text('Name of the field', 60), { maxItems: 100, description: 'Changed fields' }),
          hoursBefore: SmallCount('Whole hours before the closing time that was in force before the change'),
        },
        closed,
      ),
      {
        maxItems: MOST_SIGNALS,
        description:
          'Changes of times, amounts, methods, regions or industries within 72 hours before closing, newest first; a value that is published for the first time does not count',
      },
    ),
  },
  { $id: 'LateChangeSignal', ...closed },
)

const SignalsShape = Type.Object(
  { singleBid: SingleBidSignal, lateChange: LateChangeSignal },
  {
    $id: 'CompetitionSignals',
    description:
      'Facts of this notice that the red flags of the Open Contracting Partnership ask for. A signal is a reason to look, no finding',
    ...closed,
  },
)
export type Signals = Static<typeof SignalsShape>

export const CompetitionBody = Type.Object(
  {
    agency: CodeAndName,
    bsnsDiv: Type.Enum([...BSNS_DIVS], { description: 'Business category' }),
    industries: Type.Array(CodeAndName, {
      maxItems: 500,
      description: 'Industries of the notice; empty = no limit, or the source does not say',
    }),
    regions: Type.Array(Text('Province', 200), {
      maxItems: 20,
      description: 'Provinces that the notice is limited to; empty = no limit, or an unreadable one',
    }),
    from: Time('First day of opening'),
    to: Time('Last second of the last day'),
    companies: Companies,
    concentration: Concentration,
    singleBid: SingleBid,
    failed: Failed,
    signals: SignalsShape,
    asOf: AsOf,
  },
  {
    $id: 'Competition',
    description: 'Who won similar openings of the last 36 months, and how many failed or had one bidder',
    ...closed,
  },
)
export type CompetitionBody = Static<typeof CompetitionBody>
