// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * Where a search with {@code in} found the notice. Excluded words are not shown.
 *
 * @param title Words of the query that the title contains, or that are the number of the notice
 * @param attachments Files with words of the query, at most 3. There may be more
 */
public record FoundIn(
        List<String> title,
        List<FoundFile> attachments) {}
