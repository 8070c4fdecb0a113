import type { RouteSample } from './security-target.ts'

/** Every field of a company profile. */
const DECLARED = {
  businessNo: '123-45-67890',
  seats: [{ region: '경기도 안양시', kind: 'head' }],
  licences: [{ code: '0037', name: '전기공사업', until: '9999-12-31' }],
  products: [{ code: '4321150702', manufactures: true }],
  size: 'small',
  certificates: [{ kind: 'sme', until: '2027-03-31' }],
  trackRecord: [{ what: '수변전설비 공사', amount: 1, at: '2026-03-31' }],
  jointBidding: false,
  complete: ['licences', 'seats'],
}

/** Requests on the company profile and on further companies; `made` creates something and returns its id. */
export async function profileSamples(
  made: (path: string, input: object) => Promise<string>,
  notice: { noticeNo: string },
): Promise<RouteSample[]> {
  const profileId = (name: string) => made('/v1/profiles', { name })
  const ONE = '/v1/profiles/:id'
  const JUDGED = '/v1/bids/:noticeNo/eligibility'
  return [
    { method: 'PUT', url: '/v1/profile', body: DECLARED },
    { method: 'GET', url: '/v1/profile' },
    { method: 'GET', url: '/v1/profile/registry', query: { businessNo: '3391097174' } },
    { method: 'GET', url: JUDGED, params: notice },
    { method: 'GET', url: JUDGED, params: notice, query: { profile: await profileId('가람') } },
    { method: 'GET', url: '/v1/bids/:noticeNo/verdicts', params: notice },
    { method: 'GET', url: '/v1/profiles', query: { page: '1', pageSize: '5' } },
    { method: 'POST', url: '/v1/profiles', body: { name: '한빛전기', ...DECLARED } },
    { method: 'GET', url: ONE, params: { id: await profileId('나래') } },
    { method: 'PUT', url: ONE, params: { id: await profileId('다온') }, body: { name: '다온전기', ...DECLARED } },
    { method: 'DELETE', url: ONE, params: { id: await profileId('라온') } },
  ]
}
