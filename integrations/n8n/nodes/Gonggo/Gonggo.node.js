const { NodeOperationError } = require('n8n-workflow')
const { alert, keyword, place, search } = require('./generated.json')
const { properties } = require('./properties.js')
const { ask, itemsOf } = require('./request.js')

/** No limit: the service has fewer keywords and notices. */
const ALL = Number.MAX_SAFE_INTEGER

const mostOf = (context, index) =>
  context.getNodeParameter('returnAll', index) ? ALL : context.getNodeParameter('limit', index)

/** Omits empty fields. */
const given = (fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value?.length !== 0))

/**
 * Text with several values is separated by commas. n8n passes results of expressions unchanged, for example as lists.
 */
const valuesOf = (value) =>
  (Array.isArray(value) ? value : String(value).split(',')).map((one) => String(one).trim()).filter((one) => one !== '')

/** The fields of a collection in the form of the API. */
const sent = (fields, { lists, numbers }) =>
  given(
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => {
        if (!lists.includes(name)) return [name, value]
        return [name, numbers.includes(name) ? valuesOf(value).map(Number) : valuesOf(value)]
      }),
    ),
  )

/** The operations of each resource, each with the items that it returns. */
const OPERATIONS = {
  notice: {
    async *search(context, index) {
      const words = context.getNodeParameter('keyword', index)
      const filters = sent(context.getNodeParameter('filters', index), search)
      const query = { ...given({ keyword: words }), ...filters }
      yield* itemsOf(context, '/v1/bids', query, mostOf(context, index))
    },
    async *get(context, index) {
      const number = encodeURIComponent(context.getNodeParameter('noticeNo', index))
      yield (await ask(context, { path: `/v1/bids/${number}` })).body
    },
    async *listChanges(context, index) {
      const query = {
        since: context.getNodeParameter('since', index),
        limit: context.getNodeParameter('changes', index),
      }
      yield (await ask(context, { path: '/v1/bids/changes', qs: query })).body
    },
  },
  keyword: {
    async *create(context, index) {
      const searched = context.getNodeParameter('in', index, place.default)
      const body = {
        keyword: context.getNodeParameter('words', index),
        ...(searched !== place.default && { in: searched }),
        filter: sent(context.getNodeParameter('keywordFilter', index), keyword),
        alert: sent(context.getNodeParameter('alert', index, {}), alert),
      }
      yield (await ask(context, { path: '/v1/keywords', method: 'POST', body })).body
    },
    async *list(context, index) {
      yield* itemsOf(context, '/v1/keywords', {}, mostOf(context, index))
    },
    async *delete(context, index) {
      const id = context.getNodeParameter('keywordId', index)
      await ask(context, { path: `/v1/keywords/${encodeURIComponent(id)}`, method: 'DELETE' })
      yield { id, deleted: true }
    },
  },
}

class Gonggo {
  description = {
    displayName: 'Gonggo',
    name: 'gonggo',
    icon: 'file:gonggo.svg',
    group: ['input'],
    version: 1,
    subtitle: '={{$parameter["operation"] + ": " + $parameter["resource"]}}',
    description: 'Search public-procurement notices and look after keywords',
    defaults: { name: 'Gonggo' },
    inputs: ['main'],
    outputs: ['main'],
    usableAsTool: true,
    credentials: [{ name: 'gonggoApi', required: true }],
    properties,
  }

  async execute() {
    const results = []
    for (let index = 0; index < this.getInputData().length; index++) {
      const resource = this.getNodeParameter('resource', index)
      const operation = this.getNodeParameter('operation', index)
      const work = OPERATIONS[resource]?.[operation]
      if (!work)
        throw new NodeOperationError(this.getNode(), `${resource} has no operation ${operation}`, { itemIndex: index })
      try {
        for await (const json of work(this, index)) results.push({ json, pairedItem: { item: index } })
      } catch (error) {
        if (!this.continueOnFail()) throw error
        results.push({ json: { error: error.message }, pairedItem: { item: index } })
      }
    }
    return [results]
  }
}

module.exports = { Gonggo }
