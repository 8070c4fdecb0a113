import { afterEach, beforeEach } from 'node:test'

interface Line {
  level?: string
  status?: number
}

/**
 * A test that fails prints what the service has warned of since the test began, and its answers from 500 on: a page shows
 * no more than that something did not work. `output` is all that the service has logged so far.
 */
export function printLogOfFailures(output: () => string): void {
  let begun = 0
  beforeEach(() => {
    begun = output().length
  })
  afterEach((test) => {
    if (!('passed' in test) || test.passed) return
    const lines = output().slice(begun).split('\n').filter(tellsOfTrouble)
    process.stdout.write(`The log of the service during ‘${test.name}’:\n${lines.join('\n') || 'no trouble'}\n`)
  })
}

function tellsOfTrouble(text: string): boolean {
  // Of the line that was cut off by the begin or the end, nothing is read.
  if (!text.startsWith('{') || !text.endsWith('}')) return false
  const { level = '', status = 0 } = JSON.parse(text) as Line
  return ['warn', 'error', 'fatal'].includes(level) || status >= 500
}
