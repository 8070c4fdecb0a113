import { Type } from 'typebox'
import { amountParameters, CurrencyCode, ListFields, ListParameters, UnknownAmount } from '../../lib/filter-shapes.ts'
import { listSchema, pageParameters } from '../../lib/page.ts'
import { Nullable, SmallCount, TableLanguage, TimeParameter } from '../../lib/shapes.ts'
import { queryLimits } from '../../search/query.ts'
import { FACETS, LIST_FILTER_NAMES } from '../../vocabulary/filters.ts'
import { NOTICE_KINDS, STATUSES } from '../../vocabulary/notices.ts'
import { SEARCH_PLACES } from '../../vocabulary/places.ts'
import { VERDICTS } from '../../vocabulary/verdicts.ts'
import { BID_FIELDS, BID_SORTS, Bid, Explanation } from '../schema.ts'
import { FoundIn, SearchedAttachments } from './found-in.ts'

const MOST_VALUES = 20
/** Months of fifty years. */
const MOST_GROUPS = 600

const time = (description: string, example: string) =>
  TimeParameter(`${description} A time with offset, or a date, which is the whole day in Seoul.`, example)

/** What differs between the parameters of a query and the fields of a body. */
const SEVERAL = {
  query: {
    any: 'Repeat it to accept any of several values.',
    more: 'Repeat it for several filters.',
    columns: ' Separate several with commas. CSV and XLSX then have only these columns.',
    verdicts: 'Accept any of several verdicts with `yes,check` or by repeating the parameter.',
    anchor:
      'Part of the links to the neighbouring pages, so that new notices do not shift them. Follow the links instead of setting it yourself.',
    lists: ListParameters,
  },
  body: {
    any: 'Any one of the values is enough.',
    more: 'Name several filters to count each of them.',
    columns: ' CSV and XLSX then have only these columns.',
    verdicts: 'Any one of several verdicts is enough.',
    anchor: 'From `next` or `prev` of a response, so that new notices do not shift the pages; `null` if it has none.',
    lists: ListFields,
  },
}

/** Bounds of times. */
const timeShape = () => ({
  closeFrom: time('Only notices whose bidding ends at this time or later.', '2026-11-20'),
  closeTo: time('Only notices whose bidding ends at this time or earlier.', '2026-11-30'),
  openFrom: time('Only notices whose bids are opened at this time or later.', '2026-11-20'),
  openTo: time('Only notices whose bids are opened at this time or earlier.', '2026-11-30'),
  postedFrom: time('Only notices posted at this time or later.', '2026-11-01T00:00:00+09:00'),
  postedTo: time('Only notices posted at this time or earlier.', '2026-11-20'),
  updatedFrom: time('Only notices whose newest version this service recorded at this time or later.', '2026-11-20'),
  updatedTo: time('Only notices whose newest version this service recorded at this time or earlier.', '2026-11-30'),
})

/** A notice of which a request may leave out fields. */
export const FoundBid = Type.Object(
  {
    ...Type.Partial(Bid).properties,
    noticeNo: Bid.properties.noticeNo,
    foundIn: Type.Optional(FoundIn),
  },
  {
    $id: 'FoundBid',
    title: 'Bid notice, or some of its fields',
    additionalProperties: false,
    description: 'A notice with all fields of `Bid`; with `fields`, with `noticeNo` and the fields named there.',
  },
)

/** Which fields of each notice are wanted. */
export const fieldsShape = <Name extends keyof Bid>(names: readonly Name[], more = '') =>
  Type.Array(Type.Enum([...names]), {
    minItems: 1,
    maxItems: names.length,
    description: `Only these fields of each notice, and always \`noticeNo\`; the others are absent. Default: all fields.${more}`,
    examples: [['title', 'closeAt']],
  })

/** Which part of the result is wanted, and with what beside it. */
const answerShape = ({ more }: { more: string }) => ({
  explain: Type.Boolean({
    description: 'Adds `explain`: how the query was understood, how many notices each filter matches alone, and hints.',
  }),
  facets: Type.Array(Type.Enum([...FACETS]), {
    maxItems: FACETS.length,
    description: `Adds \`facets\`: for every value of this filter, the number of notices with that value, other filters unchanged. \`agency\`: the 40 busiest agencies; \`month\`: the months of posting. ${more}`,
  }),
  ...pageParameters,
})

const Anchor = (description: string) => Type.String({ maxLength: 1000, description })

