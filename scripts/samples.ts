import { writeFileSync } from 'node:fs'
import { recordAnswers } from '../test/sample-recording.ts'
import { openSampleWorld } from '../test/sample-world.ts'

/** Writes docs/samples.json: the response of the service to each sample of the reference. */
const world = await openSampleWorld(1)
const [reader] = world.readers
if (reader) {
  const recording = await recordAnswers(world, reader)
  const refused = Object.entries(recording.answers).filter(([, { status }]) => status >= 300)
  for (const [name, answer] of refused) process.stderr.write(`${name}: ${JSON.stringify(answer)}\n`)
  // A busy machine may cause a temporary error, which must not be recorded.
  if (refused.length === 0)
    writeFileSync(new URL('../docs/samples.json', import.meta.url), `${JSON.stringify(recording, null, 1)}\n`)
  process.stdout.write(`${Object.keys(recording.answers).length} answers, ${refused.length} refused\n`)
  if (refused.length > 0) process.exitCode = 1
}
await world.close()
