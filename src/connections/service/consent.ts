import { type Clock, SECOND, seoulTime } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import { type Problem, problem } from '../../lib/problems.ts'
import { APP_SCOPES, includesScope, type Scope } from '../../vocabulary/roles.ts'
import { planNeeded } from '../../vocabulary/sentences.ts'
import { shownHost, withAnswer } from '../rules/redirects.ts'
import type { AppDecision, AppRequest } from '../schema.ts'
import { findAppRequest, insertCode, takeAppRequest } from '../store/requests.ts'
import { refusalAnswer } from './authorize.ts'
import type { TokenSecrets } from './secrets.ts'

export interface ConsentDeps {
  db: Db
  clock: Clock
  publicUrl: () => string
}

/** The member of the session. */
export interface Decider {
  accountId: string
  memberId: string
  scopes: readonly Scope[]
  /** The entitlements of the plan. */
  entitlements: readonly string[]
}

/** The lifetime of a code. */
const CODE_MS = 60 * SECOND

/** Shows authorization requests to signed-in members, and takes their decisions. */
export function createConsent({ db, clock, publicUrl, secrets }: ConsentDeps & { secrets: TokenSecrets }) {
  async function show(request: string, { scopes }: Decider): Promise<AppRequest> {
    const row = await findAppRequest(db.sql, secrets.digestsOf('request', request), clock.now())
    if (!row) throw noRequest()
    const asked = APP_SCOPES.filter((scope) => row.scopes.includes(scope))
    return {
      app: { id: row.clientId, name: row.clientName, host: shownHost(row.redirectUri) },
      scopes: asked,
      allowed: asked.filter((scope) => includesScope(scopes, scope)),
      expiresAt: seoulTime(row.expiresAt),
    }
  }

  /** Returns the URL to which the browser is redirected. A request can be decided once. */
  async function decide({ request, decision, scopes = [] }: AppDecision, decider: Decider): Promise<string> {
    if (decision === 'allow') checkMayAllow(decider, scopes)
    return db.transaction(async (tx) => {
      const row = await takeAppRequest(tx, secrets.digestsOf('request', request), clock.now())
      if (!row) throw noRequest()
      const { redirectUri, state, clientId, clientName, challenge } = row
      if (decision === 'refuse') {
        const refusal = { name: 'access_denied', message: 'The user refused access.', state }
        return withAnswer(redirectUri, refusalAnswer(publicUrl(), refusal))
      }
      if (!scopes.every((scope) => row.scopes.includes(scope))) throw notRequested()
      const { text: code, digest } = secrets.make('code')
      const { accountId, memberId } = decider
      const given = { clientId, clientName, redirectUri, challenge, scopes: [...scopes] }
      await insertCode(tx, digest, { accountId, memberId, expiresAt: clock.now() + CODE_MS, ...given })
      return withAnswer(redirectUri, { code, ...(state === null ? {} : { state }), iss: publicUrl() })
    })
  }

  return { show, decide }
}

/** A member cannot give an app more than they could give a key. */
function checkMayAllow({ scopes: own, entitlements }: Decider, scopes: readonly Scope[]): void {
  if (!entitlements.includes('notices')) throw problem('plan_required', planNeeded('notices'))
  const missing = scopes.filter((scope) => !includesScope(own, scope))
  if (scopes.length > 0 && missing.length === 0) return
  const names = missing.map((scope) => `"${scope}"`).join(', ')
  if (missing.length > 0)
    throw problem('scope_required', {
      en: `An app can be given only scopes of your role, which lacks ${names}.`,
      ko: `앱에는 내 역할에 있는 권한만 줄 수 있습니다. 역할에 없는 권한: ${names}.`,
    })
  throw problem('missing_field', {
    en: 'Choose at least one scope.',
    ko: '권한을 하나 이상 선택해 주십시오.',
  })
}

const noRequest = (): Problem =>
  problem('not_found', {
    en: 'This request of an app has expired or was already decided. Start again in the app.',
    ko: '앱의 연결 요청이 만료되었거나 이미 처리되었습니다. 앱에서 다시 시작해 주십시오.',
  })

const notRequested = (): Problem =>
  problem('invalid_field', {
    en: 'The app has not asked for one of these scopes.',
    ko: '앱이 요청하지 않은 권한이 있습니다.',
  })
