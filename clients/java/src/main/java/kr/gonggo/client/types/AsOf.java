// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Timestamp;

/**
 * The state of the data that all figures refer to
 *
 * @param position Position in the feed of changes
 * @param at When that was the newest position
 */
public record AsOf(
        long position,
        Timestamp at) {}
