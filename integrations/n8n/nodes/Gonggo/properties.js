const BUSINESS = ['물품', '용역', '공사', '외자', '기타']
const STATUSES = ['open', 'closed', 'opened', 'awarded', 'failed', 'cancelled']
const SORTS = ['-postedAt', 'postedAt', 'closeAt', '-closeAt', 'estimatedPrice', '-estimatedPrice']

const choices = (values) => values.map((value) => ({ name: value, value }))
const shownFor = (resource, ...operation) => ({ show: { resource: [resource], operation } })
const text = (displayName, name, description) => ({ displayName, name, type: 'string', default: '', description })
const amount = (displayName, name) => ({ displayName, name, type: 'number', typeOptions: { minValue: 0 }, default: 0 })
const several = 'Several values are separated by commas; any one of them is enough'

/** What notices and keywords are both limited by. */
const COMMON = [
  text('Agency', 'agency', `Code or part of the name of the issuing or the demand agency. ${several}.`),
  text('Award Method', 'awardMethod', `Part of the award method (낙찰방법). ${several}.`),
  { displayName: 'Business Category', name: 'bsnsDiv', type: 'multiOptions', default: [], options: choices(BUSINESS) },
  text('Contract Method', 'contractMethod', `Part of the contract method (계약방법). ${several}.`),
  text('Industry', 'industry', `Code or part of the name of an industry. ${several}.`),
  amount('Maximum Amount', 'maxAmt'),
  amount('Minimum Amount', 'minAmt'),
  text('Region', 'region', `Region where the bidder is based, as a code or name. ${several}.`),
]

const DAY = 'A day (2026-11-20), which is the whole day in Seoul, or a time with offset'

const OPERATIONS = {
  notice: [
    ['Get', 'get', 'Get a notice with its versions and awards', 'Get a notice'],
    ['List Changes', 'listChanges', 'List what changed since a cursor, in one order', 'List changes of notices'],
    ['Search', 'search', 'Search notices by words and filters', 'Search notices'],
  ],
  keyword: [
    ['Create', 'create', 'Create a keyword that is looked for from now on', 'Create a keyword'],
    ['Delete', 'delete', 'Delete a keyword', 'Delete a keyword'],
    ['List', 'list', 'List the keywords of the account', 'List keywords'],
  ],
}

const operationOf = (resource, preset) => ({
  displayName: 'Operation',
  name: 'operation',
  type: 'options',
  noDataExpression: true,
  displayOptions: { show: { resource: [resource] } },
  default: preset,
  options: OPERATIONS[resource].map(([name, value, description, action]) => ({ name, value, description, action })),
})

const required = (property, displayOptions) => ({ ...property, required: true, displayOptions })

const properties = [
  {
    displayName: 'Resource',
    name: 'resource',
    type: 'options',
    noDataExpression: true,
    default: 'notice',
    options: [
      { name: 'Keyword', value: 'keyword' },
      { name: 'Notice', value: 'notice' },
    ],
  },
  operationOf('notice', 'search'),
  operationOf('keyword', 'list'),
  {
    ...text('Keyword', 'keyword', 'Words to find in titles: a space means "and", | "or", - "not"'),
    displayOptions: shownFor('notice', 'search'),
  },
  required(text('Notice Number', 'noticeNo', 'Number of the notice'), shownFor('notice', 'get')),
  required(text('Words', 'words', 'In the language of searches'), shownFor('keyword', 'create')),
  required(text('Keyword ID', 'keywordId', 'Identifier of the keyword (kw_…)'), shownFor('keyword', 'delete')),
  {
    ...text('Since', 'since', 'nextCursor of the page before; empty = from the start'),
    displayOptions: shownFor('notice', 'listChanges'),
  },
  {
    displayName: 'Changes',
    name: 'changes',
    type: 'number',
    typeOptions: { minValue: 1, maxValue: 1000 },
    default: 200,
    description: 'Max number of changes of one page',
    displayOptions: shownFor('notice', 'listChanges'),
  },
  ...[shownFor('notice', 'search'), shownFor('keyword', 'list')].flatMap((displayOptions) => [
    {
      displayName: 'Return All',
      name: 'returnAll',
      type: 'boolean',
      default: false,
      description: 'Whether to return all results or only up to a given limit',
      displayOptions,
    },
    {
      displayName: 'Limit',
      name: 'limit',
      type: 'number',
      typeOptions: { minValue: 1 },
      default: 50,
      description: 'Max number of results to return',
      displayOptions: { show: { ...displayOptions.show, returnAll: [false] } },
    },
  ]),
  {
    displayName: 'Filters',
    name: 'filters',
    type: 'collection',
    placeholder: 'Add Filter',
    default: {},
    displayOptions: shownFor('notice', 'search'),
    options: [
      ...COMMON,
      text('Closes From', 'closeFrom', DAY),
      text('Closes To', 'closeTo', DAY),
      text('Posted From', 'postedFrom', DAY),
      text('Posted To', 'postedTo', DAY),
      {
        displayName: 'Matched',
        name: 'matched',
        type: 'boolean',
        default: true,
        description: 'Whether an active keyword of the account matches',
      },
      { displayName: 'Sort', name: 'sort', type: 'options', default: '-postedAt', options: choices(SORTS) },
      { displayName: 'Status', name: 'status', type: 'multiOptions', default: [], options: choices(STATUSES) },
    ],
  },
  {
    displayName: 'Filter',
    name: 'keywordFilter',
    type: 'collection',
    placeholder: 'Add Condition',
    default: {},
    displayOptions: shownFor('keyword', 'create'),
    options: COMMON,
  },
]

module.exports = { properties }
