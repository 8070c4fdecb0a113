import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type HouseFile, type Rule, toFile } from './house.ts'

export type Sample = [path: string, text: string]

/** A rule, and the proof that it can fail: each sample is a small project with one file. */
export const createRuleTest =
  (files: HouseFile[]) =>
  (name: string, rule: Rule, samples: { caught: Sample[]; passes: Sample[] }): void => {
    test(name, () => {
      const found = rule(files)
      assert.ok(found.length === 0, `\n${found.join('\n')}\n`)
    })
    test(`${name}: a break is caught, the rest passes`, () => {
      for (const [path, text] of samples.caught) {
        const found = rule([toFile(path, text)])
        assert.ok(found.length > 0, `not caught in ${path}: ${text}`)
        assert.ok(
          found.every((it) => it.startsWith(path)),
          `names no file: ${found}`,
        )
      }
      for (const [path, text] of samples.passes) assert.deepEqual(rule([toFile(path, text)]), [], `${path}: ${text}`)
    })
  }

export const lines = (count: number, text = 'work()') => Array.from({ length: count }, () => text).join('\n')
