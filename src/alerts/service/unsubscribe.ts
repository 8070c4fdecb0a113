import type { Db } from '../../lib/db/index.ts'
import type { HtmlPage } from '../../lib/html.ts'
import type { Secrets } from '../../lib/secret.ts'
import { apiLanguage } from '../../vocabulary/languages.ts'
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
  of: 'all' | 'keyword' | 'notice'
  /** Of the keyword, or the number of the notice; empty for all keywords. */
  id: string
  /** Takes it back. */
  back: boolean
}

/** Lets a member out of mails by a link that needs no login: the link can do this and nothing else. */
export function createUnsubscribe(deps: UnsubscribeDeps) {
  const { db, secrets, publicUrl, membersOf, accountOf, keywordsNow, noticesNow } = deps
  const tokenOf = ({ accountId, memberId, of, id, back }: Leave): string =>
    secrets().sign(of === 'notice' ? NOTICE_PURPOSE : PURPOSE, JSON.stringify([accountId, memberId, id, back ? 1 : 0]))
  const urlOf = (leave: Leave): string => `${publicUrl()}/unsubscribe/${tokenOf(leave)}`

  function read(token: string): Leave | null {
    const ofKeyword = secrets().verify(PURPOSE, token)
    const text = ofKeyword ?? secrets().verify(NOTICE_PURPOSE, token)
    if (text === null) return null
    const [accountId, memberId, id, back] = JSON.parse(text) as [string, string, string, number]
    const of = ofKeyword === null ? 'notice' : id === '' ? 'all' : 'keyword'
    return { accountId, memberId, of, id, back: back === 1 }
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
    const { of } = leave
    const link = (change: Partial<Leave>) => tokenOf({ ...leave, back: false, ...change })
    const language = apiLanguage(member.language)
    return leavingPage(LEAVING[language], {
      language,
      company,
      of,
      subject: await subjectOf(leave),
      done,
      back: leave.back,
      one: of === 'all' ? null : link({}),
      all: link({ of: 'all', id: '' }),
      undo: done ? link({ back: !leave.back }) : null,
    })
  }

  /** A notice's title, or a keyword as typed; `null` where it is about all, or the keyword was deleted. */
  async function subjectOf({ accountId, of, id }: Leave): Promise<string | null> {
    if (of === 'all') return null
    if (of === 'notice') return (await noticesNow([id]))[0]?.title ?? id
    return (await keywordsNow(db.sql, accountId, [id]))[0]?.keyword ?? null
  }

  async function settle({ accountId, memberId, of, id, back }: Leave): Promise<void> {
    const member = { accountId, memberId }
    if (of === 'notice') return (back ? unmuteNotice : muteNotice)(db.sql, { ...member, noticeNo: id })
    return (back ? deleteRefusal : insertRefusal)(db.sql, { ...member, keywordId: id })
  }

  return {
    /** The address for one member; `keywordId` empty = all mails about keywords. */
    url: ({ accountId, memberId }: { accountId: string; memberId: string }, keywordId: string): string =>
      urlOf({ accountId, memberId, of: keywordId === '' ? 'all' : 'keyword', id: keywordId, back: false }),
    /** The address that ends the member's mails about one notice. */
    muteUrl: ({ accountId, memberId }: { accountId: string; memberId: string }, noticeNo: string): string =>
      urlOf({ accountId, memberId, of: 'notice', id: noticeNo, back: false }),
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
