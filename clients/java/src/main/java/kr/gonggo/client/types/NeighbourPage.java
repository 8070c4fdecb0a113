// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * Fields to replace in the same search to get the previous or next page.
 *
 * @param page Number of the page
 * @param anchor Where the page begins or ends; {@code null} if the number decides
 */
public record NeighbourPage(
        int page,
        String anchor) {}
