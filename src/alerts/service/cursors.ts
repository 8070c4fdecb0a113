import type { Db } from '../../lib/db/index.ts'
import { readHead } from '../../lib/feed.ts'
import { fieldProblem, type Problem, problem } from '../../lib/problems.ts'
import type { Secrets } from '../../lib/secret.ts'
import { readEventHead } from '../store/events.ts'

const CURSOR = 'events cursor'
const BACK_CURSOR = 'events cursor back'

/** Places in the events of an account, signed: those that lead on, and those of a walk back from the newest. */
export function createCursors({ db, secrets }: { db: Db; secrets: () => Secrets }) {
  const seal = (epoch: string, accountId: string, position: number) =>
    secrets().sign(CURSOR, JSON.stringify([epoch, accountId, position]))

  /** Of a walk back: of another kind, so that neither is taken for the other. */
  const sealBack = (epoch: string, accountId: string, before: number, newest: number) =>
    secrets().sign(BACK_CURSOR, JSON.stringify([epoch, accountId, before, newest]))

  /** What is gone behind the cursor is missed by nobody: the walk ends there. */
  async function backFrom(accountId: string, cursor: string) {
    const { epoch } = await readHead(db.sql)
    if (cursor === '') {
      const { position } = await readEventHead(db.sql, accountId)
      return { epoch, before: position + 1, newest: position }
    }
    const text = secrets().verify(BACK_CURSOR, cursor)
    const [of, account, before, newest] = text === null ? [] : (JSON.parse(text) as [string, string, number, number])
    if (account !== accountId || before === undefined || newest === undefined) throw notOurs('query', 'since')
    if (of !== epoch) throw expired()
    return { epoch, before, newest }
  }

  async function positionOf(accountId: string, cursor: string): Promise<number> {
    if (cursor === '') return 0
    const text = secrets().verify(CURSOR, cursor)
    const [epoch, account, position] = text === null ? [] : (JSON.parse(text) as [string, string, number])
    if (account !== accountId || position === undefined) throw notOurs('query', 'since')
    const [feed, head] = await Promise.all([readHead(db.sql), readEventHead(db.sql, accountId)])
    if (feed.epoch !== epoch || position < head.forgotten) throw expired()
    return position
  }

  return { seal, sealBack, backFrom, positionOf }
}

export const notOurs = (place: 'query' | 'header', name: string): Problem =>
  fieldProblem([
    {
      in: place,
      name,
      code: 'invalid_cursor',
      message: {
        en: 'This value does not come from this service. Send it exactly as you received it, and with the same `sort`, or leave it out to begin anew.',
        ko: '이 서비스가 드린 값이 아닙니다. 받은 값을 같은 `sort`와 함께 그대로 보내거나, 값을 빼고 처음부터 받아 주십시오.',
      },
    },
  ])

export const expired = (): Problem =>
  problem('cursor_expired', {
    en: 'Events after this one may be gone: they are kept for 30 days, and cursors do not outlive a restored database. Begin again without it.',
    ko: '이 값 뒤의 이벤트가 남아 있지 않을 수 있습니다. 이벤트는 30일 동안 보관하며, 데이터베이스가 복원되면 그 전의 커서는 쓸 수 없습니다. 값을 빼고 처음부터 다시 받아 주십시오.',
  })
