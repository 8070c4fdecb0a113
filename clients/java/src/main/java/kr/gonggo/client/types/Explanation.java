// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * A part of other types.
 *
 * @param query How the search text was understood
 * @param filters Each filter on its own
 * @param hints Hints on why few or no notices match, in the language of {@code Content-Language}
 */
public record Explanation(
        String query,
        List<ExplanationFilter> filters,
        List<String> hints) {}
