import { seoulTimeOrNull } from '../lib/clock.ts'
import type { Action, Command } from './command.ts'
import { NotFound, WrongUsage } from './failures.ts'

const REASON_LENGTH = 1_000

const withdraw: Action = {
  words: ['NOTICE_NO'],
  says: 'Withdraws a notice: searches and lists no longer contain it, and the changes feed reports a deletion.',
  notes: [
    'It comes back when its source changes it later. With --same-as, it comes back only by "notice restore".',
    'Do not withdraw a notice because it was cancelled: it stays, with the status cancelled.',
  ],
  options: {
    reason: { value: 'TEXT', says: `why, in up to ${REASON_LENGTH} characters; clients can read it`, needed: true },
    'same-as': { value: 'OTHER_NO', says: 'the notice that remains, if both are the same one' },
  },
  async run(given, { open }) {
    const noticeNo = given.word('NOTICE_NO')
    const sameAs = given.option('same-as')
    const reason = given.option('reason')?.trim() ?? ''
    if (reason.length === 0 || reason.length > REASON_LENGTH) {
      throw new WrongUsage(`--reason must be 1 to ${REASON_LENGTH} characters.`)
    }
    if (sameAs === noticeNo) throw new WrongUsage('--same-as must be another notice.')
    const { app } = await open()
    const { notices } = app.operators
    const outcome = await notices.withdraw({ noticeNo, reason, sameAs })
    if (outcome === 'no_such_notice') {
      throw new NotFound(
        `There is no notice "${noticeNo}". Nothing was withdrawn, and nothing will be when it arrives.`,
      )
    }
    if (outcome === 'no_such_twin') throw new NotFound(`There is no notice "${sameAs}".`)
    const withdrawal = await notices.withdrawalOf(noticeNo)
    const document = {
      noticeNo,
      version: withdrawal?.version ?? null,
      withdrawnAt: seoulTimeOrNull(withdrawal?.at ?? null),
      reason: withdrawal?.reason ?? null,
      sameAs: withdrawal?.sameAs ?? null,
    }
    if (outcome === 'already') return { document, text: `Notice ${noticeNo} is withdrawn already.` }
    return { document, text: `Notice ${noticeNo} is withdrawn. "./gonggo notice restore ${noticeNo}" brings it back.` }
  },
}

const restore: Action = {
  words: ['NOTICE_NO'],
  says: 'Brings a withdrawn notice back as it was. The changes feed reports it again, with a higher version.',
  options: {},
  async run(given, { open }) {
    const noticeNo = given.word('NOTICE_NO')
    const { app } = await open()
    if (!(await app.operators.notices.restore(noticeNo))) {
      throw new NotFound(`There is no withdrawn notice "${noticeNo}".`)
    }
    return { document: { noticeNo }, text: `Notice ${noticeNo} is back.` }
  },
}

export const notice: Command = {
  says: 'Notices: withdrawing one that should not be there, and restoring it.',
  actions: { withdraw, restore },
}
