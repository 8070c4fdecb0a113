import { Type } from 'typebox'
import { CSV } from '../../lib/csv.ts'
import { amountParameters, CurrencyCode, ListParameters, UnknownAmount } from '../../lib/filter-shapes.ts'
import { type Http, JSON_TYPE, languageOf, negotiate, sendKept, speakIn } from '../../lib/http/index.ts'
import { listSchema, pageParameters } from '../../lib/page.ts'
import { TimeParameter } from '../../lib/shapes.ts'
import { queryLimits } from '../../search/query.ts'
import { FACETS, LIST_FILTER_NAMES } from '../../vocabulary/filters.ts'
import { NOTICE_KINDS, STATUSES } from '../../vocabulary/notices.ts'
import { VERDICTS } from '../../vocabulary/verdicts.ts'
import type { Bids } from '../index.ts'
import { BID_SORTS, Bid, Explanation } from '../schema.ts'
import { NDJSON, sendExport } from './export.ts'

const MOST_VALUES = 20
/** Months of fifty years. */
const MOST_GROUPS = 600
const REPEAT = 'Repeat it to accept any of several values.'
const FORMS = [JSON_TYPE, CSV, NDJSON]

const time = (description: string, example: string) =>
  TimeParameter(`${description} A time with offset, or a date, which is the whole day in Seoul.`, example)

const query = Type.Partial(
  Type.Object({
    keyword: Type.String({
      maxLength: queryLimits.length,
      description:
        'Words to find in titles: a space means "and", `|` "or", `-` "not", `"…"` an exact phrase, and parentheses group. A notice number finds that notice.',
      examples: ['정보시스템 (구축|고도화) -감리'],
    }),
    ...ListParameters(LIST_FILTER_NAMES),
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
    closeFrom: time('Only notices whose bidding ends at this time or later.', '2026-11-20'),
    closeTo: time('Only notices whose bidding ends at this time or earlier.', '2026-11-30'),
    openFrom: time('Only notices whose bids are opened at this time or later.', '2026-11-20'),
    openTo: time('Only notices whose bids are opened at this time or earlier.', '2026-11-30'),
    postedFrom: time('Only notices posted at this time or later.', '2026-11-01T00:00:00+09:00'),
    postedTo: time('Only notices posted at this time or earlier.', '2026-11-20'),
    updatedFrom: time('Only notices whose newest version this service recorded at this time or later.', '2026-11-20'),
    updatedTo: time('Only notices whose newest version this service recorded at this time or earlier.', '2026-11-30'),
    urgent: Type.Boolean({ description: '`true`: only notices marked urgent (긴급); `false`: only the others.' }),
    kind: Type.Array(Type.Enum([...NOTICE_KINDS]), {
      maxItems: MOST_VALUES,
      description: `Kind of the newest version (공고종류). ${REPEAT}`,
    }),
    source: Type.Array(Type.String({ minLength: 1, maxLength: 60 }), {
      maxItems: MOST_VALUES,
      description: `Source of the notice, exactly as in its field. ${REPEAT}`,
      examples: [['koneps']],
    }),
    winner: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
      maxItems: MOST_VALUES,
      description: `Only notices with an award to this firm, as the statistics count awards: its business number, with or without hyphens, or part of its name. ${REPEAT}`,
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
      description:
        'Only notices with this verdict for the company of the account, as `GET /v1/bids/{noticeNo}/eligibility` gives it. Accept any of several verdicts with `yes,check` or by repeating the parameter.',
      examples: [['yes', 'check']],
    }),
    explain: Type.Boolean({
      description:
        'Adds `explain`: how the query was understood, how many notices each filter matches alone, and hints.',
    }),
    facets: Type.Array(Type.Enum([...FACETS]), {
      maxItems: FACETS.length,
      description:
        'Adds `facets`: for every value of this filter, the number of notices with that value, other filters unchanged. `agency`: the 40 busiest agencies; `month`: the months of posting. Repeat it for several filters.',
    }),
    ...pageParameters,
    anchor: Type.String({
      maxLength: 1000,
      description:
        'Part of the links to the neighbouring pages, so that new notices do not shift them. Follow the links instead of setting it yourself.',
    }),
  }),
)

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

export function listBidsRoute(http: Http, bids: Bids): void {
  const BidList = Type.Object(
    {
      ...listSchema(Bid).properties,
      explain: Type.Optional(Explanation),
      facets: Type.Optional(
        Type.Array(FacetCounts, { maxItems: FACETS.length, description: 'The requested filters, each once.' }),
      ),
    },
    { $id: 'BidList', description: 'A page of notices', additionalProperties: false },
  )
  http.get(
    '/v1/bids',
    {
      config: {
        access: { needs: 'notices', scope: 'bids:read' },
        produces: FORMS,
        recall: ({ caller, url }) => bids.recall(caller.accountId, url),
        holds: ({ headers }) => exporting(negotiate(headers.accept, FORMS)),
        problems: [
          'invalid_query',
          'unknown_region',
          'reversed_range',
          'invalid_cursor',
          'unavailable',
          'profile_required',
          'http_1_1_required',
        ],
      },
      schema: {
        operationId: 'listBids',
        summary: 'Search bid notices',
        description:
          'Notices that match every filter given, with the exact total, newest first unless `sort` says otherwise.',
        tags: ['Notices'],
        querystring: query,
        response: { 200: BidList },
      },
    },
    async (request, reply) => {
      if (request.sends !== JSON_TYPE) return sendExport(request, reply, bids, request.query)
      const language = languageOf(request)
      if (request.query.explain) speakIn(reply, language)
      // The catalog has put it together; what the schema declares of it, the tests compare.
      return sendKept(request, reply, await bids.list(request.caller.accountId, request.url, request.query, language))
    },
  )
}

const exporting = (form: string | null) =>
  form === CSV || form === NDJSON ? { kind: 'exports' as const, longestMs: null } : null
