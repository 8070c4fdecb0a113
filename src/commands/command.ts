import type { App } from '../app.ts'
import type { BootOptions, Infrastructure } from '../boot.ts'
import type { Config } from '../config.ts'
import type { Log } from '../lib/log.ts'

export interface Option {
  /** The placeholder of the value in the help; without it the option is a switch. */
  value?: string
  says: string
  needed?: true
}

export interface Action {
  /** The required arguments after the action's name, such as ID. */
  words: readonly string[]
  /** Further arguments, one or more. */
  others?: string
  says: string
  notes?: readonly string[]
  options: Readonly<Record<string, Option>>
  run(given: Given, place: CommandPlace): Promise<CommandAnswer>
}

export interface Command {
  says: string
  /** By name; a command with a single action has it under the empty name. */
  actions: Readonly<Record<string, Action>>
}

export type Commands = Readonly<Record<string, Command>>

/** The operator's arguments after the name of the action, complete and valid. */
export interface Given {
  word(name: string): string
  /** The arguments after the named ones; at least one if the action has `others`. */
  others(): string[]
  /** `null` = absent. */
  option(name: string): string | null
  has(name: string): boolean
}

/** The result in two formats: a document for programs, some lines for people. */
export interface CommandAnswer {
  document: object
  text: string
  /** Default: 0. */
  exit?: number
}

export interface CommandHouse {
  app: App
  infrastructure: Infrastructure
}

/** The environment of a command. */
export interface CommandPlace {
  config: Config
  log: Log
  /** Starts database and features, without listening; closed when the command ends. */
  open(wishes?: Pick<BootOptions, 'allowBreaking'>): Promise<CommandHouse>
  /** Prints one of many results at once, while the command runs. */
  tell(document: object, text: string): Promise<void>
  /** A progress line for long work. */
  progress(line: string): void
  /** Aborted when the operator stops the command. */
  stopping: AbortSignal
}
