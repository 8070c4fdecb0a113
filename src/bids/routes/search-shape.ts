import { ANY_OF, amountParameters, ListFields, ListParameters, REPEAT, UnknownAmount } from '../../lib/filter-shapes.ts'
import { listSchema, pageParameters } from '../../lib/page.ts'
import { Count, CurrencyCode, Nullable, SmallCount, TableLanguage, TimeBound } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import { queryLimits } from '../../search/query.ts'
import { FACETS, LIST_FILTER_NAMES } from '../../vocabulary/filters.ts'
import { inARow, type Wording } from '../../vocabulary/languages.ts'
import { NOTICE_KINDS, STATUSES } from '../../vocabulary/notices.ts'
import { SEARCH_PLACES } from '../../vocabulary/places.ts'
import { VERDICTS } from '../../vocabulary/verdicts.ts'
import type { BidField } from '../rules/some-fields.ts'
import { BID_SORTS, Bid, detailFields, REQUESTABLE_FIELDS } from '../schema/notices.ts'
import { Explanation } from '../schema/search.ts'
import { FoundIn, SearchedAttachments } from './found-in.ts'

const MOST_VALUES = 20
/** The months of fifty years. */
const MOST_GROUPS = 600

/** The differences between query parameters and fields of a body. */
const SEVERAL = {
  query: {
    any: REPEAT,
    more: { en: 'Repeat it for several filters.', ko: '여러 번 적을 수 있습니다.' },
    columns: [
      {
        en: 'Separate several with commas. CSV and XLSX then have only these columns.',
        ko: '여러 개는 쉼표로 구분합니다. CSV와 XLSX의 열도 같습니다.',
      },
    ],
    verdicts: {
      en: 'Accept any of several verdicts with `yes,check` or by repeating the parameter.',
      ko: '`yes,check`처럼 여러 값을 쓰거나 여러 번 적을 수 있습니다.',
    },
    anchor: {
      en: 'Part of the links to the neighbouring pages, so that new notices do not shift them. Follow the links instead of setting it yourself.',
      ko: '앞뒤 페이지 링크에 포함되는 값입니다. 새 공고가 생겨도 페이지가 밀리지 않습니다. 직접 만들지 말고 링크를 사용하십시오.',
    },
    lists: ListParameters,
  },
  body: {
    any: ANY_OF,
    more: { en: 'Name several filters to count each of them.', ko: '여러 필터를 적을 수 있습니다.' },
    columns: [{ en: 'CSV and XLSX then have only these columns.', ko: 'CSV와 XLSX의 열도 같습니다.' }],
    verdicts: { en: 'Any one of several verdicts is enough.', ko: '하나만 일치해도 됩니다.' },
    anchor: {
      en: 'From `next` or `prev` of a response, so that new notices do not shift the pages; `null` if it has none.',
      ko: '응답의 `next`나 `prev`에 있는 값(없으면 `null`). 새 공고가 생겨도 페이지가 밀리지 않습니다.',
    },
    lists: ListFields,
  },
}

/** Bounds of times. */
const timeShape = () => ({
  closeFrom: TimeBound(
    {
      en: 'Only notices whose bidding ends at this time or later.',
      ko: '이 시각 이후에 입찰을 마감하는 공고만 조회합니다.',
    },
    '2026-11-20',
  ),
  closeTo: TimeBound(
    {
      en: 'Only notices whose bidding ends at this time or earlier.',
      ko: '이 시각 이전에 입찰을 마감하는 공고만 조회합니다.',
    },
    '2026-11-30',
  ),
  openFrom: TimeBound(
    {
      en: 'Only notices whose bids are opened at this time or later.',
      ko: '이 시각 이후에 개찰하는 공고만 조회합니다.',
    },
    '2026-11-20',
  ),
  openTo: TimeBound(
    {
      en: 'Only notices whose bids are opened at this time or earlier.',
      ko: '이 시각 이전에 개찰하는 공고만 조회합니다.',
    },
    '2026-11-30',
  ),
  postedFrom: TimeBound(
    { en: 'Only notices posted at this time or later.', ko: '이 시각 이후에 게시된 공고만 조회합니다.' },
    '2026-11-01T00:00:00+09:00',
  ),
  postedTo: TimeBound(
    { en: 'Only notices posted at this time or earlier.', ko: '이 시각 이전에 게시된 공고만 조회합니다.' },
    '2026-11-20',
  ),
  updatedFrom: TimeBound(
    {
      en: 'Only notices whose newest version this service recorded at this time or later.',
      ko: '이 시각 이후에 이 서비스가 최신 버전을 저장한 공고만 조회합니다.',
    },
    '2026-11-20',
  ),
  updatedTo: TimeBound(
    {
      en: 'Only notices whose newest version this service recorded at this time or earlier.',
      ko: '이 시각 이전에 이 서비스가 최신 버전을 저장한 공고만 조회합니다.',
    },
    '2026-11-30',
  ),
})

