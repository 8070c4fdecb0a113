import type { PreSpecification } from '../../../bids/index.ts'
import type { Batch, Rejected } from '../../schema/connector.ts'
import { CATEGORIES, inWindow, type KonepsOperation, LIST, listOperation, QUARTER } from './lists.ts'
import { isRejected, rejected } from './records.ts'
import { type Fields, fieldsOf, firstTimeIn, priceIn, textIn, timeIn, urlIn } from './values.ts'

/*
 * 사전규격: an agency's planned purchase, published before the notice so that firms may object. About 200 of 1,000 calls
 * per day and operation. `Thng` in the middle of the name is part of it; the category is the suffix.
 */

const PATH = '/ao/HrcspSsstndrdInfoService/getPublicPrcureThngInfo'
export const PRE_SPECS = 'koneps-prespec'

const KEY = ['bfSpecRgstNo']
const DOCUMENTS = ['1', '2', '3', '4', '5']

export function readPreSpecs(items: readonly unknown[]): Batch {
  const read = items.map(readPreSpec)
  return {
    preSpecs: read.flatMap((it) => (isRejected(it) ? [] : [it])),
    rejected: read.filter(isRejected),
  }
}

function readPreSpec(item: unknown): PreSpecification | Rejected {
  const fields = fieldsOf(item)
  if (!fields) return rejected(item, 'not an object')
  const number = textIn(fields, 'bfSpecRgstNo')
  if (number === null) return rejected(item, 'no number')
  const title = textIn(fields, 'prdctClsfcNoNm')
  if (title === null) return rejected(item, 'no title')
  const receivedAt = firstTimeIn(fields, ['rcptDt', 'rgstDt', 'chgDt'])
  if (receivedAt === null) return rejected(item, 'no date that could be read')
  const demandAgency = textIn(fields, 'rlDminsttNm')
  return {
    number,
    title,
    agency: textIn(fields, 'orderInsttNm') ?? demandAgency ?? '',
    demandAgency,
    budget: priceIn(fields, 'asignBdgtAmt'),
    receivedAt,
    opinionsUntil: timeIn(fields, 'opninRgstClseDt', 'end'),
    documents: documentsOf(fields),
    noticeNumbers: noticesIn(textIn(fields, 'bidNtceNoList')),
    changedAt: firstTimeIn(fields, ['chgDt', 'rgstDt']) ?? receivedAt,
  }
}

/** The source has no file names. */
const documentsOf = (fields: Fields): PreSpecification['documents'] =>
  DOCUMENTS.flatMap((n) => {
    const url = urlIn(fields, `specDocFileUrl${n}`)
    return url === null ? [] : [{ name: `규격서 ${n}`, url }]
  })

/** Numbers of the new scheme may be followed by the order. */
const noticesIn = (list: string | null): string[] => [
  ...new Set(
    (list ?? '')
      .split(/[,\s]+/)
      .map((text) => /^(R\d{2}[A-Z]{2}\d{8})(?:-?\d{2,3})?$/.exec(text)?.[1] ?? text)
      .filter((text) => text !== '' && [...text].length <= 80),
  ),
]

export const createPreSpecOperations = (): KonepsOperation[] =>
  CATEGORIES.filter(({ bsnsDiv }) => bsnsDiv !== '기타').flatMap(({ bsnsDiv, name, suffix }) => {
    const list = { bsnsDiv, key: KEY, toBatch: readPreSpecs }
    const ask = (division: string) => ({
      questions: ({ window }: { window: { from: number; to: number } }) => [
        inWindow(`${PATH}${suffix}`, division, window, LIST),
      ],
    })
    return [
      listOperation({ ...list, ...ask('1'), name: `preSpecs.${name}.registered`, times: QUARTER }),
      listOperation({
        ...list,
        ...ask('3'),
        name: `preSpecs.${name}.changed`,
        times: { ...QUARTER, againAfterDays: [1], backfills: false },
      }),
    ]
  })
