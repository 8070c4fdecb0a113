import { availableParallelism, loadavg } from 'node:os'

/** No step takes a tenth of this on an idle machine. */
const IDLE_MS = 60_000
const LONGEST_FACTOR = 4

/**
 * How long tests wait for a step before they report that it hangs: the only such limit, and it grows with the load of the
 * machine. It says nothing about how fast a step has to be; tests of speed compare with a control in the same run.
 */
export const PATIENCE_MS = Math.round(IDLE_MS * Math.min(LONGEST_FACTOR, Math.max(1, loadOfCore())))

/** Of one core, over the last minute; 0 where the system does not tell. */
function loadOfCore(): number {
  const [lastMinute = 0] = loadavg()
  return lastMinute / availableParallelism()
}
