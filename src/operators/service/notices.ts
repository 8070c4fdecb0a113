import type { Bids } from '../../bids/index.ts'
import type { OperatorLog } from './log.ts'

export interface NoticeManagerDeps {
  bids: Pick<Bids, 'withdraw' | 'restore' | 'withdrawalOf' | 'originOf'>
}

export interface WithdrawalInput {
  noticeNo: string
  reason: string
  /** The remaining notice, if both are the same. */
  sameAs: string | null
}

/** Changes of notices by commands only, because they concern all accounts. */
export function createNoticeManager({ bids, log }: NoticeManagerDeps & { log: OperatorLog }) {
  async function withdraw({ noticeNo, reason, sameAs }: WithdrawalInput) {
    if (sameAs !== null && (sameAs === noticeNo || !(await bids.originOf(sameAs)))) return 'no_such_twin'
    const origin = await bids.originOf(noticeNo)
    if (!origin) return (await bids.withdrawalOf(noticeNo)) ? 'already' : 'no_such_notice'
    const { withdrawn } = await bids.withdraw(
      origin.source,
      [{ number: origin.number, asOf: null, reason, sameAs }],
      () => true,
      (tx) =>
        log.record(tx, {
          by: null,
          action: 'notice_withdrawn',
          subject: noticeNo,
          reason,
          detail: sameAs === null ? {} : { sameAs },
        }),
    )
    return withdrawn.length > 0 ? 'done' : 'already'
  }

  async function restore(noticeNo: string): Promise<boolean> {
    return bids.restore(noticeNo, (tx) => log.record(tx, { by: null, action: 'notice_restored', subject: noticeNo }))
  }

  return { withdraw, restore, withdrawalOf: bids.withdrawalOf }
}
