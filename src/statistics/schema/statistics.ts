import { type Static, Type } from 'typebox'
import { Count, Hints, Money, Nullable, Text, Time } from '../../lib/shapes.ts'
import { BANDS } from '../../vocabulary/amounts.ts'
import type { AgencyRole } from '../../vocabulary/filters.ts'
import { BSNS_DIVS } from '../../vocabulary/notices.ts'

export const GROUPS = ['agency', 'industry', 'amountBand', 'winner', 'bsnsDiv', 'region', 'month'] as const
export type GroupBy = (typeof GROUPS)[number]

export const WIN_SORTS = ['-awards', 'awards', '-totalAmount', 'totalAmount', '-medianAmount', 'medianAmount'] as const
export type WinnerSort = (typeof WIN_SORTS)[number]

/** What a rate is a share of: the planned price (예정가격), or else the estimated one (추정가격). Never both in one answer. */
export const BASES = ['plannedPrice', 'estimatedPrice'] as const
export type Basis = (typeof BASES)[number]

/** Which awards a price reference is about, the narrowest first. */
export const PRICE_SCOPES = ['agency', 'region', 'band'] as const
export type PriceScope = (typeof PRICE_SCOPES)[number]

/** Openings that count as no award at all. */
const NO_AWARD = ['failed', 'cancelled', 'superseded', 'otherCurrency'] as const
/** Awards whose rate stays out of the distribution; each has one reason at most. */
const NO_RATE = ['severalWinners', 'unitPrice', 'negotiated', 'direct', 'noRate', 'outOfRange'] as const
export const REASONS = [...NO_AWARD, ...NO_RATE, 'noAmount'] as const
export type Reason = (typeof REASONS)[number]

/** The filters of every statistic, as a caller writes them. */
export interface StatisticsFilter {
  agency?: string[]
  agencyRole?: AgencyRole
  industry?: string[]
  region?: string[]
  bsnsDiv?: string[]
  minAmt?: number
  maxAmt?: number
  currency?: string
  from?: string
  to?: string
  winner?: string[]
  explain?: boolean
}

export interface WinnersQuestion extends StatisticsFilter {
  groupBy?: GroupBy[]
  sort?: WinnerSort
  page?: number
  pageSize?: number
}

export interface CompetitorsQuestion extends StatisticsFilter {
  businessNo?: string[]
  name?: string
  page?: number
  pageSize?: number
}

const Percent = (description: string) => Type.Number({ minimum: -1e9, maximum: 1e9, description })
const Share = (description: string) => Nullable(Type.Number({ minimum: 0, maximum: 100, description }))
const Month = Type.String({ pattern: '^\\d{4}-\\d{2}$', maxLength: 7, description: 'Month in Seoul' })
const Currency = Type.String({ pattern: '^[A-Z]{3}$', maxLength: 3, description: 'ISO 4217' })
const BasisShape = Type.Enum([...BASES], {
  description:
    'The price that rates are a percentage of: the planned price (예정가격) or the estimated price (추정가격)',
})
const closed = { additionalProperties: false } as const

export const RateBin = Type.Object(
  {
    from: Percent('Lower edge in %, inclusive'),
    to: Percent('Upper edge in %, exclusive'),
    count: Type.Number({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'Number of values in the bin; in `noSkill`, the expected number',
    }),
  },
  { $id: 'Bin', description: 'A bin of 0.1 percentage points', ...closed },
)
export type RateBin = Static<typeof RateBin>

const distribution = {
  median: Nullable(Percent('Median')),
  p25: Nullable(Percent('First quartile')),
  p75: Nullable(Percent('Third quartile')),
}
const BinList = Nullable(
  Type.Array(RateBin, {
    maxItems: 2000,
    description: 'Bins of 0.1 percentage points with any values, ascending; `null` = withheld',
  }),
)

export const Rates = Type.Object(
  {
    n: Count('Awards that have such a rate'),
    ...distribution,
    mean: Nullable(Percent('Mean')),
    histogram: BinList,
  },
  { $id: 'Rates', description: 'Distribution of rates in %; withheld if there are fewer than 5 awards', ...closed },
)
export type Rates = Static<typeof Rates>

const firm = {
  name: Text('Name of the firm, as in its latest award'),
  businessNo: Nullable(Text('Business registration number', 40)),
}
const TopWinner = Type.Object(
  {
    ...firm,
    awards: Count('Awards it won'),
    amount: Nullable(Money('Sum of what it won alone')),
    share: Share('Share of the total amount, in %'),
  },
  { $id: 'TopWinner', ...closed },
)
export type TopWinner = Static<typeof TopWinner>

const EXCLUDED =
  'Number of openings left out of a figure, by reason; absent = 0. `failed`: no winner · `cancelled`: the opening or its notice was cancelled · `superseded`: a later opening of the same lot replaced it · `otherCurrency`: awarded in another currency · `severalWinners`: several firms won together · `unitPrice`: a price per unit (단가계약) · `negotiated`: awarded by negotiation · `direct`: direct contract with a chosen firm · `noRate`: the source gives no rate · `outOfRange`: a rate below 10 % or above 200 % · `noAmount`: no amount is known.'

