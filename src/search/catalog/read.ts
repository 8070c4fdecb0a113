// Reads a notice from its columns.

import type { MatchNotice } from '../matcher/index.ts'
import { compact } from '../text.ts'
import {
  type CatalogNotice,
  type FloatName,
  NOTICE_OUTCOMES,
  numberSize,
  numberStart,
  readText,
  readTexts,
  type Span,
} from './columns.ts'
import type { Found } from './page.ts'
import { type Dictionaries, OWN_LINK } from './pieces.ts'

const decoder = new TextDecoder()

/** Columns contain only ids of the dictionary, so the value exists. */
const at = <T>(values: readonly T[], id: number | undefined): T => values[id as number] as T

/** The notice as it was stored. */
export function readNotice(dictionaries: Dictionaries, { segment, local }: Found): CatalogNotice {
  const { columns } = segment
  const { floats, ids, ints, outcome } = columns
  const texts = readTexts(columns, local)
  const number = (name: FloatName): number | null => {
    const value = floats[name][local] ?? Number.NaN
    return Number.isNaN(value) ? null : value
  }
  const json = (span: Span | null): string | null =>
    span === null ? null : (JSON.parse(`"${readText(columns, span)}"`) as string)
  const { names: _agencies, ...party } = at(dictionaries.party.values, ids.party[local])
  const { licences } = at(dictionaries.licences.values, ids.licences[local])
  const noticeNo = readText(columns, texts.noticeNo)
  const previousNoticeNo = json(texts.previousNoticeNo)
  return {
    noticeNo,
    position: number('position') ?? 0,
    version: ints.version[local] ?? 0,
    revision: ints.revision[local] ?? 0,
    title: json(texts.title) ?? '',
    norm: normAt(columns.text, columns.textStarts[local] ?? 0, columns.textStarts[local + 1] ?? 0),
    numbers: [noticeNo, previousNoticeNo].filter((number) => number !== null).map(compact),
    ...party,
    ...at(dictionaries.type.values, ids.type[local]),
    ...at(dictionaries.terms.values, ids.terms[local]),
    estimatedPrice: number('estimatedPrice'),
    budget: number('budget'),
    baseAmount: number('baseAmount'),
    postedAt: number('postedAt') ?? 0,
    bidStartAt: number('bidStartAt'),
    closeAt: number('closeAt'),
    openAt: number('openAt'),
    updatedAt: number('updatedAt') ?? 0,
    ...linkAt(dictionaries, ids.link[local] ?? 0, noticeNo, readText(columns, texts.link)),
    previousNoticeNo,
    nextNoticeNo: json(texts.nextNoticeNo),
    ...at(dictionaries.place.values, ids.place[local]),
    licences,
    outcome: NOTICE_OUTCOMES[outcome[local] ?? 0] ?? null,
    source: at(dictionaries.source.values, ids.source[local]),
  }
}

/** Reads only the fields that decide the place of a notice in an order. */
export type NoticePlace = Pick<
  CatalogNotice,
  'noticeNo' | 'currency' | 'estimatedPrice' | 'postedAt' | 'closeAt' | 'updatedAt'
>

export function readPlace(dictionaries: Dictionaries, { segment, local }: Found): NoticePlace {
  const { columns } = segment
  const { floats, ids } = columns
  const numberOrNull = (value = Number.NaN) => (Number.isNaN(value) ? null : value)
  return {
    noticeNo: readText(columns, readTexts(columns, local).noticeNo),
    currency: at(dictionaries.type.values, ids.type[local]).currency,
    estimatedPrice: numberOrNull(floats.estimatedPrice[local]),
    postedAt: floats.postedAt[local] ?? 0,
    closeAt: numberOrNull(floats.closeAt[local]),
    updatedAt: floats.updatedAt[local] ?? 0,
  }
}

export function readNoticeNo({ segment: { columns }, local }: Found): string {
  const start = numberStart(columns, local)
  return decoder.decode(columns.bytes.subarray(start, start + numberSize(columns, local)))
}

type Link = Pick<CatalogNotice, 'detailUrl' | 'sourceUrl'>

function linkAt({ link }: Dictionaries, id: number, noticeNo: string, own: string): Link {
  const json =
    id === OWN_LINK
      ? own
      : at(link.values, id)
          .parts.map((part) => decoder.decode(part))
          .join(noticeNo)
  return JSON.parse(`{${json.slice(0, -1)}}`) as Link
}

/** Titles are short enough to pass all their units as arguments. */
const normAt = (text: Uint16Array, from: number, to: number): string =>
  to - from > LONG
    ? `${normAt(text, from, from + LONG)}${normAt(text, from + LONG, to)}`
    : String.fromCharCode.apply(null, text.subarray(from, to) as unknown as number[])

const LONG = 4096

export function readMatchable(dictionaries: Dictionaries, { segment, local }: Found): MatchNotice {
  const { columns } = segment
  const { floats, ids } = columns
  const { agencies, industries } = dictionaries
  const { noticeNo, previousNoticeNo } = readTexts(columns, local)
  const { bsnsDiv, currency } = at(dictionaries.type.values, ids.type[local])
  const { regionPaths, regionCheckNeeded } = at(dictionaries.place.values, ids.place[local])
  const { contractMethod, awardMethod } = at(dictionaries.terms.values, ids.terms[local])
  const price = floats.estimatedPrice[local] ?? Number.NaN
  const numbers = [compact(readText(columns, noticeNo))]
  if (previousNoticeNo) numbers.push(compact(JSON.parse(`"${readText(columns, previousNoticeNo)}"`) as string))
  return {
    norm: normAt(columns.text, columns.textStarts[local] ?? 0, columns.textStarts[local + 1] ?? 0),
    numbers,
    agencies: at(dictionaries.party.values, ids.party[local]).names.map((id) => at(agencies.list, id)),
    industries: at(dictionaries.licences.values, ids.licences[local]).names.map((id) => at(industries.list, id)),
    bsnsDiv,
    currency,
    regionPaths,
    regionCheckNeeded,
    contractMethod,
    awardMethod,
    estimatedPrice: Number.isNaN(price) ? null : price,
  }
}
