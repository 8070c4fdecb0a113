import { fileURLToPath } from 'node:url'
import { boot } from '../boot.ts'
import { readEnv, toConfig } from '../config.ts'
import { createLog } from '../lib/log.ts'
import { account } from './account.ts'
import { backup } from './backup.ts'
import type { CommandHouse, CommandPlace } from './command.ts'
import { consultation } from './consultation.ts'
import { demoOn } from './demo.ts'
import { doctor } from './doctor.ts'
import { EXITS, failureOf, Interrupted, WrongUsage } from './failures.ts'
import { generate } from './generate.ts'
import { helpOn } from './help.ts'
import { importFiles } from './import.ts'
import { incident } from './incident.ts'
import { key } from './key.ts'
import { listen } from './listen.ts'
import { mail } from './mail.ts'
import { migrate } from './migrate.ts'
import { notice } from './notice.ts'
import { operator } from './operator.ts'
import { createOutput, type Output } from './output.ts'
import { restore } from './restore.ts'
import { scale } from './scale.ts'
import { source } from './source.ts'
import { type FoundCommand, findAction, type Globals, readGiven, readGlobals } from './words.ts'

const createCommands = () => ({
  account,
  key,
  incident,
  consultation,
  operator,
  mail,
  source,
  notice,
  import: importFiles,
  generate,
  listen,
  migrate,
  backup,
  restore,
  scale,
  doctor,
  // Keys are only shown on a terminal, never in output that is stored.
  demo: demoOn({ isTerminal: process.stdout.isTTY === true }),
})
type Commands = ReturnType<typeof createCommands>
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const CONNECTIONS = 6

/** Returns the exit code. */
export async function runCommand(argv: string[]): Promise<number> {
  const { globals, words } = readGlobals(argv)
  const output = createOutput(globals.json, process.stdout, process.stderr)
  const commands = createCommands()
  const [name = ''] = words
  let topic = Object.hasOwn(commands, name) ? name : ''
  try {
    const asked = findAction(commands, words)
    topic = asked.action?.path ?? asked.command?.name ?? ''
    return await run(asked, { commands, globals, output })
  } catch (error) {
    const failure = failureOf(error)
    const advice = failure.exit === EXITS.usage ? `See: ./gonggo ${topic ? `${topic} ` : ''}--help` : ''
    await output.fail(failure, advice)
    return failure.exit
  }
}

async function run(
  asked: FoundCommand,
  { commands, globals, output }: { commands: Commands; globals: Globals; output: Output },
): Promise<number> {
  const { help, verbose } = globals
  if (help) {
    const text = helpOn(asked, commands)
    await output.say({ help: text }, text)
    return EXITS.done
  }
  if (!asked.action) {
    const names = Object.keys(asked.command ? asked.command.command.actions : commands).join(', ')
    throw new WrongUsage(`Which command? Known commands: ${names}.`)
  }
  const given = readGiven(asked.action)
  const { place, close } = createPlace(verbose, output)
  try {
    const { document, text, exit } = await asked.action.action.run(given, place)
    await output.say(document, text)
    return exit ?? EXITS.done
  } finally {
    await close()
  }
}

function createPlace(verbose: boolean, { progress, tell }: Output) {
  const config = toConfig(readEnv(), { workingFolder: ROOT })
  const log = createLog({ level: verbose ? 'info' : 'warn', destination: process.stderr })
  const stopping = new AbortController()
  // Only once: a second signal ends the process at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())
  let house: CommandHouse | null = null

  const open: CommandPlace['open'] = async (wishes = {}) => {
    const tell = (message: string, detail?: object) => log.info(detail ?? {}, message)
    // Not for help, wrong usage and commands that work without it. Before the database is opened, so that signals are
    // handled in time.
    const { createApp } = await import('../app.ts')
    const infrastructure = await boot(config, {
      name: 'gonggo command',
      join: true,
      connections: CONNECTIONS,
      log: tell,
      ...wishes,
    })
    house = { infrastructure, app: createApp(config, { infrastructure, log, hasRoutes: false }) }
    if (stopping.signal.aborted) throw new Interrupted('Stopped before anything was done.')
    return house
  }

  const place: CommandPlace = { config, log, open, progress, tell, stopping: stopping.signal }
  return { place, close: async () => house?.infrastructure.stop() }
}
