import { cacheCompiledCode } from '../lib/compiled-code.ts'

cacheCompiledCode()
// Imported after that, so that it is cached as well.
const { runCommand } = await import('./program.ts')
// The command is over, even if a lane of `generate` that was stopped still waits for something.
process.exit(await runCommand(process.argv.slice(2)))
