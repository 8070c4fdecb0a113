// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Timestamp;

/**
 * A read-only address for a calendar, a feed reader or a widget.
 *
 * @param id Identifier of the link.
 * @param kind {@code calendar}: iCalendar with closings, openings and pre-specification deadlines · {@code atom}: an
 * Atom feed · {@code widget}: a page with the newest open notices, to embed in an intranet.
 * @param of Which notices: {@code starred} (events marked so) · {@code pursued} (pursuits that were not dropped) ·
 * {@code matched} (by active keywords of the account, without dismissed ones) · {@code keyword} (by the keyword {@code
 * keywordId}) · {@code search} (by {@code keyword} and {@code filter}) · {@code all} (starred, pursued or matched).
 * @param keywordId The keyword, with {@code of: keyword}. Deleting the keyword deletes the link.
 * @param keyword Words to find in titles, in the search language, with {@code of: search}.
 * @param filter Conditions on a notice besides its words, as for a keyword, with {@code of: search}.
 * @param language Language of the labels in the calendar, feed or widget.
 * @param name Name of the calendar, feed or widget.
 * @param origins The sites whose pages may show the widget: scheme, host and port. Without any, it is shown only by the
 * service itself.
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
        List<String> origins,
        KeywordState state,
        String createdBy,
        Timestamp createdAt,
        Timestamp lastUsedAt) {}
