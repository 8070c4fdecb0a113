// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * Facts of this notice that correspond to red flags of the Open Contracting Partnership. A signal is a reason to look
 * closer, not a finding
 *
 * @param singleBid the field singleBid
 * @param lateChange the field lateChange
 * @param shortPeriod the field shortPeriod
 */
public record CompetitionSignals(
        SingleBidSignal singleBid,
        LateChangeSignal lateChange,
        ShortPeriodSignal shortPeriod) {}
