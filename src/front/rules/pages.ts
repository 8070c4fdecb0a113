import { escaped, type HtmlPage, htmlPage, scriptSource } from '../../lib/html.ts'
import { curlSample } from './curl.ts'
import { fieldList } from './fields.ts'
import { bodyText, CODE_NAMES, operationSection, sampleOf } from './operation.ts'
import { block, inline, paragraphs } from './prose.ts'
import type { Call, CallGroup, Shape } from './reference.ts'
import { CLIENT_LANGUAGES, groupAddress, groupTitle, guideAddress, homeAddress, type Site, saidOf } from './site.ts'
import { SAMPLE_LANGUAGES, STYLE } from './style.ts'

/** The location of a page, the same in both languages. */
type Place = { at: 'home' } | { at: 'guide'; name: string } | { at: 'group'; slug: string }

const addressOf = (site: Site, place: Place): string => {
  if (place.at === 'home') return homeAddress(site)
  return place.at === 'guide' ? guideAddress(site, place.name) : groupAddress(site, place.slug)
}

interface Parts {
  title: string
  place: Place
  main: string
  /** Whether it contains samples, with their tabs. */
  hasSamples: boolean
}

/** The layout of every page: a table of contents at the side, the other language at the top. */
function framed(site: Site, { title, place, main, hasSamples }: Parts): HtmlPage {
  const { words, language, root } = site
  const other = { ...site, language: language === 'ko' ? ('en' as const) : ('ko' as const) }
  const choices = CODE_NAMES.map(
    (code, index) =>
      `<input class="choice" type="radio" name="code" id="code-${code}" aria-label="${words.sampleLanguage}: ${SAMPLE_LANGUAGES[code]}"${index === 0 ? ' checked' : ''}>`,
  )
  const twin = place.at === 'home' ? `${root}/llms.txt` : `${addressOf(site, place)}.md`
  const scriptWords = JSON.stringify({ filter: words.filter, ...words.tryIt })
  const { html, contentPolicy } = htmlPage({
    language,
    title: title === words.title ? title : `${title} · ${words.title}`,
    style: STYLE,
    hasForms: false,
    body: [
      hasSamples ? choices.join('') : '',
      `<header class="top"><strong><a href="${homeAddress(site)}">${words.title}</a></strong><span class="soft">${escaped(site.document.info.version)} · ${words.stage[site.stage]}</span>`,
      `<span class="end">${site.hasConsole ? `<a href="${root}/">${words.console}</a>` : ''}<a href="${twin}">Markdown</a><a href="${addressOf(other, place)}" hreflang="${other.language}" lang="${other.language}">${words.otherLanguage}</a></span></header>`,
      `<div class="frame"><label class="menu"><input type="checkbox"> ${words.contents}</label><nav aria-label="${words.contents}">${navigation(site, place)}</nav>`,
      `<main data-words="${escaped(scriptWords)}" data-root="${root}"${site.hasConsole ? ' data-console' : ''}>${main}</main></div>`,
      `<script>${site.script}</script>`,
    ].join('\n'),
  })
  // It may load pictures from this service and send requests only to it.
  return {
    html,
    contentPolicy: `${contentPolicy}; script-src ${scriptSource(site.script)}; connect-src 'self'; img-src 'self'`,
  }
}

function navigation(site: Site, place: Place): string {
  const { words, language } = site
  const current = (is: boolean) => (is ? ' aria-current="page"' : '')
  const guides = site.guides.map(({ name, says }) => {
    const here = current(place.at === 'guide' && place.name === name)
    return `<li><a href="${guideAddress(site, name)}"${here}>${escaped(says[language].title)}</a></li>`
  })
  const groups = site.groups.map((group) => {
    const isHere = place.at === 'group' && place.slug === group.slug
    const calls = isHere ? group.calls.map((call) => callLink(site, call)) : []
    const below = calls.length > 0 ? `<ul>${calls.join('')}</ul>` : ''
    return `<li><a href="${groupAddress(site, group.slug)}"${current(isHere)}>${escaped(groupTitle(site, group))}</a>${below}</li>`
  })
  const schemas = `<li><a href="${groupAddress(site, 'schemas')}"${current(place.at === 'group' && place.slug === 'schemas')}>${words.schemas}</a></li>`
  return `<strong>${words.guides}</strong><ul>${guides.join('')}</ul><strong>${words.operations}</strong><ul>${groups.join('')}${schemas}</ul>`
}

const callLink = (site: Site, call: Call): string =>
  `<li><a href="#${escaped(call.id)}">${escaped(saidOf(site, call).title)}</a></li>`

