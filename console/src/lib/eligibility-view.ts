/** The fields of a remedy that are used. */
interface Step {
  kind: string
  items: readonly { code: string | null; name: string }[]
}
interface AxisLike {
  axis: string
  verdict: string
  limited: boolean | null
  remedies: readonly Step[]
}

/** In ascending order of effort. */
const CHEAPEST = ['declare', 'declare_date', 'read_notice', 'renew', 'joint_bidder', 'obtain']
const LEVELS = ['licence', 'region']

/** Whether an axis decides the verdict: licence and region always do, others only if the data states a limit. */
export const decides = ({ axis, limited }: Pick<AxisLike, 'axis' | 'limited'>): boolean =>
  limited === true || LEVELS.includes(axis)

interface Reasoned {
  verdict: string
  reason: string
  basis: readonly { reason: string }[]
}

/** Whether the rows do not explain why an axis is not met: none of them has the reason of the axis. */
export const isUnexplained = ({ verdict, reason, basis }: Reasoned): boolean =>
  basis.length === 0 || (verdict !== 'yes' && basis.every((row) => row.reason !== reason))

/** Axes that are not met although the verdict is not `no`, because joint bidding can meet them. */
export const curedAxes = <Axis extends { verdict: string }>(verdict: string, axes: readonly Axis[]): Axis[] =>
  verdict === 'check' ? axes.filter((axis) => axis.verdict === 'no') : []

/** First the axes that prevent `yes`, then the others that decide, then the rest, each in its order. */
export function axesInOrder<Axis extends AxisLike>(axes: readonly Axis[], decidedBy: readonly string[]): Axis[] {
  const rank = (axis: Axis) => (decidedBy.includes(axis.axis) ? 0 : decides(axis) ? 1 : 2)
  return axes.toSorted((one, other) => rank(one) - rank(other))
}

const cost = ({ kind }: Step): number => {
  const at = CHEAPEST.indexOf(kind)
  return at === -1 ? CHEAPEST.length : at
}

/** The easiest remedy of each axis that prevents `yes`, easiest first, without duplicates. */
export function nextSteps<Axis extends AxisLike>(
  axes: readonly Axis[],
  decidedBy: readonly string[],
): { axis: Axis; remedy: Axis['remedies'][number] }[] {
  const steps = axes
    .filter(({ axis }) => decidedBy.includes(axis))
    .flatMap((axis) => {
      const [remedy] = axis.remedies.toSorted((one, other) => cost(one) - cost(other))
      return remedy ? [{ axis, remedy }] : []
    })
  const isFirst = ({ remedy }: (typeof steps)[number], index: number) =>
    steps.findIndex((one) => JSON.stringify(one.remedy) === JSON.stringify(remedy)) === index
  return steps.filter(isFirst).toSorted((one, other) => cost(one.remedy) - cost(other.remedy))
}

/** Rows of a group are all required, and one group is enough; rows without a group are separate. */
export function rowsByGroup<Row extends { group: number | null }>(rows: readonly Row[]): Row[][] {
  const groups = new Map<number, Row[]>()
  const alone: Row[][] = []
  for (const row of rows) {
    if (row.group === null) alone.push([row])
    else groups.set(row.group, [...(groups.get(row.group) ?? []), row])
  }
  return [...groups.values(), ...alone]
}
