// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A part of other types.
 *
 * @param date The day, in Seoul time.
 * @param matches Number of matching notices posted on that day.
 */
public record KeywordPreviewPerDay(
        String date,
        long matches) {}
