import { escaped } from '../../lib/html.ts'
import {
  appendixOf,
  type Cell,
  type ColumnKind,
  isFigure,
  isInSheet,
  type Paper,
  type PaperBlock,
  type PaperChart,
  type PaperTable,
  paperColumns,
  paperTextOf,
  ROWS,
  SECTION_ROWS,
} from '../rules/paper.ts'
import { drawSvg } from './paper-svg.ts'

const WIDTH = 880

/**
 * The page runs and loads nothing. It does not use the page of `lib/html`, because readers keep the file: it contains
 * its policy, and its drawings have inline styles, which hashes cannot allow.
 */
const HTML_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

const STYLE = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:#f3f5f8;color:#1d2530;font:14px/1.6 "Noto Sans KR","Apple SD Gothic Neo","Malgun Gothic",sans-serif;word-break:keep-all;overflow-wrap:anywhere}
main{max-width:1000px;margin:0 auto;padding:40px 32px 64px;background:#fff}
h1{margin:0;font-size:28px;line-height:1.3}
h2{margin:40px 0 8px;padding-bottom:6px;border-bottom:2px solid #1f4e8c;font-size:20px}
h3{margin:24px 0 8px;font-size:15px}
.sub{margin:4px 0 20px;color:#5b6675;font-size:16px}
dl{display:grid;grid-template-columns:max-content 1fr;gap:2px 16px;margin:0 0 16px;color:#5b6675;font-size:12px}
dd{margin:0}
.finding{margin:0 0 12px;font-size:16px;font-weight:600}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:8px;margin:0 0 8px;padding:0;list-style:none}
.tiles li{padding:10px 12px;background:#f3f5f8;border-radius:6px}
.tiles b{display:block;font-size:19px;line-height:1.4}
.tiles span,.tiles small{color:#5b6675;font-size:12px}
.tiles .up{color:#b3261e}
.tiles .down{color:#1f4e8c}
nav ol{columns:2;margin:0;padding-left:20px}
a{color:#1f4e8c}
.note{margin:4px 0;color:#5b6675;font-size:13px}
.wide{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-size:13px;line-height:1.45}
th{padding:7px 8px;background:#1f4e8c;color:#fff;font-weight:600;text-align:left;white-space:nowrap}
td{padding:6px 8px;border-bottom:1px solid #dfe4ea;vertical-align:top}
tbody tr:nth-child(even){background:#f8f9fb}
td:first-child{min-width:9em}
.n{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
.t{white-space:nowrap}
.empty{padding:20px;border:1px dashed #b9c7da;border-radius:6px;color:#5b6675;text-align:center}
figure{margin:8px 0 16px}
figure svg{display:block;width:100%;height:auto}
footer{margin-top:48px;padding-top:12px;border-top:1px solid #dfe4ea;color:#5b6675;font-size:12px}
@media screen and (max-width:800px){main{padding:24px 16px}nav ol{columns:1}.wide table{min-width:760px}figure{overflow-x:auto}figure svg{min-width:560px}}
@page{size:A4;margin:16mm 12mm}
@media print{body{background:#fff;font-size:10pt}main{max-width:none;padding:0}h2,h3{break-after:avoid}table{font-size:8.5pt}thead{display:table-header-group}tr,figure{break-inside:avoid}.wide{overflow:visible}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}}
`

/** A self-contained file: pictures are embedded, and there is no script. */
export function writePage(paper: Paper): string {
  const { language, title, subtitle, facts, parts, footer, words } = paper
  const behind = appendixOf(paper)
  const contents = [
    ...parts.map((part, index) => [`s${index}`, part.title]),
    ...behind.map(({ table }, index) => [`a${index}`, `${words.appendix} ${index + 1}. ${table.title}`]),
  ].map(([id = '', name = '']) => ({ id, name }))
  const titleOf = (id: string) => escaped(contents.find((one) => one.id === id)?.name ?? '')
  const bodies = [
    ...parts.map(
      (part, index) =>
        `<section id="s${index}"><h2>${titleOf(`s${index}`)}</h2>${part.blocks.map((one) => block(one, paper)).join('\n')}</section>`,
    ),
    ...behind.map(
      ({ table }, index) =>
        `<section id="a${index}"><h2>${titleOf(`a${index}`)}</h2>${rowsOf(table, ROWS.html, paper)}${moreOf(table, paper)}</section>`,
    ),
  ]
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${HTML_POLICY}">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(`${title} · ${subtitle}`)}</title><style>${STYLE}</style></head>
<body><main><header><h1>${escaped(title)}</h1><p class="sub">${escaped(subtitle)}</p>${listOf(facts)}</header>
${summaryOf(paper)}
<nav aria-label="${escaped(words.contents)}"><ol>${contents.map(({ id, name }) => `<li><a href="#${id}">${escaped(name)}</a></li>`).join('')}</ol></nav>
${bodies.join('\n')}
<footer>${escaped(footer)}</footer></main></body></html>
`
}

const listOf = (facts: Paper['facts']): string =>
  `<dl>${facts.map(([label, value]) => `<dt>${escaped(label)}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>`

/** The part that a PDF has on its first page. */
function summaryOf(paper: Paper): string {
  const { finding, tiles, chart, tables } = paper.summary
  const figures = tiles.map(
    ({ label, shown, change, tone }) =>
      `<li><span>${escaped(label)}</span><b>${escaped(shown)}</b><small class="${tone}">${escaped(change)}</small></li>`,
  )
  return `<section><p class="finding">${escaped(finding)}</p><ul class="tiles">${figures.join('')}</ul>
${chart ? chartOf(chart) : ''}${tables.map((table) => tableOf(table, paper)).join('\n')}</section>`
}

function block(one: PaperBlock, paper: Paper): string {
  switch (one.kind) {
    case 'text':
      return `<p>${escaped(one.text)}</p>`
    case 'note':
      return `<p class="note">${escaped(one.text)}</p>`
    case 'chart':
      return chartOf(one)
    case 'table':
      return tableOf(one, paper)
  }
}

const chartOf = ({ title, option, height }: PaperChart): string =>
  `<h3>${escaped(title)}</h3><figure role="img" aria-label="${escaped(title)}">${drawSvg(option, WIDTH, height)}</figure>`

/** The first rows of a list. A longer list is complete in the appendix. */
function tableOf(table: PaperTable, paper: Paper): string {
  const title = `<h3>${escaped(table.title)}</h3>`
  const { rows, counted = 'cases', shown = SECTION_ROWS } = table
  if (rows.length === 0) return `${title}<p class="empty">${escaped(table.empty)}</p>`
  const listed = Math.min(rows.length, shown)
  const inAppendix = table.shown === undefined && rows.length > listed
  const rest = inAppendix
    ? `<p class="note">${escaped(paper.words.inAppendix(listed, Math.min(rows.length, ROWS.html), counted))}</p>`
    : moreOf(table, paper, listed)
  return `${title}${rowsOf(table, shown, paper)}${rest}`
}

function moreOf(table: PaperTable, { words }: Paper, most = ROWS.html): string {
  const { rows, total, counted = 'cases' } = table
  const listed = Math.min(rows.length, most)
  if (total <= listed) return ''
  return `<p class="note">${escaped(words.more(listed, total, isInSheet(table), counted))}</p>`
}

function rowsOf(table: PaperTable, most: number, { language, words }: Paper): string {
  const shown = paperColumns(table, words)
  const head = shown.map(({ column }) => `<th scope="col"${classOf(column.kind)}>${escaped(column.name)}</th>`)
  const rows = table.rows.slice(0, most).map((row) => {
    const cells = shown.map(({ column, index }) => cellOf(row[index] ?? null, column.kind, language))
    return `<tr>${cells.join('')}</tr>`
  })
  return `<div class="wide"><table><thead><tr>${head.join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`
}

const classOf = (kind: ColumnKind): string => (isFigure(kind) ? ' class="n"' : kind === 'time' ? ' class="t"' : '')

function cellOf(cell: Cell, kind: ColumnKind, language: Paper['language']): string {
  const text = escaped(paperTextOf(cell, kind, language))
  const inner =
    cell !== null && typeof cell === 'object' && 'url' in cell
      ? `<a href="${escaped(cell.url)}" target="_blank" rel="noreferrer noopener">${text}</a>`
      : text
  return `<td${classOf(kind)}>${inner}</td>`
}
