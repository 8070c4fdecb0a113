import { createLinkContent, type LinkContentDeps } from './service/content.ts'
import { createLinkDesk, type LinkDeskDeps } from './service/manage.ts'
import { createLinkOpener } from './service/open.ts'
import { createWidget, type WidgetDeps } from './service/widget.ts'

export { createLinkCounter } from './service/manage.ts'

export type LinksDeps = LinkDeskDeps & LinkContentDeps & WidgetDeps

export function createSubscriptionLinks(deps: LinksDeps) {
  const opener = createLinkOpener(deps)
  return { desk: createLinkDesk(deps), content: createLinkContent(deps, opener), widget: createWidget(deps, opener) }
}
export type SubscriptionLinks = ReturnType<typeof createSubscriptionLinks>
