import type { App } from '../app.ts'
import type { BootOptions, Infrastructure } from '../boot.ts'
import type { Config } from '../config.ts'
import type { Log } from '../lib/log.ts'

export interface Option {
  /** Stands for the value in the help; without it the option is a switch. */
  value?: string
  says: string
  needed?: true
}

export interface Action {
  /** What follows the action's name, such as ID. */
  words: readonly string[]
  /** What may follow those, once or more often. */
  others?: string
  says: string
  notes?: readonly string[]
  options: Readonly<Record<string, Option>>
  run(given: Given, place: CommandPlace): Promise<CommandAnswer>
}

export interface Command {
  says: string
  /** By name; a command that is one action itself has it under the empty name. */
  actions: Readonly<Record<string, Action>>
}

export type Commands = Readonly<Record<string, Command>>

/** What the operator wrote after the name of the action, known to be complete. */
export interface Given {
  word(name: string): string
  /** What follows the named words; at least one where the action speaks of others. */
  others(): string[]
  /** `null` where it was not given. */
  option(name: string): string | null
  has(name: string): boolean
}

/** The same said twice: one document for programs, some lines for people. */
export interface CommandAnswer {
  document: object
  text: string
  /** 0 unless given. */
  exit?: number
}

export interface CommandHouse {
  app: App
  infrastructure: Infrastructure
}

/** Where a command works. */
export interface CommandPlace {
  config: Config
  log: Log
  /** Brings up database and features, not listening; closed when the command is done. */
  open(wishes?: Pick<BootOptions, 'allowBreaking'>): Promise<CommandHouse>
  /** One of many things that happen while the command runs, at once. */
  tell(document: object, text: string): Promise<void>
  /** One line about work that takes long, for whoever watches. */
  progress(line: string): void
  /** Aborted when the operator asks the command to stop. */
  stopping: AbortSignal
}
