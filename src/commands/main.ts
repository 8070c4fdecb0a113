import { cacheCompiledCode } from '../lib/compiled-code.ts'

cacheCompiledCode()
// Imported after that, so that it is cached as well.
const { runCommand } = await import('./program.ts')
// The command has ended, even if a stopped lane of `generate` still waits for something.
process.exit(await runCommand(process.argv.slice(2)))
