// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Timestamp;

/**
 * The state of the data that all figures refer to.
 *
 * @param position Position in the feed of changes that all figures refer to.
 * @param at When the figures were taken.
 */
public record ReportAsOf(
        long position,
        Timestamp at) {}
