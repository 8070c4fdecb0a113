/** Duration of the work in milliseconds. */
export async function timeOf(work: () => unknown): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

interface Pace {
  /**
   * Duration of a control on the same machine in the same run: the same work without the load that should not slow it
   * down.
   */
  controlMs: number
  /** It may take this many times longer than the control, */
  times: number
  /** and in any case this long, because ratios to a very fast control mean little. */
  floorMs: number
}

/** The maximum duration of a step on this machine at present. An absolute limit would fail on a busy one. */
export const paceLimit = ({ controlMs, times, floorMs }: Pace): number => Math.max(floorMs, times * controlMs)
