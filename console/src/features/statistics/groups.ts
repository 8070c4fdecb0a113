import type { StatisticsGroup, WinnersItem } from '@gonggo/client'
import { useWords } from '../../lib/language.tsx'
import { BAND_WORDS, bandText } from '../../ui/bands.ts'
import { STATISTICS_WORDS } from './words.ts'

/** The name of a group, with both of its names if it has two. */
export function useGroupName(): (group: StatisticsGroup) => string {
  const words = useWords(STATISTICS_WORDS)
  const bands = useWords(BAND_WORDS)
  return ({ agency, winner, industry, amountBand, bsnsDiv, region, month }) =>
    [
      agency ? (agency.name ?? words.unnamed) : null,
      winner?.name,
      industry ? (industry.name ?? industry.code ?? words.noIndustry) : null,
      amountBand ? bandText(amountBand, bands) : null,
      bsnsDiv,
      region,
      month,
    ]
      .filter((name) => typeof name === 'string')
      .join(' · ')
}

/** A key that identifies a group. */
export const keyOfGroup = (group: StatisticsGroup): string => JSON.stringify(group)

export const ratesOf = (item: Pick<WinnersItem, 'awardRate' | 'awardToEstimateRatio'>) =>
  item.awardRate ?? item.awardToEstimateRatio ?? null
