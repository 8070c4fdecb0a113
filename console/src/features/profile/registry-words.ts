import type { RegistryEntry } from '@gonggo/client'
import type { WordsOf } from '../../lib/known.ts'
import { bilingual } from '../../lib/language.tsx'
import { counted } from '../../lib/plural.ts'

export const REGISTRY_WORDS = bilingual(
  {
    load: '나라장터에서 불러오기',
    loading: '나라장터에서 불러오는 중입니다.',
    more: '사업자등록번호로 나라장터에 등록된 소재지, 업종, 물품을 조회하여 추가합니다. 저장을 누르셔야 반영됩니다.',
    noNumber: '사업자등록번호 10자리를 먼저 등록해 주십시오.',
    title: '나라장터 등록 정보',
    fetchedAt: (at: string) => `${at} 조회`,
    nothing: '이 사업자등록번호로 나라장터에 등록된 정보가 없습니다.',
    absence:
      '여기에 없는 항목도 보유하고 계실 수 있습니다. 불러오더라도 ‘전부입니다’ 표시는 바뀌지 않으니 직접 확인해 주십시오.',
    truncated: (lists: string) => `일부만 표시한 목록: ${lists}. 나머지는 나라장터에서 확인해 주십시오.`,
    notExamined: (lists: string) => `조회하지 못한 목록: ${lists}. 잠시 뒤 다시 불러와 주십시오.`,
    seats: '사업장',
    licences: '면허·업종',
    products: '물품',
    sanctions: '부정당업자 제재',
    noSanctions: '현재 유효한 제재가 없습니다. 만료·해제·정지된 제재는 조회되지 않습니다.',
    sanction: (period: string, agency: string) => `${period} ${agency}`.trim(),
    allProducts: (count: number, names: string) => `등록 물품 ${count}건: ${names}`,
    andMore: (names: string, more: number) => `${names} 외 ${more}건`,
    until: (day: string) => `${day}까지`,
    never: '만료 없음',
    noDay: '유효기간 없음',
    had: '목록에 있음',
    add: '선택한 항목 추가',
    close: '닫기',
    added: '선택하신 항목을 추가했습니다. 확인하신 뒤 저장해 주십시오.',
  },
  {
    load: 'Load from KONEPS',
    loading: 'Loading from KONEPS.',
    more: 'Looks up the place, industries and products that KONEPS lists under the business number, so that you can add them. Nothing changes until you save.',
    noNumber: 'Enter a business number with ten digits first.',
    title: 'Registered with KONEPS',
    fetchedAt: (at: string) => `read ${at}`,
    nothing: 'KONEPS lists nothing under this business number.',
    absence:
      'The company may hold more than is listed here. Loading does not mark a list as complete: check that yourself.',
    truncated: (lists: string) => `Shown in part: ${lists}. See KONEPS for the rest.`,
    notExamined: (lists: string) => `Could not be read: ${lists}. Load again later.`,
    seats: 'Seats',
    licences: 'Licences',
    products: 'Products',
    sanctions: 'Exclusions from bidding',
    noSanctions: 'No exclusion is in force. KONEPS does not list expired, lifted and suspended ones.',
    sanction: (period: string, agency: string) => `${period} ${agency}`.trim(),
    allProducts: (count: number, names: string) => `${counted(count, 'product')}: ${names}`,
    andMore: (names: string, more: number) => `${names} and ${more} more`,
    until: (day: string) => `until ${day}`,
    never: 'does not expire',
    noDay: 'no end date',
    had: 'in the list',
    add: 'Add the selection',
    close: 'Close',
    added: 'The selection was added. Check it, then save.',
  },
)

export const LICENCE_STATE_WORDS: WordsOf<RegistryEntry['licences'][number]['state']> = bilingual(
  { valid: '유효', undated: '등록됨', expired: '유효기간 경과', unclear: '확인 필요' },
  { valid: 'valid', undated: 'listed', expired: 'expired', unclear: 'to be checked' },
)

export const REGISTRY_LIST_WORDS: WordsOf<RegistryEntry['truncated'][number]> = bilingual(
  { company: '업체 기본정보', licences: '면허·업종', products: '물품', sanctions: '부정당업자 제재' },
  { company: 'company', licences: 'licences', products: 'products', sanctions: 'exclusions' },
)
