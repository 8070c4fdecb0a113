import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { account } from './account.ts'
import { doctor } from './doctor.ts'
import { WrongUsage } from './failures.ts'
import { generate } from './generate.ts'
import { helpOn } from './help.ts'
import { key } from './key.ts'
import { listen } from './listen.ts'
import { migrate } from './migrate.ts'
import { table } from './output.ts'
import { findAction, readGiven, readGlobals } from './words.ts'

const COMMANDS = { account, key, generate, listen, migrate, doctor }

function read(line: string) {
  const { globals, words } = readGlobals(line.split(' ').filter(Boolean))
  const { action } = findAction(COMMANDS, words)
  assert.ok(action, line)
  return { globals, path: action.path, given: readGiven(action) }
}

describe('the words of an operator', () => {
  test('are read wherever the switches of every command stand', () => {
    for (const line of ['key revoke key_1 --json', '--json key revoke key_1', 'key --json revoke key_1']) {
      const { globals, path, given } = read(line)
      assert.deepEqual([globals.json, path, given.word('ID')], [true, 'key revoke', 'key_1'], line)
    }
  })

  test('give an option its value with a blank or with =, also one that begins with a dash', () => {
    const { given } = read('account create --name=-x- --plan pro --email a@example.invalid --beta')
    assert.deepEqual(
      ['name', 'plan', 'email', 'zone'].map((name) => given.option(name)),
      ['-x-', 'pro', 'a@example.invalid', null],
    )
    assert.deepEqual([given.has('beta'), given.has('zone')], [true, false])
    assert.equal(read('key issue --account=a=b').given.option('account'), 'a=b')
    assert.equal(read('key revoke -- --json').given.word('ID'), '--json')
  })

  const wrong: [string, RegExp][] = [
    ['acount list', /There is no command "acount"\. Did you mean "account"\?/],
    ['gen --notices 1', /Did you mean "generate"\?/],
    ['constructor', /There is no command "constructor"\.$/],
    ['account lst', /There is no "account lst"\. Did you mean "list"\?/],
    ['key frobnicate', /There is no "key frobnicate"\. There are issue, rotate, revoke, list\./],
    ['account create --nam x', /no option "--nam"\. Did you mean "--name"\? --name is missing\. --plan is missing/],
    ['key list --account a --jsom', /Did you mean "--json"\?/],
    ['key list -a x', /There is no option "-a"\./],
    ['key list --account', /--account needs a value\./],
    ['account create --name --plan pro --email a', /^--name needs a value\.$/],
    ['key list --account a --account b', /--account is given twice\./],
    ['account create --name a --plan pro --email a --beta=yes', /--beta takes no value\./],
    ['account list --json=1', /^--json takes no value\.$/],
    ['account list --help=yes', /^--help takes no value\.$/],
    ['account show', /ID is missing\./],
    ['account show a b', /"b" is one argument too many\./],
    ['account set-plan acc_1', /PLAN is missing\./],
    ['generate --notices 1 --webhooks 5', /^There is no option "--webhooks"\.$/],
  ]
  for (const [line, expected] of wrong) {
    test(`"${line}" is refused with what is wrong with it`, () => {
      assert.throws(
        () => read(line),
        (error) => error instanceof WrongUsage && expected.test(error.message),
      )
    })
  }
})

describe('the help', () => {
  const everywhere = ['json', 'verbose', 'help']
  const options: Record<string, string[]> = {
    'account create': ['name', 'plan', 'email', 'language', 'zone', 'beta'],
    'account list': ['limit'],
    'account show': [],
    'account set-plan': [],
    'account set-limit': [],
    'account set-business-no': [],
    'account suspend': [],
    'account resume': [],
    'account clear-allow-list': [],
    'key issue': ['account', 'scopes', 'expires', 'name'],
    'key rotate': ['grace-seconds'],
    'key revoke': ['descendants'],
    'key list': ['account'],
    generate: ['notices', 'awards', 'keywords', 'seed'],
    listen: ['port', 'host', 'secret', 'count'],
    migrate: ['breaking'],
    doctor: [],
  }
  const topics = Object.entries(COMMANDS).flatMap(([name, { actions }]) =>
    Object.keys(actions).map((verb) => (verb ? `${name} ${verb}` : name)),
  )

  test('on all commands names each of them, the exit codes and the variables', () => {
    const text = helpOn({ command: null, action: null }, COMMANDS)
    assert.deepEqual(topics, Object.keys(options))
    for (const topic of topics) assert.match(text, new RegExp(`^ {2}${topic}\\b`, 'm'))
    assert.match(text, /0 success, 1 failure, 2 wrong usage, 3 not found, 4 database not reachable/)
    for (const variable of ['DATABASE_URL', 'GONGGO_SECRET', 'GONGGO_DATA']) assert.match(text, new RegExp(variable))
  })

  for (const [topic, names] of Object.entries(options)) {
    test(`on "${topic}" says how it is written and explains every option`, () => {
      const text = helpOn(findAction(COMMANDS, topic.split(' ')), COMMANDS)
      assert.match(text, new RegExp(`^Usage: ./gonggo ${topic}`))
      const explained = [...text.matchAll(/^ {2}--([a-z-]+)(?: [A-Z,]+)? {2,}\S/gm)].map(([, name]) => name)
      assert.deepEqual(explained, [...names, ...everywhere])
    })
  }

  test('on a command with several actions explains them all', () => {
    const text = helpOn(findAction(COMMANDS, ['key']), COMMANDS)
    for (const verb of ['issue', 'rotate', 'revoke', 'list'])
      assert.match(text, new RegExp(`Usage: ./gonggo key ${verb}`))
  })
})

test('a table is aligned as a terminal shows it, where Hangul takes two columns', () => {
  assert.equal(
    table(
      ['A', 'NAME', 'B'],
      [
        ['1', '한빛', 'x'],
        ['22', 'abc', 'y'],
      ],
    ),
    'A   NAME  B\n1   한빛  x\n22  abc   y',
  )
})
