import assert from 'node:assert/strict'
import { Check } from 'typebox/value'
import { MOST_TOKENS, tokensOf } from '../../src/agents/rules/budget.ts'
import { TOOLS, type ToolName } from '../../src/agents/schema.ts'
import type { ToolResult } from './client.ts'

/** The answer of a tool, compared with its declaration and the budget. */
export function read<Answer = Record<string, unknown>>(
  name: ToolName,
  { content, structuredContent, isError }: ToolResult,
) {
  const text = content[0]?.text ?? ''
  assert.notEqual(isError, true, text)
  assert.deepEqual(JSON.parse(text), structuredContent)
  assert.ok(Check(TOOLS[name].output, structuredContent), `${name} breaks its declaration: ${text}`)
  assert.doesNotMatch(text, /:null|undefined/)
  assert.ok(tokensOf(text) <= MOST_TOKENS, `${name}: ${tokensOf(text)} tokens`)
  return structuredContent as Answer
}

export function failure({ isError, content, structuredContent }: ToolResult) {
  assert.equal(isError, true, content[0]?.text)
  assert.equal(structuredContent, undefined)
  return JSON.parse(content[0]?.text ?? '') as {
    error: string
    message: string
    fix?: string
    errors?: { name: string; code: string; message: string }[]
  }
}
