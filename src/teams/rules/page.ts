import { cardPage, escaped, type HtmlPage } from '../../lib/html.ts'
import { LANGUAGES, type Language } from '../../vocabulary/languages.ts'
import type { Role } from '../../vocabulary/roles.ts'
import type { InvitationWords } from '../texts.ts'

/** `null` = there is no such invitation, so the language is unknown. */
export type InvitationPageState = {
  language: Language
  code: string
  company: string
  email: string
  role: Role
  accepted: boolean
} | null

export function invitationPage(words: Record<Language, InvitationWords>, state: InvitationPageState): HtmlPage {
  const language = state?.language ?? 'ko'
  const own = words[language]
  const title = state ? (state.accepted ? own.accepted.title : own.title)(state.company) : own.gone.title
  const content = state ? memberPage(own, state, title) : LANGUAGES.map((one) => gone(words[one], one)).join('')
  return cardPage({ language, tagline: own.tagline, title, style: STYLE, main: `<div class="card">${content}</div>` })
}

const STYLE = 'section+section{margin-top:2rem}button{margin:.6rem 0}'

const gone = ({ gone: { title, text } }: InvitationWords, language: Language): string =>
  `<section lang="${language}"><h1>${escaped(title)}</h1><p>${escaped(text)}</p></section>`

function memberPage(words: InvitationWords, state: NonNullable<InvitationPageState>, title: string): string {
  if (state.accepted) return `<h1>${escaped(title)}</h1><p>${escaped(words.accepted.text)}</p>`
  return [
    `<h1>${escaped(title)}</h1><p>${escaped(words.lead(state.email, words.roles[state.role]))}</p>`,
    `<p>${escaped(words.means)}</p>`,
    // A click, because link checkers in mail programs would accept by opening it.
    `<form method="post" action="invitations"><input type="hidden" name="code" value="${escaped(state.code)}">`,
    `<button type="submit">${escaped(words.accept)}</button></form>`,
    `<p class="soft">${escaped(words.ignore)}</p>`,
  ].join('\n')
}
