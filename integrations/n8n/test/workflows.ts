/** Workflows in the import format of n8n. */
export interface WorkflowNode {
  name: string
  type: string
  parameters?: object
  /** Runs once for any number of input items. */
  executeOnce?: boolean
}

const CREDENTIAL = 'gonggoCredential'
const ours = (name: string) => `n8n-nodes-gonggo.${name}`

export const credential = (baseUrl: string, apiKey: string) => [
  { id: CREDENTIAL, name: 'Gonggo', type: 'gonggoApi', data: { baseUrl, apiKey } },
]

/** Connects nodes in this order. */
export function chain(id: string, nodes: readonly WorkflowNode[]) {
  return {
    id,
    name: id,
    active: false,
    settings: { executionOrder: 'v1' },
    nodes: nodes.map(({ name, type, parameters = {}, executeOnce = false }, index) => ({
      id: `${id}-${index}`,
      name,
      type,
      typeVersion: type === 'n8n-nodes-base.httpRequest' ? 4.2 : 1,
      position: [index * 200, 0],
      parameters,
      executeOnce,
      ...(type === ours('gonggoTrigger') && { webhookId: '5b0e6f2c-2f0e-4b8e-9a53-0c6f8a2b7d11' }),
      ...(type.startsWith(ours('')) && { credentials: { gonggoApi: { id: CREDENTIAL, name: 'Gonggo' } } }),
    })),
    connections: Object.fromEntries(
      nodes
        .slice(1)
        .map(({ name }, index) => [nodes[index]?.name ?? '', { main: [[{ node: name, type: 'main', index: 0 }]] }]),
    ),
  }
}

export const start: WorkflowNode = { name: 'Start', type: 'n8n-nodes-base.manualTrigger' }

export const action = (name: string, resource: string, operation: string, more: object = {}): WorkflowNode => ({
  name,
  type: ours('gonggo'),
  parameters: Object.assign({ resource, operation }, more),
  executeOnce: true,
})

export const trigger = (events: readonly string[]): WorkflowNode => ({
  name: 'Event',
  type: ours('gonggoTrigger'),
  parameters: { events },
})

/** Sends each item to a URL, so that tests can see it. */
export const sender = (url: string): WorkflowNode => ({
  name: 'Send',
  type: 'n8n-nodes-base.httpRequest',
  parameters: { method: 'POST', url, sendBody: true, specifyBody: 'json', jsonBody: '={{ JSON.stringify($json) }}' },
})
