import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { MOST_TOKENS, tokensOf } from '../../src/agents/rules/budget.ts'
import { startTestApp, type TestApp } from '../app-harness.ts'
import { type AgentClient, createAgentClient } from './client.ts'
import { at, LATER, NOTICES, PROFILE, QUESTIONS, type Question, ROUNDS } from './questions.ts'

let app: TestApp
before(async () => {
  app = await startTestApp()
  await app.bids.upsert(NOTICES, () => false)
  await app.bids.upsert(LATER, () => false)
  await app.bids.recordRounds('one', ROUNDS, () => false)
  await app.bids.follower.tick()
  await app.statistics.follower.tick()
  await send('/v1/profile', 'PUT', PROFILE)
})
after(() => app.close())

async function send(path: string, method = 'GET', body?: object): Promise<string> {
  const answer = await fetch(`${app.baseUrl}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${app.key}`,
      'accept-language': 'ko',
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return answer.text()
}

interface Cost {
  answer: unknown
  calls: number
  tokens: number
}

async function byTools(client: AgentClient, { tools, inTools }: Question): Promise<Cost> {
  let [last, tokens]: [unknown, number] = [null, 0]
  for (const [name, input] of tools) {
    const { content, structuredContent } = await client.call(name, typeof input === 'function' ? input(last) : input)
    const text = content[0]?.text ?? ''
    assert.ok(structuredContent, text)
    assert.ok(tokensOf(text) <= MOST_TOKENS, `${name}: ${tokensOf(text)} tokens`)
    tokens += tokensOf(text)
    last = structuredContent
  }
  return { answer: at(last, inTools), calls: tools.length, tokens }
}

async function byApi({ raw, inRaw }: Question): Promise<Cost> {
  let [last, tokens]: [unknown, number] = [null, 0]
  for (const one of raw) {
    const isPost = typeof one === 'object'
    const text = isPost
      ? await send(one.post, 'POST', one.body)
      : await send(typeof one === 'function' ? one(last) : one)
    tokens += tokensOf(text)
    last = JSON.parse(text)
  }
  return { answer: at(last, inRaw), calls: raw.length, tokens }
}

test('30 questions of bid managers are answered by the tools alone, for fewer tokens than by the API', async (t) => {
  assert.equal(QUESTIONS.length, 30)
  const client = createAgentClient(app.baseUrl, { key: app.key, language: 'ko' })
  const listed = tokensOf(JSON.stringify(await client.result('tools/list')))
  t.diagnostic(`the list of tools costs ${listed} tokens, once in a conversation`)
  const total = { tools: { calls: 0, tokens: 0 }, api: { calls: 0, tokens: 0 } }
  for (const question of QUESTIONS) {
    // Before the tools, which store a keyword.
    const api = await byApi(question)
    assert.ok(api.answer !== undefined, `${question.says} has no answer in the API`)
    if (question.says.startsWith('하수관로')) await removeKeywords()
    const tools = await byTools(client, question)
    assert.deepEqual(tools.answer, question.expected, question.says)
    t.diagnostic(`${question.says} | ${tools.calls} | ${tools.tokens} | ${api.calls} | ${api.tokens}`)
    for (const [name, cost] of [
      ['tools', tools],
      ['api', api],
    ] as const) {
      total[name].calls += cost.calls
      total[name].tokens += cost.tokens
    }
  }
  t.diagnostic(`total | ${total.tools.calls} | ${total.tools.tokens} | ${total.api.calls} | ${total.api.tokens}`)
  assert.ok(total.tools.tokens * 2 < total.api.tokens, JSON.stringify(total))
})

async function removeKeywords(): Promise<void> {
  const { items } = JSON.parse(await send('/v1/keywords')) as { items: { id: string }[] }
  for (const { id } of items) await send(`/v1/keywords/${id}`, 'DELETE')
}