/** A notice with optional fields, if the request chooses fields. */
export const FoundBid = Type.Object(
  {
    ...Type.Partial(Type.Object({ ...Bid.properties, ...detailFields })).properties,
    noticeNo: Bid.properties.noticeNo,
    foundIn: Type.Optional(FoundIn),
  },
  {
    $id: 'FoundBid',
    title: 'Bid notice, or some of its fields',
    additionalProperties: false,
    description: {
      en: 'A notice with all fields of `Bid`. With `fields`, it has only `noticeNo` and the named fields, which may include detail fields.',
      ko: '`Bid`의 모든 필드가 있는 공고. `fields`를 보내면 `noticeNo`와 보낸 필드만 있으며, 상세 필드도 요청할 수 있습니다.',
    },
  },
)

/** The requested fields of each notice. */
export const fieldsShape = <Name extends BidField>(names: readonly Name[], ...more: readonly Wording[]) =>
  Type.Array(Type.Enum([...names]), {
    minItems: 1,
    maxItems: names.length,
    description: inARow(
      {
        en: 'Only these fields of each notice, and always `noticeNo`; the others are absent. Default: all fields.',
        ko: '공고마다 이 필드만 반환하고 나머지는 생략합니다. `noticeNo`는 항상 포함됩니다. 기본값은 모든 필드입니다.',
      },
      ...more,
    ),
    examples: [['title', 'closeAt']],
  })

/** The requested part of the result, and additional parts of the response. */
const answerShape = ({ more }: { more: Wording }) => ({
  explain: Type.Boolean({
    description: {
      en: 'Adds `explain`: how the query was understood, how many notices each filter matches alone, and hints.',
      ko: '응답에 `explain`을 추가합니다. 검색어의 해석 결과, 필터별 일치 건수, 힌트입니다.',
    },
  }),
  facets: Type.Array(Type.Enum([...FACETS]), {
    maxItems: FACETS.length,
    description: inARow(
      {
        en: 'Adds `facets`: for every value of this filter, the number of notices with that value, other filters unchanged. `agency`: the 40 busiest agencies; `month`: the months of posting.',
        ko: '응답에 `facets`를 추가합니다. 다른 필터를 그대로 두고 이 필터의 값만 바꾸었을 때의 공고 건수입니다. `agency`는 공고가 가장 많은 기관 40곳, `month`는 게시월입니다.',
      },
      more,
    ),
  }),
  ...pageParameters,
})

const Anchor = (description: Wording) => Type.String({ maxLength: 1000, description })

/** Words, filters and prices. */
const wordsShape = ({ lists }: Pick<(typeof SEVERAL)['query' | 'body'], 'lists'>) => ({
  keyword: Type.String({
    maxLength: queryLimits.length,
    description: {
      en: 'Words to find in titles: a space means "and", `|` "or", `-` "not", `"…"` an exact phrase, and parentheses group. A notice number finds that notice.',
      ko: "제목에서 찾을 검색어. 공백은 '그리고', `|`는 '또는', `-`는 '제외', `\"…\"`는 정확한 구절이며 괄호로 묶습니다. 공고번호를 쓰면 그 공고를 찾습니다.",
    },
    examples: ['정보시스템 (구축|고도화) -감리'],
  }),
  in: Type.Enum([...SEARCH_PLACES], {
    description: {
      en: 'Where the words of `keyword` are searched: in titles, in the text of attachments, or in both. Default: `title`. With `all`, one word may be in the title and another in a file. With `attachments` and `all`, each notice has `foundIn`.',
      ko: '`keyword`의 단어를 찾을 위치. 공고명, 첨부파일의 텍스트, 또는 둘 다. 기본값은 `title`입니다. `all`이면 한 단어는 공고명에, 다른 단어는 파일에 있어도 됩니다. `attachments`와 `all`이면 공고마다 `foundIn`이 있습니다.',
    },
  }),
  ...lists(LIST_FILTER_NAMES),
  ...amountParameters,
  currency: CurrencyCode(
    {
      en: 'Currency of the bounds; a price in another currency counts as unknown.',
      ko: '하한과 상한의 통화. 통화가 다르면 추정가격이 없는 공고로 처리합니다.',
    },
    {
      default: 'KRW',
    },
  ),
  unknownAmt: UnknownAmount({
    en: 'What to do with notices of unknown price. Default: `exclude` if a bound is given, else `include`.',
    ko: '추정가격이 없는 공고의 포함 여부. 기본값은 하한이나 상한이 있으면 `exclude`, 없으면 `include`입니다.',
  }),
  status: Type.Array(Type.Enum([...STATUSES]), {
    maxItems: MOST_VALUES,
    description: { en: 'Status at the moment of the response.', ko: '응답 시점의 상태' },
  }),
})

