/** Title, introduction and tags of the reference. */
export const about = {
  title: 'Gonggo',
  description: [
    'Public-procurement bid notices over REST, with keyword alerts and award statistics.',
    'Requests to `/v1` are authenticated by the header `Authorization: Bearer <API_KEY>` or by the cookie of a session; only `GET /v1` needs neither. The plan of the account and the scopes of the key or session decide what is allowed.',
    'Times are answered in `+09:00`. Unknown parameters and fields are refused, never ignored. Errors are `application/problem+json` with a code for programs.',
  ].join('\n\n'),
  tags: [
    { name: 'Notices', description: 'Bid notices: search, detail, changes.' },
    { name: 'Keywords', description: 'Stored searches of an account: words and filters.' },
    { name: 'Events', description: 'What an account is notified of: new matches, changes, awards and more.' },
    { name: 'Pursuits', description: 'What becomes of a notice in the company: states, notes, results.' },
    { name: 'Statistics', description: 'Who wins what at which price.' },
    { name: 'Webhooks', description: 'Where events are sent, what was sent, and how to send it again.' },
    { name: 'Webhook events', description: 'What is posted to your webhooks.' },
    { name: 'Access', description: 'Keys, permissions, limits and the audit log.' },
    { name: 'Session', description: 'Signing in to the console, and where you are signed in.' },
    { name: 'Reports', description: 'A week or a month as a file: PDF, spreadsheet, web page or JSON.' },
    { name: 'Team', description: 'Members of the account, and what each may do.' },
    { name: 'Codes', description: 'Agencies, industries and regions by code and name.' },
    { name: 'Sources', description: 'Where the notices come from, and how current each source is.' },
    { name: 'Service', description: 'The service itself: version, health, reference.' },
    { name: 'Operator', description: 'For those who look after the service: all accounts, sources, incidents.' },
  ],
}
