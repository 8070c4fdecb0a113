import type { ReactNode } from 'react'
import { useLanguage } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { Downloads, type FileForm } from '../../ui/downloads.tsx'
import { queryOf, type SearchState } from './address.ts'
import { type ColumnName, fieldsFor } from './fields.ts'

interface DownloadProps {
  state: SearchState
  columns: readonly ColumnName[]
  isEmpty: boolean
  /** Further items of the menu on narrow screens. */
  children: ReactNode
}

/** Downloads all results. */
export function Download({ state, columns, isEmpty, children }: DownloadProps) {
  const { language } = useLanguage()
  const load = async (form: FileForm) => {
    const { page: _page, pageSize: _size, ...asked } = queryOf(state)
    const fields = fieldsFor(columns)
    const query = { ...asked, ...(fields && { fields }) }
    const { bids } = serviceIn(language)
    const answer = await (form === 'csv' ? bids.listAsCsv(query) : bids.listAsXlsx({ ...query, language })).raw()
    return answer.blob()
  }
  return (
    <Downloads name="gonggo" load={load} isEmpty={isEmpty}>
      {children}
    </Downloads>
  )
}
