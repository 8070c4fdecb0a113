import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../test/app-harness.ts'
import { createSessionHands, mailLink, signInMember } from '../../test/session.ts'
import { createTeamHands } from '../../test/team.ts'

/** What a suspension ends does not begin again when the suspension ends. */
describe('a suspension ends sessions and unused links', () => {
  let app: TestApp
  before(async () => {
    app = await startTestApp()
  })
  after(() => app.close())
  const { call, signIn } = createSessionHands(() => app)
  const { newTeam, join } = createTeamHands(() => app)

  const outcomeOf = async (cookie: string) => {
    await app.access.auth.pollChanges()
    return (await call('GET', '/v1/keywords', { cookie })).outcome
  }

  test('of members whose plan has no team any more, and of nobody else', async () => {
    const team = await newTeam()
    const { id } = await join(team, 'member')
    const [member, owner] = [
      await signInMember(app, team.accountId, id),
      await signInMember(app, team.accountId, team.ownerId),
    ]
    const key = (await signIn({ key: team.key })).cookie
    const [link, ownersLink] = [
      await mailLink(app, team.accountId, id),
      await mailLink(app, team.accountId, team.ownerId),
    ]
    await app.accounts.setPlan(team.accountId, 'pro')
    assert.equal(await outcomeOf(member), '401 session_ended')
    await app.accounts.setPlan(team.accountId, 'enterprise')
    assert.equal(await outcomeOf(member), '401 session_ended')
    assert.equal((await signIn({ token: link })).outcome, '401 invalid_link')
    assert.deepEqual([await outcomeOf(owner), await outcomeOf(key)], ['200', '200'])
    assert.equal((await signIn({ token: ownersLink })).outcome, '200')
    assert.equal(await outcomeOf(await signInMember(app, team.accountId, id)), '200')
  })

  test('of an account, those of its keys too', async () => {
    const team = await newTeam()
    const stranger = await newTeam()
    const far = (await signIn({ key: stranger.key })).cookie
    const near = [await signInMember(app, team.accountId, team.ownerId), (await signIn({ key: team.key })).cookie]
    const link = await mailLink(app, team.accountId, team.ownerId)
    await app.accounts.setState(team.accountId, 'suspended')
    for (const cookie of near) assert.equal(await outcomeOf(cookie), '401 session_ended')
    await app.accounts.setState(team.accountId, 'active')
    for (const cookie of near) assert.equal(await outcomeOf(cookie), '401 session_ended')
    assert.equal((await signIn({ token: link })).outcome, '401 invalid_link')
    assert.equal(await outcomeOf(far), '200')
    assert.equal(await outcomeOf((await signIn({ key: team.key })).cookie), '200')
  })

  test('also those that an older version has left', async () => {
    const team = await newTeam()
    const { id } = await join(team, 'member')
    const ofMember = await signInMember(app, team.accountId, id)
    await app.db.sql`update members set state = 'suspended' where account_id = ${team.accountId} and id = ${id}`
    await app.accounts.setPlan(team.accountId, 'pro')
    await app.accounts.setPlan(team.accountId, 'enterprise')
    assert.equal(await outcomeOf(ofMember), '401 session_ended')
    const ofOwner = await signInMember(app, team.accountId, team.ownerId)
    await app.db.sql`update accounts set state = 'suspended' where id = ${team.accountId}`
    await app.accounts.setState(team.accountId, 'active')
    assert.equal(await outcomeOf(ofOwner), '401 session_ended')
  })

  test('also of those who sign in at this very moment', async () => {
    for (let round = 0; round < 10; round++) {
      const team = await newTeam()
      const { id } = await join(team, 'member')
      const tokens = [
        await mailLink(app, team.accountId, id),
        await mailLink(app, team.accountId, team.ownerId),
      ] as const
      const entering = [signIn({ token: tokens[0] }), signIn({ token: tokens[1] }), signIn({ key: team.key })]
      const suspending =
        round % 2 === 0
          ? app.accounts.setPlan(team.accountId, 'pro')
          : app.accounts.setState(team.accountId, 'suspended')
      await Promise.all([...entering, suspending])
      const left = await app.db.sql<{ memberId: string | null }[]>`
        select member_id from sessions where account_id = ${team.accountId} and (member_id = ${id} or ${round % 2 === 1})`
      assert.deepEqual([...left], [])
    }
  })
})
