import type { ReactNode } from 'react'
import { useLanguage } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { Downloads, type FileForm } from '../../ui/downloads.tsx'
import { type PipelinePlace, tableQueryOf } from './address.ts'

/** All that the filters find, in a menu on a phone with what else is in it. */
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
