import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { sheetOf } from './xlsx.ts'

const COLUMNS = [{ name: 'a', kind: 'text', width: 9 }] as const

async function readBack(text: string) {
  const link = { text, url: `https://example.com/${text}` }
  const bytes = await writeXlsx({ sheets: [sheetOf('s', COLUMNS, [[text], [link], ['next']])] })
  const [sheet] = (await readXlsx(bytes)).sheets
  return { rows: sheet?.rows, target: sheet?.cells?.get('2,0')?.hyperlink?.target }
}

test('a letter that XML does not allow makes no workbook unreadable', async () => {
  for (const bad of ['\uffff', '\ufffe', '\ud800']) {
    const { rows, target } = await readBack(`전${bad}후`)
    assert.deepEqual(rows?.slice(1), [['전\ufffd후'], ['전\ufffd후'], ['next']], JSON.stringify(bad))
    assert.equal(target, 'https://example.com/전\ufffd후', JSON.stringify(bad))
  }
})

test('what looks like the escape of a letter stays as it is written', async () => {
  for (const text of ['_x0041_', 'a_x000D_b', '_x005F_x0041_', '_x0041_x0042_', 'x_x0041', '_xyz_', '전\u0001후'])
    assert.deepEqual((await readBack(text)).rows?.[1], [text])
})
