// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A part of other types.
 *
 * @param name Name of the reader.
 * @param behind Changes not read yet.
 */
public record OperatorOverviewFeedReader(
        String name,
        long behind) {}
