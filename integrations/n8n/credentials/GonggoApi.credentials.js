class GonggoApi {
  name = 'gonggoApi'
  displayName = 'Gonggo API'
  icon = 'file:../nodes/Gonggo/gonggo.svg'
  properties = [
    {
      displayName: 'Base URL',
      name: 'baseUrl',
      type: 'string',
      default: '',
      required: true,
      placeholder: 'https://gonggo.example.com',
      description: 'Address of the service, without /v1',
    },
    {
      displayName: 'API Key',
      name: 'apiKey',
      type: 'string',
      typeOptions: { password: true },
      default: '',
      required: true,
      description: 'Needs bids:read, and keywords:write or webhooks:write for what changes them',
    },
  ]
  authenticate = { type: 'generic', properties: { headers: { Authorization: '=Bearer {{$credentials.apiKey}}' } } }
  /** This request works for any key, whatever its scopes. */
  test = { request: { baseURL: '={{$credentials.baseUrl}}', url: '/v1/usage' } }
}

module.exports = { GonggoApi }
