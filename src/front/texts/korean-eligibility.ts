import type { Translation } from './translation.ts'

export const ELIGIBILITY: Record<string, Translation> = {
  getProfile: {
    summary: '회사 정보 조회',
    description:
      '계정이 등록한 회사 정보입니다. 회사 정보는 계정마다 하나입니다. 처음 저장하기 전에는 모두 비어 있고 `updatedAt`은 `null`입니다.',
  },
  replaceProfile: {
    summary: '회사 정보 저장',
    description:
      '회사 정보 전체를 저장합니다. 목록에 없는 항목은 등록하지 않은 것으로 보며, `complete`에 그 목록이 있을 때만 보유하지 않은 것으로 봅니다. `If-Match`를 보내면 `ETag`가 같을 때만 바꿉니다.',
  },
  getBidEligibility: {
    summary: '공고의 참가자격 판단',
    description:
      '회사 정보를 공고 최신 버전의 면허, 지역, 물품 행과 비교합니다. 항목마다 판단, 근거, 검토하지 않은 내용, 해결 방법이 있습니다. 판단은 참고용이며 공고문이 기준입니다.',
  },
}

/** Descriptions of the reference by their English sentence. */
export const ELIGIBILITY_SENTENCES: Record<string, string> = {
  'Last day on which it is valid; `9999-12-31` = it does not expire; `null` = not declared.':
    '유효기간의 마지막 날. `9999-12-31`은 기한 없음, `null`은 등록하지 않음입니다.',
  'Code or name of the region, as `GET /v1/codes/regions` lists them. The answer has the code.':
    '지역의 코드나 이름(`GET /v1/codes/regions` 참고). 응답에는 코드가 있습니다.',
  '`head` = head office (본사), `branch` = branch (지사).': '`head`는 본사, `branch`는 지사입니다.',
  'A registered place of business.': '등록된 사업장',
  'Industry code, as `GET /v1/codes/industries` lists them.': '업종 코드(`GET /v1/codes/industries` 참고)',
  'Name of the industry.': '업종명',
  'A licence or registration that the company holds.': '회사가 보유한 면허나 등록',
  'Item number: 8 digits (물품분류번호), or 10 with the detailed item (세부품명번호).':
    '물품분류번호 8자리 또는 세부품명번호 10자리',
  'Whether the company makes the product itself; `null` = not declared.':
    '직접 생산 여부. `null`이면 등록하지 않았습니다.',
  'A product that the company is registered for.': '회사가 등록한 물품',
  '`sme` = 중소기업·소상공인확인서, `directProduction` = 직접생산확인증명서, `women` = 여성기업, `disabled` = 장애인기업, `social` = 사회적기업, `startup` = 창업기업.':
    '`sme`는 중소기업·소상공인확인서, `directProduction`은 직접생산확인증명서, `women`은 여성기업, `disabled`는 장애인기업, `social`은 사회적기업, `startup`은 창업기업입니다.',
  'A certificate of the company.': '회사의 확인서',
  'What was done or delivered.': '수행하거나 납품한 내용',
  'Amount in won.': '금액(원)',
  'Day of completion.': '완료일',
  'A completed contract.': '완료한 계약',
  'Business registration number: ten digits, with or without hyphens; returned without.':
    '사업자등록번호 10자리. 하이픈은 생략할 수 있으며, 응답에는 없습니다.',
  'Registered places of business.': '등록된 사업장',
  'Licences of the company, each code once.': '보유 면허. 코드마다 한 번',
  'Registered products, each code once.': '등록 물품. 코드마다 한 번',
  '`micro` = 소상공인, `small` = 소기업, `medium` = 중기업, `large` = 중견·대기업; `null` = not declared.':
    '`micro`는 소상공인, `small`은 소기업, `medium`은 중기업, `large`는 중견·대기업이며, `null`이면 등록하지 않았습니다.',
  'Certificates, each kind once.': '확인서. 종류마다 한 번',
  'Completed contracts that can be cited as track record (실적).': '실적으로 제출할 수 있는 완료 계약',
  'Whether the company bids jointly with others (공동수급). Only `false` rules out joint bidding as a remedy; `null` = not declared.':
    '공동수급 여부. `false`일 때만 해결 방법에서 공동수급을 제외합니다. `null`이면 등록하지 않았습니다.',
  'Lists that name everything the company has. What is absent from another list counts as not declared, never as missing.':
    '회사가 보유한 것을 빠짐없이 적은 목록. 그 밖의 목록에 없는 것은 등록하지 않은 것으로 보며, 보유하지 않은 것으로 보지 않습니다.',
  'The company profile to store. Absent fields become empty or `null`: the profile is replaced as a whole.':
    '저장할 회사 정보. 전체를 바꾸므로 보내지 않은 필드는 빈 값이나 `null`이 됩니다.',
  'When it was last changed; `null` = it has not been stored yet.':
    '마지막으로 바꾼 시각. `null`이면 아직 저장하지 않았습니다.',
  'What the company has declared about itself.': '회사가 등록한 내용',
  'Group of the row: all rows of a group are required, any one group is enough.':
    '행의 그룹. 여러 그룹 중 한 그룹의 행을 모두 충족하면 됩니다.',
  'Code in the row.': '행의 코드',
  'Text of the row.': '행의 내용',
  'Whether the company meets this row.': '회사가 이 행을 충족하는지',
  'Why.': '이유',
  'A row or text of the notice.': '공고의 행이나 문구',
  '`declare` = add it to the profile if the company has it, `declare_date` = add the date, `renew` = renew before closing, `joint_bidder` = bid with a company that meets these rows, `obtain` = obtain it, `read_notice` = read the notice.':
    '`declare`는 보유한 경우 회사 정보에 추가, `declare_date`는 유효기간 추가, `renew`는 마감 전 갱신, `joint_bidder`는 이 행을 충족하는 업체와 공동수급, `obtain`은 취득, `read_notice`는 공고문 확인입니다.',
  'Code of the licence, product or region.': '면허, 물품, 지역의 코드',
  'Its name.': '이름',
  'What is needed.': '필요한 것',
  'What would change the verdict.': '판단을 바꿀 수 있는 방법',
  'What was judged.': '판단한 항목',
  'Whether the company meets this requirement by itself.': '회사가 단독으로 이 조건을 충족하는지',
  'Whether the notice limits bidders on this axis; `null` = its data do not say. Axes other than licence and region with `null` do not change the overall verdict.':
    '공고가 이 항목으로 참가를 제한하는지. `null`은 공고 데이터로 알 수 없음입니다. 면허와 지역이 아닌 항목이 `null`이면 전체 판단에 영향을 주지 않습니다.',
  'The rows and texts of the notice it is based on.': '근거가 된 공고의 행과 문구',
  'What could not be examined.': '검토하지 않은 내용',
  'Remedies, cheapest first.': '해결 방법. 쉬운 것부터',
  'The verdict on one axis.': '한 항목의 판단',
  'The notice.': '공고',
  'Version of the notice that was judged.': '판단한 공고의 버전',
  '`yes` = every known limit is met, `no` = a limit is not met under any reading and joint bidding is ruled out, `check` = anything else.':
    '`yes`는 알려진 제한을 모두 충족, `no`는 어떻게 해석해도 충족하지 못하고 공동수급도 할 수 없음, `check`는 그 밖의 경우입니다.',
  'Axes that keep the verdict from being `yes`.': '판단이 `yes`가 아닌 원인이 된 항목',
  'One entry per axis, always in this order.': '항목별 판단(항상 이 순서)',
  'When it was judged.': '판단한 시각',
  'Whether the company may bid on a notice.': '공고에 참가할 수 있는지',
}
