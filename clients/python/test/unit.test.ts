import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { unshiftedEnv } from '../../../test/environment.ts'
import { PYTHON_PACKAGE, withoutPython } from './python.ts'

test('the tests of the client in Python pass', { skip: withoutPython() }, () => {
  const words = ['-B', '-m', 'unittest', 'discover', '-s', 'test', '-p', 'test_[!a]*.py']
  const env = { ...unshiftedEnv(), PYTHONPATH: 'src' }
  const { status, stderr } = spawnSync('python3', words, { cwd: PYTHON_PACKAGE, env, encoding: 'utf8' })
  assert.equal(status, 0, stderr)
  assert.match(stderr, /^Ran [1-9]\d* tests/m)
})
