// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * The marks of the events.
 *
 * @param items The resulting marks, in the order sent.
 */
public record MarkedEvents(
        List<EventMark> items) {}
