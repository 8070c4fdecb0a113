// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Timestamp;

/**
 * A source, with details that customers do not see.
 *
 * @param name Name of the source.
 * @param kind How the source is read.
 * @param state {@code idle}: not polled; it was imported or run once.
 * @param ready Whether this process can read it, for example has the service key.
 * @param goLiveAt Notices older than this cause no alerts.
 * @param openWindows Time windows that are still to be fetched.
 * @param lastFailure Why the last window failed.
 * @param callsToday Calls made today.
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
