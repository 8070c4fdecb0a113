import type { ReactNode } from 'react'
import { useLanguage } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { Downloads, type FileForm } from '../../ui/downloads.tsx'
import { type PipelinePlace, tableQueryOf } from './address.ts'

/** Downloads all results; on phones it is part of the menu. */
export function Download({ place, children }: { place: PipelinePlace; children: ReactNode }) {
  const { language } = useLanguage()
  const load = async (form: FileForm) => {
    const { pursuits } = serviceIn(language)
    const query = tableQueryOf(place)
    const call = form === 'csv' ? pursuits.listAsCsv(query) : pursuits.listAsXlsx({ ...query, language })
    return (await call.raw()).blob()
  }
  return (
    <Downloads name="gonggo-pursuits" load={load}>
      {children}
    </Downloads>
  )
}
