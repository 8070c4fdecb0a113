import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { blocksIn } from '../../../test/readme.ts'
import { operationsIn, readDocument, type Schema } from '../../typescript/scripts/document.ts'
import { readRelease } from '../../typescript/scripts/release.ts'
import { pythonVersionOf, withoutAsync } from '../scripts/generate.ts'
import { FLAVOURS, planOf, pythonMethods } from '../scripts/operations.ts'
import { docstring, PythonTypes, snakeOf } from '../scripts/shapes.ts'
import { PYTHON_PACKAGE } from './python.ts'

const read = (path: string) => readFileSync(join(PYTHON_PACKAGE, path), 'utf8')
const document = readDocument()

/** Lines that hold more than comments and docstrings. */
function codeLinesIn(text: string): number {
  const code = text.replace(/^ *"""[\s\S]*?"""$/gm, '').replace(/^ *#.*$/gm, '')
  return code.split('\n').filter((line) => line.trim() !== '').length
}

const codeLinesOf = (folder: string): number =>
  readdirSync(join(PYTHON_PACKAGE, folder))
    .filter((name) => name.endsWith('.py'))
    .reduce((sum, name) => sum + codeLinesIn(read(`${folder}/${name}`)), 0)

describe('handwritten code', () => {
  test('is a core of at most 480 lines of code', () => {
    const lines = codeLinesOf('src/gonggo')
    assert.ok(lines > 300 && lines <= 480, `${lines} lines`)
    assert.equal(
      codeLinesIn('"""Why."""\n\nX = 1\n\n\ndef f() -> None:\n    """\n    More.\n    """\n    # why\n    pass\n'),
      3,
    )
  })

  test('and at most 300 more for features that other languages have in their platform', () => {
    const lines = codeLinesOf('src/gonggo/_platform')
    assert.ok(lines > 200 && lines <= 300, `${lines} lines`)
  })
})

test('the version is independent, in the format of Python', () => {
  for (const [version, python] of [
    ['1.0.0-beta.1', '1.0.0b1'],
    ['1.0.0-rc.2', '1.0.0rc2'],
    ['2.1.0', '2.1.0'],
  ] as const)
    assert.equal(pythonVersionOf(version), python)
  const version = readRelease().versions.python
  const text = read('src/gonggo/_generated/version.py')
  assert.match(text, new RegExp(`^VERSION = "${pythonVersionOf(version)}"$`, 'm'))
  assert.match(text, new RegExp(`^API_VERSION = "${document.info.version}"$`, 'm'))
  assert.match(read('CHANGELOG.md'), new RegExp(`^## (?:Pending )?${version}`, 'm'))
})

test('both READMEs show the same samples', () => {
  const samples = blocksIn(read('README.md'), 'python')
  assert.equal(samples.length, 11)
  assert.deepEqual(blocksIn(read('README.ko.md'), 'python'), samples)
})

test('names are those of the API in snake case, and no keywords of the language', () => {
  for (const [name, snake] of [
    ['bsnsDiv', 'bsns_div'],
    ['noticeNo', 'notice_no'],
    ['from', 'from_'],
    ['listAsCsv', 'list_as_csv'],
    ['token_hash', 'token_hash'],
  ] as const)
    assert.equal(snakeOf(name), snake)
})

describe('a schema', () => {
  const typeOf = (schema: Schema) => new PythonTypes(document).typeOf(schema, 'Thing')

  test('is converted to a type, and every enumeration is open', () => {
    for (const [schema, type] of [
      [{ type: 'integer' }, 'int'],
      [{ anyOf: [{ type: 'integer' }, { anyOf: [{ type: 'integer' }, { type: 'null' }] }] }, 'int | None'],
      [{ type: 'string', enum: ['a', 'b'] }, 'Literal["a", "b"] | str'],
      [{ enum: ['a', null, 2] }, 'Literal["a"] | str | None | int'],
      [{ const: 'bid.matched' }, 'Literal["bid.matched"]'],
      [{ const: true }, 'Literal[True]'],
      [{ type: 'array', items: { $ref: '#/components/schemas/Bid' } }, 'list[Bid]'],
      [{ type: 'object', properties: {}, additionalProperties: true }, 'dict[str, Any]'],
      [{ description: 'Value before' }, 'Any'],
    ] as const)
      assert.equal(typeOf(schema as unknown as Schema), type)
  })

  test('without a name is named after its place, and one name has one meaning', () => {
    const types = new PythonTypes(document)
    const object = (name: string): Schema => ({ type: 'object', properties: { [name]: { type: 'string' } } })
    assert.equal(types.typeOf({ type: 'array', items: object('a') }, 'Lines'), 'list[Line]')
    assert.equal(types.typeOf(object('a'), 'Line'), 'Line')
    assert.throws(() => types.typeOf(object('b'), 'Line'), /two objects would be Line/)
    assert.equal(types.typeOf(object('a'), 'AwardWinner'), 'AwardWinnerValue')
    assert.equal(types.typeOf({ $ref: '#/components/schemas/AwardWinner' }, ''), 'AwardWinner')
  })

  const declared = (schema: Schema, isSent = false) => {
    const types = new PythonTypes(document)
    types.typeOf(schema, 'Thing', isSent)
    return { text: types.declared.get('Thing') ?? '', optional: [...types.optional] }
  }

  test('of a response is a record, whose attributes are no keywords and no methods of dictionaries', () => {
    const fields = { from: { type: 'integer' }, items: { type: 'array', items: {} }, closeAt: { type: 'string' } }
    const { text, optional } = declared({ type: 'object', properties: fields, required: ['from', 'items'] })
    assert.match(text, /^class Thing\(Record\):\n/)
    assert.match(text, /\n {4}from_: int\n {4}items_: list\[Any\]\n {4}close_at: str \| None\n/)
    assert.deepEqual(optional, ['close_at'])
    const odd = { type: 'object', properties: { nameXY: { type: 'string' } } }
    assert.throws(() => declared(odd), /Thing\.nameXY: a record cannot tell this field by the attribute name_xy/)
  })

  test('of a request is a dictionary with known keys, including keywords of the language', () => {
    const fields = { from: { type: 'integer' }, on: { type: 'array', items: { type: 'string' } } }
    const { text } = declared({ type: 'object', properties: fields, required: ['from'] }, true)
    assert.match(text, /^_Thing = TypedDict\("_Thing", \{"from": "int"\}\)\n/)
    assert.match(text, /class Thing\(_Thing\):[\s\S]*\n {4}on: NotRequired\[Sequence\[str\]\]\n/)
    const types = new PythonTypes(document)
    types.typeOf({ $ref: '#/components/schemas/Bid' }, '')
    assert.throws(() => types.typeOf({ $ref: '#/components/schemas/Bid' }, '', true), /two objects would be/)
  })

  test('has its description, which cannot end the docstring', () => {
    assert.equal(docstring('Ends """ here, \\n and "so"', '    '), `    """Ends ''' here, \\\\n and "so" """\n`)
    const lines = docstring('word '.repeat(60), '        ').split('\n')
    assert.ok(lines.length > 3 && lines.every((line) => line.length <= 116))
  })
})

test('a method has exactly the parameters of its operation', () => {
  const { schemas } = document.components
  const textOf = (id: string, flavour = FLAVOURS[0]) => {
    const operation = operationsIn(document).find(({ operationId }) => operationId === id) ?? assert.fail(id)
    const types = new PythonTypes(document)
    const text = pythonMethods(planOf(operation, types, schemas), flavour ?? assert.fail(), types, schemas)
    return text.replace(/"""[\s\S]*?"""/g, '').replace(/\s+/g, ' ')
  }
  assert.match(
    textOf('createKeyword'),
    /def create\( self, \*, keyword: str, .*idempotency_key=idempotency_key, timeout=timeout\)/,
  )
  assert.match(textOf('changeKeyword'), /filter: KeywordPatchFilter \| None \| Unset = UNSET, .*if_match: str \| None/)
  assert.match(
    textOf('deleteKeyword'),
    /def delete\(self, id: str, \*, timeout: float \| None = None\) -> None: self\._core\.ask\(/,
  )
  assert.match(
    textOf('getInvitation'),
    /def get\(self, \*, code: str, timeout: .*\) -> str: .*accept="text\/html", timeout=timeout\), Answer\.text\)/,
  )
  assert.match(textOf('listSources'), / -> Page\[SourceList, Source\]: return self\._core\.first_page\(/)
  assert.match(textOf('listBidChanges'), /def follow_changes\(.*\) -> Iterator\[Page\[BidChanges, BidChange\]\]: /)
  assert.match(textOf('listBids', FLAVOURS[1]), / def list\( self, .*\) -> AsyncPages\[BidList, Bid\]: .*_core\.page\(/)
  assert.match(textOf('getBid', FLAVOURS[1]), /async def get\(.* await self\._core\.ask\(.*AsyncAnswer\.json\)/)
  assert.doesNotMatch(textOf('unsubscribe'), /idempotency_key/)
})

test('asynchronous code is written once, and the synchronous client is generated from it', () => {
  const waiting = `    async def read(self) -> AsyncIterator[bytes]:
        async for piece in self:
            yield await self._take(piece)
    # async only: begin
    def page(self) -> None: ...
    # async only: end
    take: Callable[[AsyncAnswer], Awaitable[T]]
`
  assert.equal(
    withoutAsync(waiting),
    `    def read(self) -> Iterator[bytes]:
        for piece in self:
            yield self._take(piece)
    take: Callable[[Answer], T]
`,
  )
  for (const name of ['core', 'client'])
    assert.doesNotMatch(read(`src/gonggo/_generated/${name}.py`), /\b(?:async|await|asyncio)\b|Async[A-Z]/, name)
})
