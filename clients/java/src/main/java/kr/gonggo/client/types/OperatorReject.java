// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Timestamp;

/**
 * A record in quarantine.
 *
 * @param id Identifier of the record in quarantine.
 * @param operation The list of the source that it came from.
 * @param reason Why it could not be read.
 * @param at When it was last rejected.
 * @param again Whether it can be fetched again. {@code ordered}: it will be fetched. {@code impossible}: it came from a
 * file, or its origin was not recorded.
 */
public record OperatorReject(
        String id,
        String operation,
        String reason,
        Timestamp at,
        OperatorRejectAgain again) {}
