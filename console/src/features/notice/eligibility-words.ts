import type { EligibilityAxis, EligibilityRemedy } from '@gonggo/client'
import type { Known, WordsOf } from '../../lib/known.ts'
import { type Bilingual, bilingual } from '../../lib/language.tsx'

export const ELIGIBILITY_WORDS = bilingual(
  {
    title: '참가자격',
    invite: '회사 정보에 면허와 사업장을 등록하시면 이 공고에 참가하실 수 있는지 근거와 함께 알려 드립니다.',
    declare: '회사 정보 등록',
    inviteReader:
      '회사 정보가 없어 참가자격을 판단하지 않았습니다. 등록은 ‘회사 정보 변경’ 권한이 있는 분이 하실 수 있습니다.',
    edit: '회사 정보 보기',
    companies: '추가 회사의 참가자격',
    axis: '항목',
    verdict: '판단',
    why: '이유와 근거',
    yes: '데이터에 있는 제한을 모두 충족합니다.',
    no: (axes: string) => `${axes} 제한을 충족하지 못하며, 공동수급으로도 충족할 수 없습니다.`,
    check: (axes: string) => `확인할 항목: ${axes}`,
    cured: (axes: string) => `${axes} 제한은 충족하지 못하지만 공동수급으로 충족할 수 있습니다.`,
    next: '가장 쉬운 해결 방법',
    allOf: '다음을 모두 갖추어야 합니다.',
    until: (day: string) => `${day}까지`,
    orElse: '또는',
    notExamined: (what: string) => `검토하지 않음: ${what}`,
    noData: (axes: string) => `데이터에 없는 항목: ${axes}`,
    aid: (version: string, at: string) =>
      `버전 ${version}의 데이터를 ${at}에 판단했습니다. 참고용이며 공고문이 기준입니다.`,
  },
  {
    title: 'Eligibility',
    invite: 'Declare licences and seats in the company profile to see whether you may bid on this notice, and why.',
    declare: 'Create the company profile',
    inviteReader:
      'There is no company profile, so eligibility was not judged. Creating it requires the permission “Change the company profile”.',
    edit: 'Company profile',
    companies: 'Further companies',
    axis: 'Requirement',
    verdict: 'Verdict',
    why: 'Reason and rows',
    yes: 'Every limit in the data is met.',
    no: (axes: string) => `Not met: ${axes}. Joint bidding cannot remedy this.`,
    check: (axes: string) => `Check needed: ${axes}`,
    cured: (axes: string) => `Not met: ${axes}. Joint bidding can remedy this.`,
    next: 'Cheapest remedy',
    allOf: 'All of these are required.',
    until: (day: string) => `until ${day}`,
    orElse: 'or',
    notExamined: (what: string) => `Not examined: ${what}`,
    noData: (axes: string) => `Not in the data: ${axes}`,
    aid: (version: string, at: string) =>
      `Judged from the data of version ${version} at ${at}. It is an aid; the text of the notice is binding.`,
  },
)

export const AXIS_WORDS: WordsOf<EligibilityAxis['axis']> = bilingual(
  {
    licence: '면허',
    region: '지역',
    product: '품목',
    size: '기업 규모',
    trackRecord: '실적',
    jointBidding: '공동수급',
    sanctions: '제재',
  },
  {
    licence: 'Licence',
    region: 'Region',
    product: 'Product',
    size: 'Company size',
    trackRecord: 'Track record',
    jointBidding: 'Joint bidding',
    sanctions: 'Sanctions',
  },
)

