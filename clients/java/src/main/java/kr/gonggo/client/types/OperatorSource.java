// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Timestamp;

/**
 * A source, with what customers do not see.
 *
 * @param name Name of the source.
 * @param kind How it is read.
 * @param state {@code idle}: known from an import or a single run.
 * @param ready Whether this process could read it; not without the service key, say.
 * @param goLiveAt What is older at the source never alerts.
 * @param openWindows Time windows that are still to be fetched.
 * @param lastFailure Why the last window failed.
 * @param callsToday Calls of the day.
 * @param report the field report
 */
public record OperatorSource(
        String name,
        String kind,
        OperatorSourceState state,
        boolean ready,
        Timestamp goLiveAt,
        long openWindows,
        String lastFailure,
        List<OperatorSourceCallsToday> callsToday,
        Source report) {}
