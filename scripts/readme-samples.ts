import { writeFileSync } from 'node:fs'
import { startDemoService } from '../test/demo-service.ts'
import { pathOf, READMES, textOf, withFreshAnswers } from '../test/readme.ts'

/** Runs the requests of the READMEs on a new demo, and writes the responses into them. */
const demo = await startDemoService()
try {
  for (const readme of READMES) writeFileSync(pathOf(readme), await withFreshAnswers(textOf(readme), demo))
} finally {
  await demo.end()
}
