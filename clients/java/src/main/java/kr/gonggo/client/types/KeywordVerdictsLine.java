// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * What would become of a line.
 *
 * @param verdict {@code ok} = it would be added; {@code repeated} = it means the same as an earlier line; otherwise why
 * it would be refused. {@code limit_reached}: the lines above it take what the plan leaves.
 * @param matches Number of notices posted in the period that match; {@code null} where nothing was counted because it
 * is refused.
 * @param keywordId {@code keyword_exists}: the keyword of the account that means the same.
 * @param sameAs {@code repeated}: the earlier line that means the same, counted from 0.
 * @param errors What is wrong with it; empty if nothing is.
 */
public record KeywordVerdictsLine(
        KeywordVerdictsLineVerdict verdict,
        Long matches,
        String keywordId,
        Integer sameAs,
        List<ProblemError> errors) {}