export const Excluded = Type.Object(
  {
    ...Object.fromEntries(REASONS.map((reason) => [reason, Type.Optional(Count(`Openings left out as ${reason}`))])),
    sharedValue: Type.Optional(Type.Number({ description: 'Value of the awards with several winners, undivided' })),
  } as Record<Reason | 'sharedValue', Type.TOptional<Type.TNumber>>,
  { $id: 'Excluded', description: EXCLUDED, ...closed },
)
export type Excluded = Partial<Record<Reason | 'sharedValue', number>>

const figures = {
  awards: Count('Awards'),
  totalAmount: Nullable(Money('Sum of the amounts')),
  medianAmount: Nullable(Money('Median of the amounts')),
  awardRate: Type.Optional(Rates),
  awardToEstimateRatio: Type.Optional(Rates),
  bidders: Type.Object(
    {
      n: Count('Awards whose number of bidders is known'),
      median: Nullable(Type.Number({ minimum: 0, maximum: 2147483647, description: 'Median' })),
      mean: Nullable(Type.Number({ minimum: 0, maximum: 2147483647, description: 'Mean' })),
    },
    { ...closed },
  ),
  topWinners: Type.Array(TopWinner, { maxItems: 5, description: 'Firms with the most awards' }),
  excluded: Excluded,
  suppressed: Type.Optional(
    Type.Literal(true, { description: 'A distribution is withheld because it has fewer than 5 awards' }),
  ),
}

export const CodeAndName = Type.Object(
  { code: Nullable(Text('Code', 60)), name: Nullable(Text('Name')) },
  { $id: 'CodeAndName', ...closed },
)
const Firm = Type.Object(firm, { $id: 'Firm', ...closed })

const Group = Type.Object(
  {
    agency: Type.Optional(CodeAndName),
    industry: Type.Optional(CodeAndName),
    amountBand: Type.Optional(Type.Enum([...BANDS], { description: 'Band of the estimated price' })),
    winner: Type.Optional(Firm),
    bsnsDiv: Type.Optional(Type.Enum([...BSNS_DIVS], { description: 'Business category' })),
    region: Type.Optional(Text('Region the notice is limited to; `전국` = no limit', 200)),
    month: Type.Optional(Month),
  },
  { $id: 'StatisticsGroup', ...closed },
)
export type Group = Static<typeof Group>

const WinnersItem = Type.Object({ group: Group, ...figures }, { $id: 'WinnersItem', ...closed })
const WinnersTotals = Type.Object(figures, { $id: 'WinnersTotals', ...closed })

const period = { from: Time('First day'), to: Time('Last second of the last day') }
export const AsOf = Type.Object(
  {
    position: Count('Position in the feed of changes'),
    at: Time('When that was the newest position'),
  },
  { $id: 'AsOf', description: 'The state of the data that all figures refer to', ...closed },
)

const page = {
  total: Count('Number of items on all pages'),
  page: Type.Integer({ minimum: 1, maximum: 1_000_000_000, format: 'int32', description: 'Page number, from 1' }),
}

export interface Figures {
  awards: number
  totalAmount: number | null
  medianAmount: number | null
  awardRate?: Rates
  awardToEstimateRatio?: Rates
  bidders: { n: number; median: number | null; mean: number | null }
  topWinners: TopWinner[]
  excluded: Excluded
  suppressed?: true
}

export type AsOf = Static<typeof AsOf>

const about = { asOf: AsOf, excluded: Excluded, explain: Type.Optional(Hints) }
interface About {
  asOf: AsOf
  excluded: Excluded
  explain?: Hints
}

/** Body of `GET /v1/statistics/winners`. */
export interface WinnersBody extends About {
  total: number
  page: number
  items: (Figures & { group: Group })[]
  totals: Figures
  basis: Basis
  currency: string
  from: string
  to: string
}

export const WinnersBody = Type.Unsafe<WinnersBody>(
  Type.Object(
    {
      ...page,
      items: Type.Array(WinnersItem, { maxItems: 100 }),
      totals: WinnersTotals,
      basis: BasisShape,
      currency: Currency,
      ...period,
      ...about,
    },
    { $id: 'Winners', description: 'Award statistics', ...closed },
  ),
)

const CompetitorItem = Type.Object(
  {
    noticeNo: Text('Notice', 80),
    title: Text('Title'),
    agency: Text('Issuing agency'),
    bsnsDiv: Type.Enum([...BSNS_DIVS], { description: 'Business category' }),
    ...firm,
    openedAt: Nullable(Time('When the bids were opened')),
    rank: Nullable(Count('Rank')),
    bidders: Nullable(Count('Number of bidders')),
    amount: Nullable(Money('Amount of the bid')),
    currency: Currency,
    rate: Nullable(Percent('Rate of the bid, %')),
    won: Nullable(Type.Boolean({ description: '`null` = opened but not decided yet' })),
  },
  { $id: 'CompetitorItem', ...closed },
)
export type CompetitorItem = Static<typeof CompetitorItem>

