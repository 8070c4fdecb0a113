/** Charts as ECharts options: pure functions of figures, the same for the console and for reports. */
export {
  awardsByGroup,
  awardsByMonth,
  type Bidding,
  biddingByFirm,
  type Counted,
  type RateBasis,
  rateHistogram,
  ratesByGroup,
  type Spread,
} from './awards.ts'
export type { Bin } from './bins.ts'
export { drawsAgainstChance } from './chance.ts'
export { closingsByDay, type DayCount, noticesByDay } from './notices.ts'
export { type ChartColours, type ChartStyle, COLOURS, onPaper, PAPER_FONT } from './style.ts'
export type { ChartLanguage } from './words.ts'
