import { writeFileSync } from 'node:fs'
import { recordAnswers } from '../test/sample-recording.ts'
import { openSampleWorld } from '../test/sample-world.ts'

/** Writes docs/samples.json: what the service answers to each sample of the reference. */
const world = await openSampleWorld(1)
const [reader] = world.readers
if (reader) {
  const recording = await recordAnswers(world, reader)
  const refused = Object.entries(recording.answers).filter(([, { status }]) => status >= 300)
  for (const [name, answer] of refused) process.stderr.write(`${name}: ${JSON.stringify(answer)}\n`)
  // Beside much other work the service may not be ready for a moment: that is no answer for a reference.
  if (refused.length === 0)
    writeFileSync(new URL('../docs/samples.json', import.meta.url), `${JSON.stringify(recording, null, 1)}\n`)
  process.stdout.write(`${Object.keys(recording.answers).length} answers, ${refused.length} refused\n`)
  if (refused.length > 0) process.exitCode = 1
}
await world.close()