export const REASON_WORDS: WordsOf<EligibilityAxis['reason']> = bilingual(
  {
    met: '충족합니다.',
    not_limited: '제한이 없습니다.',
    not_in_data: '공고 데이터에 이 항목이 없습니다.',
    rows_incomplete: '제한의 일부가 빠졌거나 확실히 읽지 못했습니다.',
    undeclared: '회사 정보에 등록하지 않은 항목입니다.',
    date_undeclared: '유효기간을 등록하지 않았습니다.',
    expires_before_closing: '입찰 마감 전에 유효기간이 끝납니다.',
    wider_licence: '토목건축공사업으로 인정되는지는 공고문에 있습니다.',
    permitted_list_only: '보유 업종이 허용업종 목록에만 있어, 원래 업종을 대신하는지 확인이 필요합니다.',
    no_code: '공고에 코드 없이 이름만 있습니다.',
    missing: '회사 정보에 없습니다.',
    expired: '유효기간이 끝났습니다.',
    manufacture_undeclared: '직접 생산 여부를 등록하지 않았습니다.',
    certificate_undeclared: '유효한 확인서를 등록하지 않았습니다.',
    branch_only: '지사만 이 지역에 있습니다. 본사를 요구하는 공고가 있습니다.',
    seat_too_wide: '사업장이 제한보다 넓은 지역으로 등록되어 있습니다.',
    outside: '사업장이 이 지역 밖에 있습니다.',
    size_exceeded: '기업 규모가 제한을 넘습니다.',
    amounts_in_text: '실적 기준은 공고문에 있습니다.',
    joint_excluded: '공동수급을 할 수 없는 공고이며, 단독으로 참가하실 수 있습니다.',
    joint_required: '지역의무 공동수급이 필요한 공고입니다.',
    stated_in_attachment: '첨부파일에 참가를 제한하는 문장이 있습니다.',
  },
  {
    met: 'Met.',
    not_limited: 'Not limited.',
    not_in_data: 'The data of the notice do not mention it.',
    rows_incomplete: 'Rows are missing or could not be read reliably.',
    undeclared: 'Your profile does not say.',
    date_undeclared: 'Your profile has no validity.',
    expires_before_closing: 'It expires before bidding closes.',
    wider_licence: 'Whether 토목건축공사업 is accepted is in the text of the notice.',
    permitted_list_only:
      'Your licence is in the list of permitted industries only. Check whether it replaces the required one.',
    no_code: 'The row has a name without a code.',
    missing: 'Your profile does not have it.',
    expired: 'It has expired.',
    manufacture_undeclared: 'Your profile does not say whether you make it.',
    certificate_undeclared: 'Your profile has no valid certificate.',
    branch_only: 'Only a branch is in this region. Some notices require the head office.',
    seat_too_wide: 'Your seat is declared less precisely than the limit.',
    outside: 'Your seats are outside this region.',
    size_exceeded: 'Your company is larger than the limit.',
    amounts_in_text: 'The required amounts are in the text of the notice.',
    joint_excluded: 'Joint bidding is excluded; you may bid alone.',
    joint_required: 'A joint bidder from the region is required.',
    stated_in_attachment: 'A sentence of an attachment limits bidders.',
  },
)

export const NOT_EXAMINED_WORDS: WordsOf<EligibilityAxis['notExamined'][number]> = bilingual(
  {
    notice_text: '공고문의 조건',
    location_basis: '소재지의 기준(본점 여부)과 기준일',
    product_limit: '물품 제한',
    company_size: '기업 규모 제한',
    track_record: '실적 제한',
    joint_method: '공동수급 방식',
    sanctions_register: '부정당업자 제재 여부',
  },
  {
    notice_text: 'conditions in the text of the notice',
    location_basis: 'which office counts as the location, and since when',
    product_limit: 'a limit to products',
    company_size: 'a limit by company size',
    track_record: 'a required track record',
    joint_method: 'how joint bidding is allowed',
    sanctions_register: 'exclusions from bidding',
  },
)

type Said = (names: string) => string

/** What would change the verdict; `names` may be empty. */
export const REMEDY_WORDS: Bilingual<Record<Known<EligibilityRemedy['kind']> | 'declareSeat' | 'jointFrom', Said>> = {
  ko: {
    declare: (names) =>
      names ? `보유하고 계시면 회사 정보에 추가해 주십시오: ${names}` : '회사 정보에 추가해 주십시오.',
    declareSeat: (names) => `본사가 이 지역에 있으면 회사 정보에 사업장을 추가해 주십시오: ${names}`,
    jointFrom: (names) => `이 지역의 업체와 공동수급하시면 됩니다: ${names}`,
    declare_date: (names) => `회사 정보에 유효기간을 적어 주십시오: ${names}`,
    renew: (names) => `입찰 마감 전에 갱신하시면 됩니다: ${names}`,
    joint_bidder: (names) => `이 자격이 있는 업체와 공동수급하시면 됩니다: ${names}`,
    obtain: (names) => `취득하시면 됩니다: ${names}`,
    read_notice: () => '공고문에서 조건을 확인해 주십시오.',
  },
  en: {
    declare: (names) => (names ? `If you hold it, add it to the profile: ${names}` : 'Add it to the profile.'),
    declareSeat: (names) => `If your head office is there, add the seat to the profile: ${names}`,
    jointFrom: (names) => `Bid jointly with a company from: ${names}`,
    declare_date: (names) => `Add the validity to the profile: ${names}`,
    renew: (names) => `Renew before bidding closes: ${names}`,
    joint_bidder: (names) => `Bid jointly with a company that has: ${names}`,
    obtain: (names) => `Obtain: ${names}`,
    read_notice: () => 'Read the conditions in the text of the notice.',
  },
}
