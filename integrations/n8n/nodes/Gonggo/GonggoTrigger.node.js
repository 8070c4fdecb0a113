const { events } = require('./generated.json')
const { ask } = require('./request.js')
const { isSigned } = require('./signature.js')
const { sendTestEvent } = require('./test-event.js')

/** Registers a webhook while its workflow is active, and starts the workflow with each signed event. */
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
        options: events.map(({ name, value, description }) => ({ name, value, description })),
      },
    ],
  }

  /** Called by n8n to manage the webhook at the service. */
  webhookMethods = {
    default: {
      async checkExists() {
        const { webhookId } = this.getWorkflowStaticData('node')
        if (!webhookId) return false
        const { statusCode, body } = await ask(this, { path: `/v1/webhooks/${webhookId}`, accepted: [404] })
        return statusCode === 200 && body.url === this.getNodeWebhookUrl('default')
      },
      async create() {
        // The editor waits for one event: it gets a test event at once, and no webhook is registered.
        if (this.getActivationMode() === 'manual') return sendTestEvent(this)
        const { body } = await ask(this, {
          path: '/v1/webhooks',
          method: 'POST',
          body: {
            url: this.getNodeWebhookUrl('default'),
            events: this.getNodeParameter('events'),
            description: `n8n: ${this.getWorkflow().name ?? ''}`.slice(0, 200),
          },
        })
        // Stored because the response shows the secret only once.
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
