import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { type Document, operationsIn, readDocument, type Schema } from '../../typescript/scripts/document.ts'
import { declareQuery, javaMethods, javaTypesOf } from '../scripts/methods.ts'
import { javaConstant, javadoc, javadocText, javaName, javaType } from '../scripts/names.ts'
import { JavaTypes } from '../scripts/types.ts'

const text = { type: 'string' }
const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] })
const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
})

/** What is declared of a document with these schemas, of which those named are sent: code alone, by name. */
function filesOf(schemas: Record<string, Schema>, sent: string[] = []): (name: string) => string[] {
  const content = Object.fromEntries(sent.map((name) => [name, { schema: { $ref: `#/components/schemas/${name}` } }]))
  const post = { operationId: 'send', summary: 'Send', tags: [], requestBody: { content }, responses: {} }
  const document: Document = {
    info: { version: '1' },
    tags: [],
    webhooks: {},
    'x-plans': [],
    components: { schemas },
    paths: { '/v1/things': { post } },
  }
  const types = new JavaTypes(document)
  types.shapes.settle()
  types.declareAll()
  return (name) => code(types.files[`${name}.java`] ?? assert.fail(`no ${name}`))
}

const code = (declared: string): string[] =>
  declared
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:\/?\*|\/\/|package )/.test(line))

describe('a name in Java', () => {
  test('of a type, a constant and a field', () => {
    assert.deepEqual(['keywordId', 'getIpAllowList', 'bid.matched', '물품'].map(javaType), [
      'KeywordId',
      'GetIpAllowList',
      'BidMatched',
      '물품',
    ])
    assert.deepEqual(['bid.matched', '-closeAt', 'v1a', '물품', '7d'].map(javaConstant), [
      'BID_MATCHED',
      'CLOSE_AT_DESCENDING',
      'V_1_A',
      '물품',
      '_7_D',
    ])
    assert.deepEqual(['new', 'wait', 'title'].map(javaName), ['new_', 'wait_', 'title'])
  })

  test('never has two meanings', () => {
    assert.throws(() => filesOf({ Loop: object({ a: text }) }), /two things would be Loop in Java/)
    assert.throws(
      () => filesOf({ Bid: object({ state: { enum: ['a-b', 'aB'] } }) }),
      /two words of BidState would be one/,
    )
  })
})

describe('a schema in Java', () => {
  test('for responses is a record, with objects for nullable and optional fields', () => {
    const whole = { type: 'integer' }
    const fields = { a: text, b: orNull(whole), c: whole, new: { type: 'boolean' }, e: { type: 'array', items: whole } }
    const fileOf = filesOf({ Thing: object(fields, ['a', 'b', 'new']) })
    assert.deepEqual(fileOf('Thing'), [
      'import java.util.List;',
      'public record Thing(',
      'String a,',
      'Integer b,',
      'Integer c,',
      'boolean new_,',
      'List<Integer> e) {}',
    ])
  })

  test('with a secret does not print it', () => {
    const fileOf = filesOf({
      Made: object({ id: text, secret: text }),
      Plain: object({ id: text, secret: object({ a: text }) }),
    })
    assert.ok(fileOf('Made').includes('return "Made[…]";'))
    assert.ok(!fileOf('Plain').join('').includes('toString'))
  })

  test('for requests contains exactly the fields that were set', () => {
    const within = object({ list: orNull({ type: 'array', items: text }) })
    const fileOf = filesOf({ Patch: object({ amount: { type: 'integer' }, within: orNull(within) }) }, ['Patch'])
    const lines = fileOf('Patch')
    assert.ok(lines.includes('public final class Patch extends Input {'))
    assert.ok(lines.includes('public Patch amount(int value) {'))
    assert.ok(lines.includes('public Patch within(PatchWithin value) {'))
    assert.ok(lines.includes('set("amount", value);'))
    // Null by a method of its own.
    assert.ok(lines.includes('setGiven("within", value);'))
    const at = lines.indexOf('public Patch resetWithin() {')
    assert.equal(lines[at + 1], 'set("within", null);')
    assert.ok(!lines.some((line) => line.includes('resetAmount')))
    assert.ok(fileOf('PatchWithin').includes('public PatchWithin list(List<String> value) {'))
  })

  test('has the number types of the document, open enumerations, and one type for equal enumerations', () => {
    const words = { type: 'string', enum: ['new', '물품'] }
    const long = Object.assign({ type: 'integer' }, { format: 'int64' })
    const time = Object.assign({ type: 'string' }, { format: 'date-time' })
    const fields = { a: long, b: { type: 'number' }, at: time, state: words }
    const fileOf = filesOf({ A: object(fields, Object.keys(fields)), LongName: object({ state: words }, ['state']) })
    assert.deepEqual(fileOf('A').slice(2), ['long a,', 'double b,', 'Timestamp at,', 'AState state) {}'])
    assert.ok(fileOf('LongName').includes('AState state) {}'))
    assert.deepEqual(fileOf('AState').slice(1, 4), [
      'public record AState(String value) implements Text {',
      'public static final AState NEW = new AState("new");',
      'public static final AState 물품 = new AState("물품");',
    ])
    const lines = fileOf('AState')
    const at = lines.indexOf('public enum Known {')
    assert.deepEqual(lines.slice(at + 1, at + 4), ['NEW,', '물품,', 'UNKNOWN'])
    assert.ok(lines.includes('case "물품" -> Known.물품;') && lines.includes('default -> Known.UNKNOWN;'))
    const odd = filesOf({ B: object({ band: { type: 'string', enum: ['unknown'] } }, ['band']) })
    assert.ok(odd('BBand').includes('default -> Known.NOT_KNOWN;'))
  })
})

