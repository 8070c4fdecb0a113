// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A part of other types.
 *
 * @param noticeNo Notice
 * @param title Title
 * @param openedOn Day of its latest failed opening, in Seoul
 * @param openings Its failed openings: one for each lot and re-bid
 * @param bidders Most bidders in one of them; {@code null} = the source does not give the number
 */
public record FailedNotice(
        String noticeNo,
        String title,
        String openedOn,
        long openings,
        Integer bidders) {}
