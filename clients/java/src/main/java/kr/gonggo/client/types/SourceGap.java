// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Timestamp;

/**
 * A part of other types.
 *
 * @param from Start of the period
 * @param to End of the period
 */
public record SourceGap(
        Timestamp from,
        Timestamp to) {}
