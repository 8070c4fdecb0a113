import { type ChildProcess, spawn } from 'node:child_process'
import { endProcess, endsWithTests } from '../../test/processes.ts'
import type { Outcome, Task } from './case.ts'

const MOST_WORDS = 2_000

/** The program that makes calls with the client of one language. */
export interface Player {
  ask(task: Task): Promise<Outcome>
  end(): Promise<void>
}

/** How to start a player. */
export interface Command {
  program: string
  parts: string[]
  /** Added to the environment of this process. */
  env?: Record<string, string>
}

/** A player that starts with its first task, and again after a task that ended it. */
export function createPlayer({ program, parts, env = {} }: Command, patienceMs = 20_000): Player {
  let running: { child: ChildProcess; ask: (task: Task) => Promise<Outcome> } | null = null

  function start() {
    const child = endsWithTests(
      spawn(program, parts, { env: Object.assign({}, process.env, env), stdio: ['pipe', 'pipe', 'pipe'] }),
    )
    const waiting: { resolve: (line: string) => void; reject: (error: Error) => void }[] = []
    let said = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-MOST_WORDS)
    })
    let rest = ''
    // Not `readline`, which also treats U+2028 as a line end.
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) waiting.shift()?.resolve(line)
    })
    const over = (words: string) => {
      if (running?.child === child) running = null
      for (const { reject } of waiting.splice(0)) reject(new Error(`${words}\n${said}`.trim()))
    }
    child.once('error', ({ message }) => over(`the player could not be started: ${message}`))
    child.once('close', (code) => over(`the player ended with code ${code}`))
    // The end of the process reports the error.
    child.stdin?.on('error', () => {})
    const ask = async (task: Task): Promise<Outcome> => {
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      waiting.push({ resolve, reject })
      child.stdin?.write(`${JSON.stringify(task)}\n`)
      const late = setTimeout(() => {
        over(`no answer within ${patienceMs} ms`)
        child.kill('SIGKILL')
      }, patienceMs)
      const line = await promise.finally(() => clearTimeout(late))
      return JSON.parse(line)
    }
    return { child, ask }
  }

  return {
    ask(task) {
      running ??= start()
      return running.ask(task)
    },
    async end() {
      const { child } = running ?? {}
      running = null
      child?.stdin?.end()
      if (child) await endProcess(child)
    },
  }
}
