/** How long the work took, in milliseconds. */
export async function timeOf(work: () => unknown): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

interface Pace {
  /** Of a control on the same machine in the same run: the same work without what should not make it slower. */
  controlMs: number
  /** So many times longer than the control it may take, */
  times: number
  /** and as long as this in any case: a control that takes no time at all says little. */
  floorMs: number
}

/** The longest that a step may take on this machine at present. An absolute number would fail on a busy one. */
export const paceLimit = ({ controlMs, times, floorMs }: Pace): number => Math.max(floorMs, times * controlMs)
