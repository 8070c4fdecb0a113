import type { Event } from '@gonggo/client'
import { typedDayText } from '../../lib/format.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { EVENT_WORDS } from '../../lib/values.ts'
import { reportIn } from './report.ts'
import { noticeTitleOf } from './subject.ts'
import { INBOX_WORDS } from './words.ts'

/** The title of an event: that of its notice, or of its other subject. */
export function useEventTitle(): (event: Event) => string {
  const words = useWords(INBOX_WORDS)
  const types = useWords(EVENT_WORDS)
  const { language } = useLanguage()
  return (event) => {
    const report = reportIn(event.data.report)
    return report
      ? words.report(
          words[report.period],
          typedDayText(report.from, language),
          typedDayText(report.to, language),
          report.format,
          report.company,
        )
      : titleOf(event, wordIn(types, event.type))
  }
}

function titleOf({ data }: Event, type: string): string {
  return noticeTitleOf(data) ?? (typeof data.webhook?.url === 'string' ? data.webhook.url : type)
}