const CompetitorSummary = Type.Object(
  {
    ...firm,
    bids: Count('Openings it took part in'),
    undecided: Count('Of these, openings not decided yet'),
    wins: Count('Of these, openings it won'),
    winRate: Share('Wins in % of the decided ones'),
    amount: Nullable(Money('Sum of the awards it won alone')),
    medianRate: Nullable(Percent('Median rate of its bids, %')),
    topAgencies: Type.Array(
      Type.Object(
        { code: Nullable(Text('Code', 60)), name: Text('Name'), bids: Count('Bids'), wins: Count('Wins') },
        { ...closed },
      ),
      { maxItems: 5, description: 'Agencies it bids with most' },
    ),
    byMonth: Type.Array(
      Type.Object(
        { month: Month, bids: Count('Bids'), wins: Count('Wins'), amount: Nullable(Money('Amount won')) },
        { ...closed },
      ),
      { maxItems: 1200, description: 'Months with bids, ascending' },
    ),
  },
  { $id: 'CompetitorSummary', ...closed },
)
export type CompetitorSummary = Static<typeof CompetitorSummary>

const HeadToHead = Type.Object(
  {
    businessNo: Nullable(Text('Business registration number of the first firm', 40)),
    name: Text('Its name'),
    otherBusinessNo: Nullable(Text('Business registration number of the second firm', 40)),
    otherName: Text('Its name'),
    together: Count('Openings that both took part in'),
    wins: Count('Of these, won by the first firm'),
    otherWins: Count('Of these, won by the second firm'),
    ahead: Count('Of these, the first firm ranked better'),
    otherAhead: Count('Of these, the second firm ranked better'),
  },
  { $id: 'HeadToHead', ...closed },
)
export type HeadToHead = Static<typeof HeadToHead>

const Candidate = Type.Object({ ...firm, bids: Count('Bids in the period') }, { $id: 'Candidate', ...closed })
export type Candidate = Static<typeof Candidate>

export interface CompetitorsBody extends About {
  total: number
  page: number
  items: CompetitorItem[]
  summary: CompetitorSummary[]
  headToHead: HeadToHead[]
  candidates: Candidate[]
  currency: string
  from: string
  to: string
}

export const CompetitorsBody = Type.Unsafe<CompetitorsBody>(
  Type.Object(
    {
      ...page,
      items: Type.Array(CompetitorItem, { maxItems: 100 }),
      summary: Type.Array(CompetitorSummary, { maxItems: 20 }),
      headToHead: Type.Array(HeadToHead, { maxItems: 190, description: 'Every pair of the firms' }),
      candidates: Type.Array(Candidate, { maxItems: 20, description: 'Firms that match the given name' }),
      currency: Currency,
      ...period,
      ...about,
    },
    { $id: 'Competitors', description: 'What these firms bid and won', ...closed },
  ),
)

const ReferenceAward = Type.Object(
  {
    noticeNo: Text('Notice', 80),
    title: Text('Title'),
    openedOn: Type.String({ format: 'date', maxLength: 10, description: 'Day of opening in Seoul' }),
    winner: Nullable(Firm),
    amount: Nullable(Money('Winning amount')),
    rate: Percent('Rate on the basis, %'),
    bidders: Nullable(Count('Number of bidders')),
  },
  { $id: 'ReferenceAward', ...closed },
)
export type ReferenceAward = Static<typeof ReferenceAward>

export const PriceReferenceBody = Type.Object(
  {
    scope: Type.Enum([...PRICE_SCOPES], {
      description:
        'Which awards of the category, amount band and currency are covered: `agency` = those of the same agency, `region` = those limited to a province the notice is limited to, `band` = all. The first of these with at least 5 rates; `band` if none has',
    }),
    regions: Type.Array(Text('Province', 200), {
      maxItems: 20,
      description: 'Provinces that the notice is limited to; empty = no limit, or an unreadable one',
    }),
    basis: BasisShape,
    n: Count('Awards behind the rates'),
    currency: Currency,
    agency: CodeAndName,
    bsnsDiv: Type.Enum([...BSNS_DIVS], { description: 'Business category' }),
    amountBand: Type.Enum([...BANDS], { description: 'Band of the estimated price' }),
    ...period,
    rates: Type.Object({ ...distribution, histogram: BinList }, { ...closed }),
    assessment: Rates,
    noSkill: Type.Object(
      {
        spread: Nullable(
          Percent('Range of the reserve prices around the base amount in ± %, estimated from these openings: 2 or 3'),
        ),
        sd: Nullable(
          Percent('Standard deviation of the planned price in % of the base amount, caused by the draw alone'),
        ),
        histogram: BinList,
      },
      {
        description: 'The average of the same number of random draws, as a baseline without any pattern',
        ...closed,
      },
    ),
    awards: Type.Array(ReferenceAward, { maxItems: 50, description: 'The awards behind the rates, latest first' }),
    asOf: AsOf,
    excluded: Excluded,
    suppressed: figures.suppressed,
  },
  {
    $id: 'PriceReference',
    description: 'Past rates of the same category and amount band, of the same agency if it has enough awards',
    ...closed,
  },
)
export type PriceReferenceBody = Static<typeof PriceReferenceBody>
