// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A part of other types.
 *
 * @param noticeNo Notice
 * @param title Title
 * @param agency Issuing agency
 * @param sameAgency Whether the same agency issued it
 * @param similarity How similar the titles are, in %
 * @param openedOn Planned day of opening, in Seoul
 */
public record SimilarFailedNotice(
        String noticeNo,
        String title,
        String agency,
        boolean sameAgency,
        int similarity,
        String openedOn) {}
