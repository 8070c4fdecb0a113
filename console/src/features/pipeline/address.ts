import type { ListPursuitsQuery } from '@gonggo/client'
import { useCallback, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Texts } from '../../lib/texts.ts'

export const VIEWS = ['board', 'table', 'calendar'] as const
export type PipelineView = (typeof VIEWS)[number]

/** Filters have the names of `GET /v1/pursuits`; the other parameters control the view. */
const FIELDS = [
  'view',
  'q',
  'state',
  'assignee',
  'closeFrom',
  'closeTo',
  'minAmt',
  'maxAmt',
  'sort',
  'page',
  'month',
  'id',
] as const
export type PipelinePlace = Partial<Record<(typeof FIELDS)[number], string>>
export const PIPELINE_FILTERS = ['q', 'state', 'assignee', 'closeFrom', 'closeTo', 'minAmt', 'maxAmt'] as const

function readPlace(search: string): PipelinePlace {
  const given = new URLSearchParams(search)
  const place: PipelinePlace = {}
  for (const field of FIELDS) {
    const value = given.get(field)
    if (value) place[field] = value
  }
  return place
}

export function pipelineAddress(place: PipelinePlace): string {
  const search = new URLSearchParams()
  for (const field of FIELDS) if (place[field]) search.set(field, place[field])
  const text = search.toString()
  return text === '' ? '/pipeline' : `/pipeline?${text}`
}

export const viewOf = ({ view }: PipelinePlace): PipelineView => VIEWS.find((one) => one === view) ?? 'board'

/** The filters of every view, without the state, because the columns of the board are states. */
export function narrowingOf(place: PipelinePlace): Texts<ListPursuitsQuery> {
  const { q, assignee, closeFrom, closeTo, minAmt, maxAmt } = place
  const given = { q, assignee: assignee === undefined ? undefined : [assignee], closeFrom, closeTo, minAmt, maxAmt }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

export function tableQueryOf(place: PipelinePlace): Texts<ListPursuitsQuery> {
  const query = narrowingOf(place)
  if (place.state) query.state = [place.state]
  if (place.sort) query.sort = place.sort
  return query
}

/** The address contains the whole state of the page. */
export function usePipelinePlace() {
  const search = useSearch()
  const [, navigate] = useLocation()
  const place = useMemo(() => readPlace(search), [search])
  const change = useCallback(
    (fields: PipelinePlace, keepsPlace = true) => {
      const { page: _page, ...others } = readPlace(location.search)
      navigate(pipelineAddress({ ...others, ...fields }), { replace: keepsPlace })
    },
    [navigate],
  )
  return { place, change }
}
