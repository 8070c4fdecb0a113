import { openConsole } from '../src/console/index.ts'

/** Builds the console in advance, like a start would: `npm run build`. */
const say = (message: string, detail: { err?: unknown } = {}) => {
  process.stdout.write(`${message}\n`)
  if (detail.err) process.stderr.write(`${detail.err}\n`)
}
const made = openConsole(say)
await made.start()
if (made.page() === null) process.exitCode = 1
