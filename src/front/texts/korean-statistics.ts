import type { Translation } from './translation.ts'

export const STATISTICS: Record<string, Translation> = {
  listWinners: {
    summary: '낙찰 통계',
    description:
      '기관, 업종, 금액 구간, 업체, 업무 구분, 지역, 월별로 낙찰 건수, 낙찰금액, 낙찰률을 집계합니다. 집계에서 제외한 개찰의 건수는 `excluded`에 있습니다.',
  },
  exportAwards: {
    summary: '낙찰 내려받기',
    description:
      '같은 파라미터로 호출한 `GET /v1/statistics/winners`가 집계하는 모든 개찰 결과를 NDJSON이나 CSV로 한 줄에 하나씩 반환합니다. `noAward`가 null이면 낙찰이고 `noRate`가 null이면 낙찰률을 비교할 수 있습니다. 모든 줄은 한 시점의 상태입니다. `X-Total-Count`는 줄의 수, `X-As-Of-Position`은 변경 피드의 위치입니다.',
  },
  listCompetitors: {
    summary: '경쟁사의 투찰·낙찰 이력',
    description:
      '업체가 투찰하고 낙찰받은 내역을 최신순으로 반환합니다. 낙찰받지 못한 투찰과 순위, 업체별 합계, 두 업체가 함께 투찰한 개찰의 결과도 포함합니다. 이름과 일치하는 업체가 여럿이면 후보를 반환합니다.',
  },
  getPriceReference: {
    summary: '공고의 가격 참고',
    description:
      '같은 업무 구분과 금액 구간의 지난 12개월 낙찰률과 그 근거, 예정가격 추첨의 무작위 기댓값입니다. 같은 기관의 낙찰 중 낙찰률이 있는 건이 5건 미만이면 지역제한이 같은 시·도로, 그래도 5건 미만이면 전체로 범위를 넓힙니다. 범위는 `scope`에 있습니다. 과거 결과이며 투찰금액을 추천하지 않습니다.',
  },
  getCompetition: {
    summary: '공고의 경쟁 현황',
    description:
      '최근 36개월의 비슷한 개찰에서 자주 낙찰받은 업체, 낙찰 집중도, 단독 참가 비율, 유찰률을 반환합니다. 항목마다 같은 기관의 개찰을 집계하고, 5건 미만이면 범위를 넓힙니다. 사용한 범위는 `scope`, 건너뛴 범위는 `widened`에 있습니다. 모든 수치는 `GET /v1/statistics/awards`로 다시 계산할 수 있습니다. 지난 일을 보여 줄 뿐 예측하지 않습니다.',
  },
}

