import type { Http } from '../../lib/http/index.ts'
import type { CompanyEligibility } from '../index.ts'
import { RegistryEntry, RegistryQuery } from '../schema/registry.ts'

export function getRegistryEntryRoute(http: Http, { registryEntry }: Pick<CompanyEligibility, 'registryEntry'>): void {
  http.get(
    '/v1/profile/registry',
    {
      config: { access: { needs: 'notices', scope: 'profile:read' }, problems: ['source_not_ready'] },
      schema: {
        operationId: 'getRegistryEntry',
        title: { en: 'Look up a company in the registry of the portal', ko: '나라장터 등록 정보 조회' },
        about: {
          en: 'Returns what KONEPS lists of the company with this business number: name, place, industries, products and exclusions from bidding. Use it to fill in a company profile: nothing is stored. A company may have more than is listed, so an entry never makes a list of the profile complete. A result is reused for an hour.',
          ko: '사업자등록번호로 나라장터에 등록된 업체명, 소재지, 업종, 물품, 부정당업자 제재를 조회합니다. 회사 정보를 입력할 때 사용하며, 저장하지 않습니다. 응답에 없는 항목도 보유하고 있을 수 있으므로 회사 정보의 목록이 전부라는 뜻이 아닙니다. 같은 응답을 한 시간 동안 사용합니다.',
        },
        tags: ['Eligibility'],
        querystring: RegistryQuery,
        response: { 200: RegistryEntry },
      },
    },
    async (request) => registryEntry(request.caller.accountId, request.query.businessNo),
  )
}
