import { wordIn } from '../lib/known.ts'
import { bilingual } from '../lib/language.tsx'

/** Bands of the estimated price in won, by their API names. */
export const BAND_WORDS = bilingual(
  {
    lt50M: '5천만원 미만',
    '50M-100M': '5천만~1억원',
    '100M-300M': '1억~3억원',
    '300M-1B': '3억~10억원',
    '1B-5B': '10억~50억원',
    '5B-10B': '50억~100억원',
    gte10B: '100억원 이상',
    unknown: '추정가격 미공개',
  },
  {
    lt50M: 'under 50 million',
    '50M-100M': '50–100 million',
    '100M-300M': '100–300 million',
    '300M-1B': '300 million–1 billion',
    '1B-5B': '1–5 billion',
    '5B-10B': '5–10 billion',
    gte10B: '10 billion or more',
    unknown: 'price not published',
  },
)

/** Unknown bands are shown by their API name. */
export const bandText = (band: string, words: Record<string, string>): string => wordIn(words, band)
