// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * Notices similar to one notice
 *
 * @param items The most similar first, those that require licences in common before the others
 */
public record SimilarBids(
        List<SimilarBid> items) {}
