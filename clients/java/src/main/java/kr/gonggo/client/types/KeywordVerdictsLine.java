// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * The result for one line.
 *
 * @param verdict {@code ok} = it would be added; {@code repeated} = equivalent to an earlier line; otherwise the reason
 * for rejection. {@code limit_reached}: the lines above use up the limit of the plan.
 * @param matches Number of notices posted in the period that match; {@code null} if the line is rejected without
 * counting.
 * @param keywordId With {@code keyword_exists}: the equivalent keyword of the account.
 * @param sameAs With {@code repeated}: the earlier equivalent line, counted from 0.
 * @param errors Errors of the line; empty if it is valid.
 */
public record KeywordVerdictsLine(
        KeywordVerdictsLineVerdict verdict,
        Long matches,
        String keywordId,
        Integer sameAs,
        List<ProblemError> errors) {}
