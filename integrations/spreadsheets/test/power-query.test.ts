import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { withoutNpmPackage } from '../../../test/registries.ts'

const FOLDER = join(import.meta.dirname, '..')
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8')
const PARSER = '@microsoft/powerquery-parser@2.0.0'

/** What the query takes of the standard library; each is in the reference of the language, and nothing else is used. */
const LIBRARY = `
  Comparer.Equals Comparer.OrdinalIgnoreCase Date.ToText DateTimeZone.FromText Error.Record
  DateTimeZone.RemoveZone DateTimeZone.SwitchZone Function.InvokeAfter Int64.Type Json.Document List.Buffer
  List.Combine List.Contains List.First List.Generate List.IsEmpty List.Select List.Transform
  MissingField.Ignore Number.FromText Record.Field Record.FieldNames Record.FieldOrDefault Record.FieldValues
  Record.FromList Record.SelectFields Table.Distinct Table.FromRows Table.TransformColumnTypes
  Text.AfterDelimiter Text.BeforeDelimiter Text.Combine Text.BetweenDelimiters Text.EndsWith Text.From
  Text.Split Text.TrimStart TextEncoding.Utf8 Uri.Parts Value.Metadata Web.Contents #duration
`
  .trim()
  .split(/\s+/)

/** Reads the text on its standard input with the parser of Microsoft and writes down every name that is used or given. */
const PROGRAM = `
const { TaskUtils, DefaultSettings } = require('@microsoft/powerquery-parser')
const text = require('node:fs').readFileSync(0, 'utf8')
TaskUtils.tryLexParse(DefaultSettings, text).then((task) => {
  const nodes = [...(task.nodeIdMapCollection?.astNodeById.values() ?? [])]
  const literals = (kinds, of) => nodes.filter(({ kind }) => kinds.includes(kind)).map(of)
  process.stdout.write(JSON.stringify({
    fault: task.resultKind === 'Ok' ? null : String(task.error?.message ?? task.stage),
    used: literals(['IdentifierExpression'], ({ identifier }) => identifier.literal),
    given: [
      ...literals(['IdentifierPairedExpression'], ({ key }) => key.literal),
      ...literals(['Parameter'], ({ name }) => name.literal),
    ],
  }))
})`

interface Reading {
  fault: string | null
  used: string[]
  given: string[]
}

const folder = mkdtempSync(join(tmpdir(), 'gonggo-power-query-'))
after(() => rmSync(folder, { recursive: true, force: true }))
const skip = withoutNpmPackage(PARSER)

describe('the function for Power Query', { skip }, () => {
  before(() => {
    writeFileSync(join(folder, 'package.json'), '{ "private": true }')
    const words = ['install', PARSER, '--ignore-scripts', '--no-audit', '--no-fund']
    execFileSync('npm', words, { cwd: folder, stdio: 'pipe' })
    writeFileSync(join(folder, 'read.cjs'), PROGRAM)
  })
  const parse = (input: string): Reading =>
    JSON.parse(execFileSync(process.execPath, ['read.cjs'], { cwd: folder, encoding: 'utf8', input }))
  /** Names that are neither given in the text nor in the library. */
  const strangers = ({ used, given }: Reading) =>
    used.filter((name) => !given.includes(name) && !LIBRARY.includes(name) && name !== '_')

  test('is parsed by the parser of Microsoft, and every name that it uses is known', () => {
    const reading = parse(read('Gonggo.pq'))
    assert.equal(reading.fault, null)
    assert.deepEqual(strangers(reading), [])
    assert.deepEqual(
      LIBRARY.filter((name) => !reading.used.includes(name)),
      [],
    )
  })

  test('is rejected with a missing bracket, and with an unknown function', () => {
    assert.notEqual(parse(read('Gonggo.pq').replace('List.Buffer(Answers))', 'List.Buffer(Answers)')).fault, null)
    assert.deepEqual(strangers(parse(read('Gonggo.pq').replace('List.Buffer', 'List.Keep'))), ['List.Keep'])
  })
})

/** Field, Korean name and kind, in order: `{"noticeNo", "공고번호", "text"}` or `['noticeNo', '공고번호', 'text']`. */
const columnsIn = (text: string) =>
  [...text.matchAll(/[{[]["'](\w+)["'], ["']([^"']*[가-힣][^"']*)["'], ["'](\w+)["'][}\]]/g)]
    .map(([, ...column]) => column.join(' '))
    .filter((column) => !column.endsWith('yyyymmdd'))

test('both programs have the same columns, and each is a field of a notice', () => {
  const columns = columnsIn(read('Gonggo.pq'))
  assert.ok(columns.length > 20)
  assert.deepEqual(columnsIn(read('Gonggo.gs')), columns)
  const { components } = JSON.parse(readFileSync(join(FOLDER, '../../openapi.json'), 'utf8'))
  const fields = Object.keys(components.schemas.Bid.properties)
  assert.deepEqual(
    columns.map((column) => column.split(' ')[0] ?? '').filter((name) => !fields.includes(name)),
    [],
  )
})
