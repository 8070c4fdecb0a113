import { CSV } from '../../lib/csv.ts'
import { amountParameters } from '../../lib/filter-shapes.ts'
import {
  answerList,
  csvOf,
  type Http,
  JSON_TYPE,
  refuseInTable,
  sendTable,
  tableHold,
  type Workbooks,
  XLSX_TYPE,
} from '../../lib/http/index.ts'
import { listSchema, pageParameters } from '../../lib/page.ts'
import { CurrencyCode, TableLanguage, TimeBound } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import type { Pursuits } from '../index.ts'
import { PURSUIT_SORTS, PURSUIT_STATES, Pursuit } from '../schema.ts'

const FORMS = [JSON_TYPE, CSV, XLSX_TYPE]
const MOST_VALUES = 20
/** The maximum number of notices on a page of a search. */
const MOST_NOTICES = 100

const query = Type.Partial(
  Type.Object({
    state: Type.Array(Type.Enum([...PURSUIT_STATES]), {
      maxItems: MOST_VALUES,
      description: {
        en: 'Only pursuits in this state. Repeat it to accept any of several values.',
        ko: '이 상태의 입찰 건만 조회합니다. 여러 번 적을 수 있으며, 그중 하나와 일치하면 됩니다.',
      },
    }),
    assignee: Type.Array(Type.String({ minLength: 1, maxLength: 64 }), {
      maxItems: MOST_VALUES,
      description: {
        en: 'Only pursuits assigned to this member; `none` = unassigned ones. Repeat it to accept any of several values.',
        ko: '이 구성원이 담당하는 입찰 건만 조회합니다. `none`은 담당자 없음입니다. 여러 번 적을 수 있으며, 그중 하나와 일치하면 됩니다.',
      },
      examples: [['mem_01jd3x9k2mexample0000000000']],
    }),
    noticeNo: Type.Array(Type.String({ minLength: 1, maxLength: 90 }), {
      maxItems: MOST_NOTICES,
      description: {
        en: 'Only pursuits of this notice. Repeat it to accept any of several values.',
        ko: '이 공고의 입찰 건만 조회합니다. 여러 번 적을 수 있으며, 그중 하나와 일치하면 됩니다.',
      },
      examples: [['R26BK00123456']],
    }),
    closeFrom: TimeBound(
      {
        en: 'Only pursuits whose bidding ends at this time or later.',
        ko: '이 시각 이후에 입찰이 마감되는 것만 조회합니다.',
      },
      '2026-11-20',
    ),
    closeTo: TimeBound(
      {
        en: 'Only pursuits whose bidding ends at this time or earlier.',
        ko: '이 시각 이전에 입찰이 마감되는 것만 조회합니다.',
      },
      '2026-11-30',
    ),
    openFrom: TimeBound(
      {
        en: 'Only pursuits whose bids are planned to be opened at this time or later.',
        ko: '이 시각 이후에 개찰 예정인 것만 조회합니다.',
      },
      '2026-11-20',
    ),
    openTo: TimeBound(
      {
        en: 'Only pursuits whose bids are planned to be opened at this time or earlier.',
        ko: '이 시각 이전에 개찰 예정인 것만 조회합니다.',
      },
      '2026-11-30',
    ),
    ...amountParameters,
    currency: CurrencyCode(
      {
        en: 'Currency of the bounds. With a bound, pursuits without an estimated price in it do not match.',
        ko: '하한과 상한의 통화. 하한이나 상한이 있으면 이 통화의 추정가격이 없는 입찰 건은 제외합니다.',
      },
      { default: 'KRW' },
    ),
    q: Type.String({
      minLength: 1,
      maxLength: 200,
      description: { en: 'Part of the title of the notice.', ko: '공고명의 일부' },
      examples: ['하수관로'],
    }),
    sort: Type.Enum([...PURSUIT_SORTS], {
      default: '-updatedAt',
      description: {
        en: 'Order; a leading `-` sorts from latest to earliest. Unknown times come last in both directions.',
        ko: '정렬 기준. 앞에 `-`를 붙이면 내림차순입니다. 알 수 없는 시각은 항상 마지막에 옵니다.',
      },
    }),
    language: TableLanguage,
    ...pageParameters,
  }),
)

export function listPursuitsRoute(http: Http, pursuits: Pick<Pursuits, 'list' | 'table'>, workbooks: Workbooks): void {
  http.get(
    '/v1/pursuits',
    {
      config: {
        access: { needs: 'pursuits', scope: 'pursuits:read' },
        // With 10,000 pursuits, each page takes 20 ms of the database's processor time.
        alone: true,
        produces: FORMS,
        holds: tableHold(FORMS),
        problems: ['reversed_range', 'unavailable', 'http_1_1_required'],
      },
      schema: {
        operationId: 'listPursuits',
        title: { en: 'List pursuits', ko: '입찰 건 목록' },
        about: {
          en: 'The pursuits of the account that match every filter given, each with the current state of its notice.',
          ko: '모든 조건과 일치하는 계정의 입찰 건입니다. 공고의 현재 내용을 포함하므로 요청 한 번으로 보드를 표시할 수 있습니다.',
        },
        tags: ['Pursuits'],
        querystring: query,
        response: {
          200: listSchema(Pursuit, {
            $id: 'PursuitList',
            description: { en: 'A page of pursuits', ko: '입찰 건 한 페이지' },
          }),
        },
      },
    },
    async (request, reply) => {
      const { accountId } = request.caller
      const { page: _page, pageSize: _pageSize, language, ...parameters } = request.query
      if (request.sends !== JSON_TYPE) {
        refuseInTable(request.url, ['page', 'pageSize'], FORMS)
        const read = () => pursuits.table(accountId, parameters)
        if (request.sends === XLSX_TYPE) return workbooks.send(request, reply, read, language)
        return sendTable(reply, csvOf(await read(), language))
      }
      return answerList(request, reply, (page) => pursuits.list(accountId, { ...parameters, ...page }))
    },
  )
}
