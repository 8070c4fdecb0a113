// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * What the keyword would have matched on each of the last 90 days, had it existed; at most ten minutes old. Only with
 * {@code recent=true}.
 *
 * @param from The first day, in Seoul time.
 * @param matches One for each of the last 90 days, ending with today.
 */
public record KeywordRecent(
        String from,
        List<Long> matches) {}
