import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPaletteKey } from './palette-key.ts'

const K = { key: 'k', code: 'KeyK', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false }
const CTRL_K = { ...K, ctrlKey: true }
const COMMAND_K = { ...K, metaKey: true }

test('each system has its own key, because the other one has another meaning there', () => {
  assert.deepEqual([isPaletteKey(CTRL_K, false), isPaletteKey(COMMAND_K, false)], [true, false])
  assert.deepEqual([isPaletteKey(CTRL_K, true), isPaletteKey(COMMAND_K, true)], [false, true])
  assert.equal(isPaletteKey(K, false), false)
})

test('on a Hangul keyboard the position counts, on other Latin layouts the letter', () => {
  assert.equal(isPaletteKey({ ...CTRL_K, key: 'ㅏ' }, false), true)
  assert.equal(isPaletteKey({ ...CTRL_K, key: 'Process' }, false), true)
  assert.equal(isPaletteKey({ ...CTRL_K, key: 'ㅓ', code: 'KeyJ' }, false), false)
  const dvorak = { ...CTRL_K, key: 'k', code: 'KeyV' }
  assert.equal(isPaletteKey(dvorak, false), true)
  assert.equal(isPaletteKey({ ...CTRL_K, key: 't' }, false), false)
  assert.equal(isPaletteKey({ ...CTRL_K, key: 'K' }, false), true, 'with Caps Lock')
})

test('other modifiers, and a syllable being composed, are ignored', () => {
  for (const other of [{ shiftKey: true }, { altKey: true }, { metaKey: true }, { isComposing: true }])
    assert.equal(isPaletteKey({ ...CTRL_K, ...other }, false), false)
})
