/**
 * For how long after a notice was over we know what was told of it: two years. A notice is then amended no more, and its
 * award is not corrected; one that is all the same counts as new.
 */
export const MARKS_KEPT_DAYS = 730
