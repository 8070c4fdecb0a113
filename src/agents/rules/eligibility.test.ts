import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Eligibility } from '../../eligibility/index.ts'
import { MOST_TOKENS, tokensOf, withinBudget } from './budget.ts'
import { ELIGIBILITY_MEASURES, eligibilityOutput } from './eligibility.ts'
import { linksTo } from './links.ts'

type Axis = Eligibility['axes'][number]
const AXES = ['licence', 'region', 'product', 'size', 'trackRecord', 'jointBidding', 'sanctions'] as const

test('the largest possible result for a notice and 20 companies fits the budget', () => {
  const name = '가'.repeat(80)
  const item = { code: '4321150702', name }
  const axes = AXES.map((axis) => ({
    axis,
    verdict: 'check',
    reason: 'stated_in_attachment',
    basis: Array(20).fill({ code: item.code, name, verdict: 'check', reason: 'stated_in_attachment' }),
    remedies: Array(20).fill({ kind: 'certificate', items: Array(20).fill(item) }),
    notExamined: ['supply_type', 'permitted_industries'],
  })) as unknown as Axis[]
  const judgement = { verdict: 'check' as const, decidedBy: [...AXES] }
  const further = Array.from({ length: 20 }, (_, at) => ({
    id: `prf_${String(at).padStart(20, '0')}`,
    name,
    verdict: 'check' as const,
    decidedBy: [...AXES],
  }))
  const judged = {
    noticeNo: 'R26BK01234567-000',
    version: 100,
    company: null,
    reasons: Object.assign(judgement, { axes }),
    further,
  }
  const links = linksTo('https://procurement.example.co.kr', true)
  const caution = '참고용 판단입니다. 실제 자격은 공고문을 따릅니다.'
  const { answer } = withinBudget(ELIGIBILITY_MEASURES, (measure) => eligibilityOutput(judged, measure, links, caution))
  const tokens = tokensOf(JSON.stringify(answer))
  assert.ok(tokens <= MOST_TOKENS, `${tokens} tokens`)
  assert.deepEqual([answer.axes?.length, answer.companies?.length, answer.more], [7, 10, 10])
})
