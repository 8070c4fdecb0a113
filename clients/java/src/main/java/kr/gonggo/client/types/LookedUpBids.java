// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * Notices found by their numbers
 *
 * @param items One item per number, in the same order
 */
public record LookedUpBids(
        List<LookedUpBid> items) {}
