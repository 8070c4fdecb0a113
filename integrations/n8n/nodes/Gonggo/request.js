const { NodeApiError } = require('n8n-workflow')

const MOST_TRIES = 5
const SECONDS_WITHOUT_HINT = 5

const sleep = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

/**
 * Sends a request with the credential of the node. Retries 429 and 503 after `Retry-After`; other error statuses throw the
 * error of the service, unless they are in `accepted`.
 * @param context the execution context of the node
 * @param request method, path and other options of n8n's HTTP helper
 */
async function ask(context, { path, accepted = [], ...request }) {
  const { baseUrl } = await context.getCredentials('gonggoApi')
  const options = {
    method: 'GET',
    url: `${baseUrl.replace(/\/+$/, '')}${path}`,
    headers: { Accept: 'application/json' },
    arrayFormat: 'repeat',
    json: true,
    returnFullResponse: true,
    ignoreHttpStatusErrors: true,
    disableFollowRedirect: true,
    ...request,
  }
  for (let tries = 1; ; tries++) {
    const answer = await context.helpers.httpRequestWithAuthentication.call(context, 'gonggoApi', options)
    const { statusCode, headers } = answer
    if (statusCode < 300 || accepted.includes(statusCode)) return answer
    if ((statusCode !== 429 && statusCode !== 503) || tries === MOST_TRIES) throw errorOf(context, answer)
    await sleep(Number(headers['retry-after']) || SECONDS_WITHOUT_HINT)
  }
}

/** An error with code, message and request id of the problem. */
function errorOf(context, { statusCode, body }) {
  const {
    code = 'unexpected_answer',
    detail = 'The address answers, but not as Gonggo does',
    requestId = '',
  } = body ?? {}
  return new NodeApiError(
    context.getNode(),
    { statusCode },
    {
      message: `${code}: ${detail}`,
      description: requestId,
      httpCode: String(statusCode),
    },
  )
}

/** Yields the items of a list page by page, following the links, up to the wanted number. */
async function* itemsOf(context, path, query, most) {
  let left = most
  let next = { path, qs: { ...query, pageSize: Math.min(100, most) } }
  while (next && left > 0) {
    const { body, headers } = await ask(context, next)
    const items = body.items.slice(0, left)
    left -= items.length
    yield* items
    const [, link] = /<([^>]*)>; rel="next"/.exec(headers.link ?? '') ?? []
    next = link && { path: link }
  }
}

module.exports = { ask, itemsOf }
