import { createLinkContent, type LinkContentDeps } from './service/content.ts'
import { createLinkDesk, type LinkDeskDeps } from './service/manage.ts'

export { createLinkCounter } from './service/manage.ts'

export type LinksDeps = LinkDeskDeps & LinkContentDeps

export const createSubscriptionLinks = (deps: LinksDeps) => ({
  desk: createLinkDesk(deps),
  content: createLinkContent(deps),
})
export type SubscriptionLinks = ReturnType<typeof createSubscriptionLinks>
