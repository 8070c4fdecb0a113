import { Type } from 'typebox'
import { CSV } from '../../lib/csv.ts'
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
import { TableLanguage, TimeParameter } from '../../lib/shapes.ts'
import type { Pursuits } from '../index.ts'
import { PURSUIT_SORTS, PURSUIT_STATES, Pursuit } from '../schema.ts'

const FORMS = [JSON_TYPE, CSV, XLSX_TYPE]
const MOST_VALUES = 20
/** As many as a page of a search shows. */
const MOST_NOTICES = 100

const time = (description: string, example: string) =>
  TimeParameter(`${description} A time with offset, or a date, which is the whole day in Seoul.`, example)

const query = Type.Partial(
  Type.Object({
    state: Type.Array(Type.Enum([...PURSUIT_STATES]), {
      maxItems: MOST_VALUES,
      description: 'Only pursuits in this state. Repeat it to accept any of several values.',
    }),
    assignee: Type.Array(Type.String({ minLength: 1, maxLength: 64 }), {
      maxItems: MOST_VALUES,
      description:
        'Only pursuits assigned to this member; `none` = unassigned ones. Repeat it to accept any of several values.',
      examples: [['mem_01jd3x9k2mexample0000000000']],
    }),
    noticeNo: Type.Array(Type.String({ minLength: 1, maxLength: 80 }), {
      maxItems: MOST_NOTICES,
      description: 'Only pursuits of this notice. Repeat it to accept any of several values.',
      examples: [['R26BK00123456']],
    }),
    closeFrom: time('Only pursuits whose bidding ends at this time or later.', '2026-11-20'),
    closeTo: time('Only pursuits whose bidding ends at this time or earlier.', '2026-11-30'),
    openFrom: time('Only pursuits whose bids are planned to be opened at this time or later.', '2026-11-20'),
    openTo: time('Only pursuits whose bids are planned to be opened at this time or earlier.', '2026-11-30'),
    q: Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'Part of the title of the notice.',
      examples: ['하수관로'],
    }),
    sort: Type.Enum([...PURSUIT_SORTS], {
      default: '-updatedAt',
      description: 'Order; a leading `-` sorts from latest to earliest. Unknown times come last in both directions.',
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
        // Of 10,000 pursuits each page takes a processor of the database 20 ms.
        alone: true,
        produces: FORMS,
        holds: tableHold(FORMS),
        problems: ['reversed_range', 'unavailable', 'http_1_1_required'],
      },
      schema: {
        operationId: 'listPursuits',
        summary: 'List pursuits',
        description:
          'The pursuits of the account that match every filter given, each with the current state of its notice.',
        tags: ['Pursuits'],
        querystring: query,
        response: { 200: listSchema(Pursuit, { $id: 'PursuitList', description: 'A page of pursuits' }) },
      },
    },
    async (request, reply) => {
      const { accountId } = request.caller
      const { page: _page, pageSize: _pageSize, language, ...asked } = request.query
      if (request.sends !== JSON_TYPE) {
        refuseInTable(request.url, ['page', 'pageSize'], FORMS)
        const read = () => pursuits.table(accountId, asked)
        if (request.sends === XLSX_TYPE) return workbooks.send(request, reply, read, language)
        return sendTable(reply, csvOf(await read(), language))
      }
      return answerList(request, reply, (page) => pursuits.list(accountId, { ...asked, ...page }))
    },
  )
}