/** The kind of notice, and its winner. */
const kindShape = ({ any }: Pick<(typeof SEVERAL)['query' | 'body'], 'any'>) => ({
  urgent: Type.Boolean({
    description: {
      en: '`true`: only notices marked urgent (긴급); `false`: only the others.',
      ko: '`true`는 긴급공고만, `false`는 그 밖의 공고만 조회합니다.',
    },
  }),
  kind: Type.Array(Type.Enum([...NOTICE_KINDS]), {
    maxItems: MOST_VALUES,
    description: inARow({ en: 'Kind of the newest version (공고종류).', ko: '최신 버전의 공고 종류.' }, any),
  }),
  source: Type.Array(Type.String({ minLength: 1, maxLength: 60 }), {
    maxItems: MOST_VALUES,
    description: inARow(
      {
        en: 'Source of the notice, exactly as in its field.',
        ko: '공고의 출처. 공고의 필드에 있는 값과 같아야 합니다.',
      },
      any,
    ),
    examples: [['koneps']],
  }),
  winner: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
    maxItems: MOST_VALUES,
    description: inARow(
      {
        en: 'Only notices with an award to this firm, as the statistics count awards: its business number, with or without hyphens, or part of its name.',
        ko: '이 업체가 낙찰받은 공고만 조회합니다. 집계하는 낙찰은 통계와 같습니다. 사업자등록번호(하이픈 생략 가능) 또는 상호의 일부입니다.',
      },
      any,
    ),
    examples: [['123-45-67890']],
  }),
})

/** Parameters that depend on the account. */
const ownShape = ({ verdicts }: Pick<(typeof SEVERAL)['query' | 'body'], 'verdicts'>) => ({
  matched: Type.Boolean({
    description: {
      en: '`true`: only notices that active keywords of the account match; `false`: only the others.',
      ko: '`true`: 계정의 사용 중인 키워드와 일치하는 공고만, `false`: 나머지 공고만 조회합니다.',
    },
  }),
  eligibility: Type.Array(Type.Enum([...VERDICTS]), {
    maxItems: VERDICTS.length,
    description: inARow(
      {
        en: 'Only notices with this verdict for the company of the account, as `GET /v1/bids/{noticeNo}/eligibility` gives it.',
        ko: '회사 정보로 판단한 참가자격이 이 값인 공고만 조회합니다. 판단은 `GET /v1/bids/{noticeNo}/eligibility`와 같습니다.',
      },
      verdicts,
    ),
    examples: [['yes', 'check']],
  }),
  profile: Type.String({
    minLength: 1,
    maxLength: 64,
    description: {
      en: 'A further company, as `GET /v1/profiles` lists them (Enterprise): `eligibility` is then its verdict. Keywords use their own companies. Default: the company profile of the account.',
      ko: '판단할 추가 회사의 ID(`GET /v1/profiles` 참고, Enterprise). `eligibility`가 이 회사의 판단이 되며, 키워드는 각각 지정된 회사의 정보를 사용합니다. 생략하면 계정의 회사 정보로 판단합니다.',
    },
  }),
})

/** The parameters of a search, in a query or a body. */
function searchShape(place: 'query' | 'body') {
  const { any, verdicts, columns, lists } = SEVERAL[place]
  return {
    ...wordsShape({ lists }),
    ...timeShape(),
    ...kindShape({ any }),
    sort: Type.Enum([...BID_SORTS], {
      default: '-postedAt',
      description: {
        en: 'Order of the notices; a leading `-` sorts from largest to smallest. Unknown values come last in both directions.',
        ko: '정렬 기준. 앞에 `-`를 붙이면 내림차순입니다. 값이 없는 공고는 항상 마지막에 옵니다.',
      },
    }),
    ...ownShape({ verdicts }),
    fields: fieldsShape(REQUESTABLE_FIELDS, ...columns),
    language: TableLanguage,
    ...answerShape(SEVERAL[place]),
  }
}

