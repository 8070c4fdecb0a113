// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * A part of other types.
 *
 * @param n Changes of the notice that this service recorded; 0 = nothing to examine
 * @param items Changes of times, amounts, methods, regions or industries within 72 hours before closing, newest first;
 * a value that is published for the first time does not count
 */
public record LateChangeSignal(
        long n,
        List<LateChangeSignalItem> items) {}
