// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * What the events are marked as.
 *
 * @param items The marks as they now are, in the order sent.
 */
public record MarkedEvents(
        List<EventMark> items) {}
