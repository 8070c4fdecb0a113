import type { Access, NetworkBlock } from '../../access/index.ts'
import { type Clock, seoulTime, seoulTimeOrNull } from '../../lib/clock.ts'
import type { Answer, Attempt, Idempotency } from '../../lib/idempotency.ts'
import type { Page } from '../../lib/page.ts'
import { problem } from '../../lib/problems.ts'
import type { BlockedNetwork } from '../schema/networks.ts'
import type { OperatorActions } from './actions.ts'
import type { Operator } from './log.ts'

export interface NetworkManagerDeps {
  clock: Clock
  idempotency: Pick<Idempotency, 'run'>
  access: { watch: Pick<Access['watch'], 'pageNetworks'> }
}

/** Blocked networks. */
export function createNetworkManager(deps: NetworkManagerDeps & { actions: OperatorActions }) {
  const { clock, idempotency, access, actions } = deps
  const { watch } = access
  const shown = (block: NetworkBlock): BlockedNetwork => toNetwork(block, clock.now())

  async function list(state: BlockedNetwork['state'] | null, page: Page) {
    const { total, rows } = await watch.pageNetworks(state === null ? null : state === 'contained', page)
    return { total, items: rows.map(shown) }
  }

  const lift = (attempt: Attempt, by: Operator, id: string, reason: string): Promise<Answer<BlockedNetwork>> =>
    idempotency.run(attempt, async (tx) => {
      const block = await actions(tx, by).liftNetwork(id, reason.trim())
      if (!block) throw problem('not_found', NO_SUCH_BLOCK)
      return { status: 200, body: shown(block) }
    })

  return { list, lift }
}

/** A block expires by time, without a write to the database. */
function toNetwork({ id, network, evidence, openedAt, until, resolvedAt }: NetworkBlock, now: number): BlockedNetwork {
  const endedAt = resolvedAt ?? (until <= now ? until : null)
  return {
    id,
    network,
    state: endedAt === null ? 'contained' : 'resolved',
    requests: evidence.requests,
    credentials: evidence.credentials,
    openedAt: seoulTime(openedAt),
    until: seoulTime(until),
    resolvedAt: seoulTimeOrNull(endedAt),
  }
}

const NO_SUCH_BLOCK = { en: 'There is no such blocked network.', ko: '차단된 네트워크를 찾을 수 없습니다.' }
