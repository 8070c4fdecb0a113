// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Timestamp;

/**
 * A read-only address for a calendar or feed reader.
 *
 * @param id Identifier of the link.
 * @param kind {@code calendar}: iCalendar with closings, openings and pre-specification deadlines · {@code atom}: an
 * Atom feed.
 * @param of Which notices: {@code starred} (events marked so) · {@code pursued} (pursuits but dropped ones) · {@code
 * matched} (by active keywords of the account, without dismissed ones) · {@code keyword} (by the keyword {@code
 * keywordId}) · {@code search} (by {@code keyword} and {@code filter}) · {@code all} (starred, pursued or matched).
 * @param keywordId The keyword, with {@code of: keyword}. Deleting the keyword deletes the link.
 * @param keyword Words to find in titles, in the search language, with {@code of: search}.
 * @param filter Conditions on a notice besides its words, as for a keyword, with {@code of: search}.
 * @param language Language of the labels in the calendar or feed.
 * @param name Name of the calendar or feed.
 * @param state {@code paused}: the plan includes fewer links; the oldest ones stay active.
 * @param createdBy The key or member that created it; {@code null} = the operator.
 * @param createdAt When it was created.
 * @param lastUsedAt When it was last used, to the minute; {@code null} = never.
 */
public record SubscriptionLink(
        String id,
        SubscriptionLinkKind kind,
        SubscriptionLinkOf of,
        String keywordId,
        String keyword,
        SubscriptionLinkFilter filter,
        ReportLanguage language,
        String name,
        KeywordState state,
        String createdBy,
        Timestamp createdAt,
        Timestamp lastUsedAt) {}
