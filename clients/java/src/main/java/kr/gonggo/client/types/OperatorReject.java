// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Timestamp;

/**
 * A record that could not be read.
 *
 * @param id Identifier of the record in quarantine.
 * @param operation What of the source it came from.
 * @param reason Why it could not be read.
 * @param at When it was last refused.
 * @param again Whether it can be asked for again. {@code ordered}: the source will be asked for it. {@code impossible}:
 * it came from a file, or before the service noted where records come from.
 */
public record OperatorReject(
        String id,
        String operation,
        String reason,
        Timestamp at,
        OperatorRejectAgain again) {}
