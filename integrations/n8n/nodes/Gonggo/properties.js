const { alert, keyword, place, search } = require('./generated.json')

const shownFor = (resource, ...operation) => ({ show: { resource: [resource], operation } })
const text = (displayName, name, description) => ({ displayName, name, type: 'string', default: '', description })

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

const collection = (displayName, name, placeholder, { properties: options }, displayOptions) => ({
  displayName,
  name,
  type: 'collection',
  placeholder,
  default: {},
  displayOptions,
  options,
})

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
  collection('Filters', 'filters', 'Add Filter', search, shownFor('notice', 'search')),
  { ...place, displayOptions: shownFor('keyword', 'create') },
  collection('Filter', 'keywordFilter', 'Add Condition', keyword, shownFor('keyword', 'create')),
  collection('Alert', 'alert', 'Add Setting', alert, shownFor('keyword', 'create')),
]

module.exports = { properties }
