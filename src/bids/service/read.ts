import { type Clock, seoulTime } from '../../lib/clock.ts'
import type { Db } from '../../lib/db.ts'
import type { Anchors } from '../../lib/page.ts'
import { type FieldError, fieldProblem } from '../../lib/problems.ts'
import type { Secrets } from '../../lib/secret.ts'
import { regionList, resolveRegion } from '../../search/regions.ts'
import { matchedKeywords, type WatchedKeyword } from '../rules/matched.ts'
import { type BidRow, statusAt, toBid } from '../rules/notice.ts'
import {
  type Anchor,
  anchorText,
  type BidParameters,
  type BidQuery,
  readAnchor,
  readQuery,
  searchKey,
} from '../rules/query.ts'
import { mostAlike } from '../rules/similar.ts'
import type { Award, Bid, BidDetail, SimilarAward } from '../schema.ts'
import * as codes from '../store/codes.ts'
import * as store from '../store/read.ts'

/** The port that answers a search, all of one moment. */
export type SearchBids = (query: BidQuery, now: number) => Promise<FoundBids>

export interface FoundBids {
  /** Exact, on all pages. */
  total: number
  /** How many of them stand before the rows. */
  before: number
  rows: BidRow[]
}

export interface BidReaderDeps {
  db: Db
  clock: Clock
  secrets: () => Secrets
  search: SearchBids
  /** Results of a notice, newest round first. */
  awardsOf: (noticeNos: string[]) => Promise<Map<string, Award[]>>
  /** What the account watches, in the order of creation. */
  keywordsOf: (accountId: string) => Promise<WatchedKeyword[]>
}

export interface BidPage {
  total: number
  page: number
  pageSize: number
  items: Bid[]
  /** What the links to the neighbouring pages carry. */
  anchors: Anchors
}

const ANCHOR = 'page anchor'
const SIMILAR_CANDIDATES = 500
const SIMILAR_SHOWN = 5

export function createBidReader({ db, clock, secrets, search, awardsOf, keywordsOf }: BidReaderDeps) {
  async function list(accountId: string, { anchor, ...given }: BidParameters & { anchor?: string }): Promise<BidPage> {
    const { query, errors } = readQuery(given)
    const key = searchKey(given)
    if (anchor !== undefined) query.anchor = openAnchor(anchor, key, errors)
    if (errors.length > 0) throw fieldProblem(errors)
    const now = clock.now()
    const [{ total, before, rows }, watched] = await Promise.all([search(query, now), keywordsOf(accountId)])
    const seal = (direction: Anchor['direction'], row: BidRow) =>
      secrets().sign(ANCHOR, anchorText({ direction, value: sortValue(row, query), noticeNo: row.noticeNo }, key))
    const [first, last] = [rows[0], rows.at(-1)]
    return {
      total,
      page: query.page,
      pageSize: query.pageSize,
      items: rows.map((row) => toBid(row, now, matchedKeywords(watched, row))),
      anchors: {
        next: before + rows.length >= total ? null : last && seal('next', last),
        prev: before === 0 ? null : first && seal('prev', first),
      },
    }
  }

  function openAnchor(text: string, key: string, errors: FieldError[]): Anchor | null {
    const signed = secrets().verify(ANCHOR, text)
    const anchor = signed === null ? null : readAnchor(signed, key)
    if (!anchor) {
      const message = 'This anchor was not made for this search. Please follow the links as they are.'
      errors.push({ in: 'query', name: 'anchor', code: 'invalid_cursor', message })
    }
    return anchor
  }

  /** `wanted` asks for an older state; `null` where there is none such. */
  async function detail(
    accountId: string,
    asked: string,
    wanted: { version?: number; revision?: number },
  ): Promise<BidDetail | null> {
    const found = await find(asked, wanted)
    if (!found) return null
    const { newest, shown } = found
    const [older, awards, similarAwards, watched] = await Promise.all([
      store.versionsBefore(db.sql, newest),
      awardsOf([newest.noticeNo]),
      similarTo(newest),
      keywordsOf(accountId),
    ])
    const versions = [{ ...newest, at: newest.updatedAt }, ...older]
    const now = clock.now()
    return {
      ...toBid(shown, now, matchedKeywords(watched, shown)),
      status: statusAt(newest, now),
      revisions: versions.map(({ version, revision, at, changes }) => ({
        version,
        revision,
        at: seoulTime(at),
        changes: changes ?? [],
      })),
      attachments: shown.attachments,
      awards: awards.get(newest.noticeNo) ?? [],
      similarAwards,
      fetchedAt: seoulTime(newest.fetchedAt),
    }
  }

  async function find(asked: string, wanted: { version?: number; revision?: number }) {
    const newest = await store.findBid(db.sql, asked)
    if (newest) {
      const shown = await versionOf(newest, wanted)
      return shown && { newest, shown }
    }
    // "number-000" is how the portal writes a revision; a notice with that whole text as its number goes first.
    const parts = /^(.+)-(\d{1,9})$/su.exec(asked)
    if (!parts?.[1] || wanted.revision !== undefined || wanted.version !== undefined) return null
    return findRevision(parts[1], Number(parts[2]))
  }

  async function findRevision(noticeNo: string, revision: number) {
    const newest = await store.findBid(db.sql, noticeNo)
    const shown = newest && (await versionOf(newest, { revision }))
    return shown && { newest, shown }
  }

  async function versionOf(newest: BidRow, wanted: { version?: number; revision?: number }): Promise<BidRow | null> {
    const isNewest =
      (wanted.version ?? newest.version) === newest.version && (wanted.revision ?? newest.revision) === newest.revision
    return isNewest ? newest : store.findVersion(db.sql, newest.noticeNo, wanted)
  }

  async function similarTo(row: BidRow): Promise<SimilarAward[]> {
    const candidates = await store.awardedOf(db.sql, row, SIMILAR_CANDIDATES)
    const alike = mostAlike(row, candidates, SIMILAR_SHOWN)
    const awards = await awardsOf(alike.map(({ noticeNo }) => noticeNo))
    return alike.flatMap(({ noticeNo, title, agency }) => {
      const award = awards.get(noticeNo)?.find(({ state }) => state === 'awarded')
      return award
        ? [{ noticeNo, title, agency, amount: award.amount, currency: award.currency, rate: award.rate, at: award.at }]
        : []
    })
  }

  async function regionCodes(q: string | null, limit: number, offset: number): Promise<codes.CodePage> {
    const wanted = q === null ? null : resolveRegion(q)
    const regions = regionList().filter(
      ({ code, name }) => q === null || code === q.trim() || name.includes(q.trim()) || name === wanted?.name,
    )
    const page = regions.slice(offset, offset + limit)
    const counts = await codes.regionCounts(
      db.sql,
      page.map(({ code }) => resolveRegion(code)?.path ?? code),
    )
    return {
      total: regions.length,
      items: page.map(({ code, name }, index) => ({ code, name, notices: counts[index] ?? 0 })),
    }
  }

  return {
    list,
    detail,
    codes: {
      agencies: (q: string | null, limit: number, offset: number) => codes.agencyCodes(db.sql, { q, limit, offset }),
      industries: (q: string | null, limit: number, offset: number) =>
        codes.industryCodes(db.sql, { q, limit, offset }),
      regions: regionCodes,
    },
  }
}

function sortValue(row: BidRow, { sort, filter }: BidQuery): number | null {
  if (sort.by === 'estimatedPrice') return row.currency === filter.currency ? row.estimatedPrice : null
  return row[sort.by]
}
