import { cardPage, escaped, type HtmlPage } from '../../lib/html.ts'
import type { Language } from '../../vocabulary/languages.ts'
import { CURRENT_CONSENT } from '../schema.ts'
import type { PageWords } from '../texts/beta.ts'
import type { ConsentWords } from '../texts/consent.ts'
import { languageLinks, noticeLink } from './privacy.ts'

export type PageNotice = keyof PageWords['notices']
type Field = keyof PageWords['fields']

export interface BetaPageState {
  language: Language
  stage: string
  /** The address of the operator's privacy notice; `null` = none, so the service shows its own. */
  privacyUrl: string | null
  /** Values of the form, so that users need not type them again. */
  values: Partial<Record<string, string>>
  /** Names of the invalid fields. */
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
fieldset{margin:1.6rem 0 0;padding:.4rem 1rem 1rem;border:1px solid var(--line);border-radius:.5rem;min-width:0}legend{padding:0 .4rem;font-weight:600}
dl{margin:.4rem 0;font-size:.92rem}dt{font-weight:600;margin-top:.6rem}dd{margin:0}
label.check{display:flex;gap:.6rem;align-items:baseline}.check input{flex:none;width:1.05rem;height:1.05rem;margin:0;accent-color:var(--accent)}
.bad{color:var(--bad)}p.bad{margin:.3rem 0 0;font-size:.9rem}.trap{position:absolute;left:-100vw;width:1px;height:1px;overflow:hidden}
`

export function betaPage(words: PageWords, consent: ConsentWords, state: BetaPageState): HtmlPage {
  const { language } = state
  return cardPage({
    language,
    tagline: words.tagline,
    beside: languageLinks('beta', language),
    title: words.title,
    style: STYLE,
    main: state.sent ? receipt(words, language) : request(words, consent, state),
    below: `<p class="soft"><a href="docs">${escaped(words.reference)}</a></p>`,
  })
}

const receipt = (words: PageWords, language: Language): string =>
  `<h1>${escaped(words.sent.title)}</h1><p>${escaped(words.sent.text)}</p><p><a href="beta?lang=${language}">${escaped(words.back)}</a></p>`

function request(words: PageWords, consent: ConsentWords, state: BetaPageState): string {
  const { language, stage, values, faults, notice } = state
  const field = (name: Field, kind: FieldParts['kind'], autocomplete: string, most: number, isOptional = false) => {
    const parts = { name, kind, autocomplete, most, isOptional, value: values[name] ?? '' }
    return fieldHtml(words, { ...parts, wrong: faults.includes(name) })
  }
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
    field('phone', 'tel', 'tel', 30, true),
    field('message', 'area', 'off', 2000, true),
    // A trap for bots: hidden, not focusable, and not read by screen readers.
    `<div class="trap" aria-hidden="true"><label for="homepage">${escaped(words.trap)}</label><input id="homepage" name="homepage" type="text" tabindex="-1" autocomplete="off"></div>`,
    consentHtml(words, consent, state),
    `<button type="submit">${escaped(words.send)}</button></form>`,
  ].join('\n')
}

function consentHtml(words: PageWords, consent: ConsentWords, state: BetaPageState): string {
  const { language, privacyUrl, values, faults } = state
  const wrong = faults.includes('consent')
  const given = values.consent === CURRENT_CONSENT ? ' checked' : ''
  const fault = wrong ? ' aria-describedby="consent-fault" aria-invalid="true"' : ''
  return [
    `<fieldset><legend>${escaped(consent.title)}</legend><dl>`,
    ...consent.rows.map(([label, text]) => `<dt>${escaped(label)}</dt><dd>${escaped(text)}</dd>`),
    `</dl>${noticeLink(privacyUrl, language, words.privacy)}`,
    `<label for="consent" class="check"><input id="consent" name="consent" type="checkbox" value="${CURRENT_CONSENT}" required${given}${fault}>`,
    `<span>${escaped(consent.agree)} <small>(${escaped(words.required)})</small></span></label>`,
    wrong ? `<p class="bad" id="consent-fault">${escaped(words.unconsented)}</p>` : '',
    '</fieldset>',
  ].join('')
}

interface FieldParts {
  name: Field
  kind: 'text' | 'email' | 'tel' | 'area'
  autocomplete: string
  most: number
  isOptional: boolean
  value: string
  wrong: boolean
}

function fieldHtml(words: PageWords, parts: FieldParts): string {
  const { name, kind, autocomplete, most, isOptional, value, wrong } = parts
  const { label, fault, hint } = words.fields[name]
  const notes = [hint ? `${name}-hint` : '', wrong ? `${name}-fault` : ''].filter(Boolean).join(' ')
  const shared = [
    `id="${name}" name="${name}" maxlength="${most}" autocomplete="${autocomplete}"`,
    isOptional ? '' : ' required',
    notes ? ` aria-describedby="${notes}"` : '',
    wrong ? ' aria-invalid="true"' : '',
  ].join('')
  return [
    `<label for="${name}">${escaped(label)}${isOptional ? ` <small>(${escaped(words.optional)})</small>` : ''}</label>`,
    hint ? `<small id="${name}-hint">${escaped(hint)}</small>` : '',
    kind === 'area'
      ? `<textarea ${shared}>\n${escaped(value)}</textarea>`
      : `<input type="${kind}" value="${escaped(value)}" ${shared}>`,
    wrong ? `<p class="bad" id="${name}-fault">${escaped(fault)}</p>` : '',
  ].join('')
}
