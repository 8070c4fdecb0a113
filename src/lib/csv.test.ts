import assert from 'node:assert/strict'
import { test } from 'node:test'
import { csvLine, csvList, csvText } from './csv.ts'

test('no text begins as a formula does, with signs of any width', () => {
  for (const sign of ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']) {
    const text = `${sign}HYPERLINK("http://attack.example")`
    assert.equal(csvText(text), `'${text}`)
    assert.equal(csvList([text, '=1']), `'${text}; =1`)
  }
  for (const text of ['', '1=1', "'=1", ' 공고', '＃1', '—']) assert.equal(csvText(text), text)
})

test('a cell that holds what divides cells or lines is quoted', () => {
  assert.equal(csvLine(['a', 'b,c', 'say "so"', 'two\nlines', '']), 'a,"b,c","say ""so""","two\nlines",\r\n')
})
