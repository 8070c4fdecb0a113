// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * A keyword that led to an event, and why.
 *
 * @param keywordId The keyword.
 * @param keyword Its text at that time.
 * @param terms Which of its terms the notice contains, and where.
 * @param foundIn Where its terms are in the attachments: at most three places. Absent if none is there.
 * @param company the field company
 */
public record EventMatch(
        String keywordId,
        String keyword,
        List<EventTerm> terms,
        List<FoundInAttachment> foundIn,
        EventCompany company) {}
