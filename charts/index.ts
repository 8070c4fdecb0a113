/** Charts as ECharts options: pure functions of figures, the same for the console and for reports. */
export {
  awardsByGroup,
  type Bidding,
  type Bin,
  biddingByFirm,
  type Counted,
  type RateBasis,
  rateHistogram,
  ratesByGroup,
  type Spread,
} from './awards.ts'
export { type ChartLook, COLOURS, onPaper, PAPER_FONT } from './look.ts'
export { closingsByDay, type DayCount, noticesByDay } from './notices.ts'
export type { ChartLanguage } from './words.ts'
