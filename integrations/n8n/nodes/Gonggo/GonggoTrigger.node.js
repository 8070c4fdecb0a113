const { ask } = require('./request.js')
const { isSigned } = require('./signature.js')

const EVENTS = [
  ['Notice Matched', 'bid.matched', 'A notice matches a keyword for the first time'],
  ['Notice Changed', 'bid.changed', 'A matching notice changed in what the keyword reports'],
  ['Notice Cancelled', 'bid.cancelled', 'A matching notice was cancelled'],
  ['Notice Awarded', 'bid.awarded', 'A matching notice was awarded'],
  ['Pursuit Changed', 'pursuit.changed', 'A pursuit was changed, by a person or a result'],
  ['Report Ready', 'report.ready', 'A report can be fetched'],
  ['Webhook Disabled', 'webhook.disabled', 'An endpoint of the account was disabled'],
  ['Security Incident', 'security.incident', 'A key or the account was blocked, or there are signs that it should be'],
  ['Test', 'webhook.test', 'Somebody asked for it'],
]

/** Registers a webhook while its workflow is active, and starts the workflow with each event that is signed. */
class GonggoTrigger {
  description = {
    displayName: 'Gonggo Trigger',
    name: 'gonggoTrigger',
    icon: 'file:gonggo.svg',
    group: ['trigger'],
    version: 1,
    subtitle: '={{$parameter["events"].join(", ")}}',
    description: 'Starts the workflow when Gonggo reports an event',
    defaults: { name: 'Gonggo Trigger' },
    inputs: [],
    outputs: ['main'],
    credentials: [{ name: 'gonggoApi', required: true }],
    webhooks: [{ name: 'default', httpMethod: 'POST', responseMode: 'onReceived', path: 'gonggo' }],
    properties: [
      {
        displayName: 'Events',
        name: 'events',
        type: 'multiOptions',
        default: ['bid.matched'],
        required: true,
        options: EVENTS.map(([name, value, description]) => ({ name, value, description })),
      },
    ],
  }

  /** In n8n's words: what to do about the address of the workflow at the service. */
  webhookMethods = {
    default: {
      async checkExists() {
        const { webhookId } = this.getWorkflowStaticData('node')
        if (!webhookId) return false
        const { statusCode, body } = await ask(this, { path: `/v1/webhooks/${webhookId}`, accepted: [404] })
        return statusCode === 200 && body.url === this.getNodeWebhookUrl('default')
      },
      async create() {
        const { body } = await ask(this, {
          path: '/v1/webhooks',
          method: 'POST',
          body: {
            url: this.getNodeWebhookUrl('default'),
            events: this.getNodeParameter('events'),
            description: `n8n: ${this.getWorkflow().name ?? ''}`.slice(0, 200),
          },
        })
        // The secret is told this once.
        Object.assign(this.getWorkflowStaticData('node'), { webhookId: body.id, secret: body.secret })
        return true
      },
      async delete() {
        const kept = this.getWorkflowStaticData('node')
        if (kept.webhookId)
          await ask(this, { path: `/v1/webhooks/${kept.webhookId}`, method: 'DELETE', accepted: [404] })
        delete kept.webhookId
        delete kept.secret
        return true
      },
    },
  }

  async webhook() {
    const { secret = '' } = this.getWorkflowStaticData('node')
    const { rawBody } = this.getRequestObject()
    if (!rawBody || !isSigned(this.getHeaderData(), rawBody, secret)) {
      this.getResponseObject().status(401).json({ message: 'The signature does not fit' })
      return { noWebhookResponse: true }
    }
    return { workflowData: [[{ json: this.getBodyData() }]] }
  }
}

module.exports = { GonggoTrigger }
