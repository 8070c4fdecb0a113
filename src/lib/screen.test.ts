import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLog } from './log.ts'
import { createScreen, terminalOutput } from './screen.ts'

function screenOn(isTTY: boolean) {
  const written: string[] = []
  return { ...createScreen({ isTTY, write: (text) => written.push(text) }), written }
}

test('on a terminal, progress takes one line, and what is printed replaces it', () => {
  const { progress, print, written } = screenOn(true)
  progress('10 %')
  progress('20 %')
  print('done\n')
  print('more\n')
  assert.deepEqual(written, ['\r\x1b[K10 %', '\r\x1b[K20 %', '\r\x1b[Kdone\n', 'more\n'])
})

test('anywhere else, each step of the progress is a line', () => {
  const { progress, print, written } = screenOn(false)
  progress('10 %')
  print('done\n')
  assert.deepEqual(written, ['10 %\n', 'done\n'])
})

test('of the log, a terminal shows warnings and errors as text, without secrets', () => {
  const screen = screenOn(true)
  const log = createLog({ level: 'info', destination: terminalOutput(screen) })
  log.info('Gonggo is listening')
  log.warn({ host: '0.0.0.0' }, 'others can reach it')
  log.error({ err: new Error('no answer of postgres://me:word@db') }, 'could not read')
  assert.deepEqual(screen.written, [
    'warn: others can reach it {"host":"0.0.0.0"}\n',
    'error: could not read: no answer of postgres://me:…@db\n',
  ])
  log.error({ err: new Error('of \x1b[2Ja stranger') }, 'could not read')
  assert.equal(screen.written.at(-1), 'error: could not read: of \ufffd[2Ja stranger\n')
  log.fatal({ err: new Error('gone') }, 'Gonggo could not start')
  assert.match(screen.written.at(-1) ?? '', /^fatal: Gonggo could not start: Error: gone\n\s+at .*screen\.test\.ts/)
})
