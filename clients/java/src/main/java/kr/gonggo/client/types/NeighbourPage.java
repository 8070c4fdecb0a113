// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * Fields to send with the same search for the page beside this one.
 *
 * @param page Number of the page
 * @param anchor Where the page begins or ends
 */
public record NeighbourPage(
        int page,
        String anchor) {}
