import assert from 'node:assert/strict'
import { test } from 'node:test'
import { axesInOrder, curedAxes, decides, isUnexplained, nextSteps, rowsByGroup } from './eligibility-view.ts'

const remedy = (kind: string, ...names: string[]) => ({ kind, items: names.map((name) => ({ code: null, name })) })
const axis = (name: string, limited: boolean | null, ...remedies: ReturnType<typeof remedy>[]) => ({
  axis: name,
  verdict: 'check',
  limited,
  remedies,
})
const AXES = [
  axis('licence', true, remedy('obtain', '토목공사업'), remedy('declare', '토목공사업')),
  axis('region', null, remedy('read_notice')),
  axis('product', null),
  axis('size', true),
  axis('sanctions', null),
]

test('deciding axes come first, and those that the notice does not mention last', () => {
  const names = (decidedBy: string[]) => axesInOrder(AXES, decidedBy).map((one) => one.axis)
  assert.deepEqual(names([]), ['licence', 'region', 'size', 'product', 'sanctions'])
  assert.deepEqual(names(['size']), ['size', 'licence', 'region', 'product', 'sanctions'])
  assert.deepEqual(
    AXES.filter(decides).map((one) => one.axis),
    ['licence', 'region', 'size'],
  )
})

test('the next steps are the easiest remedy of each deciding axis', () => {
  const steps = (decidedBy: string[]) =>
    nextSteps(AXES, decidedBy).map((step) => `${step.axis.axis} ${step.remedy.kind}`)
  assert.deepEqual(steps([]), [])
  assert.deepEqual(steps(['region', 'licence', 'size']), ['licence declare', 'region read_notice'])
})

test('an axis shows its reason if its rows have another one', () => {
  const missing = [{ reason: 'missing' }]
  assert.equal(isUnexplained({ verdict: 'no', reason: 'missing', basis: missing }), false)
  assert.equal(isUnexplained({ verdict: 'check', reason: 'permitted_list_only', basis: missing }), true)
  assert.equal(isUnexplained({ verdict: 'check', reason: 'not_in_data', basis: [] }), true)
  assert.equal(isUnexplained({ verdict: 'yes', reason: 'met', basis: missing }), false)
})

test('an axis that is not met, although the verdict is not no, can be met by joint bidding', () => {
  const axes = [{ verdict: 'no' }, { verdict: 'check' }, { verdict: 'yes' }]
  assert.deepEqual(curedAxes('check', axes), [{ verdict: 'no' }])
  assert.deepEqual(curedAxes('no', axes), [])
})

test('a step that several axes need is listed once', () => {
  const both = [axis('licence', true, remedy('read_notice')), axis('region', true, remedy('read_notice'))]
  assert.equal(nextSteps(both, ['licence', 'region']).length, 1)
})

test('rows are grouped, and those without a group are separate', () => {
  const rows = [1, 2, 1, null, null].map((group, index) => ({ group, index }))
  assert.deepEqual(
    rowsByGroup(rows).map((group) => group.map(({ index }) => index)),
    [[0, 2], [1], [3], [4]],
  )
})