/** Descriptions of the reference by their English sentence. */
export const COMPETITION_SENTENCES: Record<string, string> = {
  Scope: '범위',
  'Openings that the section counts in this scope': '이 범위에서 항목이 집계하는 개찰 건수',
  'Openings left out as noWinner': '출처가 낙찰업체를 밝히지 않아 집계에서 제외한 개찰 건수',
  'Openings left out as unknownBidders': '참가업체 수를 몰라 집계에서 제외한 개찰 건수',
  'Openings of the scope that the section does not count, by reason; absent = 0. `cancelled`: the opening or its notice was cancelled · `superseded`: a later opening of the same lot replaced it · `direct`: direct contract with a chosen firm · `failed`: no winner · `noWinner`: the source does not name the winner · `severalWinners`: several firms won together · `unknownBidders`: the source does not give the number of bidders.':
    '범위 안에 있지만 항목에서 집계하지 않은 개찰의 이유별 건수. 없으면 0입니다. `cancelled`: 개찰이나 공고가 취소됨 · `superseded`: 같은 분류의 이후 개찰로 대체됨 · `direct`: 업체를 지정한 수의계약 · `failed`: 낙찰업체가 없음 · `noWinner`: 출처에 낙찰업체가 없음 · `severalWinners`: 여러 업체가 함께 낙찰됨 · `unknownBidders`: 출처에 참가업체 수가 없음',
  'Openings that the section counts': '항목이 집계한 개찰 건수',
  '`too_few`: the widest scope has fewer than 5 openings, so the figures are `null` and the lists empty':
    '`too_few`: 가장 넓은 범위에서도 개찰이 5건 미만이어서 수치는 `null`이고 목록은 비어 있습니다.',
  'Which openings of the category are counted: `agencyIndustry` = of the same agency and an industry of the notice, `agency` = of the same agency (the demand agency, or the issuing one if there is none), `regionIndustry` = limited to a province of the notice and an industry of it, `region` = limited to a province of the notice, `industry` = of an industry of the notice, anywhere. The first of these with at least 5 openings':
    '업무 구분이 같은 개찰 중 집계하는 범위. `agencyIndustry`: 같은 기관이면서 공고의 업종, `agency`: 같은 기관(수요기관, 없으면 공고기관), `regionIndustry`: 공고와 같은 시·도로 제한되고 공고의 업종, `region`: 공고와 같은 시·도로 제한, `industry`: 지역에 관계없이 공고의 업종. 이 순서에서 개찰이 5건 이상인 첫 범위입니다.',
  'Narrower scopes that were passed over because they have fewer than 5 openings, in this order':
    '개찰이 5건 미만이어서 건너뛴 더 좁은 범위(확인한 순서)',
  'Awards it won, alone or with others': '단독으로 또는 함께 낙찰받은 건수',
  'Share of the awards counted, in %': '집계한 낙찰에서 차지하는 %',
  'Day of opening of its first award in the period, in Seoul': '기간 안에서 처음 낙찰받은 개찰일(한국 시간)',
  'Day of opening of its latest award': '마지막으로 낙찰받은 개찰일',
  'Day of its latest failed opening, in Seoul': '마지막으로 유찰된 개찰일(한국 시간)',
  'Its failed openings: one for each lot and re-bid': '유찰된 개찰 건수. 분류와 재입찰마다 하나로 집계합니다.',
  'Most bidders in one of them; `null` = the source does not give the number':
    '그중 가장 많은 참가업체 수. `null`이면 출처에 수가 없습니다.',
  'Different firms that won': '낙찰받은 업체 수',
  'Firms with at least 2 awards, the most awards first, then the latest award':
    '2건 이상 낙찰받은 업체. 건수가 많은 순, 같으면 최근에 낙찰받은 순입니다.',
  'Firms that won often': '자주 낙찰받은 업체',
  'Share of the awards that the firm with the most awards won, in %': '가장 많이 낙찰받은 업체가 차지하는 %(건수 기준)',
  'Herfindahl-Hirschman index: sum of the squared shares in % of all firms; 10000 = one firm won everything':
    '허핀달-허쉬만 지수(HHI): 업체별 점유율(%)의 제곱의 합. 10000이면 한 업체가 모두 낙찰받은 것입니다.',
  'How the awards are divided among firms, by number of awards': '업체별 낙찰 분포(건수 기준)',
  'Awards with exactly one bidder': '참가업체가 한 곳인 낙찰 건수',
  'Share of such awards, in %': '참가업체가 한 곳인 낙찰의 비율(%)',
  'Median of the number of bidders': '참가업체 수의 중앙값',
  'Awards with one bidder': '참가업체가 한 곳인 낙찰',
  'Openings without a winner (유찰)': '유찰된 개찰 건수',
  'Share of such openings, in %': '유찰률(%)',
  'Openings of the notice that have ended and whose number of bidders is known; 0 = nothing to examine':
    '이 공고에서 끝난 개찰 중 참가업체 수를 알 수 있는 건수. 0이면 확인할 개찰이 없음',
  '`true`: awarded to the only bidder; `false`: failed': '`true`: 유일한 참가업체가 낙찰, `false`: 유찰',
  'Openings with exactly one bidder': '한 곳만 참가한 개찰',
  'Changes of the notice that this service recorded; 0 = nothing to examine':
    '이 서비스가 기록한 공고 변경 건수. 0이면 확인할 변경이 없음',
  'Version of the notice with the change': '변경된 공고의 버전',
  'When this service recorded it': '이 서비스가 기록한 시각',
  'Changed fields': '변경된 필드',
  'Whole hours before the closing time that was in force before the change':
    '변경 전 마감까지 남은 시간(시간 단위, 버림)',
  'Changes of times, amounts, methods, regions or industries within 72 hours before closing, newest first; a value that is published for the first time does not count':
    '마감 전 72시간 안에 일시, 금액, 방법, 지역, 업종이 바뀐 변경. 최신순이며, 처음 공개된 값은 제외합니다.',
  'Facts of this notice that the red flags of the Open Contracting Partnership ask for. A signal is a reason to look, no finding':
    'Open Contracting Partnership의 위험 신호(red flags)에 해당하는 이 공고의 사실. 살펴볼 이유일 뿐이며 판단이 아닙니다.',
  'Failed openings without any bidder': '참가업체가 없어 유찰된 건수',
  'Failed openings with exactly one bidder': '참가업체가 한 곳뿐이어서 유찰된 건수',
  'Failed openings whose number of bidders is unknown': '참가업체 수를 알 수 없는 유찰 건수',
  'Notices with a failed opening, latest first': '유찰된 공고. 최신순입니다.',
  'Openings that failed': '유찰',
  'Industries of the notice; empty = no limit, or the source does not say':
    '공고의 업종제한. 비어 있으면 제한이 없거나 출처에 없습니다.',
  'First day of opening': '개찰일의 첫날',
  'Who won similar openings of the last 36 months, and how many failed or had one bidder':
    '최근 36개월의 비슷한 개찰의 낙찰업체, 단독 참가, 유찰',
}
