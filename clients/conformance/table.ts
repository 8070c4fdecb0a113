import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../test/free-port.ts'
import type { Case, Task } from './case.ts'
import { faultsOfOutcome } from './outcomes.ts'
import { type Command, createPlayer, type Player } from './player.ts'
import { KEY } from './requests.ts'
import { openStage, type Stage } from './stage.ts'

const FOLDER = join(import.meta.dirname, 'cases')

/** The result of a case; without faults it has passed. */
export interface Verdict {
  subject: string
  name: string
  faults: string[]
}

export interface Subject {
  name: string
  cases: Case[]
}

/** The cases, one subject for each file. */
export const readSubjects = (): Subject[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({ name: file.slice(0, -5), cases: JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) }))

/** Cases mostly wait, so several players run at once. */
const LANES = 4

/** Runs all cases with several players of one language. */
export async function playTable(command: Command, subjects: Subject[]): Promise<Verdict[]> {
  const all = subjects.flatMap(({ name, cases }) => cases.map((one) => ({ subject: name, one })))
  const verdicts: Verdict[] = []
  const waiting = all.entries()
  const lane = async (): Promise<void> => {
    const [player, stage] = [createPlayer(command), await openStage()]
    try {
      for (const [index, { subject, one }] of waiting)
        verdicts[index] = { subject, name: one.name, faults: await playCase(one, player, stage) }
    } finally {
      await player.end()
      await stage.close()
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return verdicts
}

/** Runs a case; returns its faults. */
export async function playCase(one: Case, player: Player, stage: Stage): Promise<string[]> {
  const play = stage.play(one)
  const baseUrl = await baseUrlOf(one, play.baseUrl)
  const client = Object.assign({ baseUrl, key: KEY, retryDelayMs: 1 }, one.client)
  const task: Task = 'verify' in one.call ? { call: one.call } : { client, call: one.call }
  try {
    const faults = faultsOfOutcome(one, await player.ask(task))
    return [...play.end(), ...faults]
  } catch (error) {
    return [...play.end(), String(error)]
  }
}

async function baseUrlOf({ unreachable, baseUrlEnd = '' }: Case, ofStage: string): Promise<string> {
  if (unreachable === 'name') return 'http://nowhere.invalid'
  if (unreachable === 'tls') return ofStage.replace('http:', 'https:')
  return unreachable ? `http://127.0.0.1:${await freePort()}` : `${ofStage}${baseUrlEnd}`
}
