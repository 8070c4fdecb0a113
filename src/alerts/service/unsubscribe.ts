import type { Db } from '../../lib/db/index.ts'
import type { HtmlPage } from '../../lib/html.ts'
import type { Secrets } from '../../lib/secret.ts'
import { leavingPage } from '../rules/leaving.ts'
import { deleteRefusal, insertRefusal } from '../store/mails.ts'
import { LEAVING } from '../texts.ts'
import type { MailReader, TellingDeps } from './tell.ts'

export interface UnsubscribeDeps extends Pick<TellingDeps, 'membersOf' | 'accountOf' | 'keywordsNow'> {
  db: Db
  secrets: () => Pick<Secrets, 'sign' | 'verify'>
  publicUrl: () => string
}

const PURPOSE = 'unsubscribe'

/** What a link does, and to which member; it can do nothing else. */
interface Leave {
  accountId: string
  memberId: string
  /** Empty = all keywords. */
  keywordId: string
  /** Takes it back. */
  back: boolean
}

/** Lets a member out of mails by a link that needs no login: the link can do this and nothing else. */
export function createUnsubscribe({ db, secrets, publicUrl, membersOf, accountOf, keywordsNow }: UnsubscribeDeps) {
  const tokenOf = ({ accountId, memberId, keywordId, back }: Leave): string =>
    secrets().sign(PURPOSE, JSON.stringify([accountId, memberId, keywordId, back ? 1 : 0]))

  function read(token: string): Leave | null {
    const text = secrets().verify(PURPOSE, token)
    if (text === null) return null
    const [accountId, memberId, keywordId, back] = JSON.parse(text) as [string, string, string, number]
    return { accountId, memberId, keywordId, back: back === 1 }
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
    const { accountId, keywordId } = leave
    const [keyword] = keywordId === '' ? [] : await keywordsNow(db.sql, accountId, [keywordId])
    const link = (change: Partial<Leave>) => tokenOf({ ...leave, back: false, ...change })
    return leavingPage(LEAVING[member.language], {
      language: member.language,
      company,
      keyword: keyword?.keyword ?? null,
      done,
      back: leave.back,
      one: keywordId === '' ? null : link({}),
      all: link({ keywordId: '' }),
      undo: done ? link({ back: !leave.back }) : null,
    })
  }

  return {
    /** The address for one member; `keywordId` empty = all mails about keywords. */
    url: ({ accountId, memberId }: { accountId: string; memberId: string }, keywordId: string): string =>
      `${publicUrl()}/unsubscribe/${tokenOf({ accountId, memberId, keywordId, back: false })}`,
    /** Looking changes nothing: programs open links before people do. `null` = not our link, or the member is gone. */
    page: (token: string) => show(token, false),
    /** As often as one likes. */
    async leave(token: string): Promise<HtmlPage | null> {
      const leaving = await find(token)
      if (!leaving) return null
      const { leave } = leaving
      await (leave.back ? deleteRefusal(db.sql, leave) : insertRefusal(db.sql, leave))
      return show(token, true)
    },
  }
}
export type Unsubscribe = ReturnType<typeof createUnsubscribe>
