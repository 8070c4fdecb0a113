import { writeFileSync } from 'node:fs'
import { startDemoService } from '../test/demo-service.ts'
import { pathOf, READMES, textOf, withFreshAnswers } from '../test/readme.ts'

/** Asks a fresh demo everything that the READMEs ask, and writes its answers into them. */
const demo = await startDemoService()
try {
  for (const readme of READMES) writeFileSync(pathOf(readme), await withFreshAnswers(textOf(readme), demo))
} finally {
  await demo.end()
}
