// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * Fields that replace those of the same search for the page beside this one.
 *
 * @param page Number of the page
 * @param anchor Where the page begins or ends; {@code null} if the number decides
 */
public record NeighbourPage(
        int page,
        String anchor) {}