test('a comment in Java is HTML, and no line of it begins like a tag', () => {
  assert.equal(javadocText('`a<b` & <c> at @d */'), '{@code a<b} &amp; &lt;c&gt; at &#64;d *&#47;')
  const lines = javadoc(`${'word '.repeat(30)}\n\nnext`, ['@return this'], '    ').split('\n')
  assert.ok(lines.every((line) => line.length <= 120))
  assert.deepEqual(lines.slice(-6), ['     *', '     * <p>next', '     *', '     * @return this', '     */', ''])
})

test('a method in Java has exactly the parameters of its operation', () => {
  const document = readDocument()
  const types = javaTypesOf(document)
  const operations = operationsIn(document)
  for (const operation of operations) declareQuery(operation, types)
  const methodOf = (id: string) =>
    code(javaMethods(operations.find(({ operationId }) => operationId === id) ?? assert.fail(id), types)).join('\n')
  assert.match(methodOf('createKeyword'), /public Keyword create\(NewKeyword body, Option\.\.\. options\) \{/)
  assert.match(methodOf('createKeyword'), /"application\/json", true, false, Map\.of\(\), body\);/)
  assert.match(methodOf('deleteKeyword'), /public void delete\(String id, Option\.\.\. options\) \{/)
  assert.match(methodOf('getInvitation'), /public String get\(.*\n.*"text\/html".*\n.*Core::text\);/)
  assert.doesNotMatch(methodOf('unsubscribe'), /true/)
  const list = methodOf('listBids')
  assert.match(list, /public BidList list\(Option\.\.\. options\) \{\nreturn list\(new BidsListQuery\(\), options\);/)
  assert.match(list, /public Loop<Bid> listAll\(BidsListQuery query, Option\.\.\. options\) \{/)
  assert.match(list, /public InputStream listAsCsv\([\s\S]*\.without\("page", "pageSize", "anchor", "explain"\)/)
  assert.match(methodOf('listBidChanges'), /Loop<BidChanges> followChanges\([\s\S]*\.orElse\("wait", 30\)/)
  assert.match(methodOf('listEvents'), /Loop<Event> stream\([\s\S]*"text\/event-stream"[\s\S]*core\.events\(/)
  const query = code(types.files['BidsListQuery.java'] ?? '').join('\n')
  assert.match(query, /public BidsListQuery status\(BidStatus\.\.\. value\) \{\nset\("status", List\.of\(value\)\);/)
  assert.match(query, /public BidsListQuery matched\(boolean value\)/)
})

test('the README names each enumeration with its own value `unknown`', () => {
  const { files } = javaTypesOf(readDocument())
  const page = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  for (const [file, text] of Object.entries(files))
    if (text.includes('Known.NOT_KNOWN')) assert.ok(page.includes(`\`${file.replace('.java', '')}\``), file)
})
