// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Timestamp;

/**
 * A notice reported because of the keyword, in its current state.
 *
 * @param at When the keyword first led to an event about this notice.
 * @param version Version of the notice at that time.
 * @param bid the field bid
 */
public record KeywordMatch(
        Timestamp at,
        int version,
        Bid bid) {}
