import { type Document, operationsIn, type Schema } from './document.ts'

/**
 * The exported lists of values, by name: a field of a schema (`.` enters an object; lists and alternatives are entered
 * automatically), or a parameter (`operation?name`).
 */
export const WORD_LISTS = {
  ACCOUNT_STATES: 'OperatorAccount.state',
  AGENCY_ROLES: 'listWinners?agencyRole',
  ALERT_CAUSES: 'Keyword.alert.on',
  ALERT_EMAILS: 'Keyword.alert.email',
  AWARD_GROUPS: 'listWinners?groupBy',
  BID_FIELDS: 'listBids?fields',
  BID_KINDS: 'Bid.kind',
  BID_STATUSES: 'Bid.status',
  CERTIFICATES: 'Profile.certificates.kind',
  COMPANY_SIZES: 'Profile.size',
  COMPETITION_SCOPES: 'CompetitionStep.scope',
  CONTRACT_TYPES: 'Bid.bsnsDiv',
  DELIVERY_STATES: 'Delivery.state',
  ELIGIBILITY_VERDICTS: 'Bid.eligibility',
  ENTITLEMENTS: 'Session.entitlements',
  EVENT_STATES: 'Event.state',
  EVENT_TYPES: 'Event.type',
  INCIDENT_STATES: 'Incident.state',
  LANGUAGES: 'Session.language',
  LINK_CONTENTS: 'SubscriptionLink.of',
  LINK_KINDS: 'SubscriptionLink.kind',
  PASSKEY_TRANSPORTS: 'PasskeyAttestation.response.transports',
  PLANS: 'Session.plan',
  PURSUIT_STATES: 'Pursuit.state',
  REPORT_FORMATS: 'Report.format',
  REPORT_PERIODS: 'Report.period',
  REPORT_SECTIONS: 'Report.sections',
  RESENT_STATES: 'DeliveryRange.state',
  ROLES: 'Session.role',
  SCOPES: 'Session.scopes',
  SEAT_KINDS: 'Profile.seats.kind',
  WEBHOOK_FORMATS: 'Webhook.format',
  WEBHOOK_STATES: 'Webhook.state',
} as const

/** The values at a place of the document, in its order. */
export function wordsAt(document: Document, place: string): unknown[] {
  const [operationId = '', parameter] = place.split('?')
  const [name = '', ...fields] = operationId.split('.')
  const first =
    parameter === undefined
      ? document.components.schemas[name]
      : operationsIn(document)
          .find((operation) => operation.operationId === operationId)
          ?.parameters?.find((one) => one.name === parameter)?.schema
  const found = fields.reduce((schema, field) => bare(document, schema)?.properties?.[field], bare(document, first))
  const words = bare(document, found)?.enum
  if (!words) throw new Error(`WORD_LISTS names ${place}, which lists no words`)
  return words
}

/** The item of a list, the alternative besides null, or the target of a reference. */
function bare(document: Document, schema: Schema | undefined): Schema | undefined {
  if (schema?.$ref) return bare(document, document.components.schemas[schema.$ref.split('/').at(-1) ?? ''])
  if (schema?.items) return bare(document, schema.items)
  const inner = schema?.anyOf?.find(({ type }) => type !== 'null')
  return inner ? bare(document, inner) : schema
}

const listText = (values: readonly unknown[]): string => `[${values.map((one) => JSON.stringify(one)).join(', ')}]`

/** `words.ts`: every list, and the features of each plan. */
export function wordsFile(document: Document): string {
  const lists = Object.entries(WORD_LISTS).map(
    ([name, place]) =>
      `/** \`${place.replace('?', '` by `')}\`, as this client knows it. */\nexport const ${name} = ${listText(wordsAt(document, place))} as const\n`,
  )
  const plans = document['x-plans'].map(
    ({ name, title, entitlements }) =>
      `${name}: { title: ${JSON.stringify(title)}, entitlements: ${listText(entitlements)} },`,
  )
  return `export { API_VERSION, VERSION } from './version.ts'

${lists.join('\n')}
/** What each plan is called and includes. */
export const PLAN_GRANTS = {
${plans.join('\n')}
} as const
`
}
