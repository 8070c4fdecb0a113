import type { Action, Command, Commands, Option } from './command.ts'
import { type FoundCommand, GLOBAL_OPTIONS } from './words.ts'

const HOUSE = [
  'Commands use the database of a running service, or start the embedded one while they run; simultaneous commands',
  'wait for each other. They read the same variables as the service: DATABASE_URL and GONGGO_SECRET, or GONGGO_DATA,',
  "the folder of the embedded database. A relative folder, such as the default .gonggo, is relative to Gonggo's folder,",
  'not to the current directory.',
]

const EXIT_CODES = 'Exit codes: 0 success, 1 failure, 2 wrong usage, 3 not found, 4 database not reachable.'

export function helpOn({ command, action }: FoundCommand, commands: Commands): string {
  if (action) return actionHelp(action.path, action.action)
  return command ? commandHelp(command.name, command.command) : overview(commands)
}

function overview(commands: Commands): string {
  const actions = Object.entries(commands).flatMap(([name, command]) => actionsOf(name, command))
  return [
    'Usage: ./gonggo <command> [options]',
    '',
    ...pairs(actions.map(({ path, action }) => [usage(path, action, false), action.says])),
    '',
    'Options of every command:',
    ...pairs(optionLines(GLOBAL_OPTIONS)),
    '',
    ...HOUSE,
    '',
    EXIT_CODES,
  ].join('\n')
}

function commandHelp(name: string, command: Command): string {
  return [command.says, ...actionsOf(name, command).map(({ path, action }) => actionHelp(path, action))].join('\n\n')
}

function actionHelp(path: string, action: Action): string {
  return [
    `Usage: ./gonggo ${usage(path, action, true)}`,
    '',
    action.says,
    ...(action.notes ?? []),
    '',
    ...pairs(optionLines({ ...action.options, ...GLOBAL_OPTIONS })),
  ].join('\n')
}

const actionsOf = (name: string, { actions }: Command) =>
  Object.entries(actions).map(([verb, action]) => ({ path: verb ? `${name} ${verb}` : name, action }))

function usage(path: string, { words, others, options }: Action, full: boolean): string {
  const written = Object.entries(options).flatMap(([name, { value, needed }]) => {
    const option = value ? `--${name} ${value}` : `--${name}`
    return needed ? [option] : full ? [`[${option}]`] : []
  })
  return [path, ...words, ...(others === undefined ? [] : [`${others}…`]), ...written].join(' ')
}

const optionLines = (options: Readonly<Record<string, Option>>): [string, string][] =>
  Object.entries(options).map(([name, { value, says }]) => [value ? `--${name} ${value}` : `--${name}`, says])

const WIDEST = 44

/** Two columns; a term that is too long has its own line. */
function pairs(lines: readonly (readonly [string, string])[]): string[] {
  const width = Math.min(WIDEST, Math.max(...lines.map(([left]) => left.length)))
  return lines.flatMap(([left, right]) =>
    left.length > width ? [`  ${left}`, `  ${' '.repeat(width)}  ${right}`] : [`  ${left.padEnd(width)}  ${right}`],
  )
}
