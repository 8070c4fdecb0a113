// Made from openapi.json by clients/typescript/scripts/generate.ts; do not edit.

export { API_VERSION, VERSION } from './version.ts'

/** `OperatorAccount.state`, as this client knows it. */
export const ACCOUNT_STATES = ['active', 'suspended'] as const

/** `listWinners` by `agencyRole`, as this client knows it. */
export const AGENCY_ROLES = ['any', 'issuing', 'demand'] as const

/** `Keyword.alert.on`, as this client knows it. */
export const ALERT_CAUSES = ['new', 'deadline_changed', 'price_changed', 'cancelled', 'awarded'] as const

/** `Keyword.alert.email`, as this client knows it. */
export const ALERT_EMAILS = ['off', 'instant', 'daily', 'weekly'] as const

/** `listWinners` by `groupBy`, as this client knows it. */
export const AWARD_GROUPS = ['agency', 'industry', 'amountBand', 'winner', 'bsnsDiv', 'region', 'month'] as const

/** `listBids` by `fields`, as this client knows it. */
export const BID_FIELDS = [
  'noticeNo',
  'title',
  'agency',
  'bsnsDiv',
  'estimatedPrice',
  'closeAt',
  'openAt',
  'detailUrl',
  'matchedKeywords',
  'currency',
  'budget',
  'baseAmount',
  'floorRate',
  'awardMethod',
  'contractMethod',
  'bidStartAt',
  'agencyCode',
  'demandAgency',
  'demandAgencyCode',
  'status',
  'kind',
  'urgent',
  'revision',
  'version',
  'previousNoticeNo',
  'nextNoticeNo',
  'postedAt',
  'updatedAt',
  'regions',
  'regionCheckNeeded',
  'industries',
  'source',
  'sourceUrl',
  'eligibility',
  'qualificationCloseAt',
  'siteBriefingAt',
  'siteBriefingPlace',
  'jointContracting',
  'jointAgreementCloseAt',
  'bidBond',
  'netConstructionCost',
  'fixedCosts',
  'fixedCostItems',
] as const

/** `Bid.kind`, as this client knows it. */
export const BID_KINDS = ['new', 'changed', 'renotice', 'cancelled'] as const

/** `Bid.status`, as this client knows it. */
export const BID_STATUSES = ['open', 'closed', 'opened', 'awarded', 'failed', 'cancelled'] as const

/** `Profile.certificates.kind`, as this client knows it. */
export const CERTIFICATES = ['sme', 'directProduction', 'women', 'disabled', 'social', 'startup'] as const

/** `Profile.size`, as this client knows it. */
export const COMPANY_SIZES = ['micro', 'small', 'medium', 'large'] as const

/** `CompetitionStep.scope`, as this client knows it. */
export const COMPETITION_SCOPES = ['agencyIndustry', 'agency', 'regionIndustry', 'region', 'industry'] as const

/** `Bid.bsnsDiv`, as this client knows it. */
export const CONTRACT_TYPES = ['물품', '용역', '공사', '외자', '기타'] as const

/** `Delivery.state`, as this client knows it. */
export const DELIVERY_STATES = ['pending', 'delivered', 'failed', 'held', 'aborted', 'expired'] as const

/** `Bid.eligibility`, as this client knows it. */
export const ELIGIBILITY_VERDICTS = ['yes', 'check', 'no'] as const

/** `Session.entitlements`, as this client knows it. */
export const ENTITLEMENTS = [
  'notices',
  'keywords',
  'pursuits',
  'statistics',
  'access',
  'competitors',
  'reports',
  'team',
  'webhooks',
  'allowList',
  'profiles',
] as const

/** `Event.state`, as this client knows it. */
export const EVENT_STATES = ['new', 'seen', 'starred', 'dismissed'] as const

/** `Event.type`, as this client knows it. */
export const EVENT_TYPES = [
  'bid.matched',
  'bid.changed',
  'bid.cancelled',
  'bid.awarded',
  'pursuit.changed',
  'report.ready',
  'webhook.disabled',
  'webhook.test',
  'security.incident',
] as const

/** `Incident.state`, as this client knows it. */
export const INCIDENT_STATES = ['open', 'contained', 'resolved'] as const

/** `Session.language`, as this client knows it. */
export const LANGUAGES = ['ko', 'en'] as const

/** `SubscriptionLink.of`, as this client knows it. */
export const LINK_CONTENTS = ['all', 'starred', 'pursued', 'matched', 'keyword', 'search'] as const

/** `SubscriptionLink.kind`, as this client knows it. */
export const LINK_KINDS = ['calendar', 'atom', 'widget'] as const

/** `PasskeyAttestation.response.transports`, as this client knows it. */
export const PASSKEY_TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

/** `Session.plan`, as this client knows it. */
export const PLANS = ['free', 'pro', 'enterprise'] as const

/** `Pursuit.state`, as this client knows it. */
export const PURSUIT_STATES = ['watching', 'preparing', 'bid', 'won', 'lost', 'dropped'] as const

/** `Report.format`, as this client knows it. */
export const REPORT_FORMATS = ['pdf', 'xlsx', 'html', 'json'] as const

/** `Report.period`, as this client knows it. */
export const REPORT_PERIODS = ['weekly', 'monthly'] as const

/** `Report.sections`, as this client knows it. */
export const REPORT_SECTIONS = ['matches', 'closing', 'awards', 'competitors', 'statistics'] as const

/** `DeliveryRange.state`, as this client knows it. */
export const RESENT_STATES = ['delivered', 'failed', 'aborted'] as const

/** `Session.role`, as this client knows it. */
export const ROLES = ['owner', 'admin', 'member', 'viewer'] as const

/** `Session.scopes`, as this client knows it. */
export const SCOPES = [
  'bids:read',
  'keywords:read',
  'keywords:write',
  'pursuits:read',
  'pursuits:write',
  'profile:read',
  'profile:write',
  'links:read',
  'links:write',
  'statistics:read',
  'reports:read',
  'reports:write',
  'team:read',
  'team:manage',
  'webhooks:read',
  'webhooks:write',
  'keys:manage',
  'access:manage',
] as const

/** `Profile.seats.kind`, as this client knows it. */
export const SEAT_KINDS = ['head', 'branch'] as const

/** `Webhook.format`, as this client knows it. */
export const WEBHOOK_FORMATS = ['standard', 'slack', 'teams', 'discord'] as const

/** `Webhook.state`, as this client knows it. */
export const WEBHOOK_STATES = ['enabled', 'disabled'] as const

/** What each plan is called and includes. */
export const PLAN_GRANTS = {
  free: { title: 'Free', entitlements: [] },
  pro: { title: 'Pro', entitlements: ['notices', 'keywords', 'pursuits', 'statistics', 'access'] },
  enterprise: {
    title: 'Enterprise',
    entitlements: [
      'notices',
      'keywords',
      'pursuits',
      'statistics',
      'access',
      'competitors',
      'reports',
      'team',
      'webhooks',
      'allowList',
      'profiles',
    ],
  },
} as const
