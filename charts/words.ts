const KO = {
  notices: '공고',
  closings: '마감',
  awards: '낙찰',
  bids: '투찰',
  won: '낙찰',
  lost: '탈락',
  undecided: '미정',
  count: '건',
  median: '중앙값',
  middleHalf: '중간 50%(25~75%)',
  awardRate: '낙찰률 (예정가격 대비, %)',
  awardToEstimateRatio: '추정가격 대비 낙찰금액 (%)',
  assessment: '사정률 (기초금액 대비 예정가격, %)',
  drawn: '실제 추첨',
  byChance: '무작위 기댓값',
}

const EN: Record<keyof typeof KO, string> = {
  notices: 'Notices',
  closings: 'Closings',
  awards: 'Awards',
  bids: 'Bids',
  won: 'Won',
  lost: 'Lost',
  undecided: 'Undecided',
  count: 'count',
  median: 'Median',
  middleHalf: 'Middle 50 % (25–75 %)',
  awardRate: 'Award rate (% of the planned price)',
  awardToEstimateRatio: 'Award to estimate (%)',
  assessment: 'Planned price (% of the base amount)',
  drawn: 'Drawn',
  byChance: 'Expected from random draws',
}

const WORDS = { ko: KO, en: EN }
export type ChartLanguage = keyof typeof WORDS

export const wordsOf = (language: ChartLanguage): Record<keyof typeof KO, string> => WORDS[language]
