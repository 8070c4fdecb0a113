/** All integrations; the console has no other list of them. */

export const INTEGRATION_GROUPS = ['office', 'programs', 'own'] as const

export interface Integration {
  name:
    | 'calendar'
    | 'feed'
    | 'widget'
    | 'chat'
    | 'assistants'
    | 'spreadsheets'
    | 'n8n'
    | 'tryton'
    | 'mirror'
    | 'superset'
    | 'messengers'
    | 'webhooks'
    | 'clients'
  /** Integrations that need only a link, programs to install, or own code. */
  group: (typeof INTEGRATION_GROUPS)[number]
  /** The feature that the plan must include. */
  needs: 'notices' | 'webhooks'
  /** The scopes of the link, key or webhook. */
  scopes: readonly string[]
  /** What must be created in the console. */
  makes: 'link' | 'key' | 'webhook'
  /** Values for the form that creates it. */
  form: Readonly<Record<string, string>>
  /** The first command; `base` = the address of the service. */
  command?(base: string): string
  /** The page of the guides. */
  guide: string
  /** The folder below `integrations/` in the repository. */
  folder?: string
}

const KEY = '"Authorization: Bearer $GONGGO_KEY"'

export const INTEGRATIONS: readonly Integration[] = [
  {
    name: 'calendar',
    group: 'office',
    needs: 'notices',
    scopes: ['links:write', 'bids:read', 'pursuits:read'],
    makes: 'link',
    form: { kind: 'calendar', of: 'pursued' },
    guide: 'calendars',
  },
  {
    name: 'feed',
    group: 'office',
    needs: 'notices',
    scopes: ['links:write', 'bids:read', 'keywords:read'],
    makes: 'link',
    form: { kind: 'atom', of: 'matched' },
    guide: 'calendars',
  },
  {
    name: 'widget',
    group: 'office',
    needs: 'notices',
    scopes: ['links:write', 'bids:read', 'keywords:read'],
    makes: 'link',
    form: { kind: 'widget', of: 'matched' },
    guide: 'widget',
  },
  {
    name: 'chat',
    group: 'office',
    needs: 'webhooks',
    scopes: ['webhooks:write'],
    makes: 'webhook',
    form: {},
    guide: 'webhooks',
  },
  {
    name: 'assistants',
    group: 'programs',
    needs: 'notices',
    scopes: ['bids:read', 'statistics:read', 'profile:read'],
    makes: 'key',
    form: {},
    command: (base) => `claude mcp add --transport http gonggo ${base}/mcp --header ${KEY}`,
    guide: 'agents',
  },
  {
    name: 'spreadsheets',
    group: 'programs',
    needs: 'notices',
    scopes: ['bids:read'],
    makes: 'key',
    form: {},
    command: (base) => `curl -s "${base}/v1/bids?status=open" -H ${KEY} -H 'Accept: text/csv' -o bids.csv`,
    guide: 'search',
    folder: 'spreadsheets',
  },
  {
    name: 'n8n',
    group: 'programs',
    needs: 'notices',
    scopes: ['bids:read', 'keywords:write'],
    makes: 'key',
    form: {},
    command: () => 'npm pack ./integrations/n8n',
    guide: 'webhooks',
    folder: 'n8n',
  },
  {
    name: 'tryton',
    group: 'programs',
    needs: 'notices',
    scopes: ['bids:read', 'keywords:read', 'pursuits:read'],
    makes: 'key',
    form: {},
    command: () => 'pip install ./clients/python ./integrations/tryton',
    guide: 'erp',
    folder: 'tryton',
  },
  {
    name: 'mirror',
    group: 'programs',
    needs: 'notices',
    scopes: ['bids:read', 'keywords:read'],
    makes: 'key',
    form: {},
    command: (base) => `npx gonggo mirror --base-url ${base} --to postgres://user@host/database --follow`,
    guide: 'feed',
    folder: 'mirror',
  },
  {
    name: 'superset',
    group: 'programs',
    needs: 'notices',
    scopes: ['bids:read', 'keywords:read'],
    makes: 'key',
    form: {},
    command: () => "python3 integrations/superset/pack.py 'postgresql://reader:password@localhost/market' gonggo.zip",
    guide: 'feed',
    folder: 'superset',
  },
  {
    name: 'messengers',
    group: 'programs',
    needs: 'webhooks',
    scopes: ['webhooks:write'],
    makes: 'webhook',
    form: {},
    command: () =>
      'GONGGO_WEBHOOK_SECRET=whsec_… PORT=9000 TELEGRAM_TOKEN=… TELEGRAM_CHAT=-100… node integrations/messengers/main.ts',
    guide: 'webhooks',
    folder: 'messengers',
  },
  {
    name: 'webhooks',
    group: 'own',
    needs: 'webhooks',
    scopes: ['webhooks:write'],
    makes: 'webhook',
    form: {},
    guide: 'webhooks',
  },
  {
    name: 'clients',
    group: 'own',
    needs: 'notices',
    scopes: ['bids:read'],
    makes: 'key',
    form: {},
    command: (base) => `curl -s "${base}/v1/bids?pageSize=1" -H ${KEY}`,
    guide: 'first-call',
  },
]

/** The address of the form that creates what an integration needs. */
export function makingPlace({ makes, form, scopes }: Pick<Integration, 'makes' | 'form' | 'scopes'>): string {
  if (makes === 'webhook') return '/webhooks?edit=new'
  const view = makes === 'link' ? 'links' : 'keys'
  const given = makes === 'key' ? { scopes: scopes.join(' ') } : form
  return `/account?${new URLSearchParams({ view, edit: 'new', ...given })}`
}
