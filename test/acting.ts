import assert from 'node:assert/strict'
import { createApp } from '../src/app.ts'
import type { CommandAnswer, CommandHouse, CommandPlace, Commands } from '../src/commands/command.ts'
import { failureOf } from '../src/commands/failures.ts'
import { findAction, readGiven } from '../src/commands/words.ts'
import { type Config, toConfig } from '../src/config.ts'
import { createLog } from '../src/lib/log.ts'
import { createSecrets } from '../src/lib/secret.ts'
import type { TestDatabase } from './harness.ts'

const QUIET = createLog({ level: 'silent' })

/** Runs a command as an operator writes it, without a separate process. */
export const createActor = (commands: Commands) =>
  function act(line: string, place: Pick<CommandPlace, 'open'> & Partial<CommandPlace>): Promise<CommandAnswer> {
    const { action } = findAction(commands, line.split(' '))
    assert.ok(action, line)
    const silent = { log: QUIET, tell: async () => {}, progress: () => {} }
    const nothing = { config: toConfig({}), ...silent, stopping: new AbortController().signal }
    return action.action.run(readGiven(action), { ...nothing, ...place })
  }

/** The output for the operator. */
export async function refused(work: () => Promise<unknown>) {
  try {
    await work()
  } catch (error) {
    return failureOf(error)
  }
  throw new Error('it was not refused')
}

/** The environment of a command; `stopped` returns how often it was closed. */
export function openHouse({ db }: Pick<TestDatabase, 'db'>, config: Config = toConfig({})) {
  const closing = { stopped: 0 }
  const stop = async () => {
    closing.stopped++
  }
  const infrastructure = {
    db,
    secrets: createSecrets(['a secret of some length']),
    migrations: [],
    applied: [],
    embedded: true,
    stop,
  }
  const house: CommandHouse = {
    infrastructure,
    app: createApp(config, { infrastructure, log: QUIET, hasRoutes: false }),
  }
  return { house, closing }
}
