import { cardPage, escaped, type HtmlPage } from '../../lib/html.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../vocabulary/languages.ts'
import type { PageWords } from '../texts.ts'

export type PageNotice = keyof PageWords['notices']
type Field = keyof PageWords['fields']

export interface BetaPageState {
  language: Language
  stage: string
  /** What was typed, to be typed no second time. */
  values: Partial<Record<string, string>>
  /** Names of fields that need another look. */
  faults: readonly string[]
  notice: PageNotice | null
  sent: boolean
}

const STYLE = `
header .soft{flex:1}h1{font-size:1.9rem;line-height:1.25}h2{margin:0 0 1rem;font-size:1.15rem}
.card{margin-top:1.6rem}a{color:var(--accent)}ol{padding-left:1.3rem;margin:.8rem 0}
label{display:block;font-weight:600;margin-top:1.1rem}label small{font-weight:400}
input,textarea{display:block;width:100%;margin-top:.3rem;padding:.65rem .8rem;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--line);border-radius:.5rem}
textarea{min-height:8rem;resize:vertical}[aria-invalid]{border-color:var(--bad)}button{margin-top:1.4rem}
.bad{color:var(--bad)}p.bad{margin:.3rem 0 0;font-size:.9rem}.trap{position:absolute;left:-100vw;width:1px;height:1px;overflow:hidden}
`

export function betaPage(words: PageWords, state: BetaPageState): HtmlPage {
  const { language } = state
  const others = LANGUAGES.filter((one) => one !== language)
  return cardPage({
    language,
    tagline: words.tagline,
    beside: others.map(linkTo).join(' '),
    title: words.title,
    style: STYLE,
    main: state.sent ? receipt(words, language) : request(words, state),
    below: `<p class="soft"><a href="docs">${escaped(words.reference)}</a></p>`,
  })
}

const linkTo = (language: Language): string =>
  `<a href="beta?lang=${language}" lang="${language}" hreflang="${language}">${escaped(LANGUAGE_NAMES[language])}</a>`

const receipt = (words: PageWords, language: Language): string =>
  `<h1>${escaped(words.sent.title)}</h1><p>${escaped(words.sent.text)}</p><p><a href="beta?lang=${language}">${escaped(words.back)}</a></p>`

function request(words: PageWords, { language, stage, values, faults, notice }: BetaPageState): string {
  const field = (name: Field, kind: string, autocomplete: string, most: number) =>
    fieldHtml(words, { name, kind, autocomplete, most, value: values[name] ?? '', wrong: faults.includes(name) })
  return [
    `<h1>${escaped(words.title)}</h1><p>${escaped(words.lead)}</p>`,
    `<ol>${words.steps.map((step) => `<li>${escaped(step)}</li>`).join('')}</ol>`,
    `<p class="soft">${escaped(words.stage[stage] ?? '')}</p>`,
    `<form class="card" method="post" action="consultations"><h2>${escaped(words.form)}</h2>`,
    notice === null ? '' : `<p class="bad" role="alert">${escaped(words.notices[notice])}</p>`,
    `<input type="hidden" name="language" value="${language}">`,
    field('company', 'text', 'organization', 100),
    field('name', 'text', 'name', 100),
    field('email', 'email', 'email', 254),
    field('message', 'area', 'off', 2000),
    // Seen by robots only: out of sight, out of the order of keys, and not read aloud.
    `<div class="trap" aria-hidden="true"><label for="homepage">${escaped(words.trap)}</label><input id="homepage" name="homepage" type="text" tabindex="-1" autocomplete="off"></div>`,
    `<button type="submit">${escaped(words.send)}</button>`,
    `<p class="soft">${escaped(words.privacy)}</p></form>`,
  ].join('\n')
}

interface FieldParts {
  name: Field
  kind: string
  autocomplete: string
  most: number
  value: string
  wrong: boolean
}

function fieldHtml(words: PageWords, { name, kind, autocomplete, most, value, wrong }: FieldParts): string {
  const { label, fault, hint } = words.fields[name]
  const isArea = kind === 'area'
  const notes = [hint ? `${name}-hint` : '', wrong ? `${name}-fault` : ''].filter(Boolean).join(' ')
  const shared = [
    `id="${name}" name="${name}" maxlength="${most}" autocomplete="${autocomplete}"`,
    isArea ? '' : ' required',
    notes ? ` aria-describedby="${notes}"` : '',
    wrong ? ' aria-invalid="true"' : '',
  ].join('')
  return [
    `<label for="${name}">${escaped(label)}${isArea ? ` <small>(${escaped(words.optional)})</small>` : ''}</label>`,
    hint ? `<small id="${name}-hint">${escaped(hint)}</small>` : '',
    isArea
      ? `<textarea ${shared}>\n${escaped(value)}</textarea>`
      : `<input type="${kind}" value="${escaped(value)}" ${shared}>`,
    wrong ? `<p class="bad" id="${name}-fault">${escaped(fault)}</p>` : '',
  ].join('')
}