/** What a search may ask for, as the parameters of a query or the fields of a body. */
function searchShape(place: 'query' | 'body') {
  const { any, verdicts, columns, lists } = SEVERAL[place]
  return {
    keyword: Type.String({
      maxLength: queryLimits.length,
      description:
        'Words to find in titles: a space means "and", `|` "or", `-` "not", `"…"` an exact phrase, and parentheses group. A notice number finds that notice.',
      examples: ['정보시스템 (구축|고도화) -감리'],
    }),
    in: Type.Enum([...SEARCH_PLACES], {
      description:
        'Where the words of `keyword` are searched: in titles, in the text of attachments, or in both. Default: `title`. With `all`, one word may be in the title and another in a file. With `attachments` and `all`, each notice has `foundIn`.',
    }),
    ...lists(LIST_FILTER_NAMES),
    ...amountParameters,
    currency: CurrencyCode('Currency of the bounds; a price in another currency counts as unknown.', {
      default: 'KRW',
    }),
    unknownAmt: UnknownAmount(
      'What to do with notices of unknown price. Default: `exclude` if a bound is given, else `include`.',
    ),
    status: Type.Array(Type.Enum([...STATUSES]), {
      maxItems: MOST_VALUES,
      description: 'Status at the moment of the answer.',
    }),
    ...timeShape(),
    urgent: Type.Boolean({ description: '`true`: only notices marked urgent (긴급); `false`: only the others.' }),
    kind: Type.Array(Type.Enum([...NOTICE_KINDS]), {
      maxItems: MOST_VALUES,
      description: `Kind of the newest version (공고종류). ${any}`,
    }),
    source: Type.Array(Type.String({ minLength: 1, maxLength: 60 }), {
      maxItems: MOST_VALUES,
      description: `Source of the notice, exactly as in its field. ${any}`,
      examples: [['koneps']],
    }),
    winner: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
      maxItems: MOST_VALUES,
      description: `Only notices with an award to this firm, as the statistics count awards: its business number, with or without hyphens, or part of its name. ${any}`,
      examples: [['123-45-67890']],
    }),
    sort: Type.Enum([...BID_SORTS], {
      default: '-postedAt',
      description:
        'Order of the notices; a leading `-` sorts from largest to smallest. Unknown values come last in both directions.',
    }),
    matched: Type.Boolean({
      description: '`true`: only notices that active keywords of the account match; `false`: only the others.',
    }),
    eligibility: Type.Array(Type.Enum([...VERDICTS]), {
      maxItems: VERDICTS.length,
      description: `Only notices with this verdict for the company of the account, as \`GET /v1/bids/{noticeNo}/eligibility\` gives it. ${verdicts}`,
      examples: [['yes', 'check']],
    }),
    fields: fieldsShape(BID_FIELDS, columns),
    language: TableLanguage,
    ...answerShape(SEVERAL[place]),
  }
}

const FacetCounts = Type.Object(
  {
    name: Type.Enum([...FACETS], { description: 'The filter' }),
    values: Type.Array(
      Type.Object(
        {
          value: Type.String({
            maxLength: 4000,
            description:
              'A value that the filter accepts; of `agency` its code, or its name if it has none; of `month` such as `2026-11`',
          }),
          name: Type.Optional(Type.String({ maxLength: 4000, description: 'Name of the agency' })),
          notices: Type.Integer({
            format: 'int64',
            minimum: 0,
            maximum: Number.MAX_SAFE_INTEGER,
            description:
              'Number of notices that the search would find with this value alone in the filter; with `agency` those that name the agency, with `month` those found that were posted in it',
          }),
        },
        { additionalProperties: false },
      ),
      {
        maxItems: MOST_GROUPS,
        description:
          'Every value of the filter; for `region` only the provinces, for `agency` the 40 busiest, for `month` those with notices, newest first',
      },
    ),
  },
  { $id: 'FacetCounts', additionalProperties: false, description: 'The number of notices for each value of a filter.' },
)

export const searchParameters = () =>
  Type.Partial(Type.Object({ ...searchShape('query'), anchor: Anchor(SEVERAL.query.anchor) }))

export const bidSearch = () =>
  Type.Partial(Type.Object({ ...searchShape('body'), anchor: Nullable(Anchor(SEVERAL.body.anchor)) }), {
    $id: 'BidSearch',
    additionalProperties: false,
    description: 'A search: the parameters of `GET /v1/bids` as fields. A filter with several values is a list.',
  })

/** A page of a search as JSON. */
const foundShape = () => ({
  ...listSchema(FoundBid).properties,
  explain: Type.Optional(Explanation),
  searchedAttachments: Type.Optional(SearchedAttachments),
  facets: Type.Optional(
    Type.Array(FacetCounts, { maxItems: FACETS.length, description: 'The requested filters, each once.' }),
  ),
})

export const bidList = () =>
  Type.Object(foundShape(), { $id: 'BidList', description: 'A page of notices', additionalProperties: false })

const NeighbourPage = Type.Object(
  {
    page: SmallCount('Number of the page', 1),
    anchor: Nullable(Anchor('Where the page begins or ends; `null` if the number decides')),
  },
  {
    $id: 'NeighbourPage',
    additionalProperties: false,
    description: 'Fields that replace those of the same search for the page beside this one.',
  },
)

export const bidSearchPage = () =>
  Type.Object(
    { ...foundShape(), prev: Nullable(NeighbourPage), next: Nullable(NeighbourPage) },
    {
      $id: 'BidSearchPage',
      description: 'A page of notices. `prev` and `next` are `null` where there is no such page.',
      additionalProperties: false,
    },
  )
