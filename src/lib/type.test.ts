import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LANGUAGES, type Wording } from '../vocabulary/languages.ts'
import { asDescription, inLanguage, Type } from './type.ts'

const name: Wording = { en: 'Name', ko: '이름' }
const list: Wording = { en: 'Names', ko: '이름 목록' }

test('a description has every language, each in its own document', () => {
  const schema = Type.Array(Type.String({ maxLength: 20, description: name }), { description: list })
  for (const language of LANGUAGES) {
    assert.deepEqual(JSON.parse(JSON.stringify(inLanguage(schema, language))), {
      type: 'array',
      items: { type: 'string', maxLength: 20, description: name[language] },
      description: list[language],
    })
  }
})

test('a description with a language missing does not compile', () => {
  // @ts-expect-error: no Korean
  Type.String({ description: { en: 'Name' } })
  // @ts-expect-error: one language
  Type.String({ description: 'Name' })
})

test('a schema made of another one keeps its description', () => {
  const schema = inLanguage(Type.String({ ...Type.String({ description: name }), pattern: 'a' }), 'ko')
  assert.deepEqual(JSON.parse(JSON.stringify(schema)), { type: 'string', description: '이름', pattern: 'a' })
})

test('what stands in several places stays one object, and a string in one language stays as it is', () => {
  const shared = { description: asDescription(name) }
  const copy = inLanguage({ one: shared, other: [shared], title: 'Name' }, 'ko')
  assert.deepEqual(copy, { one: { description: '이름' }, other: [{ description: '이름' }], title: 'Name' })
  assert.equal(copy.one, copy.other[0])
})
