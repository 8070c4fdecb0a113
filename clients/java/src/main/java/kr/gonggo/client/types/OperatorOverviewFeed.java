// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * The feed of changes.
 *
 * @param head The last position.
 * @param readers Readers of the feed.
 */
public record OperatorOverviewFeed(
        long head,
        List<OperatorOverviewFeedReader> readers) {}
