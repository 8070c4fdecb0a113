import { bilingual } from '../lib/language.tsx'
import { counted } from '../lib/plural.ts'

export const PRICE_WORDS = bilingual(
  {
    agency: (agency: string, category: string, band: string) =>
      `${agency} 공고의 지난 12개월 낙찰 결과입니다(${category}, ${band}). 투찰금액을 추천하지 않습니다.`,
    region: (agency: string, category: string, band: string, regions: string) =>
      `${agency} 공고는 낙찰이 5건 미만이어서, 지역제한이 ${regions}인 공고로 범위를 넓힌 지난 12개월 낙찰 결과입니다(${category}, ${band}). 투찰금액을 추천하지 않습니다.`,
    band: (agency: string, category: string, band: string) =>
      `${agency} 공고와 같은 지역의 공고는 낙찰이 5건 미만이어서, 모든 기관의 공고로 범위를 넓힌 지난 12개월 낙찰 결과입니다(${category}, ${band}). 투찰금액을 추천하지 않습니다.`,
    bandNowhere: (agency: string, category: string, band: string) =>
      `${agency} 공고는 낙찰이 5건 미만이어서, 모든 기관의 공고로 범위를 넓힌 지난 12개월 낙찰 결과입니다(${category}, ${band}). 투찰금액을 추천하지 않습니다.`,
    agencyMeant: '기관은 공고기관 기준입니다.',
    ofAgency: '이 기관의 낙찰 통계',
    showAll: (count: string) => `모든 구간 보기(${count}개)`,
    hideEmpty: '빈 구간 숨기기',
    withheld: '낙찰이 5건 미만이어서 분포를 보여 드리지 않습니다.',
    median: '중앙값',
    quartiles: '중간 50%(25~75%)',
    rates: '낙찰률 분포',
    ratesOf: (n: string, median: string, p25: string, p75: string) =>
      `낙찰 ${n}건의 낙찰률 분포. 중앙값 ${median}, 중간 50% ${p25}~${p75}.`,
    bin: '구간(%)',
    awards: '낙찰',
    count: (n: string) => `${n}건`,
    chance: '예정가격 추첨 분석',
    chanceOf: (n: string) => `추첨된 예정가격 ${n}건의 사정률 분포와 같은 횟수의 무작위 추첨에서 기대되는 분포.`,
    drawn: '실제 추첨',
    expected: '무작위 기댓값',
    chanceMore: (spread: string, sd: string) =>
      `기초금액의 ±${spread}% 안에서 만든 복수예비가격 15개 중 추첨한 4개의 평균이 예정가격입니다. 무작위 추첨의 표준편차는 ${sd}%p입니다.`,
    chanceSame:
      '두 분포가 비슷하면 활용할 만한 규칙성이 없다는 뜻입니다. 표본이 작으면 한 구간이 높아도 그 비율이 더 자주 나온다고 볼 수 없습니다.',
    noChance: '추첨된 예정가격이 5건 미만이어서 무작위 기댓값과 비교하지 않습니다.',
    behind: '근거가 된 낙찰',
    behindIn: (bin: string, shown: string) => `낙찰률 ${bin}% 구간의 낙찰 ${shown}건 (최근 50건 가운데)`,
    allBins: '구간 선택 해제',
    noneInBin: '최근 50건 가운데 이 구간의 낙찰이 없습니다.',
    notice: '공고',
    winner: '낙찰업체',
    amount: '낙찰금액',
    rate: '낙찰률',
    bidders: '참가업체 수',
    openedOn: '개찰일',
    table: '구간별 수치',
  },
  {
    agency: (agency: string, category: string, band: string) =>
      `Awards by ${agency} in the last 12 months: ${category}, ${band}. It does not recommend a price.`,
    region: (agency: string, category: string, band: string, regions: string) =>
      `${agency} has fewer than five such awards. Shown are the awards of the last 12 months limited to ${regions}: ${category}, ${band}. It does not recommend a price.`,
    band: (agency: string, category: string, band: string) =>
      `${agency} and the same region have fewer than five such awards. Shown are those of all agencies in the last 12 months: ${category}, ${band}. It does not recommend a price.`,
    bandNowhere: (agency: string, category: string, band: string) =>
      `${agency} has fewer than five such awards. Shown are those of all agencies in the last 12 months: ${category}, ${band}. It does not recommend a price.`,
    agencyMeant: 'The agency is the issuing agency.',
    ofAgency: 'Statistics of this agency',
    showAll: (count: string) => `Show all ${counted(count, 'bin')}`,
    hideEmpty: 'Hide empty bins',
    withheld: 'With fewer than five awards no distribution is shown.',
    median: 'Median',
    quartiles: 'Middle 50 % (25–75 %)',
    rates: 'Award rates',
    ratesOf: (n: string, median: string, p25: string, p75: string) =>
      `Award rates of ${counted(n, 'award')}. Median ${median}, middle 50 % ${p25} to ${p75}.`,
    bin: 'Bin (%)',
    awards: 'Awards',
    count: (n: string) => n,
    chance: 'Draws of planned prices',
    chanceOf: (n: string) => `${n} drawn planned prices, compared with the same number of random draws.`,
    drawn: 'Drawn',
    expected: 'Expected from random draws',
    chanceMore: (spread: string, sd: string) =>
      `A planned price is the mean of 4 drawn from 15 reserve prices within ±${spread} % of the base amount. Random draws have a standard deviation of ${sd} points.`,
    chanceSame:
      'If the two look alike, there is no pattern to exploit. A peak in a small sample does not make that rate more likely.',
    noChance: 'With fewer than five drawn prices, no comparison with random draws is shown.',
    behind: 'Underlying awards',
    behindIn: (bin: string, shown: string) => `${counted(shown, 'award')} at a rate of ${bin} % (of the latest 50)`,
    allBins: 'Clear the bin',
    noneInBin: 'None of the latest 50 awards is in this bin.',
    notice: 'Notice',
    winner: 'Winner',
    amount: 'Amount',
    rate: 'Rate',
    bidders: 'Bidders',
    openedOn: 'Opened',
    table: 'Figures by bin',
  },
)
