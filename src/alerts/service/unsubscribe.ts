import type { Db } from '../../lib/db/index.ts'
import type { HtmlPage } from '../../lib/html.ts'
import type { Secrets } from '../../lib/secret.ts'
import { apiLanguage } from '../../vocabulary/languages.ts'
import { unsubscribePage } from '../rules/unsubscribe-page.ts'
import { deleteRefusal, insertRefusal, muteNotice, unmuteNotice } from '../store/mails.ts'
import { UNSUBSCRIBE_WORDS } from '../texts.ts'
import type { MailReader, MemberMailDeps } from './member-mails.ts'

export interface UnsubscribeDeps
  extends Pick<MemberMailDeps, 'membersOf' | 'accountOf' | 'keywordsNow' | 'noticesNow'> {
  db: Db
  secrets: () => Pick<Secrets, 'sign' | 'verify'>
  publicUrl: () => string
}

const PURPOSE = 'unsubscribe'
/** A separate purpose: older versions would read a link about one notice as one about all keywords. */
const NOTICE_PURPOSE = 'unsubscribe from notice'

/** The action of a link, and its member; it allows nothing else. */
interface LinkAction {
  accountId: string
  memberId: string
  of: 'all' | 'keyword' | 'notice'
  /** Id of the keyword or number of the notice; empty for all keywords. */
  id: string
  /** Undoes the unsubscription. */
  undoes: boolean
}

/** Unsubscribes members by a link that needs no login and allows nothing else. */
export function createUnsubscribe(deps: UnsubscribeDeps) {
  const { db, secrets, publicUrl, membersOf, accountOf, keywordsNow, noticesNow } = deps
  const tokenOf = ({ accountId, memberId, of, id, undoes }: LinkAction): string =>
    secrets().sign(
      of === 'notice' ? NOTICE_PURPOSE : PURPOSE,
      JSON.stringify([accountId, memberId, id, undoes ? 1 : 0]),
    )
  const urlOf = (action: LinkAction): string => `${publicUrl()}/unsubscribe/${tokenOf(action)}`

  function read(token: string): LinkAction | null {
    const ofKeyword = secrets().verify(PURPOSE, token)
    const text = ofKeyword ?? secrets().verify(NOTICE_PURPOSE, token)
    if (text === null) return null
    const [accountId, memberId, id, undoes] = JSON.parse(text) as [string, string, string, number]
    const of = ofKeyword === null ? 'notice' : id === '' ? 'all' : 'keyword'
    return { accountId, memberId, of, id, undoes: undoes === 1 }
  }

  async function find(token: string): Promise<{ action: LinkAction; member: MailReader; company: string } | null> {
    const action = read(token)
    const member = action && (await membersOf(db.sql, action.accountId)).find(({ id }) => id === action.memberId)
    const account = action && member ? await accountOf(action.accountId) : null
    return action && member && account ? { action, member, company: account.name } : null
  }

  async function show(token: string, done: boolean): Promise<HtmlPage | null> {
    const request = await find(token)
    if (!request) return null
    const { action, member, company } = request
    const { of } = action
    const link = (change: Partial<LinkAction>) => tokenOf({ ...action, undoes: false, ...change })
    const language = apiLanguage(member.language)
    return unsubscribePage(UNSUBSCRIBE_WORDS[language], {
      language,
      company,
      of,
      subject: await subjectOf(action),
      done,
      isUndone: action.undoes,
      single: of === 'all' ? null : link({}),
      all: link({ of: 'all', id: '' }),
      undo: done ? link({ undoes: !action.undoes }) : null,
    })
  }

  /** A notice's title, or a keyword as typed; `null` for all keywords or if the keyword was deleted. */
  async function subjectOf({ accountId, of, id }: LinkAction): Promise<string | null> {
    if (of === 'all') return null
    if (of === 'notice') return (await noticesNow([id]))[0]?.title ?? id
    return (await keywordsNow(db.sql, accountId, [id]))[0]?.keyword ?? null
  }

  async function apply({ accountId, memberId, of, id, undoes }: LinkAction): Promise<void> {
    const member = { accountId, memberId }
    if (of === 'notice') return (undoes ? unmuteNotice : muteNotice)(db.sql, { ...member, noticeNo: id })
    return (undoes ? deleteRefusal : insertRefusal)(db.sql, { ...member, keywordId: id })
  }

  return {
    /** The link for one member; an empty `keywordId` means all keywords. */
    url: ({ accountId, memberId }: { accountId: string; memberId: string }, keywordId: string): string =>
      urlOf({ accountId, memberId, of: keywordId === '' ? 'all' : 'keyword', id: keywordId, undoes: false }),
    /** The link that stops the member's mails about one notice. */
    muteUrl: ({ accountId, memberId }: { accountId: string; memberId: string }, noticeNo: string): string =>
      urlOf({ accountId, memberId, of: 'notice', id: noticeNo, undoes: false }),
    /**
     * Showing the page changes nothing, because mail programs open links in advance. `null` = invalid link, or the
     * member was deleted.
     */
    page: (token: string) => show(token, false),
    /** Idempotent. */
    async leave(token: string): Promise<HtmlPage | null> {
      const request = await find(token)
      if (!request) return null
      const { action } = request
      await apply(action)
      return show(token, true)
    },
  }
}
export type Unsubscribe = ReturnType<typeof createUnsubscribe>
