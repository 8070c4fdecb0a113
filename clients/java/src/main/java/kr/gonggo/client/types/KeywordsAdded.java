// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * The result of adding many keywords.
 *
 * @param added Number of new keywords.
 * @param items One for each keyword, in the same order.
 */
public record KeywordsAdded(
        int added,
        List<KeywordsAddedItem> items) {}