const FacetCounts = Type.Object(
  {
    name: Type.Enum([...FACETS], { description: { en: 'The filter', ko: '필터' } }),
    values: Type.Array(
      Type.Object(
        {
          value: Type.String({
            maxLength: 4000,
            description: {
              en: 'A value that the filter accepts; of `agency` its code, or its name if it has none; of `month` such as `2026-11`',
              ko: '필터에 쓰는 값. `agency`는 기관 코드(없으면 이름), `month`는 `2026-11` 형식의 달입니다.',
            },
          }),
          name: Type.Optional(
            Type.String({ maxLength: 4000, description: { en: 'Name of the agency', ko: '기관 이름' } }),
          ),
          notices: Count({
            en: 'Number of notices that the search would find with this value alone in the filter; with `agency` those that name the agency, with `month` those found that were posted in it',
            ko: '이 값만 썼을 때의 공고 수. `agency`는 그 기관의 공고, `month`는 검색 결과 중 그 달에 게시된 공고입니다.',
          }),
        },
        { additionalProperties: false },
      ),
      {
        maxItems: MOST_GROUPS,
        description: {
          en: 'Every value of the filter; for `region` only the provinces, for `agency` the 40 busiest, for `month` those with notices, newest first',
          ko: '선택할 수 있는 모든 값. `region`은 시·도, `agency`는 공고가 가장 많은 40곳, `month`는 공고가 있는 달(최신순)입니다.',
        },
      },
    ),
  },
  {
    $id: 'FacetCounts',
    additionalProperties: false,
    description: { en: 'The number of notices for each value of a filter.', ko: '필터 값별 공고 수' },
  },
)

export const searchParameters = () =>
  Type.Partial(Type.Object({ ...searchShape('query'), anchor: Anchor(SEVERAL.query.anchor) }))

/** For past notices that are expected again: their subject, and who may bid. */
export function recurringParameters() {
  const { in: _in, status: _status, ...words } = wordsShape(SEVERAL.query)
  return { ...words, ...ownShape(SEVERAL.query), ...pageParameters }
}

export const bidSearch = () =>
  Type.Partial(Type.Object({ ...searchShape('body'), anchor: Nullable(Anchor(SEVERAL.body.anchor)) }), {
    $id: 'BidSearch',
    additionalProperties: false,
    description: {
      en: 'A search: the parameters of `GET /v1/bids` as fields. A filter with several values is a list.',
      ko: '검색. 필드는 `GET /v1/bids`의 파라미터와 같고, 값이 여러 개인 필터는 목록입니다.',
    },
  })

/** A page of a search as JSON. */
const foundShape = () => ({
  ...listSchema(FoundBid).properties,
  explain: Type.Optional(Explanation),
  searchedAttachments: Type.Optional(SearchedAttachments),
  facets: Type.Optional(
    Type.Array(FacetCounts, {
      maxItems: FACETS.length,
      description: { en: 'The requested filters, each once.', ko: '요청한 필터. 중복은 없습니다.' },
    }),
  ),
})

export const bidList = () =>
  Type.Object(foundShape(), {
    $id: 'BidList',
    description: { en: 'A page of notices', ko: '공고 한 페이지' },
    additionalProperties: false,
  })

const NeighbourPage = Type.Object(
  {
    page: SmallCount({ en: 'Number of the page', ko: '페이지 번호' }, 1),
    anchor: Nullable(
      Anchor({
        en: 'Where the page begins or ends; `null` if the number decides',
        ko: '페이지가 시작하거나 끝나는 위치. 번호만으로 정해지면 `null`입니다.',
      }),
    ),
  },
  {
    $id: 'NeighbourPage',
    additionalProperties: false,
    description: {
      en: 'Fields to replace in the same search to get the previous or next page.',
      ko: '앞이나 뒤 페이지를 요청할 때 같은 검색에서 바꾸어 보낼 필드',
    },
  },
)

export const bidSearchPage = () =>
  Type.Object(
    { ...foundShape(), prev: Nullable(NeighbourPage), next: Nullable(NeighbourPage) },
    {
      $id: 'BidSearchPage',
      description: {
        en: 'A page of notices. `prev` and `next` are `null` where there is no such page.',
        ko: '공고 한 페이지. 앞뒤 페이지가 없으면 `prev`나 `next`가 `null`입니다.',
      },
      additionalProperties: false,
    },
  )
