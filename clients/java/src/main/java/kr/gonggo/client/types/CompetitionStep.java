// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A part of other types.
 *
 * @param scope Scope
 * @param n Openings that the section counts in this scope
 */
public record CompetitionStep(
        SingleBidScope scope,
        long n) {}
