import type { Db } from '../../lib/db/index.ts'
import type { HtmlPage } from '../../lib/html.ts'
import type { Secrets } from '../../lib/secret.ts'
import { leavingPage } from '../rules/leaving.ts'
import { deleteRefusal, insertRefusal, muteNotice, unmuteNotice } from '../store/mails.ts'
import { LEAVING } from '../texts.ts'
import type { MailReader, TellingDeps } from './tell.ts'

export interface UnsubscribeDeps extends Pick<TellingDeps, 'membersOf' | 'accountOf' | 'keywordsNow' | 'noticesNow'> {
  db: Db
  secrets: () => Pick<Secrets, 'sign' | 'verify'>
  publicUrl: () => string
}

const PURPOSE = 'unsubscribe'
/** Not the same: an earlier version would take a link about one notice for one about all keywords. */
const NOTICE_PURPOSE = 'unsubscribe from notice'

/** What a link does, and to which member; it can do nothing else. */
interface Leave {
  accountId: string
  memberId: string
  /** Empty = all keywords. */
  keywordId: string
  /** A notice, whichever keyword matches it; empty = the link is about keywords. */
  noticeNo: string
  /** Takes it back. */
  back: boolean
}

/** Lets a member out of mails by a link that needs no login: the link can do this and nothing else. */
export function createUnsubscribe(deps: UnsubscribeDeps) {
  const { db, secrets, publicUrl, membersOf, accountOf, keywordsNow, noticesNow } = deps
  const tokenOf = ({ accountId, memberId, keywordId, noticeNo, back }: Leave): string => {
    const last = back ? 1 : 0
    return noticeNo === ''
      ? secrets().sign(PURPOSE, JSON.stringify([accountId, memberId, keywordId, last]))
      : secrets().sign(NOTICE_PURPOSE, JSON.stringify([accountId, memberId, noticeNo, last]))
  }
  const urlOf = (leave: Leave): string => `${publicUrl()}/unsubscribe/${tokenOf(leave)}`

  function read(token: string): Leave | null {
    const ofKeyword = secrets().verify(PURPOSE, token)
    const text = ofKeyword ?? secrets().verify(NOTICE_PURPOSE, token)
    if (text === null) return null
    const [accountId, memberId, of, back] = JSON.parse(text) as [string, string, string, number]
    const one = { accountId, memberId, back: back === 1 }
    return ofKeyword === null ? { ...one, keywordId: '', noticeNo: of } : { ...one, keywordId: of, noticeNo: '' }
  }

  async function find(token: string): Promise<{ leave: Leave; member: MailReader; company: string } | null> {
    const leave = read(token)
    const member = leave && (await membersOf(db.sql, leave.accountId)).find(({ id }) => id === leave.memberId)
    const account = leave && member ? await accountOf(leave.accountId) : null
    return leave && member && account ? { leave, member, company: account.name } : null
  }

  async function show(token: string, done: boolean): Promise<HtmlPage | null> {
    const leaving = await find(token)
    if (!leaving) return null
    const { leave, member, company } = leaving
    const { accountId, keywordId, noticeNo } = leave
    const [keyword] = keywordId === '' ? [] : await keywordsNow(db.sql, accountId, [keywordId])
    const [notice] = noticeNo === '' ? [] : await noticesNow([noticeNo])
    const link = (change: Partial<Leave>) => tokenOf({ ...leave, back: false, ...change })
    return leavingPage(LEAVING[member.language], {
      language: member.language,
      company,
      of: noticeNo !== '' ? 'notice' : keywordId !== '' ? 'keyword' : 'all',
      subject: noticeNo !== '' ? (notice?.title ?? noticeNo) : (keyword?.keyword ?? null),
      done,
      back: leave.back,
      one: keywordId === '' && noticeNo === '' ? null : link({}),
      all: link({ keywordId: '', noticeNo: '' }),
      undo: done ? link({ back: !leave.back }) : null,
    })
  }

  async function settle(leave: Leave): Promise<void> {
    if (leave.noticeNo !== '') return leave.back ? unmuteNotice(db.sql, leave) : muteNotice(db.sql, leave)
    return leave.back ? deleteRefusal(db.sql, leave) : insertRefusal(db.sql, leave)
  }

  return {
    /** The address for one member; `keywordId` empty = all mails about keywords. */
    url: ({ accountId, memberId }: { accountId: string; memberId: string }, keywordId: string): string =>
      urlOf({ accountId, memberId, keywordId, noticeNo: '', back: false }),
    /** The address that ends the member's mails about one notice. */
    muteUrl: ({ accountId, memberId }: { accountId: string; memberId: string }, noticeNo: string): string =>
      urlOf({ accountId, memberId, keywordId: '', noticeNo, back: false }),
    /** Looking changes nothing: programs open links before people do. `null` = not our link, or the member is gone. */
    page: (token: string) => show(token, false),
    /** As often as one likes. */
    async leave(token: string): Promise<HtmlPage | null> {
      const leaving = await find(token)
      if (!leaving) return null
      const { leave } = leaving
      await settle(leave)
      return show(token, true)
    },
  }
}
export type Unsubscribe = ReturnType<typeof createUnsubscribe>
