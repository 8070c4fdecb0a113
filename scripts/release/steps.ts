import { execFileSync } from 'node:child_process'

/** The result of one step of a release. */
export interface Outcome {
  part: string
  step: string
  result: 'ok' | 'skipped' | 'failed'
  /** The output; for a skipped step, the reason. */
  said: string
}

/** A step cannot run here; the message gives the reason. */
export class Missing extends Error {}

/** Runs a program and returns its output; an error contains the whole output. */
export function say(program: string, words: string[], cwd: string, env: NodeJS.ProcessEnv = process.env): string {
  try {
    return execFileSync(program, words, { cwd, env, encoding: 'utf8', stdio: 'pipe', maxBuffer: 1 << 28 })
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as { code?: string; stdout?: string; stderr?: string }
    if (code === 'ENOENT') throw new Missing(`${program} is not installed`)
    throw new Error(`${program} ${words.join(' ')}\n${stdout}${stderr}`.trim())
  }
}

/** Like `say`, for programs that need a registry: the step is skipped if it is unreachable. */
export function fetched(program: string, words: string[], cwd: string, what: string): string {
  try {
    return say(program, words, cwd)
  } catch (error) {
    if (error instanceof Missing) throw error
    throw new Missing(`${what} cannot be installed: ${lastLine((error as Error).message)}`)
  }
}

export const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? ''

/** Runs steps in order and records their results; steps after a failed one may still run. */
export class Steps {
  readonly outcomes: Outcome[] = []
  readonly #tell: (outcome: Outcome) => void

  constructor(tell: (outcome: Outcome) => void) {
    this.#tell = tell
  }

  take(part: string, step: string, run: () => string): boolean {
    const outcome: Outcome = { part, step, result: 'ok', said: '' }
    try {
      outcome.said = run()
    } catch (error) {
      outcome.result = error instanceof Missing ? 'skipped' : 'failed'
      outcome.said = (error as Error).message
    }
    this.outcomes.push(outcome)
    this.#tell(outcome)
    return outcome.result === 'ok'
  }
}
