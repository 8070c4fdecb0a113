import type { Block, Writing } from './writings.ts'
import { type Packed, zipOf } from './zips.ts'

const NAMESPACES =
  'xmlns:hp="http://www.hancom.co.kr/hwpml/2011/paragraph" xmlns:hs="http://www.hancom.co.kr/hwpml/2011/section"'

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const paragraph = (inside: string): string => `<hp:p id="0"><hp:run charPrIDRef="0">${inside}</hp:run></hp:p>`

const cell = (text: string): string =>
  `<hp:tc><hp:subList>${paragraph(`<hp:t>${escapeXml(text)}</hp:t>`)}</hp:subList></hp:tc>`

const block = (it: Block): string =>
  typeof it === 'string'
    ? paragraph(`<hp:t>${escapeXml(it)}</hp:t>`)
    : paragraph(`<hp:tbl>${it.map((row) => `<hp:tr>${row.map(cell).join('')}</hp:tr>`).join('')}</hp:tbl><hp:t/>`)

export const hwpxSection = (inside: string): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes" ?><hs:sec ${NAMESPACES}>${inside}</hs:sec>`

export const hwpxWith = (sections: (string | Buffer)[], more: Packed[] = []): Buffer =>
  zipOf([
    { name: 'mimetype', content: 'application/hwp+zip', isStored: true },
    { name: 'version.xml', content: '<version/>' },
    ...sections.map((content, index) => ({ name: `Contents/section${index}.xml`, content })),
    { name: 'Contents/content.hpf', content: '<package/>' },
    ...more,
  ])

export const hwpxOf = ({ pages }: Writing): Buffer =>
  hwpxWith(pages.map((blocks) => hwpxSection(blocks.map(block).join(''))))
