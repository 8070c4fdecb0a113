// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * How long bidding is open, compared with other notices of the same kind
 *
 * @param n Notices compared: same category, contract method and urgency, re-notices only with re-notices, posted in the
 * last 12 months; 0 = nothing to examine
 * @param reason Why {@code short} is {@code null}. {@code no_dates}: the notice has no closing time · {@code
 * no_method}: the source does not give the contract method · {@code first_version_unknown}: the notice had been changed
 * before this service first recorded it · {@code too_few}: fewer than 20 notices to compare
 * @param contractMethod Contract method
 * @param urgent Marked urgent (긴급)
 * @param renotice Whether it is a re-notice (재공고)
 * @param days Days from the first posting of the notice to its closing time, to a tenth; re-bids do not count
 * @param medianDays Median of the compared notices
 * @param shortestTenthDays A tenth of the compared notices has a shorter period than this
 * @param short_ {@code true}: shorter than {@code shortestTenthDays}. No legal minimum is applied
 */
public record ShortPeriodSignal(
        long n,
        ShortPeriodSignalReason reason,
        String contractMethod,
        boolean urgent,
        boolean renotice,
        Double days,
        Double medianDays,
        Double shortestTenthDays,
        Boolean short_) {}
