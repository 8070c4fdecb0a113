const { randomBytes } = require('node:crypto')
const { events } = require('./generated.json')
const { ask } = require('./request.js')
const { signedHeaders } = require('./signature.js')

const MOST_TRIES = 20
const PAUSE_MS = 250
const TIMEOUT_MS = 10_000

/**
 * Sends a test event to the workflow in the editor: the newest event of the chosen types, or a sample. It is sent to
 * the test address of the workflow and signed with a secret for this test. The service registers no webhook.
 */
async function sendTestEvent(context) {
  const secret = `whsec_${randomBytes(24).toString('base64')}`
  Object.assign(context.getWorkflowStaticData('node'), { secret })
  const event = await eventFor(context, context.getNodeParameter('events'))
  // Not awaited, because n8n listens only after this function has returned.
  deliver(context.getNodeWebhookUrl('default'), secret, event).catch(({ message }) =>
    context.logger.warn(`Gonggo Trigger: the test event was not delivered: ${message}`),
  )
  return true
}

/** An event in the form of a webhook delivery. Keys without access to events get the sample. */
async function eventFor(context, types) {
  const request = { path: '/v1/events', qs: { type: types, sort: '-timestamp', limit: 1 }, accepted: [403] }
  const { body } = await ask(context, request)
  const [newest] = body.items ?? []
  if (!newest) return events.find(({ value }) => types.includes(value)).sample
  const { state: _state, reason: _reason, ...event } = newest
  return event
}

async function deliver(url, secret, event) {
  const body = JSON.stringify(event)
  let fault = ''
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    const headers = { 'content-type': 'application/json', ...signedHeaders(event.id, body, secret) }
    const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
      (error) => ({ status: error.cause?.message ?? error.message }),
    )
    if (answer.ok) return
    fault = `${url}: ${answer.status}`
  }
  throw new Error(fault)
}

module.exports = { sendTestEvent }
