import assert from 'node:assert/strict'
import { test } from 'node:test'
import { agencyLead } from './agency-lead.ts'

const OWN = { code: '1234567', name: '한국도로공사' }
const OTHER = { code: '7654321', name: '조달청' }
const lead = { agency: OWN.code, agencyRole: 'issuing' }

test('an agency links to the openings that it issues', () => {
  assert.deepEqual(agencyLead(OWN, {}), lead)
  assert.deepEqual(agencyLead(OWN, { agencyRole: 'demand' }), lead)
  assert.deepEqual(agencyLead({ code: null, name: OWN.name }, {}), { ...lead, agency: OWN.name })
  assert.equal(agencyLead({ code: null, name: null }, {}), null)
  assert.deepEqual(agencyLead(undefined, {}), {})
})

test('openings issued for another agency have no filter', () => {
  for (const agency of [OWN.code, OWN.name])
    for (const agencyRole of [undefined, 'any']) {
      const state = { agency, ...(agencyRole && { agencyRole }) }
      assert.deepEqual(agencyLead(OWN, state), lead, 'all that the filtered agency issues is in its group')
      assert.equal(agencyLead(OTHER, state), null, 'of the other agency the group has a part')
    }
  assert.equal(agencyLead(OWN, { agency: OWN.code, agencyRole: 'demand' }), null)
})

test('under the role of the group, a part of a name links to each agency that matches', () => {
  assert.deepEqual(agencyLead(OWN, { agency: '도로', agencyRole: 'issuing' }), lead)
})
