// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * Where notices come from.
 *
 * @param enabled Sources that are read.
 * @param behind Those that lag by more than an hour.
 * @param failing Those with time windows that failed.
 * @param quarantined Records that could not be read, of all sources.
 * @param waiting Notices that wait for missing parts, of all sources.
 */
public record OperatorOverviewSources(
        long enabled,
        long behind,
        long failing,
        long quarantined,
        long waiting) {}
