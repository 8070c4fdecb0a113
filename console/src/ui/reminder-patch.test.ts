import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reminderPatch } from './reminder-patch.ts'

const nobody = { assignee: null }
const name = 'remindClosing' as const

test('a reminder without assignee assigns the member who sets it', () => {
  assert.deepEqual(reminderPatch(nobody, { name, days: [3, 1], member: 'mem_1' }), {
    remindClosing: [3, 1],
    assignee: 'mem_1',
  })
})

test('an existing assignee stays; keys, and removed reminders, assign nobody', () => {
  const assigned = { assignee: 'mem_2' }
  assert.deepEqual(reminderPatch(assigned, { name, days: [1], member: 'mem_1' }), { remindClosing: [1] })
  assert.deepEqual(reminderPatch(nobody, { name, days: [1], member: null }), { remindClosing: [1] })
  assert.deepEqual(reminderPatch(nobody, { name: 'remindOpening', days: [], member: 'mem_1' }), { remindOpening: [] })
})
