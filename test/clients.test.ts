import { join } from 'node:path'
import { readHouse } from './house.ts'
import * as clients from './house-clients.ts'
import { createRuleTest, lines } from './house-keep.ts'

const keep = createRuleTest(readHouse(join(import.meta.dirname, '..'), ['clients']).files)

keep('a client stands on itself alone', clients.clientImports, {
  caught: [
    ['clients/typescript/src/core.ts', "import type { Bid } from '../../../src/bids/index.ts'"],
    ['clients/typescript/src/core.ts', "import { randomUUID } from 'node:crypto'"],
    ['clients/typescript/src/core.ts', "import ky from 'ky'"],
    ['clients/typescript/src/core.ts', "import { typeOf } from '../scripts/types.ts'"],
    ['clients/typescript/src/core.ts', "import { mirror } from './mirror/index.ts'"],
    ['clients/typescript/src/mirror/store.ts', "import ky from 'ky'"],
    ['clients/typescript/src/mirror/store.ts', "import { exchange } from '../exchange.ts'"],
    ['clients/typescript/src/mirror/store.ts', "import { createDb } from '../../../../src/lib/db/index.ts'"],
    ['clients/typescript/scripts/generate.ts', "import { toConfig } from '../../../src/config.ts'"],
    ['clients/typescript/scripts/generate.ts', "import { VERSION } from '../src/index.ts'"],
    ['clients/typescript/scripts/generate.ts', "import { parseSync } from 'oxc-parser'"],
    ['clients/typescript/test/journey.test.ts', "import { createApp } from '../../../src/app.ts'"],
    ['clients/typescript/helpers.ts', ''],
    ['clients/typescript/conformance/player.ts', "import { exchange } from '../src/exchange.ts'"],
    ['clients/typescript/conformance/player.ts', "import { playCase } from '../../conformance/table.ts'"],
    ['clients/conformance/table.ts', "import { createClient } from '../typescript/src/index.ts'"],
    ['clients/conformance/table.ts', "import { statusOf } from '../../src/bids/rules.ts'"],
    ['clients/conformance/table.ts', "import ky from 'ky'"],
    ['clients/python/src/core.ts', ''],
    ['clients/python/scripts/shapes.ts', "import { VERSION } from '../../typescript/src/index.ts'"],
    ['clients/go/src/core.ts', ''],
    ['clients/java/src/core.ts', ''],
    ['clients/java/scripts/types.ts', "import { goName } from '../../go/scripts/names.ts'"],
    ['clients/go/scripts/types.ts', "import { VERSION } from '../../typescript/src/index.ts'"],
  ],
  passes: [
    ['clients/typescript/src/core.ts', "import { Call } from './call.ts'"],
    ['clients/typescript/src/generated/bids.ts', "import type { Core } from '../core.ts'"],
    ['clients/typescript/scripts/generate.ts', "import { readFileSync } from 'node:fs'"],
    [
      'clients/typescript/src/mirror/postgres.ts',
      "import { connect } from 'node:net'\nimport type { Client } from 'pg'\nimport { createClient } from '../index.ts'",
    ],
    [
      'clients/typescript/test/journey.test.ts',
      "import { readDocument } from '../scripts/document.ts'\nimport { startTestApp } from '../../../test/app-harness.ts'",
    ],
    [
      'clients/typescript/conformance/player.ts',
      "import { createClient } from '../src/index.ts'\nimport type { Task } from '../../conformance/case.ts'",
    ],
    [
      'clients/conformance/journey.ts',
      "import assert from 'node:assert/strict'\nimport { publish } from '../../test/demo-notices.ts'",
    ],
    ['clients/python/scripts/generate.ts', "import { readDocument } from '../../typescript/scripts/document.ts'"],
    ['clients/go/scripts/generate.ts', "import { readDocument } from '../../typescript/scripts/document.ts'"],
    ['clients/java/scripts/generate.ts', "import { readDocument } from '../../typescript/scripts/document.ts'"],
    ['src/bids/service.ts', "import { statusOf } from './rules.ts'"],
  ],
})

keep('what a client holds beside its generated part is at most 440 lines of code, its mirror 600', clients.longCore, {
  caught: [
    ['clients/typescript/src/core.ts', lines(441)],
    ['clients/typescript/src/mirror/store.ts', lines(601)],
  ],
  passes: [
    ['clients/typescript/src/core.ts', `${lines(440)}\n\n// why\n/**\n * how\n */\n`],
    ['clients/typescript/src/generated/bids.ts', lines(441)],
    ['clients/typescript/src/mirror/store.ts', lines(600)],
    ['clients/typescript/test/journey.test.ts', lines(441)],
  ],
})
