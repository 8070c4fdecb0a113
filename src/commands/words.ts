import { DAY, HOUR, MINUTE, parseTime, SECOND } from '../lib/clock.ts'
import { nearest } from '../lib/spelling.ts'
import type { Action, Command, Commands, Given, Option } from './command.ts'
import { WrongUsage } from './failures.ts'

export interface Globals {
  json: boolean
  help: boolean
  verbose: boolean
}

export const GLOBAL_OPTIONS: Readonly<Record<keyof Globals, Option>> = {
  json: { says: 'print exactly one JSON document, also for errors' },
  verbose: { says: 'write progress messages to stderr' },
  help: { says: 'print this help; -h does too' },
}

/** Extracts the options that every command accepts, at any position. */
export function readGlobals(argv: readonly string[]): { globals: Globals; words: string[] } {
  const end = argv.includes('--') ? argv.indexOf('--') : argv.length
  const [before, after] = [argv.slice(0, end), argv.slice(end)]
  const help = before.includes('--help') || before.includes('-h') || before[0] === 'help'
  const globals = { json: before.includes('--json'), verbose: before.includes('--verbose'), help }
  const globalWords = new Set(['--json', '--verbose', '--help', '-h'])
  const words = before.filter((word, index) => !globalWords.has(word) && !(index === 0 && word === 'help'))
  return { globals, words: [...words, ...after] }
}

/** `null` = unknown; without an action the help is meant, or an argument is missing. */
export interface FoundCommand {
  command: { name: string; command: Command } | null
  action: { path: string; action: Action; rest: string[] } | null
}

export function findAction(commands: Commands, words: readonly string[]): FoundCommand {
  const [name, ...rest] = words
  if (name === undefined) return { command: null, action: null }
  const command = own(commands, name)
  if (!command) throw new WrongUsage(`There is no command "${name}".${hint(name, Object.keys(commands))}`)
  const named = { name, command }
  const [verb, ...others] = rest
  const single = own(command.actions, '')
  if (single && (verb === undefined || !own(command.actions, verb)))
    return { command: named, action: { path: name, action: single, rest } }
  if (verb === undefined) return { command: named, action: null }
  const action = own(command.actions, verb)
  if (!action) {
    const verbs = Object.keys(command.actions)
    throw new WrongUsage(`There is no "${name} ${verb}".${hint(verb, verbs) || ` There are ${verbs.join(', ')}.`}`)
  }
  return { command: named, action: { path: `${name} ${verb}`, action, rest: others } }
}

/** Reports all errors at once. */
export function readGiven({ action, rest }: NonNullable<FoundCommand['action']>): Given {
  const { words, values, faults } = take(action, rest)
  for (const [name, { needed }] of Object.entries(action.options)) {
    if (needed && !values.has(name)) faults.push(`--${name} is missing.`)
  }
  if (faults.length > 0) throw new WrongUsage(faults.join(' '))
  return {
    word: (name) => words[action.words.indexOf(name)] ?? '',
    others: () => words.slice(action.words.length),
    option: (name) => values.get(name) ?? null,
    has: (name) => values.has(name),
  }
}

interface Taken {
  words: string[]
  values: Map<string, string>
  faults: string[]
}

function take(action: Action, rest: readonly string[]): Taken {
  const taken: Taken = { words: [], values: new Map(), faults: [] }
  const left = [...rest]
  let surelyWords = true
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    if (word === '--') taken.words.push(...left.splice(0))
    else if (!word.startsWith('-') || word === '-') taken.words.push(word)
    else surelyWords = takeOption(action, word, left, taken) && surelyWords
  }
  if (surelyWords) taken.faults.push(...wordFaults(action, taken.words))
  return taken
}

/** False for an unknown option: the next word may have been meant as its value. */
function takeOption({ options }: Action, written: string, left: string[], { values, faults }: Taken): boolean {
  const [, dashed = '', inline] = /^([^=]*)(?:=(.*))?$/s.exec(written) ?? []
  const name = dashed.replace(/^--/, '')
  const option = own(options, name) ?? (inline === undefined ? undefined : own(GLOBAL_OPTIONS, name))
  if (!option) {
    const names = Object.keys({ ...options, ...GLOBAL_OPTIONS }).map((it) => `--${it}`)
    faults.push(`There is no option "${dashed}".${hint(dashed, names)}`)
    return false
  }
  const value = inline ?? (option.value && !left[0]?.startsWith('-') ? left.shift() : undefined)
  if (values.has(name)) faults.push(`${dashed} is given twice.`)
  if (option.value && value === undefined) faults.push(`${dashed} needs a value.`)
  if (!option.value && value !== undefined) faults.push(`${dashed} takes no value.`)
  values.set(name, value ?? '')
  return true
}

function wordFaults({ words: names, others }: Action, words: readonly string[]): string[] {
  const wanted = others === undefined ? names : [...names, others]
  const missing = wanted.slice(words.length).map((name) => `${name} is missing.`)
  if (others !== undefined) return missing
  return [...missing, ...words.slice(names.length).map((word) => `"${word}" is one argument too many.`)]
}

export function oneOf<T extends string>(given: Given, option: string, allowed: readonly T[]): T | null {
  const text = given.option(option)
  return text === null ? null : chosen(`--${option}`, text, allowed)
}

/** The value if it is allowed; otherwise wrong usage with the nearest one. */
export function chosen<T extends string>(name: string, text: string, allowed: readonly T[]): T {
  const choice = allowed.find((one) => one === text)
  if (choice) return choice
  throw new WrongUsage(`${name} must be one of ${allowed.join(', ')}, not "${text}".${hint(text, allowed)}`)
}

export function count(given: Given, option: string, most: number): number | null {
  const text = given.option(option)
  if (text === null) return null
  const value = Number(text)
  if (/^\d{1,15}$/.test(text) && value <= most) return value
  throw new WrongUsage(`--${option} must be a whole number from 0 to ${most}; it is "${text}".`)
}

const PERIODS: Readonly<Record<string, number>> = { s: SECOND, m: MINUTE, h: HOUR, d: DAY }

/** `15m`, `2h`, `1d` in milliseconds. */
export function period(given: Given, option: string, leastMs: number): number | null {
  const text = given.option(option)
  if (text === null) return null
  const [, number, unit = ''] = /^(\d{1,6})([smhd])$/.exec(text) ?? []
  const ms = Number(number) * (PERIODS[unit] ?? Number.NaN)
  if (ms >= leastMs) return ms
  throw new WrongUsage(`--${option} must be a time such as 15m, 2h or 1d, a minute or more; it is "${text}".`)
}

/** A date alone is its first second. */
export const startTime = (given: Given, option: string) => timeAt(given, option, 'start')

/** A date alone is the whole day, including its last second. */
export const endTime = (given: Given, option: string) => timeAt(given, option, 'end')

function timeAt(given: Given, option: string, edge: 'start' | 'end'): number | null {
  const text = given.option(option)
  if (text === null) return null
  const instant = parseTime(text, edge)
  if (instant !== null) return instant
  throw new WrongUsage(`--${option} must be a time such as 2027-12-31 or 2027-12-31T18:00:00+09:00; it is "${text}".`)
}

/** Every object has names such as `constructor`; only own ones count. */
const own = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined

function hint(name: string, known: readonly string[]): string {
  const meant = nearest(name, known)
  return meant === null ? '' : ` Did you mean "${meant}"?`
}
