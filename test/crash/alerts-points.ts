/**
 * Points where a reader of the feed kills itself: before a statement with these words, or where the code names a point.
 */
export const KILL_POINTS = {
  'before the position': 'update feed_readers',
  'before what was told': 'insert into events_told',
  'among what is owed': null,
  'before the matches': 'insert into keyword_matches',
  'before the notices': 'insert into event_notices',
  'before the counts': 'update keyword_counts',
  'before the heads and the events': 'insert into event_heads',
  'before what is withheld': 'insert into withheld_alerts',
  'before what is no longer withheld': 'delete from withheld_alerts',
  'before a review': 'insert into alert_reviews',
  'before the next of a review': 'update alert_reviews',
  'before the end of a review': 'delete from alert_reviews',
  'before the commit': null,
  'after the commit': null,
} as const
/** The same for matching texts of attachments. */
export const TEXT_POINTS = {
  'before the news': 'insert into attachment_news',
  'before the news are deleted': 'delete from attachment_news',
} as const
export type KillPoint = keyof typeof KILL_POINTS | keyof typeof TEXT_POINTS
