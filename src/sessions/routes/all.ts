import type { Http } from '../../lib/http/index.ts'
import type { Sessions } from '../index.ts'
import { passkeyRoutes } from './passkeys.ts'
import { signInRoutes } from './session.ts'
import { sessionListRoutes } from './sessions.ts'

export function sessionRoutes(http: Http, sessions: Sessions): void {
  signInRoutes(http, sessions)
  passkeyRoutes(http, sessions)
  sessionListRoutes(http, sessions)
}
