import { availableParallelism, loadavg } from 'node:os'

/** On an idle machine, no step takes a tenth of this. */
const IDLE_MS = 60_000
const LONGEST_FACTOR = 4

/**
 * How long tests wait for a step before they report that it hangs: the only such limit, which grows with the load of
 * the machine. It does not limit how long a step may take; tests of speed compare with a control in the same run.
 */
export const PATIENCE_MS = Math.round(IDLE_MS * Math.min(LONGEST_FACTOR, Math.max(1, loadOfCore())))

/** The load per core over the last minute; 0 if the system does not provide it. */
function loadOfCore(): number {
  const [lastMinute = 0] = loadavg()
  return lastMinute / availableParallelism()
}
