import type { Http } from '../../lib/http/index.ts'
import type { SubscriptionLinks } from '../index.ts'
import { linkContentRoutes } from './content.ts'
import { linkRequestRoutes } from './manage.ts'
import { widgetRoutes } from './widget.ts'

export function linkRoutes(http: Http, links: SubscriptionLinks): void {
  linkRequestRoutes(http, links.manager)
  linkContentRoutes(http, links.content)
  widgetRoutes(http, links.widget)
}
