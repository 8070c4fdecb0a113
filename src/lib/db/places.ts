// Where the rows of each table are in a Citus cluster. On a single server all are in one place.

/**
 * `tenant`: split by `account_id`, all rows of an account on one node. `reference`: copied to every node, for tenant rows to be
 * joined with. `coordinator`: on the node that clients connect to, and written in one transaction with rows of tenants: the
 * cluster has to know the table, or it would commit the two halves one after the other instead of in two phases. `local`: on
 * that node, and never written together with rows of tenants.
 */
export type TablePlace = 'tenant' | 'reference' | 'coordinator' | 'local'

/** Tables that grow with the number of accounts and with time. */
const TENANT = [
  'alert_items',
  'alert_members',
  'alert_notes',
  'alert_refusals',
  'alert_reviews',
  'audit',
  'company_profiles',
  'deliveries',
  'event_heads',
  'events',
  'events_told',
  'keyword_counts',
  'keyword_matches',
  'keyword_states',
  'keywords',
  'muted_notices',
  'named_profiles',
  'profile_states',
  'pursuit_history',
  'pursuit_notes',
  'pursuits',
  'reminders',
  'report_files',
  'report_schedules',
  'reports',
  'usage_days',
  'webhook_lanes',
  'webhooks',
  'withheld_alerts',
] as const

/** Written once for each notice of an alert, and read with the events of any account. */
const REFERENCE = ['event_notices'] as const

const COORDINATOR = [
  // Authentication needs these before the account is known: by the digest of a secret, or by a mail address.
  'access_head',
  'accounts',
  'consultations',
  'incident_settings',
  'incidents',
  'invitation_mails',
  'ip_allow_lists',
  'key_secrets',
  'keys',
  'leak_reports',
  'links',
  'members',
  'oauth_clients',
  'oauth_codes',
  'oauth_requests',
  'oauth_tokens',
  'operator_audit',
  'operator_visits',
  'operators',
  'passkey_challenges',
  'passkeys',
  'session_links',
  'sessions',
  // The order of all changes, and the positions of its readers.
  'attachment_news',
  'changes',
  'feed_head',
  'feed_readers',
  // The stored responses of idempotent requests are found by a digest.
  'idempotency',
  // Some mails belong to no account, and sent mails lose their content.
  'mails',
  'settings',
] as const

const LOCAL = [
  // Notices and data about them: the same for all accounts, read from memory.
  'agencies',
  'attachment_days',
  'attachment_files',
  'attachment_grants',
  'attachment_hosts',
  'attachment_notices',
  'attachment_parts',
  'attachment_progress',
  'attachment_sections',
  'attachment_texts',
  'award_rounds',
  'award_versions',
  'bid_pre_specifications',
  'bid_versions',
  'bidders',
  'bids',
  'firms',
  'industries',
  'pre_specifications',
  'withdrawals',
  'source_calls',
  'source_followed',
  'source_held',
  'source_operations',
  'source_parts',
  'source_rejects',
  'source_releases',
  'source_runs',
  'source_windows',
  'sources',
  // Counters of visitors and networks, and processes.
  'api_processes',
  'consultation_visits',
  'key_networks',
  'migrations',
  'network_blocks',
  'processes',
  'session_link_requests',
  'session_link_visits',
] as const

export const TABLE_PLACES: ReadonlyMap<string, TablePlace> = new Map<string, TablePlace>([
  ...TENANT.map((name) => [name, 'tenant'] as const),
  ...REFERENCE.map((name) => [name, 'reference'] as const),
  ...COORDINATOR.map((name) => [name, 'coordinator'] as const),
  ...LOCAL.map((name) => [name, 'local'] as const),
])