/** The first page: what this is, a first request, and links to everything. Old anchors of operations redirect. */
/** `isConsoleComing`: shown instead of the console while that is being built. */
export function homePage(site: Site, isConsoleComing = false): HtmlPage {
  const { words, language, root } = site
  const search = site.groups.flatMap(({ calls }) => calls).find(({ id }) => id === 'listBids')
  const guides = site.guides.map(
    ({ name, says }) =>
      `<li><a href="${guideAddress(site, name)}">${escaped(says[language].title)}</a> <span class="soft">${escaped(says[language].about)}</span></li>`,
  )
  const groups = site.groups.map((group) => groupSummary(site, group))
  const schemas = Object.keys(site.document.components?.schemas ?? {}).map(
    (name) =>
      `<li id="schema-${escaped(name)}"><a href="${groupAddress(site, 'schemas')}#schema-${escaped(name)}">${escaped(name)}</a></li>`,
  )
  const links = [
    ['/openapi.json', words.links.openapi],
    ['/llms.txt', words.links.llms],
    [`/beta?lang=${language}`, words.links.beta],
    ['/healthz', words.links.health],
  ].map(([path, text = '']) => `<a href="${root}${path}">${escaped(text)}</a>`)
  return framed(site, {
    title: words.title,
    place: { at: 'home' },
    hasSamples: false,
    main: [
      `<div class="prose"><h1>${words.title}</h1>${isConsoleComing ? `<p><strong>${words.consoleComing}</strong></p>` : ''}${paragraphs(words.introduction)}<p class="facts">${links.join(' · ')}</p>`,
      search ? firstRequest(site, search) : '',
      `<h2>${words.guides}</h2><ul class="plain">${guides.join('')}</ul></div>`,
      `<h2>${words.operations}</h2>${groups.join('')}`,
      `<details><summary>${words.schemas}</summary><ul class="plain">${schemas.join('')}</ul></details>`,
    ].join(''),
  })
}

function firstRequest(site: Site, call: Call): string {
  const { words, recording } = site
  const request = sampleOf(site, call)
  if (!request) return ''
  const answer = recording.answers[call.id]
  const text = `<h2>${words.firstRequest}</h2><p>${inline(words.firstRequestAbout)}</p>`
  return `${text}${block(curlSample(request))}${answer ? block(bodyText(answer)) : ''}`
}

function groupSummary(site: Site, group: CallGroup): string {
  const address = groupAddress(site, group.slug)
  const calls = group.calls.map(
    (call) =>
      `<li id="${escaped(call.id)}"><a href="${address}#${escaped(call.id)}"><span class="verb ${escaped(call.method)}">${escaped(call.method.toUpperCase())}</span><span>${escaped(saidOf(site, call).title)}</span><small><code>${escaped(call.path)}</code></small></a></li>`,
  )
  return `<h3><a href="${address}">${escaped(groupTitle(site, group))}</a></h3><p class="soft">${inline(group.description)}</p><ul class="plain listed">${calls.join('')}</ul>`
}

/** The operations of one group. */
export function groupPage(site: Site, group: CallGroup): HtmlPage {
  const title = groupTitle(site, group)
  return framed(site, {
    title,
    place: { at: 'group', slug: group.slug },
    hasSamples: true,
    main: `<h1>${escaped(title)}</h1><p>${inline(group.description)}</p>${installText(site)}${group.calls.map((call) => operationSection(site, call)).join('')}`,
  })
}

/** How to install the client of the chosen language; a shell needs none. */
function installText({ words, clientSamples }: Site): string {
  const texts = CLIENT_LANGUAGES.map(
    (code) =>
      `<details class="sample ${code}"><summary>${escaped(words.install(SAMPLE_LANGUAGES[code]))}</summary><p>${inline(words.installAbout)}</p>${block(clientSamples.install[code])}</details>`,
  )
  return texts.join('')
}

/** The named shapes. */
export function schemasPage(site: Site): HtmlPage {
  const { words } = site
  const schemas = Object.entries((site.document.components?.schemas ?? {}) as Record<string, Shape>).map(
    ([name, shape]) =>
      `<section class="call" id="schema-${escaped(name)}"><h2><a class="here" href="#schema-${escaped(name)}">${escaped(name)}</a></h2>${paragraphs((shape.description ?? '').split(/\n{2,}/).filter(Boolean))}${fieldList(site, shape)}</section>`,
  )
  return framed(site, {
    title: words.schemas,
    place: { at: 'group', slug: 'schemas' },
    hasSamples: false,
    main: `<h1>${words.schemas}</h1><p>${words.schemasAbout}</p>${schemas.join('')}`,
  })
}

/** A guide, whose text is HTML already. */
export const guidePage = (site: Site, name: string, html: string): HtmlPage =>
  framed(site, {
    title: site.guides.find((guide) => guide.name === name)?.says[site.language].title ?? name,
    place: { at: 'guide', name },
    hasSamples: false,
    main: `<article class="prose">${html}</article>`,
  })
