import { escaped } from '../../lib/html.ts'
import type { MailLanguage } from '../../vocabulary/languages.ts'
import type { Card, Letter, LetterBlock, Link, Rendered, Tag } from '../schema.ts'

/** Headers may be long, lists of mails show the first words. */
const LONGEST_SUBJECT = 150

export interface FrameWords {
  /** What this service is; shown next to its name. */
  tagline: string
  /** Above a link, for mail programs that show no buttons. */
  orOpen: string
  unsubscribe: string
}

/** Renders a letter in the common layout of all mails: as plain text, and as HTML that loads nothing. */
export function frame(
  letter: Letter,
  words: FrameWords,
  language: MailLanguage,
  unsubscribeUrl: Link | null,
): Rendered {
  const subject = [...letter.subject.replace(/\s+/g, ' ').trim()]
  return {
    subject: subject.length > LONGEST_SUBJECT ? `${subject.slice(0, LONGEST_SUBJECT - 1).join('')}…` : subject.join(''),
    text: textOf(letter, words, unsubscribeUrl),
    html: htmlOf(letter, words, language, unsubscribeUrl),
    unsubscribeUrl,
  }
}

function textOf({ title, blocks, because }: Letter, words: FrameWords, unsubscribeUrl: Link | null): string {
  const end = unsubscribeUrl === null ? [] : [`${words.unsubscribe}: ${unsubscribeUrl}`]
  const parts = [title, ...blocks.map(blockText), [`-- \nGonggo · ${words.tagline}`, because, ...end].join('\n')]
  return `${parts.join('\n\n')}\n`
}

function blockText(block: LetterBlock): string {
  if (block.kind === 'text') return block.text
  if (block.kind === 'button') return `${block.label}:\n${block.url}`
  if (block.kind === 'cards') return block.cards.map(cardText).join('\n\n')
  return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
}

const plain = (value: string | Card['title']): string =>
  typeof value === 'string' ? value : value.map(({ text }) => text).join('')

const cardText = ({ tags, news, title, url, rows, open, mute }: Card): string =>
  [
    `[${tags.map(({ text }) => text).join(' · ')}] ${plain(title)}`,
    ...(news === null ? [] : [`  ${news}`]),
    ...rows.map(([label, value]) => `  ${label}: ${plain(value)}`),
    `  ${open}: ${url}`,
    ...(mute === null ? [] : [`  ${mute.label}: ${mute.url}`]),
  ].join('\n')

const FONT = `font-family:-apple-system,'Segoe UI','Apple SD Gothic Neo','Malgun Gothic','Noto Sans KR',Roboto,sans-serif`
/** Colours of a tag and its text, for light and dark mode; each pair has a contrast of at least 4.5. */
const TONES: Record<Tag['tone'], { day: [string, string]; night: [string, string] }> = {
  plain: { day: ['#eceff3', '#3f4957'], night: ['#2a313c', '#c5ccd6'] },
  new: { day: ['#e3efff', '#0b4aa8'], night: ['#12325f', '#a9cbff'] },
  changed: { day: ['#fff1d6', '#8a5300'], night: ['#4a3608', '#ffd98a'] },
  cancelled: { day: ['#fde4e4', '#a31515'], night: ['#541d1d', '#ffb3b3'] },
  awarded: { day: ['#dff5e6', '#11652f'], night: ['#123f25', '#9be3b4'] },
  closing: { day: ['#ffe8dc', '#9a3b00'], night: ['#522a12', '#ffc39e'] },
}
const NIGHT_TONES = Object.entries(TONES)
  .map(([tone, { night }]) => `.tag-${tone}{background:${night[0]}!important;color:${night[1]}!important}`)
  .join('')

const STYLE = `
@media (prefers-color-scheme:dark){.page{background:#12161d!important}.card{background:#1a202a!important;border-color:#2a313c!important}
.ink{color:#e6e9ee!important}.soft{color:#9aa5b4!important}.line{border-color:#2a313c!important}.link{color:#8ab4ff!important}.hit{background:#5c4a00!important}
${NIGHT_TONES}}
@media (max-width:480px){.card{padding:24px 20px!important}}`

/** Does not use `lib/html`: mail programs of any age support tables and inline styles, and little else. */
function htmlOf(
  { subject, title, blocks, because }: Letter,
  words: FrameWords,
  language: MailLanguage,
  unsubscribeUrl: Link | null,
): string {
  const unsubscribe =
    unsubscribeUrl === null
      ? ''
      : `<br><a class="link" href="${escaped(unsubscribeUrl)}" style="color:#5c6675">${escaped(words.unsubscribe)}</a>`
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`,
    `<meta name="color-scheme" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no">`,
    `<title>${escaped(subject)}</title><style>${STYLE}</style></head>`,
    `<body class="page" style="margin:0;padding:0;background:#f3f5f8">`,
    `<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f5f8"><tr><td align="center" style="padding:32px 12px">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;${FONT};font-size:16px;line-height:1.65;word-break:keep-all;overflow-wrap:anywhere">`,
    `<tr><td style="padding:0 4px 16px"><span class="ink" style="font-size:18px;font-weight:700;color:#1d2430">Gonggo</span>`,
    `<span class="soft" style="font-size:13px;color:#5c6675">&ensp;${escaped(words.tagline)}</span></td></tr>`,
    `<tr><td class="card" style="background:#ffffff;border:1px solid #e2e5ea;border-radius:12px;padding:32px">`,
    `<h1 class="ink" style="margin:0 0 16px;font-size:22px;line-height:1.4;color:#1d2430">${escaped(title)}</h1>`,
    ...blocks.map((block) => blockHtml(block, words)),
    `</td></tr><tr><td class="soft" style="padding:16px 4px 0;font-size:13px;line-height:1.6;color:#5c6675">${escaped(because)}${unsubscribe}</td></tr>`,
    `</table></td></tr></table></body></html>\n`,
  ].join('\n')
}

