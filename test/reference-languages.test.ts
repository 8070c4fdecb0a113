import { after, before, test } from 'node:test'
import { SAMPLE_LANGUAGES } from '../src/front/rules/style.ts'
import { runSamples } from './sample-runs.ts'
import { FURTHER_TOOLCHAINS, withoutToolchain } from './sample-toolchains.ts'
import { openSampleWorld, type SampleWorld } from './sample-world.ts'

/**
 * The samples of the reference in languages that many machines do not have. A separate file, because `.ci/run` repeats
 * each file with a skipped test.
 */

const skips = FURTHER_TOOLCHAINS.map(withoutToolchain)

let world: SampleWorld
before(async () => {
  if (skips.includes(false)) world = await openSampleWorld(FURTHER_TOOLCHAINS.length)
})
after(() => world?.close())

for (const [index, toolchain] of FURTHER_TOOLCHAINS.entries())
  test(
    `each sample of the reference in ${SAMPLE_LANGUAGES[toolchain.code]} gets its answer`,
    {
      skip: skips[index],
    },
    (t) => runSamples(t, toolchain, { baseUrl: world.app.baseUrl, reader: world.readers[index] }),
  )
