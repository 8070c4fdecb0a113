import type { Block, Writing } from './writings.ts'
import { type Packed, zipOf } from './zips.ts'

const NAMESPACES =
  'xmlns:hp="http://www.hancom.co.kr/hwpml/2011/paragraph" xmlns:hs="http://www.hancom.co.kr/hwpml/2011/section"'

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const paragraph = (inside: string): string => `<hp:p id="0"><hp:run charPrIDRef="0">${inside}</hp:run></hp:p>`

const cell = (text: string, row: number, column: number): string =>
  `<hp:tc><hp:subList>${paragraph(`<hp:t>${escapeXml(text)}</hp:t>`)}</hp:subList><hp:cellAddr colAddr="${column}" rowAddr="${row}"/><hp:cellSpan colSpan="1" rowSpan="1"/></hp:tc>`

const block = (it: Block): string =>
  typeof it === 'string'
    ? paragraph(`<hp:t>${escapeXml(it)}</hp:t>`)
    : paragraph(
        `<hp:tbl rowCnt="${it.length}" colCnt="${it[0]?.length ?? 0}">${it.map((row, y) => `<hp:tr>${row.map((text, x) => cell(text, y, x)).join('')}</hp:tr>`).join('')}</hp:tbl><hp:t/>`,
      )

export const hwpxSection = (inside: string): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes" ?><hs:sec ${NAMESPACES}>${inside}</hs:sec>`

const HEADER =
  '<?xml version="1.0" encoding="UTF-8"?><hh:head xmlns:hh="http://www.hancom.co.kr/hwpml/2011/head" version="1.4" secCnt="1"/>'

/** The list of parts. Programs of Hancom and others find the sections by it. */
function contentsOf(sections: number): string {
  const ids = Array.from({ length: sections }, (_, index) => `section${index}`)
  const items = ['header', ...ids].map(
    (id) => `<opf:item id="${id}" href="Contents/${id}.xml" media-type="application/xml"/>`,
  )
  const spine = ids.map((id) => `<opf:itemref idref="${id}"/>`)
  return `<?xml version="1.0" encoding="UTF-8"?><opf:package xmlns:opf="http://www.idpf.org/2007/opf/"><opf:manifest>${items.join('')}</opf:manifest><opf:spine>${spine.join('')}</opf:spine></opf:package>`
}

export const hwpxWith = (sections: (string | Buffer)[], more: Packed[] = []): Buffer =>
  zipOf([
    { name: 'mimetype', content: 'application/hwp+zip', isStored: true },
    { name: 'version.xml', content: '<version/>' },
    ...sections.map((content, index) => ({ name: `Contents/section${index}.xml`, content })),
    { name: 'Contents/content.hpf', content: contentsOf(sections.length) },
    { name: 'Contents/header.xml', content: HEADER },
    ...more,
  ])

export const hwpxOf = ({ pages }: Writing): Buffer =>
  hwpxWith(pages.map((blocks) => hwpxSection(blocks.map(block).join(''))))
