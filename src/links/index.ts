import { createLinkContent, type LinkContentDeps } from './service/content.ts'
import { createLinkManager, type LinkManagerDeps } from './service/manage.ts'
import { createLinkOpener } from './service/open.ts'
import { createWidget, type WidgetDeps } from './service/widget.ts'

export { createLinkCounter } from './service/manage.ts'

type ServiceDeps = LinkManagerDeps & LinkContentDeps & WidgetDeps
type Unpacked = 'marks' | 'noticesPursued' | 'personOf' | 'admitAccount' | 'audit'

interface LinksDeps extends Omit<ServiceDeps, Unpacked> {
  events: ServiceDeps['marks']
  pursuits: Pick<ServiceDeps, 'noticesPursued'>
  access: {
    keys: Pick<ServiceDeps, 'personOf'>
    auth: Pick<ServiceDeps, 'admitAccount'>
    audit: { record: ServiceDeps['audit'] }
  }
}

export function createSubscriptionLinks({ events, pursuits, access, ...others }: LinksDeps) {
  const deps = {
    ...others,
    marks: events,
    noticesPursued: pursuits.noticesPursued,
    personOf: access.keys.personOf,
    admitAccount: access.auth.admitAccount,
    audit: access.audit.record,
  }
  const opener = createLinkOpener(deps)
  return {
    manager: createLinkManager(deps),
    content: createLinkContent(deps, opener),
    widget: createWidget(deps, opener),
  }
}
export type SubscriptionLinks = ReturnType<typeof createSubscriptionLinks>
