// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import java.util.Map;
import kr.gonggo.client.json.Timestamp;

/**
 * A part of other types.
 *
 * @param name Name of the source, as in {@code source} of a notice
 * @param lastSuccessAt When it last responded successfully
 * @param lagSeconds By how many seconds the stored notices may lag behind the source; {@code null} if it is not polled
 * @param notices24h Notices first seen in the last 24 hours
 * @param nullRates For each field, the share of notices of the last 30 days without a value
 * @param failedWindows Number of time windows that failed and will be fetched again
 * @param quarantined Number of records that could not be read
 * @param waiting Number of notices with missing parts, and of OCDS processes that have announced only a plan
 * @param gaps Periods that could not be read for more than an hour: notices of these periods may be missing. They are
 * fetched again until that succeeds, and missing notices are reported then.
 */
public record Source(
        String name,
        Timestamp lastSuccessAt,
        Long lagSeconds,
        long notices24h,
        Map<String, Double> nullRates,
        long failedWindows,
        long quarantined,
        long waiting,
        List<SourceGap> gaps) {}
