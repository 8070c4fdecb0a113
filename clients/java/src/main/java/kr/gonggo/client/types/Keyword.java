// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Timestamp;

/**
 * A stored search of an account.
 *
 * @param id Identifier of the keyword.
 * @param keyword Words to find, in the search language: a space means "and", {@code |} "or", {@code -} "not", {@code
 * "…"} an exact phrase, and parentheses group. It may be empty if the filter names an agency or an industry.
 * @param in Where the words are looked for: in titles, in the text of attachments, or in both together. A word that is
 * excluded may be in none of these places.
 * @param filter Conditions on a notice besides its words, as typed.
 * @param profile The further company that it is for; {@code null} = the company of the account.
 * @param alert What to notify about, whom and how.
 * @param state A paused keyword matches nothing.
 * @param pausedReason {@code owner} = paused by request, {@code plan} = the account has more keywords than its plan
 * includes, or the plan includes no further companies.
 * @param createdBy The key that created it; {@code null} = the operator.
 * @param createdAt When it was created.
 * @param updatedAt When it was last changed.
 * @param matchCount Number of matches since it was created.
 * @param lastMatchedAt When a notice last matched it.
 * @param recent What the keyword would have matched on each of the last 90 days, had it existed; at most ten minutes
 * old. Only with {@code recent=true}.
 * @param estimate the field estimate
 */
public record Keyword(
        String id,
        String keyword,
        KeywordIn in,
        KeywordFilter filter,
        String profile,
        KeywordAlert alert,
        KeywordState state,
        KeywordPausedReason pausedReason,
        String createdBy,
        Timestamp createdAt,
        Timestamp updatedAt,
        long matchCount,
        Timestamp lastMatchedAt,
        KeywordRecent recent,
        KeywordEstimate estimate) {}