function blockHtml(block: LetterBlock, words: FrameWords): string {
  if (block.kind === 'text') return `<p class="ink" style="margin:0 0 16px;color:#1d2430">${escaped(block.text)}</p>`
  if (block.kind === 'button') return buttonHtml(block.label, block.url, words)
  if (block.kind === 'cards')
    return block.cards.map((card, at, all) => cardHtml(card, at === all.length - 1)).join('\n')
  const rows = block.rows.map(
    ([label, value]) =>
      `<tr><td class="soft line" style="padding:8px 16px 8px 0;border-bottom:1px solid #e2e5ea;color:#5c6675;font-size:14px;white-space:nowrap;vertical-align:top;width:20%">${escaped(label)}</td>` +
      `<td class="ink line" style="padding:8px 0;border-bottom:1px solid #e2e5ea;color:#1d2430;font-size:14px">${escaped(value)}</td></tr>`,
  )
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;border-collapse:collapse">${rows.join('')}</table>`
}

const marked = (value: string | Card['title']): string =>
  typeof value === 'string'
    ? escaped(value)
    : value
        .map(({ text, hit }) =>
          hit
            ? `<mark class="hit" style="background:#fff0b3;color:inherit;border-radius:3px">${escaped(text)}</mark>`
            : escaped(text),
        )
        .join('')

/** A date and its time, a currency and its amount stay on one line, however narrow the screen. */
const unbroken = (html: string): string =>
  html.replace(
    /\d{4}-\d{2}-\d{2} \([^()<]*\) \d{2}:\d{2}|[A-Z]{3} \d[\d,]*/g,
    '<span style="white-space:nowrap">$&</span>',
  )

const tagHtml = ({ text, tone }: Tag): string => {
  const [background, color] = TONES[tone].day
  return `<span class="tag-${tone}" style="display:inline-block;margin:0 6px 4px 0;padding:1px 10px;border-radius:10px;font-size:13px;font-weight:600;background:${background};color:${color}">${escaped(text)}</span>`
}

function cardHtml({ tags, news, title, url, rows, open, mute }: Card, isLast: boolean): string {
  const line = isLast ? '' : 'padding:0 0 16px;border-bottom:1px solid #e2e5ea'
  const facts = rows.map(
    ([label, value]) =>
      `<tr><td class="soft" style="padding:2px 12px 2px 0;color:#5c6675;font-size:14px;white-space:nowrap;vertical-align:top;width:1%">${escaped(label)}</td>` +
      `<td class="ink" style="padding:2px 0;color:#1d2430;font-size:14px">${unbroken(marked(value))}</td></tr>`,
  )
  return [
    `<div class="line" style="margin:0 0 16px;${line}">`,
    `<div>${tags.map(tagHtml).join('')}</div>`,
    `<a class="link" href="${escaped(url)}" style="display:block;margin:2px 0 6px;font-size:17px;line-height:1.5;font-weight:600;color:#0b57c2;text-decoration:none">${marked(title)}</a>`,
    news === null ? '' : `<p class="ink" style="margin:0 0 6px;font-weight:600;color:#1d2430">${escaped(news)}</p>`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">${facts.join('')}</table>`,
    `<p style="margin:10px 0 0"><a class="link line" href="${escaped(url)}" style="display:inline-block;padding:6px 14px;border:1px solid #c9d3e2;border-radius:8px;font-size:14px;font-weight:600;color:#0b57c2;text-decoration:none">${escaped(open)}</a>`,
    mute === null
      ? ''
      : `&ensp;<a class="soft" href="${escaped(mute.url)}" style="font-size:13px;color:#5c6675">${escaped(mute.label)}</a>`,
    '</p></div>',
  ].join('')
}

const buttonHtml = (label: string, url: Link, words: FrameWords): string =>
  `<p style="margin:8px 0 12px"><a href="${escaped(url)}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:#0b57c2;color:#ffffff;font-weight:600;text-decoration:none">${escaped(label)}</a></p>` +
  `<p class="soft" style="margin:0 0 16px;font-size:13px;color:#5c6675">${escaped(words.orOpen)}<br><a class="link" href="${escaped(url)}" style="color:#0b57c2;word-break:break-all">${escaped(url)}</a></p>`
