/** Title, introduction and tags of the reference. */
export const about = {
  title: 'Gonggo',
  description: [
    'Public-procurement bid notices over REST, with keyword alerts and award statistics.',
    'Requests to `/v1` are authenticated by the header `Authorization: Bearer <API_KEY>` or by the cookie of a session; only `GET /v1` needs neither. The plan of the account and the scopes of the key or session decide what is allowed.',
    'Times are returned in `+09:00`. Unknown parameters and fields are rejected, never ignored. Errors are `application/problem+json` with a machine-readable code.',
  ].join('\n\n'),
  tags: [
    { name: 'Notices', description: 'Bid notices: search, detail, changes.' },
    { name: 'Keywords', description: 'Stored searches of an account: words and filters.' },
    { name: 'Events', description: 'Notifications of an account: new matches, changes, awards and more.' },
    { name: 'Eligibility', description: 'The company profile, and whether the company may bid on a notice.' },
    { name: 'Pursuits', description: 'Your company’s work on notices: states, notes, results.' },
    { name: 'Links', description: 'Addresses that calendars, feed readers and widgets read without a key.' },
    { name: 'Statistics', description: 'Award statistics, competitors and price references.' },
    { name: 'Webhooks', description: 'Endpoints for events, their deliveries, and redelivery.' },
    { name: 'Webhook events', description: 'What is posted to your webhooks.' },
    { name: 'Access', description: 'Keys, permissions, limits and the audit log.' },
    { name: 'Session', description: 'Signing in to the console, and your sessions.' },
    { name: 'Reports', description: 'A week or a month as a file: PDF, spreadsheet, web page or JSON.' },
    { name: 'Team', description: 'Members of the account and their roles.' },
    { name: 'Codes', description: 'Agencies, industries and regions by code and name.' },
    { name: 'Sources', description: 'The sources of the notices, and how current each is.' },
    { name: 'Service', description: 'The service itself: version, health, reference.' },
    { name: 'Operator', description: 'For operators of the service: all accounts, sources, incidents.' },
  ],
}
