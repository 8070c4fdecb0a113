import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLanguage } from '../lib/language.tsx'
import { serviceIn } from '../lib/service.ts'
import { Allowed } from './allowed.tsx'
import { Failure, Waiting } from './states.tsx'

interface OfNoticeProps<Answer> {
  noticeNo: string
  /** The name of the request, used as cache key. */
  name: string
  ask(bids: ReturnType<typeof serviceIn>['bids'], noticeNo: string, options: { signal: AbortSignal }): Promise<Answer>
  children(answer: Answer): ReactNode
}

/** Statistics for a notice, if plan and scopes allow them. */
export const OfNotice = <Answer,>(props: OfNoticeProps<Answer>) => (
  <Allowed needs="statistics" scope="statistics:read">
    <LoadedForNotice {...props} />
  </Allowed>
)

function LoadedForNotice<Answer>({ noticeNo, name, ask, children }: OfNoticeProps<Answer>) {
  const { language } = useLanguage()
  const asked = useQuery({
    queryKey: [name, noticeNo, language],
    queryFn: async ({ signal }) => ask(serviceIn(language).bids, noticeNo, { signal }),
  })
  if (asked.isPending) return <Waiting />
  if (asked.error) return <Failure error={asked.error} again={() => void asked.refetch()} />
  return children(asked.data)
}
