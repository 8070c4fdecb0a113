import type { BidDetail } from '@gonggo/client'
import { queryOptions } from '@tanstack/react-query'
import type { Language } from './language.tsx'
import { serviceIn } from './service.ts'

/** One notice with all details. */
export const noticeQuery = (noticeNo: string, language: Language) =>
  queryOptions<BidDetail>({
    queryKey: ['notice', noticeNo, language],
    queryFn: async ({ signal }) => serviceIn(language).bids.get(noticeNo, {}, { signal }),
  })
