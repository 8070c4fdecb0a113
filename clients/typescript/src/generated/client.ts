// Made from openapi.json by clients/typescript/scripts/generate.ts; do not edit.

import type { Core } from '../core.ts'
import { AccessMethods } from './access.ts'
import { AccountMethods } from './account.ts'
import { BidsMethods } from './bids.ts'
import { CodesMethods } from './codes.ts'
import { EventsMethods } from './events.ts'
import { IntegrationsMethods } from './integrations.ts'
import { InvitationsMethods } from './invitations.ts'
import { KeysMethods } from './keys.ts'
import { KeywordsMethods } from './keywords.ts'
import { LinksMethods } from './links.ts'
import { OperatorMethods } from './operator.ts'
import { ProfileMethods } from './profile.ts'
import { ProfilesMethods } from './profiles.ts'
import { PursuitsMethods } from './pursuits.ts'
import { ReportsMethods } from './reports.ts'
import { ServiceMethods } from './service.ts'
import { SessionMethods } from './session.ts'
import { SessionsMethods } from './sessions.ts'
import { SourcesMethods } from './sources.ts'
import { StatisticsMethods } from './statistics.ts'
import { TeamsMethods } from './teams.ts'
import { UsageMethods } from './usage.ts'
import { WebhooksMethods } from './webhooks.ts'
import { WidgetMethods } from './widget.ts'

/** The client, with methods by group. */
export interface GonggoClient {
  readonly access: AccessMethods
  readonly account: AccountMethods
  readonly bids: BidsMethods
  readonly codes: CodesMethods
  readonly events: EventsMethods
  readonly integrations: IntegrationsMethods
  readonly invitations: InvitationsMethods
  readonly keys: KeysMethods
  readonly keywords: KeywordsMethods
  readonly links: LinksMethods
  readonly operator: OperatorMethods
  readonly profile: ProfileMethods
  readonly profiles: ProfilesMethods
  readonly pursuits: PursuitsMethods
  readonly reports: ReportsMethods
  readonly service: ServiceMethods
  readonly session: SessionMethods
  readonly sessions: SessionsMethods
  readonly sources: SourcesMethods
  readonly statistics: StatisticsMethods
  readonly teams: TeamsMethods
  readonly usage: UsageMethods
  readonly webhooks: WebhooksMethods
  readonly widget: WidgetMethods
}

export const groupsOf = (core: Core): GonggoClient => ({
  access: new AccessMethods(core),
  account: new AccountMethods(core),
  bids: new BidsMethods(core),
  codes: new CodesMethods(core),
  events: new EventsMethods(core),
  integrations: new IntegrationsMethods(core),
  invitations: new InvitationsMethods(core),
  keys: new KeysMethods(core),
  keywords: new KeywordsMethods(core),
  links: new LinksMethods(core),
  operator: new OperatorMethods(core),
  profile: new ProfileMethods(core),
  profiles: new ProfilesMethods(core),
  pursuits: new PursuitsMethods(core),
  reports: new ReportsMethods(core),
  service: new ServiceMethods(core),
  session: new SessionMethods(core),
  sessions: new SessionsMethods(core),
  sources: new SourcesMethods(core),
  statistics: new StatisticsMethods(core),
  teams: new TeamsMethods(core),
  usage: new UsageMethods(core),
  webhooks: new WebhooksMethods(core),
  widget: new WidgetMethods(core),
})
