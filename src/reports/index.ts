export type {
  AwardItem,
  BidItem,
  CompetitorsBody,
  Report,
  ReportContent,
  WinnersBody,
  WinnersItem,
  Wish,
} from './schema.ts'
