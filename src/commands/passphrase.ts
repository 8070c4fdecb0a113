import { PASSPHRASE_LENGTH } from '../lib/secret.ts'
import { Interrupted, WrongUsage } from './failures.ts'

/** A terminal, or its replacement in tests. */
export interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean; setRawMode?: (raw: boolean) => unknown }
  output: { isTTY?: boolean; write(text: string): unknown }
}

const own = (): Terminal => ({ input: process.stdin, output: process.stderr })

/** `null` without a terminal, and for an empty line. */
export const askPassphrase = (stopping: AbortSignal, terminal = own()): Promise<string | null> =>
  ask('Passphrase of the backup (empty: restore without the secret): ', stopping, terminal)

/** Asked twice, because a mistake would only be noticed at a restore. */
export async function askNewPassphrase(stopping: AbortSignal, terminal = own()): Promise<string | null> {
  const passphrase = await ask('Passphrase for the secret (empty: leave the secret out): ', stopping, terminal)
  if (passphrase === null) return null
  if (passphrase.length < PASSPHRASE_LENGTH)
    throw new WrongUsage(`The passphrase must have at least ${PASSPHRASE_LENGTH} characters.`)
  if ((await ask('Once more: ', stopping, terminal)) !== passphrase) throw new WrongUsage('The two passphrases differ.')
  return passphrase
}

const [ENTER, RETURN, INTERRUPT, END, BACKSPACE, DELETE] = ['\n', '\r', '\x03', '\x04', '\b', '\x7f']

/** Reads a line without echo. */
async function ask(question: string, stopping: AbortSignal, { input, output }: Terminal): Promise<string | null> {
  if (!input.isTTY || !output.isTTY || !input.setRawMode) return null
  output.write(question)
  input.setRawMode(true)
  input.setEncoding('utf8')
  let typed = ''
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const stop = () => reject(new Interrupted('Stopped before anything was done.'))
  const read = (piece: string) => {
    for (const letter of piece) {
      if (letter === ENTER || letter === RETURN) resolve(typed)
      else if (letter === INTERRUPT || letter === END) stop()
      else if (letter === BACKSPACE || letter === DELETE) typed = typed.slice(0, -1)
      else typed += letter
    }
  }
  stopping.addEventListener('abort', stop)
  input.on('data', read).resume()
  try {
    return (await promise) || null
  } finally {
    stopping.removeEventListener('abort', stop)
    input.off('data', read).pause()
    input.setRawMode(false)
    output.write('\n')
  }
}
