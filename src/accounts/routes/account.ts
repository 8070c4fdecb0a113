import { entityTag, type Http, satisfiesIfMatch } from '../../lib/http/index.ts'
import { problem } from '../../lib/problems.ts'
import { actorOf } from '../../vocabulary/actors.ts'
import type { Accounts } from '../index.ts'
import { AccountPatch, AccountRecord } from '../schema.ts'

const PATH = '/v1/account'
const tags = ['Access']

/** Routes by which an account reads and changes its own settings. */
export function accountRoutes(http: Http, accounts: Pick<Accounts, 'shown' | 'changeSettings'>): void {
  http.get(
    PATH,
    {
      config: { access: { needs: 'access', scope: 'any' } },
      schema: {
        operationId: 'getAccount',
        title: { en: 'The account', ko: '계정' },
        about: {
          en: 'Name, plan and business registration number of the account.',
          ko: '계정의 이름, 요금제, 사업자등록번호입니다.',
        },
        tags,
        response: { 200: AccountRecord },
      },
    },
    async (request) => {
      const account = await accounts.shown(request.caller.accountId)
      if (!account) throw noAccount()
      return account
    },
  )
  http.patch(
    PATH,
    {
      config: { access: { needs: 'access', scope: 'access:manage' }, problems: ['precondition_failed'] },
      schema: {
        operationId: 'changeAccount',
        title: { en: 'Set your business number', ko: '사업자등록번호 설정' },
        about: {
          en: 'The business number decides whether the account has won an award; the states of pursuits with a result are updated. Absent fields stay as they are; `null` resets a field. `If-Match` is honoured.',
          ko: '개찰 결과에서 이 번호로 낙찰 여부를 확인합니다. 결과가 나온 입찰 건은 상태를 다시 확인합니다. 보내지 않은 필드는 그대로 두고 `null`은 기본값으로 되돌립니다. `If-Match`를 지원합니다.',
        },
        tags,
        body: AccountPatch,
        response: { 200: AccountRecord },
      },
    },
    async (request, reply) => {
      const tagOf = (account: AccountRecord) => entityTag(reply.serialize(account) as string)
      const isAsRead = (now: AccountRecord) => satisfiesIfMatch(request.headers['if-match'], tagOf(now))
      const { accountId } = request.caller
      const by = { actor: actorOf(request.caller), requestId: request.id }
      const account = await accounts.changeSettings(accountId, request.body, by, isAsRead)
      if (!account) throw noAccount()
      reply.header('etag', tagOf(account))
      return account
    },
  )
}

const noAccount = () => problem('not_found', { en: 'There is no such account.', ko: '계정을 찾을 수 없습니다.' })
